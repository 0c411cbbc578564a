import {
	PanelBody,
	RangeControl,
	SelectControl,
	TextControl,
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import {
	ColumnsControl,
	ImageSizeControl,
	LayoutControl,
	ListInspector,
	OverlayGradientControl,
	OverlayOpacityControl,
	PortfolioCardFields,
	RatioControl,
	TextPositionControl,
	rangeOf,
	type Columns,
} from '@eidan/editor';
import type { PortfolioListAttributes } from './attributes';
import metadata from './block.json';
import { icons } from './icon';
import { inLayout, layouts } from './variations';

interface Props {
	attributes: PortfolioListAttributes;
	setAttributes: ( attributes: Partial< PortfolioListAttributes > ) => void;
}

type Layout = PortfolioListAttributes[ 'layout' ];
type Hover = PortfolioListAttributes[ 'hover' ];

const controlProps = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;
const defaultColumns: Columns = { desktop: 3, tablet: 2, phone: 1 };

const hovers = (): { value: Hover; label: string; help?: string }[] => [
	{ value: 'none', label: _x( 'None', 'effect', 'eidan' ) },
	{ value: 'overlay', label: __( 'Overlay', 'eidan' ) },
	{ value: 'follow', label: __( 'Label that follows the pointer', 'eidan' ) },
	{ value: 'tilt', label: __( 'Tilt', 'eidan' ) },
	{ value: 'reveal', label: __( 'Title reveal', 'eidan' ) },
	{
		value: 'swap',
		label: __( 'Second image', 'eidan' ),
		help: __( 'Each portfolio item has a second image under “Portfolio details”.', 'eidan' ),
	},
];

/** Settings that only the current layout has. */
function LayoutFields( { attributes, setAttributes }: Props ) {
	const { layout, columns, lastRow, offset, rowHeight } = attributes;
	switch ( layout ) {
		case 'rows':
			return (
				<>
					<RangeControl
						{ ...controlProps }
						label={ __( 'Row height (px)', 'eidan' ) }
						value={ rowHeight }
						{ ...rangeOf( metadata.attributes.rowHeight ) }
						onChange={ ( value ) => value && setAttributes( { rowHeight: value } ) }
					/>
					<RangeControl
						{ ...controlProps }
						label={ __( 'Justify last row from (%)', 'eidan' ) }
						help={ __( 'How much of the width it must fill.', 'eidan' ) }
						value={ Math.round( lastRow * 100 ) }
						{ ...rangeOf( metadata.attributes.lastRow, 0.01 ) }
						step={ 5 }
						onChange={ ( value ) => setAttributes( { lastRow: ( value ?? 75 ) / 100 } ) }
					/>
				</>
			);
		case 'offset':
			return (
				<RangeControl
					{ ...controlProps }
					label={ __( 'Offset (px)', 'eidan' ) }
					value={ offset }
					{ ...rangeOf( metadata.attributes.offset ) }
					onChange={ ( value ) => setAttributes( { offset: value ?? metadata.attributes.offset.default } ) }
				/>
			);
		default:
			return (
				<ColumnsControl
					schema={ metadata.attributes.columns.properties }
					value={ { ...defaultColumns, ...columns } as Columns }
					onChange={ ( change ) => setAttributes( { columns: { ...columns, ...change } } ) }
				/>
			);
	}
}

function LayoutPanel( props: Props ) {
	const { attributes, setAttributes } = props;
	const { imageSize, layout, ratio } = attributes;
	return (
		<PanelBody title={ __( 'Layout', 'eidan' ) }>
			<VStack spacing={ 4 }>
				<LayoutControl
					value={ layout }
					layouts={ layouts.map( ( { name, title = name } ) => ( {
						value: name,
						label: title,
						icon: icons[ name as Layout ],
					} ) ) }
					onChange={ ( value ) => setAttributes( inLayout( attributes, value as Layout ) ) }
				/>
				{ layout === 'tiles' && (
					<p>{ __( 'Each portfolio item has its tile size under “Portfolio details”.', 'eidan' ) }</p>
				) }
				<LayoutFields { ...props } />
				{ layout !== 'masonry' && layout !== 'rows' && (
					<RatioControl
						original=""
						value={ ratio }
						onChange={ ( value ) => setAttributes( { ratio: value } ) }
					/>
				) }
				<ImageSizeControl value={ imageSize } onChange={ ( value ) => setAttributes( { imageSize: value } ) } />
			</VStack>
		</PanelBody>
	);
}

function CardPanel( { attributes, setAttributes }: Props ) {
	const { hover, hoverLabel, overlayOpacity, textPosition } = attributes;
	return (
		<PanelBody title={ __( 'Card', 'eidan' ) }>
			<VStack spacing={ 4 }>
				<TextPositionControl
					value={ textPosition }
					onChange={ ( value ) => setAttributes( { textPosition: value } ) }
				/>
				{ textPosition !== 'below' && (
					<OverlayOpacityControl
						value={ overlayOpacity }
						onChange={ ( value ) => setAttributes( { overlayOpacity: value } ) }
					/>
				) }
				<SelectControl
					{ ...controlProps }
					label={ __( 'Hover effect', 'eidan' ) }
					value={ hover }
					options={ hovers() }
					help={ hovers().find( ( { value } ) => value === hover )?.help }
					onChange={ ( value ) => setAttributes( { hover: value as Hover } ) }
				/>
				{ hover === 'follow' && (
					<TextControl
						{ ...controlProps }
						label={ _x( 'Label', 'of a button', 'eidan' ) }
						placeholder={ __( 'Title of the item', 'eidan' ) }
						value={ hoverLabel }
						maxLength={ metadata.attributes.hoverLabel.maxLength }
						onChange={ ( value ) => setAttributes( { hoverLabel: value } ) }
					/>
				) }
			</VStack>
		</PanelBody>
	);
}

/** Sidebar with all settings of the block: content, styles and advanced. */
export function Inspector( props: Props ) {
	const { attributes, setAttributes } = props;
	return (
		<>
			<ListInspector
				{ ...props }
				block={ metadata.name }
				elements={ <PortfolioCardFields { ...props } schema={ metadata.attributes } /> }
				layout={ <LayoutPanel { ...props } /> }
				looks={ <CardPanel { ...props } /> }
			/>
			{ attributes.textPosition !== 'below' && (
				<OverlayGradientControl
					value={ attributes.overlayGradient }
					onChange={ ( value ) => setAttributes( { overlayGradient: value } ) }
				/>
			) }
		</>
	);
}
