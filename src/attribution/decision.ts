/** Where a visit comes from. */
import type { Address } from './address';
import { clickOf } from './clicks';
import { classify } from './referrers';
import { NONE, decode, keepText, toText } from './text';
import type { Options, Values } from './types';

/** Fields of a source, and what the address calls them behind `utm_`. */
export const SOURCE = 'typ src mdm cmp cnt trm id plt fmt tct'.split( ' ' );
const UTM = ' source medium campaign content term id source_platform creative_format marketing_tactic'.split( ' ' );

/** All fields of a source. */
export const source = ( values: Values ): Values =>
	Object.fromEntries( SOURCE.map( ( field ) => [ field, values[ field ] || NONE ] ) );

/** Texts of values that come from an address. */
const texts = ( values: Values ): Values =>
	Object.fromEntries(
		Object.entries( values ).map( ( [ field, value ] ) => [
			field,
			( decode( value, 0 ) === 0 ? toText : keepText )( value ),
		] )
	);

/**
 * The texts of a new source; `undefined` when the page view says nothing new.
 *
 * @param here    The page.
 * @param from    The referrer, if it is another site that sends shoppers.
 * @param running Whether the visit began on an earlier page.
 * @param options
 */
export const decide = ( here: Address, from: Address | false, running: boolean, options: Options ) => {
	const { typ, ...click } = clickOf( here.params );
	const given: Values = {};
	SOURCE.forEach( ( field, index ) => {
		const value = here.params[ `utm_${ UTM[ index ] }` ] || here.params[ options.params[ field ] || '' ];
		if ( value ) {
			given[ field ] = value.replace( /\+/g, '%20' );
		}
	} );
	const tagged = Object.keys( given ).length;
	if ( tagged || ( click.src && typ === 'utm' ) ) {
		// A click fills in what the campaign leaves open, unless another network claims the visit.
		const same = ! given.src || given.src.toLowerCase() === click.src;
		return source( texts( { ...( same && click ), ...given, typ: 'utm' } ) );
	}
	const site = from && classify( from, options );
	if ( site && ( ! running || click.src || /^(organic|ai-assistant)$/.test( site.mdm ) ) ) {
		return source( texts( site ) );
	}
	return click.src ? source( { ...click, typ } ) : undefined;
};
