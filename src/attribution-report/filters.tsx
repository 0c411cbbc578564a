import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import type { View } from './view';
import { DIMENSIONS, type Dimension, type Shop } from './types';

interface Props {
	view: View;
	shop: Shop;
	onChange: ( change: Partial< View > ) => void;
}

/** The filters in force, each with a button that takes it away. */
export function Filters( { view, shop, onChange }: Props ) {
	const set = DIMENSIONS.filter( ( dimension ) => view.filters[ dimension ] !== undefined );
	if ( ! set.length ) {
		return null;
	}
	const remove = ( dimension: Dimension ) => {
		const { [ dimension ]: _, ...filters } = view.filters;
		onChange( { filters, dimension } );
	};

	return (
		<ul className="eidan-report__filters" aria-label={ __( 'Filters', 'eidan' ) }>
			{ set.map( ( dimension ) => {
				const filter = view.filters[ dimension ] || __( 'Not known', 'eidan' );
				const value = ( dimension === 'channel' && shop.channels[ filter ] ) || filter;
				return (
					<li key={ dimension }>
						<Button
							__next40pxDefaultSize
							size="compact"
							variant="secondary"
							icon={ closeSmall }
							iconPosition="right"
							/* translators: 1: name of a dimension, for instance "Channel", 2: its value. */
							aria-label={ sprintf( __( 'Remove the filter %1$s: %2$s', 'eidan' ), shop.dimensions[ dimension ], value ) }
							onClick={ () => remove( dimension ) }
						>
							{ `${ shop.dimensions[ dimension ] }: ${ value }` }
						</Button>
					</li>
				);
			} ) }
		</ul>
	);
}
