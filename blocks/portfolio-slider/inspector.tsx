import { ImageSizeControl, PortfolioCardFields, QueryControls, RatioControl, SliderControls, TextPositionControl } from '@eidan/editor';
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { PortfolioSliderAttributes } from './attributes';
import metadata from './block.json';
import { registeredDefaults } from '../../src/editor/registered-defaults';
import type { Query } from '../../src/schemas/query';
import type { Slider } from '../../src/schemas/slider';

interface Props {
	attributes: PortfolioSliderAttributes;
	setAttributes: ( change: Partial< PortfolioSliderAttributes > ) => void;
}

/** What a card says and where it leads. */
const CardPanel = ( props: Props ) => (
	<PanelBody title={ __( 'Card', 'eidan' ) }>
		<PortfolioCardFields { ...props } />
	</PanelBody>
);

/** How a card looks. */
function LookPanel( { attributes, setAttributes }: Props ) {
	const { layout, ratio, imageSize } = attributes;
	return (
		<PanelBody title={ __( 'Card', 'eidan' ) }>
			<TextPositionControl value={ layout } onChange={ ( value ) => setAttributes( { layout: value } ) } />
			<RatioControl original="" value={ ratio } onChange={ ( value ) => setAttributes( { ratio: value } ) } />
			<ImageSizeControl value={ imageSize } onChange={ ( value ) => setAttributes( { imageSize: value } ) } />
		</PanelBody>
	);
}

/** The slider's name for those who hear it. */
const LabelField = ( { attributes, setAttributes }: Props ) => (
	<TextControl
		__nextHasNoMarginBottom
		__next40pxDefaultSize
		label={ __( 'Accessible label', 'eidan' ) }
		placeholder={ __( 'Portfolio', 'eidan' ) }
		value={ attributes.label }
		onChange={ ( label ) => setAttributes( { label } ) }
	/>
);

/** All settings of the block: content, slider, looks, and what is rarely used. */
export function Inspector( props: Props ) {
	const { attributes, setAttributes } = props;
	const { query, slider } = attributes;
	const queryProps = {
		value: query,
		defaults: registeredDefaults< Query >( metadata.name, 'query' ),
		onChange: ( value: typeof query ) => setAttributes( { query: value } ),
	};
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Items', 'eidan' ) }>
					<QueryControls { ...queryProps } perPageLabel={ __( 'Number of items', 'eidan' ) } />
				</PanelBody>
				<CardPanel { ...props } />
			</InspectorControls>
			<SliderControls
				value={ slider }
				defaults={ registeredDefaults< Slider >( metadata.name, 'slider' ) }
				onChange={ ( value ) => setAttributes( { slider: value } ) }
			/>
			<InspectorControls group="styles">
				<LookPanel { ...props } />
			</InspectorControls>
			<InspectorControls group="advanced">
				<LabelField { ...props } />
				<QueryControls { ...queryProps } section="advanced" />
			</InspectorControls>
		</>
	);
}
