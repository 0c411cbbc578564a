/** Where a visit comes from. */
import type { Address } from './address';
import { clickOf } from './clicks';
import { classify } from './referrers';
import type { Options, Values } from './types';

/** Fields of a source, and what the address calls them behind `utm_`. */
export const SOURCE = 'typ src mdm cmp cnt trm id plt fmt tct'.split( ' ' );
const UTM = ' source medium campaign content term id source_platform creative_format marketing_tactic'.split( ' ' );

/**
 * The source; nothing when the page view says nothing new.
 *
 * @param here    The page.
 * @param from    The referrer, if it is another site that sends shoppers.
 * @param running Whether the visit began on an earlier page.
 * @param options Own parameters and sites.
 * @return Fields that have a value; texts, but for `|`.
 */
export const decide = ( here: Address, from: Address | false, running: boolean, options: Options ): Values | undefined => {
	const click = clickOf( here.params );
	const given: Values = {};
	SOURCE.forEach( ( field, index ) => {
		const value = here.params[ `utm_${ UTM[ index ] }` ] || here.params[ options.params[ field ] || '&' ];
		if ( index && value ) {
			given.typ = 'utm';
			given[ field ] = value.replace( /\+/g, '%20' );
		}
	} );
	// A click fills in what the campaign leaves open, unless another network claims the visit.
	if ( given.typ || click.typ === 'utm' ) {
		return { ...( ( ! given.src || given.src.toLowerCase() === click.src ) && click ), ...given };
	}
	const site = from && classify( from, options );
	if ( site && ( ! running || click.src || /^(organic|ai-)/.test( site.mdm! ) ) ) {
		return site;
	}
	return click.src ? click : undefined;
};
