import type { Options } from './types';

/** A number of the range, with zeros in front up to the length of its end. */
export const promoCode = ( { min, max }: NonNullable< Options[ 'promo' ] >, random: () => number ) =>
	String( Math.floor( random() * ( max - min + 1 ) ) + min ).padStart( String( max ).length, '0' );
