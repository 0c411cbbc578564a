import { PanelBody, SelectControl, TextControl, __experimentalVStack as VStack } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	ColumnsControl,
	ElementsControl,
	ExcerptLengthControl,
	HeadingLevelControl,
	ImageSizeControl,
	LayoutControl,
	ListInspector,
	RatioControl,
	taxonomiesOf,
	type Columns,
} from '@eidan/editor';
import type { BlogListAttributes } from './attributes';
import metadata from './block.json';
import { icons } from './icon';
import { inLayout, variations } from './variations';

/** Names of the card elements, in the order in which the sidebar lists them. */
const elementNames = (): Record< BlogListAttributes[ 'elements' ][ number ], string > => ( {
	image: __( 'Featured image', 'eidan' ),
	terms: __( 'Categories', 'eidan' ),
	date: __( 'Date', 'eidan' ),
	author: __( 'Author', 'eidan' ),
	'reading-time': __( 'Reading time', 'eidan' ),
	title: __( 'Title', 'eidan' ),
	excerpt: __( 'Excerpt', 'eidan' ),
	'read-more': __( 'Read more', 'eidan' ),
} );

interface Props {
	attributes: BlogListAttributes;
	setAttributes: ( attributes: Partial< BlogListAttributes > ) => void;
}

const controlProps = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;
const defaultColumns: Columns = { desktop: 3, tablet: 2, phone: 1 };

function Elements( { attributes, setAttributes }: Props ) {
	const { elements, excerptLength, headingLevel, readMore, termsTaxonomy } = attributes;
	const taxonomies = taxonomiesOf( 'post' ).map( ( { slug, name } ) => ( { label: name, value: slug } ) );
	return (
		<>
			<ElementsControl
				names={ elementNames() }
				value={ elements }
				onChange={ ( value ) => setAttributes( { elements: value } ) }
			/>
			{ elements.includes( 'terms' ) && (
				<SelectControl
					{ ...controlProps }
					label={ __( 'Taxonomy', 'eidan' ) }
					value={ termsTaxonomy }
					options={ taxonomies }
					onChange={ ( value ) => setAttributes( { termsTaxonomy: value } ) }
				/>
			) }
			{ elements.includes( 'excerpt' ) && (
				<ExcerptLengthControl
					schema={ metadata.attributes.excerptLength }
					value={ excerptLength }
					onChange={ ( value ) => setAttributes( { excerptLength: value } ) }
				/>
			) }
			{ elements.includes( 'read-more' ) && (
				<TextControl
					{ ...controlProps }
					label={ __( 'Read more text', 'eidan' ) }
					placeholder={ __( 'Read more', 'eidan' ) }
					value={ readMore }
					onChange={ ( value ) => setAttributes( { readMore: value } ) }
				/>
			) }
			{ elements.includes( 'title' ) && (
				<HeadingLevelControl
					value={ headingLevel }
					levels={ [ 1, 2, 3, 4, 5, 6 ] }
					onChange={ ( value ) => setAttributes( { headingLevel: value } ) }
				/>
			) }
		</>
	);
}

function LayoutPanel( { attributes, setAttributes }: Props ) {
	const { layout, columns, elements, imageSize, ratio } = attributes;
	const chosen = { ...defaultColumns, ...columns } as Columns;
	return (
		<PanelBody title={ __( 'Layout', 'eidan' ) }>
			<VStack spacing={ 4 }>
				<LayoutControl
					value={ layout }
					layouts={ variations.map( ( { name, title = name } ) => ( {
						value: name,
						label: title,
						icon: icons[ name as BlogListAttributes[ 'layout' ] ],
					} ) ) }
					onChange={ ( value ) =>
						setAttributes( inLayout( attributes, value as BlogListAttributes[ 'layout' ] ) )
					}
				/>
				{ ( layout === 'grid' || layout === 'masonry' ) && (
					<ColumnsControl
						schema={ metadata.attributes.columns.properties }
						value={ chosen }
						onChange={ ( change ) => setAttributes( { columns: { ...columns, ...change } } ) }
					/>
				) }
				{ elements.includes( 'image' ) && layout !== 'masonry' && (
					<RatioControl
						original=""
						value={ ratio }
						onChange={ ( value ) => setAttributes( { ratio: value } ) }
					/>
				) }
				{ elements.includes( 'image' ) && (
					<ImageSizeControl
						value={ imageSize }
						onChange={ ( value ) => setAttributes( { imageSize: value } ) }
					/>
				) }
			</VStack>
		</PanelBody>
	);
}

/** Sidebar with all settings of the block: content, styles and advanced. */
export function Inspector( props: Props ) {
	return (
		<ListInspector
			{ ...props }
			block={ metadata.name }
			elements={ <Elements { ...props } /> }
			layout={ <LayoutPanel { ...props } /> }
		/>
	);
}
