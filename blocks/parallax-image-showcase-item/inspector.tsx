import { InspectorControls } from '@wordpress/block-editor';
import {
	PanelBody,
	RangeControl,
	SelectControl,
	ToggleControl,
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { rangeOf, ImageLinkPanel, ImagePanel, ImageShape, LightboxCaption, PlaceFields } from '@eidan/editor';
import type { ParallaxImageShowcaseItemAttributes } from './attributes';
import metadata from './block.json';
import { limitsFrom, placeOf } from './look';

interface Props {
	attributes: ParallaxImageShowcaseItemAttributes;
	setAttributes: ( attributes: Partial< ParallaxImageShowcaseItemAttributes > ) => void;
	onLink: ( to: ParallaxImageShowcaseItemAttributes[ 'linkTo' ] ) => void;
	onSize: ( size: string ) => void;
	onWidth: ( width: number ) => void;
	onCorner: ( corner: ParallaxImageShowcaseItemAttributes[ 'corner' ] ) => void;
}

const controlProps = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

export function Inspector( { attributes, setAttributes, onLink, onSize, onWidth, onCorner }: Props ) {
	const { corner, level, main } = attributes;
	const { x, y, width } = placeOf( attributes );
	const limits = limitsFrom( width, corner );
	const imageProps = { attributes, setAttributes };
	const minimum = ( axis: 'x' | 'y' ) => metadata.attributes.place.properties[ axis ].minimum;
	const most = ( axis: 'x' | 'y' ) => Math.max( Math.abs( limits[ axis ].min ), limits[ axis ].max );
	return (
		<>
			<InspectorControls>
				<ImagePanel { ...imageProps } onSize={ onSize } />
				<ImageLinkPanel { ...imageProps } onLink={ onLink }>
					<LightboxCaption { ...imageProps } />
				</ImageLinkPanel>
				<PanelBody title={ __( 'Position', 'eidan' ) }>
					<VStack spacing={ 4 }>
						<ToggleControl
							__nextHasNoMarginBottom
							label={ __( 'Main image', 'eidan' ) }
							checked={ main }
							onChange={ ( value ) => setAttributes( { main: value } ) }
						/>
						<SelectControl
							{ ...controlProps }
							label={ __( 'Corner', 'eidan' ) }
							help={ __( 'The corner of the block that the position is counted from.', 'eidan' ) }
							value={ corner }
							options={ [
								{ value: 'top-left', label: __( 'Top left', 'eidan' ) },
								{ value: 'top-right', label: __( 'Top right', 'eidan' ) },
								{ value: 'bottom-left', label: __( 'Bottom left', 'eidan' ) },
								{ value: 'bottom-right', label: __( 'Bottom right', 'eidan' ) },
							] }
							onChange={ ( value ) => onCorner( value as typeof corner ) }
						/>
						<PlaceFields
							value={ { x, y } }
							limits={ {
								x: { min: minimum( 'x' ), max: most( 'x' ) },
								y: { min: minimum( 'y' ), max: most( 'y' ) },
							} }
							labels={ {
								x: corner.endsWith( 'right' )
									? __( 'From the right', 'eidan' )
									: __( 'From the left', 'eidan' ),
								y: corner.startsWith( 'bottom' )
									? __( 'From the bottom', 'eidan' )
									: __( 'From the top', 'eidan' ),
							} }
							onChange={ ( place ) => setAttributes( { place: { ...place, width } } ) }
						/>
						<RangeControl
							{ ...controlProps }
							label={ __( 'Width (%)', 'eidan' ) }
							value={ width }
							{ ...rangeOf( metadata.attributes.place.properties.width ) }
							onChange={ ( value = width ) => onWidth( value ) }
						/>
					</VStack>
				</PanelBody>
			</InspectorControls>
			<InspectorControls group="styles">
				<PanelBody title={ __( 'Image', 'eidan' ) }>
					<ImageShape { ...imageProps } />
					<RangeControl
						{ ...controlProps }
						label={ __( 'Parallax level', 'eidan' ) }
						help={ __( 'Above 0 faster than the page, below 0 slower.', 'eidan' ) }
						value={ level }
						{ ...rangeOf( metadata.attributes.level ) }
						onChange={ ( value = 0 ) => setAttributes( { level: value } ) }
					/>
				</PanelBody>
			</InspectorControls>
		</>
	);
}
