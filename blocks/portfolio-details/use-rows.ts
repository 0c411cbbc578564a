import { useSelect } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';
import {
	readableDate,
	shortUrl,
	PORTFOLIO_CATEGORY,
	type PublicItem,
	PORTFOLIO_TAG,
	useShownItem,
	selectCore,
} from '@eidan/editor';

export type Field = 'client' | 'date' | 'category' | 'tag' | 'website';

export interface Row {
	field: string;
	label: string;
	text: string;
}

/** Names of the fields, in the order in which the settings list them. */
export const fieldLabels = (): Record< Field, string > => ( {
	client: __( 'Client', 'eidan' ),
	date: __( 'Date', 'eidan' ),
	category: __( 'Category', 'eidan' ),
	tag: __( 'Tags', 'eidan' ),
	website: __( 'Website', 'eidan' ),
} );

const useTermNames = ( item: PublicItem | null | undefined, taxonomy: string ): string =>
	useSelect(
		( select ) => {
			const { getEntityRecords, getTaxonomy } = selectCore( select );
			const base = getTaxonomy( taxonomy )?.rest_base;
			const ids = base ? item?.[ base ] : undefined;
			if ( ! Array.isArray( ids ) || ! ids.length ) {
				return '';
			}
			const terms = getEntityRecords< { name: string } >( 'taxonomy', taxonomy, {
				include: ids,
				per_page: 100,
				_fields: 'id,name',
				context: 'view',
			} );
			return ( terms ?? [] ).map( ( { name } ) => decodeEntities( name ) ).join( ', ' );
		},
		[ item, taxonomy ]
	);

/**
 * Returns the rows of an item. Fields without a value are left out.
 *
 * @param id     Id of the portfolio item. Without one there are no rows.
 * @param edited Whether this item is the one that is open in the editor. Then unsaved changes count.
 * @param fields Names of the fields, in display order.
 */
export function useRows( id: number | undefined, edited: boolean, fields: string[] ): Row[] {
	const item = useShownItem( id, edited );
	const meta = item?.meta ?? {};
	const texts: Record< Field, string > = {
		client: meta.eidan_client ?? '',
		date: readableDate( meta.eidan_date ?? '' ),
		category: useTermNames( item, PORTFOLIO_CATEGORY ),
		tag: useTermNames( item, PORTFOLIO_TAG ),
		website: shortUrl( meta.eidan_website ?? '' ),
	};
	const labels = fieldLabels();
	return [ ...new Set( fields ) ]
		.filter( ( field ): field is Field => !! id && field in texts && !! texts[ field as Field ] )
		.map( ( field ) => ( { field, label: labels[ field ], text: texts[ field ] } ) );
}
