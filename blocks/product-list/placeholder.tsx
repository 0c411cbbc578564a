import { __ } from '@wordpress/i18n';
import { ListEmpty } from '@eidan/editor';
import type { ProductListAttributes } from './attributes';
import { icon } from './icon';

interface Props {
	query: ProductListAttributes[ 'query' ];
	setQuery: ( query: ProductListAttributes[ 'query' ] ) => void;
}

/** Shown in the editor when the list finds no products. Offers ways to get some. */
export const Empty = ( props: Props ) => (
	<ListEmpty
		{ ...props }
		icon={ icon }
		label={ __( 'Product list', 'eidan' ) }
		postType="product"
		words={ {
			none: __( 'No products yet. They will appear here once there are some.', 'eidan' ),
			noMatch: __( 'No products match these settings. Visitors see the text for no results.', 'eidan' ),
			all: __( 'Show all products', 'eidan' ),
			add: __( 'Add product', 'eidan' ),
		} }
	/>
);
