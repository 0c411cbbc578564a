/**
 * The data of portfolio items.
 */
import { useSelect } from '@wordpress/data';
import { selectCore } from '../stores';

export const PORTFOLIO = 'eidan_portfolio';
export const PORTFOLIO_CATEGORY = 'eidan_portfolio_category';
export const PORTFOLIO_TAG = 'eidan_portfolio_tag';

/** The fields of a portfolio item, by meta key. includes/Posts/Portfolio.php declares them. */
export interface ItemMeta {
	eidan_gallery: number[];
	eidan_client: string;
	eidan_date: string;
	eidan_website: string;
	eidan_light_skin: boolean;
	eidan_second_image: number;
	eidan_tile_size: '1x1' | '2x1' | '1x2' | '2x2';
}

/** A portfolio item as the REST API returns it to everybody. */
export interface PublicItem {
	[ key: string ]: unknown;
	meta?: Partial< ItemMeta >;
}

/**
 * Loads a portfolio item. The item that is being edited comes with its unsaved changes. Others are read as visitors see
 * them, because the author may not have the right to edit them.
 *
 * @param id     Id of the item. If undefined, the result is undefined, too.
 * @param edited Whether the item is the one that is being edited.
 */
export const useShownItem = ( id: number | undefined, edited: boolean ): PublicItem | null | undefined =>
	useSelect(
		( select ) => {
			const { getEditedEntityRecord, getEntityRecord } = selectCore( select );
			if ( ! id ) {
				return undefined;
			}
			return edited
				? getEditedEntityRecord< PublicItem >( 'postType', PORTFOLIO, id )
				: getEntityRecord< PublicItem >( 'postType', PORTFOLIO, id, { context: 'view' } );
		},
		[ id, edited ]
	);
