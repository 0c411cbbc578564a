/** In which form of a header a block is shown: in both, in the wide one, where it is compact. */
export type Form = '' | 'wide' | 'compact';

const OURS = /(^|\s)is-header-(wide|compact)(?=\s|$)/;

/**
 * Reads it from a block's classes: any block can have classes, and they stay with it.
 *
 * @param className Of the block.
 */
export const formOf = ( className = '' ): Form => ( OURS.exec( className )?.[ 2 ] ?? '' ) as Form;

/**
 * Sets it among a block's classes.
 *
 * @param className Of the block.
 * @param form      Form.
 */
export const withForm = ( className = '', form: Form ): string =>
	[ className.replace( OURS, '' ).trim(), form && `is-header-${ form }` ].filter( Boolean ).join( ' ' );
