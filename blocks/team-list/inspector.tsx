import { PanelBody, SelectControl, __experimentalVStack as VStack } from '@wordpress/components';
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
	type Columns,
	registeredDefaults,
} from '@eidan/editor';
import type { TeamListAttributes } from './attributes';
import metadata from './block.json';

type Element = TeamListAttributes[ 'elements' ][ number ];

interface Props {
	attributes: TeamListAttributes;
	setAttributes: ( attributes: Partial< TeamListAttributes > ) => void;
}

const controlProps = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;
const CONTACT: Element[] = [ 'phone', 'email', 'links' ];

/** Names of the card elements, in the order in which the sidebar lists them. */
const elementNames = (): Record< Element, string > => ( {
	image: __( 'Portrait', 'eidan' ),
	title: __( 'Name', 'eidan' ),
	role: __( 'Role', 'eidan' ),
	category: __( 'Department', 'eidan' ),
	excerpt: __( 'Excerpt', 'eidan' ),
	phone: __( 'Phone', 'eidan' ),
	email: __( 'Email', 'eidan' ),
	links: __( 'Profiles', 'eidan' ),
} );

/**
 * Returns the attributes to set for a hover effect. The effect `contact` shows contact details, so they are added if
 * the card has none.
 *
 * @param elements Current elements.
 * @param hover    The new effect.
 */
export const withHover = (
	elements: Element[],
	hover: TeamListAttributes[ 'hover' ]
): Partial< TeamListAttributes > => ( {
	hover,
	...( hover === 'contact' && ! elements.some( ( name ) => CONTACT.includes( name ) )
		? { elements: [ ...elements, ...CONTACT ] }
		: {} ),
} );

function Elements( { attributes, setAttributes }: Props ) {
	const { elements, excerptLength, headingLevel, link } = attributes;
	return (
		<>
			<ElementsControl
				names={ elementNames() }
				value={ elements }
				onChange={ ( value ) => setAttributes( { elements: value } ) }
			/>
			{ elements.includes( 'excerpt' ) && (
				<ExcerptLengthControl
					schema={ metadata.attributes.excerptLength }
					value={ excerptLength }
					onChange={ ( value ) => setAttributes( { excerptLength: value } ) }
				/>
			) }
			<SelectControl
				{ ...controlProps }
				label={ __( 'Link to', 'eidan' ) }
				value={ link }
				options={ [
					{ value: 'dialog', label: __( 'Dialog with biography', 'eidan' ) },
					{ value: 'item', label: __( 'Team member page', 'eidan' ) },
					{ value: 'none', label: _x( 'None', 'link', 'eidan' ) },
				] }
				onChange={ ( value ) => setAttributes( { link: value as TeamListAttributes[ 'link' ] } ) }
			/>
			{ elements.includes( 'title' ) && (
				<HeadingLevelControl
					value={ headingLevel as 0 | 1 | 2 | 3 | 4 | 5 | 6 }
					levels={ [ 1, 2, 3, 4, 5, 6, 0 ] }
					onChange={ ( value ) => setAttributes( { headingLevel: value } ) }
				/>
			) }
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
					layouts={ listLayouts( [ 'grid', 'slider', 'list' ] ) }
					onChange={ ( value ) => setAttributes( { layout: value as TeamListAttributes[ 'layout' ] } ) }
				/>
				{ layout === 'grid' && (
					<ColumnsControl
						schema={ metadata.attributes.columns.properties }
						value={ chosen }
						onChange={ ( change ) => setAttributes( { columns: { ...columns, ...change } } ) }
					/>
				) }
				{ elements.includes( 'image' ) && (
					<>
						<RatioControl
							original=""
							value={ ratio }
							onChange={ ( value ) => setAttributes( { ratio: value } ) }
						/>
						<ImageSizeControl
							value={ imageSize }
							onChange={ ( value ) => setAttributes( { imageSize: value } ) }
						/>
					</>
				) }
				<SelectControl
					{ ...controlProps }
					label={ __( 'Hover effect', 'eidan' ) }
					value={ hover }
					options={ [
						{ value: 'none', label: _x( 'None', 'effect', 'eidan' ) },
						{ value: 'second-portrait', label: __( 'Second portrait', 'eidan' ) },
						{ value: 'contact', label: __( 'Contact', 'eidan' ) },
					] }
					onChange={ ( value ) =>
						setAttributes( withHover( elements, value as TeamListAttributes[ 'hover' ] ) )
					}
				/>
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
