import type { CSSProperties } from 'react';
import type { OpenerAttributes } from './attributes';

/** Classes of the opener in the canvas; `Eidan\Blocks\Opener` prints those of the page. */
export const classesOf = ( { display, icon, iconPosition }: OpenerAttributes ) =>
	[ `is-display-${ icon ? display : 'text' }`, iconPosition === 'end' && 'is-icon-end' ]
		.filter( Boolean )
		.join( ' ' );

export const styleOf = ( { size }: OpenerAttributes ): CSSProperties => {
	const properties: Record< string, string > = size === 24 ? {} : { '--size': `${ size }px` };
	return properties;
};

/** Classes that are the editor's, or say in which form of a header a block is shown: they are the line's. */
const OF_LINE =
	/^(block-editor-|wp-block$|is-(selected|highlighted|hovered|multi-selected|reusable|typing|dragging|moving|focus-mode|outline-mode|vertical|header-(wide|compact))|has-(child-selected|warning|editable-outline))/;

/**
 * Parts the props of the block in the canvas: those of the line that it stands in, and the look of the opener in it, as
 * `Eidan\Blocks\Opener` prints them.
 *
 * @param props           From `useBlockProps()`.
 * @param props.className Its classes.
 * @param props.style     Its look.
 * @return Props of the line, and of the opener.
 */
export function partedProps( {
	className = '',
	style,
	...line
}: Record< string, unknown > & { className?: string; style?: CSSProperties } ) {
	const [ ofLine, own ]: [ string[], string[] ] = [ [ 'eidan-opener-place' ], [] ];
	for ( const name of className.split( /\s+/ ).filter( Boolean ) ) {
		( OF_LINE.test( name ) ? ofLine : own ).push( name );
	}
	return { line: { ...line, className: ofLine.join( ' ' ) }, opener: { className: own.join( ' ' ), style } };
}
