import type { CSSProperties } from 'react';
import { classNames } from '@eidan/editor';
import type { OpenerAttributes } from './attributes';

/** Class names of the opener in the editor. `Eidan\Blocks\Opener` prints those of the page. */
export const classesOf = ( { display, icon, iconPosition }: OpenerAttributes ) =>
	classNames( `is-display-${ icon ? display : 'text' }`, iconPosition === 'end' && 'is-icon-end' );

export const styleOf = ( { size }: OpenerAttributes ) => ( { '--size': `${ size }px` } ) as CSSProperties;

/**
 * Matches class names that belong to the element around the opener: those of the editor, and those that show a block
 * only in one form of a header.
 */
const WRAPPER_CLASSES =
	/^(block-editor-|wp-block$|is-(selected|highlighted|hovered|multi-selected|reusable|typing|dragging|moving|focus-mode|outline-mode|vertical|header-(wide|compact))|has-(child-selected|warning|editable-outline))/;

/**
 * Splits the block props of the editor between two elements: the one around the opener, which fills the line, and the
 * opener itself, which looks as `Eidan\Blocks\Opener` prints it.
 *
 * @param props           Return value of `useBlockProps()`.
 * @param props.className Class names, which are split between both elements.
 * @param props.style     Inline style, which goes to the opener.
 * @return Props of the element around the opener (`wrapper`), and of the opener.
 */
export function splitProps( {
	className = '',
	style,
	...wrapperProps
}: Record< string, unknown > & { className?: string; style?: CSSProperties } ) {
	const [ wrapperClasses, openerClasses ]: [ string[], string[] ] = [ [ 'eidan-opener-place' ], [] ];
	for ( const name of className.split( /\s+/ ).filter( Boolean ) ) {
		( WRAPPER_CLASSES.test( name ) ? wrapperClasses : openerClasses ).push( name );
	}
	return {
		wrapper: { ...wrapperProps, className: wrapperClasses.join( ' ' ) },
		opener: { className: openerClasses.join( ' ' ), style },
	};
}
