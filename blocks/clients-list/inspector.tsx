import { PanelBody, SelectControl, ToggleControl, __experimentalVStack as VStack } from '@wordpress/components';
import { __, _n, _x, sprintf } from '@wordpress/i18n';
import {
	type Columns,
	ColumnsControl,
	DirectionControl,
	ElementsControl,
	LayoutControl,
	listLayouts,
	ListInspector,
	SpeedControl,
	type Width,
	WidthRange,
	registeredDefaults,
	rangeOf,
} from '@eidan/editor';
import type { ClientsListAttributes } from './attributes';
import metadata from './block.json';

type Element = ClientsListAttributes[ 'elements' ][ number ];

interface Props {
	attributes: ClientsListAttributes;
	setAttributes: ( attributes: Partial< ClientsListAttributes > ) => void;
}

type Sizes = ClientsListAttributes[ 'size' ];

const { desktop, tablet, phone } = metadata.attributes.size.properties;

/** Default sizes in pixels, by screen width. A logo covers about the area of a square with this side. */
const SIZES = { desktop: desktop.default, tablet: tablet.default, phone: phone.default };

/**
 * Returns the sizes to store after a change. A size that equals its default is not stored.
 *
 * @param size   Stored sizes in pixels, by screen width.
 * @param change New sizes in pixels, by screen width.
 */
const withSizes = ( size: Sizes, change: Sizes ): Sizes =>
	Object.fromEntries(
		Object.entries( { ...size, ...change } ).filter(
			( [ width, value ] ) => value !== undefined && value !== SIZES[ width as keyof typeof SIZES ]
		)
	);

const controlProps = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

/** Names of the card elements, in the order in which the sidebar lists them. */
const elementNames = (): Record< Element, string > => ( {
	image: __( 'Logo', 'eidan' ),
	title: __( 'Name', 'eidan' ),
	category: __( 'Category', 'eidan' ),
} );

function Elements( { attributes, setAttributes }: Props ) {
	const { elements, link, newTab } = attributes;
	return (
		<>
			<ElementsControl
				names={ elementNames() }
				value={ elements }
				onChange={ ( value ) => setAttributes( { elements: value } ) }
			/>
			<SelectControl
				{ ...controlProps }
				label={ __( 'Link to', 'eidan' ) }
				value={ link }
				options={ [
					{ value: 'website', label: __( 'Website', 'eidan' ) },
					{ value: 'none', label: _x( 'None', 'link', 'eidan' ) },
				] }
				onChange={ ( value ) => setAttributes( { link: value as ClientsListAttributes[ 'link' ] } ) }
			/>
			{ link === 'website' && (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Open in new tab', 'eidan' ) }
					checked={ newTab }
					onChange={ ( value ) => setAttributes( { newTab: value } ) }
				/>
			) }
		</>
	);
}

function MotionPanel( { attributes, setAttributes }: Props ) {
	const { direction, fade, pauseOnHover, speed } = attributes;
	return (
		<PanelBody title={ __( 'Motion', 'eidan' ) } initialOpen={ false }>
			<VStack spacing={ 4 }>
				<DirectionControl value={ direction } onChange={ ( value ) => setAttributes( { direction: value } ) } />
				<SpeedControl
					schema={ metadata.attributes.speed }
					value={ speed }
					onChange={ ( value ) => setAttributes( { speed: value } ) }
					help={ ( seconds ) =>
						sprintf(
							/* translators: %d: seconds. */
							_n(
								'A logo crosses the block in %d second.',
								'A logo crosses the block in %d seconds.',
								seconds,
								'eidan'
							),
							seconds
						)
					}
				/>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Pause on hover', 'eidan' ) }
					checked={ pauseOnHover }
					onChange={ ( value ) => setAttributes( { pauseOnHover: value } ) }
				/>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Fade edges', 'eidan' ) }
					checked={ fade }
					onChange={ ( value ) => setAttributes( { fade: value } ) }
				/>
			</VStack>
		</PanelBody>
	);
}

function LayoutPanel( { attributes, setAttributes }: Props ) {
	const { columns, hairlines, justify, layout } = attributes;
	const chosen = { ...registeredDefaults< Columns >( metadata.name, 'columns' ), ...columns } as Columns;
	return (
		<PanelBody title={ __( 'Layout', 'eidan' ) }>
			<VStack spacing={ 4 }>
				<LayoutControl
					value={ layout }
					layouts={ listLayouts( [ 'grid', 'row', 'marquee', 'slider' ] ) }
					onChange={ ( value ) => setAttributes( { layout: value as ClientsListAttributes[ 'layout' ] } ) }
				/>
				{ layout === 'grid' && (
					<>
						<ColumnsControl
							schema={ metadata.attributes.columns.properties }
							value={ chosen }
							onChange={ ( change ) => setAttributes( { columns: { ...columns, ...change } } ) }
						/>
						<ToggleControl
							__nextHasNoMarginBottom
							label={ __( 'Lines between logos', 'eidan' ) }
							checked={ hairlines }
							onChange={ ( value ) => setAttributes( { hairlines: value } ) }
						/>
					</>
				) }
				{ layout === 'row' && (
					<SelectControl
						{ ...controlProps }
						label={ __( 'Justification', 'eidan' ) }
						value={ justify }
						options={ [
							{ value: 'space-between', label: __( 'Space between', 'eidan' ) },
							{ value: 'left', label: __( 'Left', 'eidan' ) },
							{ value: 'center', label: __( 'Center', 'eidan' ) },
							{ value: 'right', label: __( 'Right', 'eidan' ) },
						] }
						onChange={ ( value ) =>
							setAttributes( { justify: value as ClientsListAttributes[ 'justify' ] } )
						}
					/>
				) }
			</VStack>
		</PanelBody>
	);
}

function LogoPanel( { attributes, setAttributes }: Props ) {
	const { ground, hover, size } = attributes;
	return (
		<PanelBody title={ __( 'Logos', 'eidan' ) }>
			<VStack spacing={ 4 }>
				<WidthRange< Width >
					label={ __( 'Size (px)', 'eidan' ) }
					steps={ [
						{ name: 'desktop', width: 'desktop', label: __( 'Wider than 1024 px', 'eidan' ) },
						{ name: 'tablet', width: 'tablet', label: __( 'Up to 1024 px', 'eidan' ) },
						{ name: 'phone', width: 'phone', label: __( 'Up to 680 px', 'eidan' ) },
					] }
					valueOf={ ( name ) => size[ name ] ?? SIZES[ name ] }
					defaultOf={ ( name ) => SIZES[ name ] }
					onChange={ ( change ) => setAttributes( { size: withSizes( size, change ) } ) }
					{ ...rangeOf( metadata.attributes.size.properties.desktop ) }
					step={ 4 }
				/>
				<SelectControl
					{ ...controlProps }
					label={ __( 'Hover effect', 'eidan' ) }
					value={ hover }
					options={ [
						{ value: 'none', label: _x( 'None', 'effect', 'eidan' ) },
						{ value: 'color', label: __( 'Gray to color', 'eidan' ) },
						{ value: 'swap', label: __( 'Slide up', 'eidan' ) },
					] }
					onChange={ ( value ) => setAttributes( { hover: value as ClientsListAttributes[ 'hover' ] } ) }
				/>
				<SelectControl
					{ ...controlProps }
					label={ __( 'Background', 'eidan' ) }
					help={ __(
						'On a dark background logos have their dark versions; those without one are lightened.',
						'eidan'
					) }
					value={ ground }
					options={ [
						{ value: 'light', label: _x( 'Light', 'background', 'eidan' ) },
						{ value: 'dark', label: _x( 'Dark', 'background', 'eidan' ) },
					] }
					onChange={ ( value ) => setAttributes( { ground: value as ClientsListAttributes[ 'ground' ] } ) }
				/>
			</VStack>
		</PanelBody>
	);
}

/** Tells the list settings how each layout shows its items: in pages, all at once, or as slides. */
const shownAs = ( layout: ClientsListAttributes[ 'layout' ] ) =>
	( ( { grid: 'pages', row: 'pages', marquee: 'all', slider: 'slides' } ) as const )[ layout ];

/** Sidebar with all settings of the block: content, styles and advanced. */
export function Inspector( props: Props ) {
	return (
		<ListInspector
			{ ...props }
			block={ metadata.name }
			shownAs={ shownAs( props.attributes.layout ) }
			elements={ <Elements { ...props } /> }
			layout={ <LayoutPanel { ...props } /> }
			looks={ <LogoPanel { ...props } /> }
		>
			{ props.attributes.layout === 'marquee' && <MotionPanel { ...props } /> }
		</ListInspector>
	);
}
