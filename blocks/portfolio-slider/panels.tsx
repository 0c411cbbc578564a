import { PanelBody, SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ElementsControl, HeadingLevelControl, ImageSizeControl, RatioControl } from '@eidan/editor';
import type { PortfolioSliderAttributes } from './attributes';

export interface PanelProps {
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
export function CardPanel( { attributes, setAttributes }: PanelProps ) {
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
export function LookPanel( { attributes, setAttributes }: PanelProps ) {
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
export const LabelField = ( { attributes, setAttributes }: PanelProps ) => (
	<TextControl
		{ ...modern }
		label={ __( 'Accessible label', 'eidan' ) }
		placeholder={ __( 'Portfolio', 'eidan' ) }
		value={ attributes.label }
		onChange={ ( label ) => setAttributes( { label } ) }
	/>
);
