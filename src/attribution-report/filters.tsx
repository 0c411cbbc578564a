import { Button } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import type { View } from './view';
import { DIMENSIONS, type Dimension, type Shop } from './types';

interface Props {
	view: View;
	shop: Shop;
	onChange: ( change: Partial< View > ) => void;
}

/** Decodes the letters of an address, as the rows of the table show them. */
const readable = ( address: string ) =>
	address.replace( /(?:%[89a-f][0-9a-f])+/gi, ( codes ) => {
		try {
			const text = decodeURIComponent( codes );
			return /[\p{C}\p{Z}]/u.test( text ) ? codes : text;
		} catch {
			return codes;
		}
	} );

/**
 * Returns the label of a filter's value.
 *
 * @param view      What the screen shows, with the chosen filters.
 * @param shop      Names of values by dimension, from PHP.
 * @param dimension The filtered dimension.
 */
export function filterName( { filters }: View, shop: Shop, dimension: Dimension ): string {
	const value = filters[ dimension ] ?? '';
	return (
		shop.labels[ dimension ]?.[ value ] ??
		( ( dimension === 'landing' ? readable( value ) : value ) || __( 'Unknown', 'eidan' ) )
	);
}

/** The active filters, each with a button that removes it. */
export function Filters( { view, shop, onChange }: Props ) {
	const set = DIMENSIONS.filter( ( dimension ) => view.filters[ dimension ] !== undefined );
	const root = useRef< HTMLDivElement >( null );
	const before = useRef( set.length );
	// The clicked button is gone. Focus the last remaining filter, or the selected tab.
	useEffect( () => {
		if ( before.current !== set.length ) {
			before.current = set.length;
			const buttons = root.current?.querySelectorAll( 'button' ) ?? [];
			const next =
				buttons[ buttons.length - 1 ] ??
				root.current?.parentElement?.querySelector< HTMLElement >( '[role="tab"][aria-selected="true"]' );
			next?.focus();
		}
	}, [ set.length ] );
	const remove = ( dimension: Dimension ) => {
		const { [ dimension ]: _, ...filters } = view.filters;
		onChange( { filters, dimension } );
	};

	const chip = ( dimension: Dimension ) => {
		const value = filterName( view, shop, dimension );
		return (
			<li key={ dimension }>
				<Button
					__next40pxDefaultSize
					size="compact"
					variant="secondary"
					icon={ closeSmall }
					iconPosition="right"
					aria-label={ sprintf(
						/* translators: 1: name of a dimension, for instance "Channel", 2: its value. */
						__( 'Remove the filter %1$s: %2$s', 'eidan' ),
						shop.dimensions[ dimension ],
						value
					) }
					onClick={ () => remove( dimension ) }
				>
					{ sprintf(
						// translators: 1: a dimension, such as "Source", 2: its value.
						__( '%1$s: %2$s', 'eidan' ),
						shop.dimensions[ dimension ],
						value
					) }
				</Button>
			</li>
		);
	};

	return (
		<div ref={ root } className="eidan-report__filters">
			{ set.length > 0 && <ul aria-label={ __( 'Filters', 'eidan' ) }>{ set.map( chip ) }</ul> }
		</div>
	);
}
