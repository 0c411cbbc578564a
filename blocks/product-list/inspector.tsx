import {
	PanelBody,
	RangeControl,
	SelectControl,
	ToggleControl,
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import {
	ColumnsControl,
	ElementsControl,
	ExcerptLengthControl,
	HeadingLevelControl,
	ImageSizeControl,
	LayoutControl,
	listLayouts,
	ListInspector,
	RatioControl,
	rangeOf,
	type Columns,
	registeredDefaults,
} from '@eidan/editor';
import type { ProductListAttributes } from './attributes';
import metadata from './block.json';

type Element = ProductListAttributes[ 'elements' ][ number ];

interface Props {
	attributes: ProductListAttributes;
	setAttributes: ( attributes: Partial< ProductListAttributes > ) => void;
}

const controlProps = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

/** Names of the card elements, in the order in which the sidebar lists them. */
const elementNames = (): Record< Element, string > => ( {
	image: __( 'Image', 'eidan' ),
	sale: __( 'Sale badge', 'eidan' ),
	new: __( 'New badge', 'eidan' ),
	'low-stock': __( 'Low stock badge', 'eidan' ),
	'quick-view': __( 'Quick view', 'eidan' ),
	category: __( 'Category', 'eidan' ),
	brand: __( 'Brand', 'eidan' ),
	title: __( 'Name', 'eidan' ),
	rating: __( 'Rating', 'eidan' ),
	price: __( 'Price', 'eidan' ),
	excerpt: __( 'Short description', 'eidan' ),
	stock: __( 'Stock', 'eidan' ),
	swatches: __( 'Swatches', 'eidan' ),
	quantity: __( 'Quantity', 'eidan' ),
	'add-to-cart': __( 'Add to cart', 'eidan' ),
} );

/**
 * Returns the elements to store. A quantity needs the button Add to cart, so choosing the quantity adds the button.
 *
 * @param before Elements before the change.
 * @param after  Elements after the change.
 */
export const withButton = ( before: Element[], after: Element[] ): Element[] =>
	after.includes( 'quantity' ) && ! before.includes( 'quantity' ) && ! after.includes( 'add-to-cart' )
		? [ ...after, 'add-to-cart' ]
		: after;

/** Settings of the badges that are shown. */
function BadgeFields( { attributes: { elements, saleBadge, newDays }, setAttributes }: Props ) {
	return (
		<>
			{ elements.includes( 'sale' ) && (
				<SelectControl
					{ ...controlProps }
					label={ __( 'Sale badge', 'eidan' ) }
					value={ saleBadge }
					options={ [
						{ value: 'word', label: __( 'Word', 'eidan' ) },
						{ value: 'percent', label: __( 'Percentage', 'eidan' ) },
					] }
					onChange={ ( value ) =>
						setAttributes( { saleBadge: value as ProductListAttributes[ 'saleBadge' ] } )
					}
				/>
			) }
			{ elements.includes( 'new' ) && (
				<RangeControl
					{ ...controlProps }
					label={ __( 'New for (days)', 'eidan' ) }
					value={ newDays }
					{ ...rangeOf( metadata.attributes.newDays ) }
					onChange={ ( value ) => value && setAttributes( { newDays: value } ) }
				/>
			) }
		</>
	);
}

function Elements( { attributes, setAttributes }: Props ) {
	const { elements, excerptLength, headingLevel, otherButtons } = attributes;
	return (
		<>
			<ElementsControl
				names={ elementNames() }
				value={ elements }
				onChange={ ( value ) => setAttributes( { elements: withButton( elements, value ) } ) }
			/>
			{ elements.includes( 'excerpt' ) && (
				<ExcerptLengthControl
					schema={ metadata.attributes.excerptLength }
					value={ excerptLength }
					onChange={ ( value ) => setAttributes( { excerptLength: value } ) }
				/>
			) }
			{ elements.includes( 'title' ) && (
				<HeadingLevelControl
					value={ headingLevel as 0 | 1 | 2 | 3 | 4 | 5 | 6 }
					levels={ [ 1, 2, 3, 4, 5, 6, 0 ] }
					onChange={ ( value ) => setAttributes( { headingLevel: value } ) }
				/>
			) }
			<BadgeFields attributes={ attributes } setAttributes={ setAttributes } />
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Buttons of other plugins', 'eidan' ) }
				help={ __( 'What plugins add to products in lists, such as a wishlist.', 'eidan' ) }
				checked={ otherButtons }
				onChange={ ( value ) => setAttributes( { otherButtons: value } ) }
			/>
		</>
	);
}

function LayoutPanel( { attributes, setAttributes }: Props ) {
	const { layout, columns, elements, hover, imageSize, ratio } = attributes;
	const chosen = { ...registeredDefaults< Columns >( metadata.name, 'columns' ), ...columns } as Columns;
	return (
		<PanelBody title={ __( 'Layout', 'eidan' ) }>
			<VStack spacing={ 4 }>
				<LayoutControl
					value={ layout }
					layouts={ listLayouts( [ 'grid', 'masonry', 'slider', 'list' ] ) }
					onChange={ ( value ) => setAttributes( { layout: value as ProductListAttributes[ 'layout' ] } ) }
				/>
				{ ( layout === 'grid' || layout === 'masonry' ) && (
					<ColumnsControl
						schema={ metadata.attributes.columns.properties }
						value={ chosen }
						onChange={ ( change ) => setAttributes( { columns: { ...columns, ...change } } ) }
					/>
				) }
				{ elements.includes( 'image' ) && (
					<>
						{ layout !== 'masonry' && (
							<RatioControl
								original=""
								value={ ratio }
								onChange={ ( value ) => setAttributes( { ratio: value } ) }
							/>
						) }
						<ImageSizeControl
							value={ imageSize }
							onChange={ ( value ) => setAttributes( { imageSize: value } ) }
						/>
						<SelectControl
							{ ...controlProps }
							label={ __( 'Hover effect', 'eidan' ) }
							value={ hover }
							options={ [
								{ value: 'none', label: _x( 'None', 'effect', 'eidan' ) },
								{ value: 'second-image', label: __( 'Second image', 'eidan' ) },
							] }
							help={
								hover === 'second-image'
									? __( 'The first image of the product’s gallery.', 'eidan' )
									: undefined
							}
							onChange={ ( value ) =>
								setAttributes( { hover: value as ProductListAttributes[ 'hover' ] } )
							}
						/>
					</>
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
			shownAs={ props.attributes.layout === 'slider' ? 'slides' : 'pages' }
			elements={ <Elements { ...props } /> }
			layout={ <LayoutPanel { ...props } /> }
		/>
	);
}
