import type { CSSProperties } from 'react';
import type { PanelAttributes } from './attributes';

/** Class names of the panel in the editor. `Eidan\Blocks\Panel` prints those of the page. */
export const classesOf = ( { kind, edge, numbers }: PanelAttributes ) =>
	[
		`is-${ kind }`,
		kind === 'side' && edge === 'start' && 'is-start',
		kind === 'fullscreen' && numbers && 'has-numbers',
	]
		.filter( Boolean )
		.join( ' ' );

/** Gives the panel the same width as on the page. */
export const styleOf = ( { kind, width }: PanelAttributes ): CSSProperties => {
	const properties: Record< string, string > = kind !== 'fullscreen' && width ? { '--width': `${ width }px` } : {};
	return properties;
};
