import type { ScrollingTilesRowAttributes } from './attributes';

export const classesOf = ( { direction }: ScrollingTilesRowAttributes ): string =>
	direction === 'end' ? 'is-towards-end' : '';
