/** Click identifiers that networks append to addresses. */
import type { Values } from './types';

type Click = [ names: string, source: string, medium: string, type: string ];

/** The first that fits wins. Only the ads of search engines name a campaign, as WooCommerce's library does. */
const CLICKS =
	'gclid|gbraid|wbraid|gclsrc|gad_source google cpc,yclid yandex cpc,msclkid bing cpc,dclid google display,ttclid tiktok cpc,twclid twitter cpc,li_fat_id linkedin cpc,rdt_cid reddit cpc,epik pinterest cpc,qclid quora cpc,sccid snapchat cpc,irclid impact affiliate,_kx klaviyo email,mc_cid mailchimp email,fbclid facebook.com referral referral,igshid instagram.com referral referral,srsltid google organic organic'
		.split( ',' )
		.map( ( row ) => row.split( ' ' ) as Click );

/** Parameters worth keeping when an address has to be shortened. */
export const WORTH = RegExp( `^(utm_.*|${ CLICKS.map( ( [ names ] ) => names ).join( '|' ) })=`, 'i' );

export const clickOf = ( params: Values ) => {
	const index = CLICKS.findIndex( ( [ names ] ) => names.split( '|' ).some( ( name ) => params[ name ] ) );
	const [ , source = '', medium = '', type = 'utm' ] = CLICKS[ index ] || [];
	return { source, medium, type, campaign: source && index < 3 ? `${ source }_cpc` : '' };
};
