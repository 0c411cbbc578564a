import type { Variation } from '@eidan/editor';
import { __ } from '@wordpress/i18n';
import type { ProductListAttributes } from './attributes';
import metadata from './block.json';
import { icon } from './icon';

const isOnSale = ( { query }: Pick< ProductListAttributes, 'query' > ) =>
	( query as { onSale?: boolean } | undefined )?.onSale === true;

/** The list, and the one that authors look for by name: products on sale. */
export const variations: Variation< ProductListAttributes >[] = [
	// The inserter shows this variation in place of the block, so it has the name of the block.
	{
		name: 'all',
		title: __( 'Product list', 'eidan' ),
		icon,
		// As wide as the theme allows: four columns in a column of text are too narrow for the button.
		attributes: { align: 'wide' },
		isDefault: true,
		scope: [ 'inserter' ],
		isActive: ( attributes ) => ! isOnSale( attributes ),
	},
	{
		name: 'on-sale',
		title: __( 'Products on sale', 'eidan' ),
		description: __( 'The products whose price is reduced, and no others.', 'eidan' ),
		keywords: [ 'sale', 'offers', 'discount', 'deals' ],
		icon,
		attributes: {
			align: 'wide',
			query: { ...metadata.attributes.query.default, onSale: true },
		},
		scope: [ 'inserter' ],
		isActive: ( attributes ) => isOnSale( attributes ),
	},
];
