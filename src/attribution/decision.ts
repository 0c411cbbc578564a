/** Decides where a visit comes from. */
import type { Address } from './address';
import { clickOf } from './clicks';
import { classify } from './referrers';
import { decode } from './text';
import type { Options, Values } from './types';

/**
 * Fields of a source, and their names in the address after `utm_`. `&` stands for no name, since no parameter contains
 * it.
 */
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

/**
 * Converts a parameter's value into a text (see text.ts). `+` becomes a space. Letters of other scripts are decoded,
 * which is shorter.
 */
const textOf = ( value: string ) => value.replace( /\+/g, ' ' ).replace( /(%[89a-f].)+/gi, decode );

/**
 * Decides the source of a page view. Returns undefined if it adds nothing new.
 *
 * @param params  Parameters of the page's address.
 * @param from    The referrer if it is another site, but no payment page. Else false.
 * @param running Whether the visit began on an earlier page, or goes on after paying.
 * @param options The owner's own parameters and sites.
 * @return Only fields that have a value. They are texts, except that `|` is not encoded yet.
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
	// A click identifier fills in fields that the campaign leaves out, unless the campaign names another network. The
	// search words of Yandex do so, too. Both as in WooCommerce's library.
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
