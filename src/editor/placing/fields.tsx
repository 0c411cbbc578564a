import { Flex, FlexBlock, __experimentalNumberControl as NumberControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { INSIDE, limitsAlong, type Place } from './place';
import type { PlacingOptions } from './use-placing';

interface Props extends Pick< PlacingOptions, 'value' | 'onChange' | 'limits' > {
	/** Labels of the two fields. Default: the distances from the left and the top. */
	labels?: Record< keyof Place, string >;
}

/** Number fields in the sidebar for a place that can also be dragged in the canvas. */
export function PlaceFields( { value, onChange, limits = INSIDE, labels }: Props ) {
	const field = ( axis: keyof Place, label: string, { min, max } = limitsAlong( limits, axis ) ) => (
		<FlexBlock>
			<NumberControl
				__next40pxDefaultSize
				label={ label }
				value={ value[ axis ] }
				min={ min }
				max={ max }
				step={ 1 }
				suffix="%"
				onChange={ ( text ) => {
					const number = Number( text );
					if ( text !== undefined && text !== '' && number >= min && number <= max ) {
						onChange( { ...value, [ axis ]: number } );
					}
				} }
			/>
		</FlexBlock>
	);
	return (
		<Flex align="flex-start">
			{ field( 'x', labels?.x ?? __( 'From the left', 'eidan' ) ) }
			{ field( 'y', labels?.y ?? __( 'From the top', 'eidan' ) ) }
		</Flex>
	);
}
