/**
 * Click identifiers: parameters that ad networks and mail services add to addresses, taken from their documentation.
 */
import type { Values } from './types';

/** Rows of `medium source parameter …`. The first row that fits wins. */
const CLICKS =
	'cpc google gclid gbraid wbraid gclsrc gad_source,cpc yandex yclid,cpc bing msclkid,display google dclid,cpc tiktok ttclid,cpc twitter twclid,cpc linkedin li_fat_id,cpc reddit rdt_cid,cpc pinterest epik,cpc quora qclid,cpc snapchat sccid,affiliate impact irclid irclickid,email klaviyo _kx,email mailchimp mc_cid,referral facebook.com fbclid,referral instagram.com igshid,organic google srsltid';

/**
 * Returns the source named by a click identifier, or `{}` if there is none. Only the ads of search engines get a
 * campaign, as in WooCommerce's library.
 */
export const clickOf = ( params: Values ): Values => {
	for ( const [ index, row ] of CLICKS.split( ',' ).entries() ) {
		const [ mdm, src, ...names ] = row.split( ' ' ) as [ medium: string, source: string, ...parameters: string[] ];
		if ( names.some( ( name ) => params[ name ] ) ) {
			return {
				typ: /organic|referral/.test( mdm ) ? mdm : 'utm',
				src,
				mdm,
				cmp: index < 3 ? `${ src }_cpc` : '',
			};
		}
	}
	return {};
};
