/** Where a visit comes from. */
import type { Address } from './address';
import { clickOf } from './clicks';
import { classify } from './referrers';
import { decode } from './text';
import type { Options, Values } from './types';

/** Fields of a source, and what the address calls them behind `utm_`. No parameter has a `&` in its name. */
const UTM: Values = {
	typ: '&',
	src: 'source',
	mdm: 'medium',
	cmp: 'campaign',
	cnt: 'content',
	trm: 'term',
	id: 'id',
	plt: 'source_platform',
	fmt: 'creative_format',
	tct: 'marketing_tactic',
};

export const SOURCE = Object.keys( UTM );

/** The text of a value: a plus is a space in it, and letters of other scripts are shorter as they are. */
const textOf = ( value: string ) => value.replace( /\+/g, ' ' ).replace( /(%[89a-f].)+/gi, decode );

/**
 * The source; nothing when the page view says nothing new.
 *
 * @param params  Parameters of the page's address.
 * @param from    The referrer, if it is another site that sends shoppers.
 * @param running Whether the visit began on an earlier page.
 * @param options Own parameters and sites.
 * @return Fields that have a value; texts, but for `|`.
 */
export const decide = (
	params: Values,
	from: Address | false,
	running: boolean,
	options: Options
): Values | undefined => {
	const click = clickOf( params );
	const given: Values = {};
	for ( const field of SOURCE ) {
		const value = params[ `utm_${ UTM[ field ] }` ] || params[ ( options as Values )[ field ] || '&' ];
		if ( value ) {
			given.typ = 'utm';
			given[ field ] = textOf( value );
		}
	}
	// A click fills in what the campaign leaves open, unless another network claims the visit; so do the words that
	// were searched for on Yandex, as in WooCommerce's library.
	if ( given.typ || click.typ === 'utm' ) {
		if ( from && /\byandex\./.test( from.host ) ) {
			given.trm ||= textOf( from.params.text || '' );
		}
		return { ...( ( ! given.src || given.src.toLowerCase() === click.src ) && click ), ...given };
	}
	const site = from && classify( from, options );
	if ( site && ( ! running || click.src || /^(organic|ai-)/.test( site.mdm! ) ) ) {
		return site;
	}
	return click.src ? click : undefined;
};
