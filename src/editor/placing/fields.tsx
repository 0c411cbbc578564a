import { Flex, FlexBlock, __experimentalNumberControl as NumberControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { INSIDE, type Place } from './place';
import type { PlacingOptions } from './use-placing';

type Props = Omit< PlacingOptions, 'label' >;

/** The fields of a place: what is dragged in the canvas has numbers in the sidebar, too. */
export function PlaceFields( { value, onChange, limits = INSIDE }: Props ) {
	const field = ( axis: keyof Place, label: string ) => (
		<FlexBlock>
			<NumberControl
				__next40pxDefaultSize
				label={ label }
				value={ value[ axis ] }
				min={ limits.min }
				max={ limits.max }
				step={ 1 }
				suffix="%"
				onChange={ ( text ) => {
					const number = Number( text );
					if ( text !== undefined && text !== '' && number >= limits.min && number <= limits.max ) {
						onChange( { ...value, [ axis ]: number } );
					}
				} }
			/>
		</FlexBlock>
	);
	return (
		<Flex align="flex-start">
			{ field( 'x', __( 'From the left', 'eidan' ) ) }
			{ field( 'y', __( 'From the top', 'eidan' ) ) }
		</Flex>
	);
}
