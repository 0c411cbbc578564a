import {
	ImageSizeControl,
	OverlayGradientControl,
	OverlayOpacityControl,
	PortfolioCardFields,
	QueryInspector,
	RatioControl,
	SliderControls,
	TextPositionControl,
	registeredDefaults,
} from '@eidan/editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { PortfolioSliderAttributes } from './attributes';
import metadata from './block.json';
import type { Slider } from '../../src/schemas/slider';

interface Props {
	attributes: PortfolioSliderAttributes;
	setAttributes: ( change: Partial< PortfolioSliderAttributes > ) => void;
}

/** Style settings of a card. */
function CardPanel( { attributes, setAttributes }: Props ) {
	const { layout, overlayOpacity, ratio, imageSize } = attributes;
	return (
		<PanelBody title={ __( 'Card', 'eidan' ) }>
			<TextPositionControl value={ layout } onChange={ ( value ) => setAttributes( { layout: value } ) } />
			{ layout !== 'below' && (
				<OverlayOpacityControl
					value={ overlayOpacity }
					onChange={ ( value ) => setAttributes( { overlayOpacity: value } ) }
				/>
			) }
			<RatioControl original="" value={ ratio } onChange={ ( value ) => setAttributes( { ratio: value } ) } />
			<ImageSizeControl value={ imageSize } onChange={ ( value ) => setAttributes( { imageSize: value } ) } />
		</PanelBody>
	);
}

/** Sidebar with all settings of the block: content, slider, styles and advanced. */
export function Inspector( props: Props ) {
	const { attributes, setAttributes } = props;
	return (
		<>
			<QueryInspector
				{ ...props }
				block={ metadata.name }
				elements={ <PortfolioCardFields { ...props } /> }
				looks={ <CardPanel { ...props } /> }
				unlabelled={ __( 'Portfolio', 'eidan' ) }
			/>
			{ attributes.layout !== 'below' && (
				<OverlayGradientControl
					value={ attributes.overlayGradient }
					onChange={ ( value ) => setAttributes( { overlayGradient: value } ) }
				/>
			) }
			<SliderControls
				value={ attributes.slider }
				defaults={ registeredDefaults< Slider >( metadata.name, 'slider' ) }
				onChange={ ( value ) => setAttributes( { slider: value } ) }
			/>
		</>
	);
}
