import type { CSSProperties } from 'react';
import type { %Pascal%Attributes } from './attributes';

/** Class and custom properties of the canvas; `Eidan\Blocks\%Pascal%` adds the same to the saved HTML. */
export const lookOf = ( { emphasis, measure }: %Pascal%Attributes ): { className: string; style: CSSProperties } => ( {
	className: `is-${ emphasis }`,
	style: { '--measure': `${ measure }ch` } as CSSProperties,
} );
