/** The form of a header in which a block is shown: both (''), only the wide one, or only the compact one. */
export type Form = '' | 'wide' | 'compact';

const FORM_CLASS = /(^|\s)is-header-(wide|compact)(?=\s|$)/;

/**
 * Reads the form from a block's classes. It is stored there because every block can have classes.
 *
 * @param className Classes of the block.
 */
export const formOf = ( className = '' ): Form => ( FORM_CLASS.exec( className )?.[ 2 ] ?? '' ) as Form;

/**
 * Sets the form in a block's classes.
 *
 * @param className Classes of the block.
 * @param form      New form; '' removes the class.
 */
export const withForm = ( className = '', form: Form ): string =>
	[ className.replace( FORM_CLASS, '' ).trim(), form && `is-header-${ form }` ].filter( Boolean ).join( ' ' );
