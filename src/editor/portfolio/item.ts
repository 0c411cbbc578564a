/**
 * What the block “Portfolio details” needs to know about a portfolio item.
 */
import { useSelect } from '@wordpress/data';
import { selectCore } from '../stores';

export const PORTFOLIO = 'eidan_portfolio';
export const PORTFOLIO_CATEGORY = 'eidan_portfolio_category';
export const PORTFOLIO_TAG = 'eidan_portfolio_tag';

/** The fields by meta key; includes/Posts/Portfolio.php declares them. */
export interface ItemMeta {
	eidan_gallery: number[];
	eidan_client: string;
	eidan_date: string;
	eidan_website: string;
	eidan_light_skin: boolean;
	eidan_second_image: number;
	eidan_tile_size: '1x1' | '2x1' | '1x2' | '2x2';
}

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
