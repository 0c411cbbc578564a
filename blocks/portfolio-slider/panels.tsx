import { FormTokenField, PanelBody, SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { withoutHowTo } from '@eidan/editor';
import type { PortfolioSliderAttributes } from './attributes';

export interface PanelProps {
	attributes: PortfolioSliderAttributes;
	setAttributes: ( change: Partial< PortfolioSliderAttributes > ) => void;
}

const modern = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

const elements = () =>
	[
		[ 'number', __( 'Number', 'eidan' ) ],
		[ 'title', __( 'Title', 'eidan' ) ],
		[ 'category', __( 'Category', 'eidan' ) ],
		[ 'tag', __( 'Tag', 'eidan' ) ],
		[ 'client', __( 'Client', 'eidan' ) ],
		[ 'date', __( 'Date', 'eidan' ) ],
		[ 'excerpt', __( 'Excerpt', 'eidan' ) ],
	] as const;

/** What a card says and where it leads. */
export function CardPanel( { attributes, setAttributes }: PanelProps ) {
	const { elements: chosen, link, titleTag } = attributes;
	const names = elements();
	return (
		<PanelBody title={ __( 'Card', 'eidan' ) }>
			<FormTokenField
				{ ...modern }
				__experimentalExpandOnFocus
				{ ...withoutHowTo }
				label={ __( 'Elements in their order', 'eidan' ) }
				value={ names.length ? chosen.map( ( name ) => names.find( ( [ known ] ) => known === name )?.[ 1 ] ?? name ) : [] }
				suggestions={ names.map( ( [ , label ] ) => label ) }
				onChange={ ( tokens ) =>
					setAttributes( {
						elements: tokens.flatMap( ( token ) => {
							const found = names.find( ( [ , label ] ) => label === token );
							return found ? [ found[ 0 ] ] : [];
						} ),
					} )
				}
			/>
			<SelectControl
				{ ...modern }
				label={ __( 'Links to', 'eidan' ) }
				value={ link }
				options={ [
					{ value: 'item', label: __( 'The item', 'eidan' ) },
					{ value: 'website', label: __( 'The project’s website', 'eidan' ) },
					{ value: 'none', label: __( 'Nothing', 'eidan' ) },
				] }
				onChange={ ( value ) => setAttributes( { link: value as PortfolioSliderAttributes[ 'link' ] } ) }
			/>
			<SelectControl
				{ ...modern }
				label={ __( 'Titles are', 'eidan' ) }
				value={ titleTag }
				options={ [ 'h2', 'h3', 'h4', 'h5', 'h6', 'p' ].map( ( tag ) => ( {
					value: tag,
					label: tag === 'p' ? __( 'Paragraphs', 'eidan' ) : tag.toUpperCase(),
				} ) ) }
				onChange={ ( value ) => setAttributes( { titleTag: value as PortfolioSliderAttributes[ 'titleTag' ] } ) }
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
				label={ __( 'Words stand', 'eidan' ) }
				value={ layout }
				options={ [
					{ value: 'below', label: __( 'Below the picture', 'eidan' ) },
					{ value: 'over', label: __( 'Over the picture', 'eidan' ) },
					{ value: 'hover', label: __( 'Over the picture on hover and focus', 'eidan' ) },
				] }
				onChange={ ( value ) => setAttributes( { layout: value as PortfolioSliderAttributes[ 'layout' ] } ) }
			/>
			<SelectControl
				{ ...modern }
				label={ __( 'Ratio of pictures', 'eidan' ) }
				value={ ratio }
				options={ [ '', '4/5', '3/4', '1/1', '3/2', '16/9' ].map( ( value ) => ( {
					value,
					label: value ? value.replace( '/', ' : ' ) : __( 'Their own', 'eidan' ),
				} ) ) }
				onChange={ ( value ) => setAttributes( { ratio: value as PortfolioSliderAttributes[ 'ratio' ] } ) }
			/>
			<SelectControl
				{ ...modern }
				label={ __( 'Size of picture files', 'eidan' ) }
				value={ imageSize }
				options={ [
					[ 'medium', __( 'Medium', 'eidan' ) ] as const,
					[ 'medium_large', __( 'Medium large', 'eidan' ) ] as const,
					[ 'large', __( 'Large', 'eidan' ) ] as const,
					[ 'full', __( 'Full size', 'eidan' ) ] as const,
				].map( ( [ value, label ] ): { value: string; label: string } => ( { value, label } ) ) }
				onChange={ ( value ) => setAttributes( { imageSize: value } ) }
			/>
		</PanelBody>
	);
}

/** The slider's name for those who hear it. */
export const LabelField = ( { attributes, setAttributes }: PanelProps ) => (
	<TextControl
		{ ...modern }
		label={ __( 'Name for screen readers', 'eidan' ) }
		placeholder={ __( 'Portfolio', 'eidan' ) }
		value={ attributes.label }
		onChange={ ( label ) => setAttributes( { label } ) }
	/>
);
