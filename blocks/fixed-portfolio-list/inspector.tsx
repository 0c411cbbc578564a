import { PanelBody, SelectControl, __experimentalVStack as VStack } from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import {
	ImageSizeControl,
	OverlayGradientControl,
	OverlayOpacityControl,
	PortfolioCardFields,
	QueryInspector,
	RatioControl,
} from '@eidan/editor';
import type { FixedPortfolioListAttributes } from './attributes';
import metadata from './block.json';

interface Props {
	attributes: FixedPortfolioListAttributes;
	setAttributes: ( change: Partial< FixedPortfolioListAttributes > ) => void;
}

/** Sidebar with all settings of the block: content, styles and advanced. */
export function Inspector( props: Props ) {
	const {
		attributes: { imageSize, overlayGradient, overlayOpacity, textPosition, ratio, ratioTablet },
		setAttributes,
	} = props;
	return (
		<>
			<QueryInspector
				{ ...props }
				block={ metadata.name }
				elements={ <PortfolioCardFields { ...props } schema={ metadata.attributes } /> }
				looks={
					<PanelBody title={ __( 'Card', 'eidan' ) }>
						<VStack spacing={ 4 }>
							<SelectControl
								__nextHasNoMarginBottom
								__next40pxDefaultSize
								label={ __( 'Text position', 'eidan' ) }
								value={ textPosition }
								options={ [
									{ value: 'top-start', label: __( 'Top left', 'eidan' ) },
									{ value: 'top-end', label: __( 'Top right', 'eidan' ) },
									{ value: 'center', label: __( 'Center', 'eidan' ) },
									{ value: 'bottom-start', label: __( 'Bottom left', 'eidan' ) },
									{ value: 'bottom-end', label: __( 'Bottom right', 'eidan' ) },
								] }
								onChange={ ( value ) =>
									setAttributes( {
										textPosition: value as FixedPortfolioListAttributes[ 'textPosition' ],
									} )
								}
							/>
							<OverlayOpacityControl
								value={ overlayOpacity }
								onChange={ ( value ) => setAttributes( { overlayOpacity: value } ) }
							/>
							<RatioControl
								original="1780/855"
								originalLabel={ _x( 'Default', 'aspect ratio', 'eidan' ) }
								value={ ratio }
								onChange={ ( value ) => setAttributes( { ratio: value } ) }
							/>
							<RatioControl
								label={ __( 'Aspect ratio, tablet', 'eidan' ) }
								help={ __( 'On phones the image keeps its own.', 'eidan' ) }
								original="867/410"
								originalLabel={ _x( 'Default', 'aspect ratio', 'eidan' ) }
								value={ ratioTablet }
								onChange={ ( value ) => setAttributes( { ratioTablet: value } ) }
							/>
							<ImageSizeControl
								value={ imageSize }
								onChange={ ( value ) => setAttributes( { imageSize: value } ) }
							/>
						</VStack>
					</PanelBody>
				}
			/>
			<OverlayGradientControl
				value={ overlayGradient }
				onChange={ ( value ) => setAttributes( { overlayGradient: value } ) }
			/>
		</>
	);
}
