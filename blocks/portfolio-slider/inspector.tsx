import { ElementsControl, HeadingLevelControl, ImageSizeControl, QueryControls, RatioControl, SliderControls } from '@eidan/editor';
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, SelectControl, TextControl } from '@wordpress/components';
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

const modern = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

/** Names of the elements, in the order in which they are offered. */
const elementNames = (): Record< PortfolioSliderAttributes[ 'elements' ][ number ], string > => ( {
	number: __( 'Number', 'eidan' ),
	title: __( 'Title', 'eidan' ),
	category: __( 'Category', 'eidan' ),
	tag: __( 'Tag', 'eidan' ),
	client: __( 'Client', 'eidan' ),
	date: __( 'Date', 'eidan' ),
	excerpt: __( 'Excerpt', 'eidan' ),
} );

const LEVELS = [ 2, 3, 4, 5, 6, 0 ] as const;

/** The element of a level, as the block stores it. */
const tagOf = ( level: ( typeof LEVELS )[ number ] ) => ( level === 0 ? 'p' : ( `h${ level }` as const ) );

/** What a card says and where it leads. */
function CardPanel( { attributes, setAttributes }: Props ) {
	const { elements: chosen, link, titleTag } = attributes;
	return (
		<PanelBody title={ __( 'Card', 'eidan' ) }>
			<ElementsControl names={ elementNames() } value={ chosen } onChange={ ( elements ) => setAttributes( { elements } ) } />
			<SelectControl
				{ ...modern }
				label={ __( 'Link to', 'eidan' ) }
				value={ link }
				options={ [
					{ value: 'item', label: __( 'Portfolio item', 'eidan' ) },
					{ value: 'website', label: __( 'Project website', 'eidan' ) },
					{ value: 'none', label: __( 'None', 'eidan' ) },
				] }
				onChange={ ( value ) => setAttributes( { link: value as PortfolioSliderAttributes[ 'link' ] } ) }
			/>
			<HeadingLevelControl
				value={ LEVELS.find( ( level ) => tagOf( level ) === titleTag ) ?? 3 }
				levels={ LEVELS }
				onChange={ ( level ) => setAttributes( { titleTag: tagOf( level ) } ) }
			/>
		</PanelBody>
	);
}

/** How a card looks. */
function LookPanel( { attributes, setAttributes }: Props ) {
	const { layout, ratio, imageSize } = attributes;
	return (
		<PanelBody title={ __( 'Card', 'eidan' ) }>
			<SelectControl
				{ ...modern }
				label={ __( 'Text position', 'eidan' ) }
				value={ layout }
				options={ [
					{ value: 'below', label: __( 'Below the image', 'eidan' ) },
					{ value: 'over', label: __( 'Over the image', 'eidan' ) },
					{ value: 'hover', label: __( 'Over the image on hover and focus', 'eidan' ) },
				] }
				onChange={ ( value ) => setAttributes( { layout: value as PortfolioSliderAttributes[ 'layout' ] } ) }
			/>
			<RatioControl original="" value={ ratio } onChange={ ( value ) => setAttributes( { ratio: value } ) } />
			<ImageSizeControl value={ imageSize } onChange={ ( value ) => setAttributes( { imageSize: value } ) } />
		</PanelBody>
	);
}

/** The slider's name for those who hear it. */
const LabelField = ( { attributes, setAttributes }: Props ) => (
	<TextControl
		{ ...modern }
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
