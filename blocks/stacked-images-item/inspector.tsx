import { InspectorControls } from '@wordpress/block-editor';
import { Button, PanelBody, RangeControl, __experimentalVStack as VStack } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	rangeOf,
	fit,
	limitsOf,
	ImageLinkPanel,
	ImagePanel,
	ImageShape,
	LightboxCaption,
	PlaceFields,
	useWidth,
	type Box,
	MAX_ROTATION,
} from '@eidan/editor';
import type { StackedImagesItemAttributes } from './attributes';
import metadata from './block.json';

interface Props {
	attributes: StackedImagesItemAttributes;
	setAttributes: ( attributes: Partial< StackedImagesItemAttributes > ) => void;
	onLink: ( to: StackedImagesItemAttributes[ 'linkTo' ] ) => void;
	onSize: ( size: string ) => void;
	box: Box;
	onBox: ( box: Box ) => void;
	ratio: number;
}

const controlProps = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

export function Inspector( { attributes, setAttributes, onLink, onSize, box, onBox, ratio }: Props ) {
	const [ width ] = useWidth();
	const { level, narrow } = attributes;
	const imageProps = { attributes, setAttributes };
	return (
		<>
			<InspectorControls>
				<ImagePanel { ...imageProps } onSize={ onSize } />
				<ImageLinkPanel { ...imageProps } onLink={ onLink }>
					<LightboxCaption { ...imageProps } />
				</ImageLinkPanel>
				<PanelBody
					title={
						width === 'phone' ? __( 'Position on narrow screens', 'eidan' ) : __( 'Position', 'eidan' )
					}
				>
					<VStack spacing={ 4 }>
						<PlaceFields
							value={ box }
							limits={ limitsOf( box, ratio ) }
							onChange={ ( { x, y } ) => onBox( fit( { ...box, x, y }, ratio ) ) }
						/>
						<RangeControl
							{ ...controlProps }
							label={ __( 'Width (%)', 'eidan' ) }
							value={ box.width }
							{ ...rangeOf( metadata.attributes.place.properties.width ) }
							onChange={ ( value = box.width ) => onBox( fit( { ...box, width: value }, ratio ) ) }
						/>
						<RangeControl
							{ ...controlProps }
							label={ __( 'Rotation', 'eidan' ) }
							value={ box.rotation }
							min={ -MAX_ROTATION }
							max={ MAX_ROTATION }
							onChange={ ( value = 0 ) => onBox( fit( { ...box, rotation: value }, ratio ) ) }
						/>
						{ width === 'phone' && (
							<Button
								variant="secondary"
								__next40pxDefaultSize
								disabled={ Object.keys( narrow ).length === 0 }
								accessibleWhenDisabled
								onClick={ () => setAttributes( { narrow: {} } ) }
							>
								{ __( 'Reset to wide screens', 'eidan' ) }
							</Button>
						) }
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
						onChange={ ( value = metadata.attributes.level.default ) => setAttributes( { level: value } ) }
					/>
				</PanelBody>
			</InspectorControls>
		</>
	);
}
