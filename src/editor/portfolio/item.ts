/**
 * What the editor needs to know about a portfolio item's fields.
 */
import { useEntityProp } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { dateI18n, getSettings } from '@wordpress/date';
import { __ } from '@wordpress/i18n';
import { core } from '../stores';

export const POST_TYPE = 'eidan_portfolio';
export const CATEGORY = 'eidan_portfolio_category';
export const TAG = 'eidan_portfolio_tag';

/** The fields by meta key; includes/Posts/PortfolioMeta.php registers the same. */
export interface ItemMeta {
	eidan_gallery: number[];
	eidan_client: string;
	eidan_date: string;
	eidan_website: string;
	eidan_light_skin: boolean;
}

const DATE = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;

/** A year, month or day that exists. */
export function isDate( value: string ): boolean {
	if ( ! DATE.test( value ) ) {
		return false;
	}
	const [ year, month, day ] = value.split( '-' ).map( Number );
	if ( year === undefined || month === undefined || day === undefined ) {
		return true;
	}
	const date = new Date( Date.UTC( year, month - 1, day ) );
	date.setUTCFullYear( year );
	return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** The date in the site's language, as exact as it was given. */
export function readableDate( value: string ): string {
	const parts = isDate( value ) ? value.split( '-' ) : [];
	if ( parts.length < 2 ) {
		return parts.length ? value : '';
	}
	if ( parts.length === 2 ) {
		/* translators: Date format of a month with its year, see https://www.php.net/manual/datetime.format.php */
		return dateI18n( __( 'F Y', 'eidan' ), `${ value }-01T12:00:00Z`, 'UTC' );
	}
	return dateI18n( getSettings().formats.date, `${ value }T12:00:00Z`, 'UTC' );
}

/** An address as the server will store it, or null if it is none. */
export function cleanWebsite( value: string ): string | null {
	const text = value.trim();
	if ( ! text ) {
		return '';
	}
	try {
		const url = new URL( /^[a-z][a-z0-9+.-]*:/i.test( text ) ? text : `https://${ text.replace( /^\/+/, '' ) }` );
		return /^https?:$/.test( url.protocol ) && /\.|^localhost$|^\[/.test( url.hostname ) ? url.href : null;
	} catch {
		return null;
	}
}

/** An address as people write it. */
export const websiteLabel = ( url: string ) => url.replace( /^https?:\/\/(?:www\.)?|\/$/gi, '' );

type MetaProp = [ Partial< ItemMeta > | undefined, ( meta: Partial< ItemMeta > ) => void, unknown ];

/** An item as everybody may read it. */
export interface PublicItem {
	[ key: string ]: unknown;
	meta?: Partial< ItemMeta >;
}

/**
 * An item to show: with its unsaved changes where it is the one that is edited, otherwise as visitors
 * may read it, since its fields are asked for by people who may not edit it.
 *
 * @param id     Item; none gives none.
 * @param edited Whether it is the one that is edited.
 */
export const useShownItem = ( id: number | undefined, edited: boolean ): PublicItem | null | undefined =>
	useSelect(
		( select ) => {
			const { getEditedEntityRecord, getEntityRecord } = core( select );
			if ( ! id ) {
				return undefined;
			}
			return edited
				? getEditedEntityRecord< PublicItem >( 'postType', POST_TYPE, id )
				: getEntityRecord< PublicItem >( 'postType', POST_TYPE, id, { context: 'view' } );
		},
		[ id, edited ]
	);

/** The fields of an item, and a function that changes some of them. */
export function useItemMeta( id?: number ): [ Partial< ItemMeta >, ( changes: Partial< ItemMeta > ) => void ] {
	const [ meta, setMeta ] = useEntityProp( 'postType', POST_TYPE, 'meta', id ) as MetaProp;
	return [ meta ?? {}, ( changes ) => setMeta( { ...meta, ...changes } ) ];
}
