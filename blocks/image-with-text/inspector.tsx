import { InspectorControls } from '@wordpress/block-editor';
import { Notice, PanelBody, SelectControl, ToggleControl, __experimentalVStack as VStack } from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import { LinkFields, MediaSourceControl, OverlayGradientControl, RatioControl, type Link } from '@eidan/editor';
import type { ImageWithTextAttributes } from './attributes';
import { Overlay } from './editor/overlay';

interface Props {
	attributes: ImageWithTextAttributes;
	setAttributes: ( attributes: Partial< ImageWithTextAttributes > & { align?: string } ) => void;
	/** False if no overlay makes text in this color readable on the image. */
	isReadable: boolean;
	link: Link;
	/** Undefined if there is no heading that could be linked. */
	setLink?: ( ( link: Link ) => void ) | undefined;
}

const controlProps = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

type Options< K extends keyof ImageWithTextAttributes > = Array< {
	value: ImageWithTextAttributes[ K ] & string;
	label: string;
} >;

const LAYOUTS = (): Options< 'layout' > => [
	{ value: 'beside', label: __( 'Side by side', 'eidan' ) },
	{ value: 'overlap', label: __( 'Overlap', 'eidan' ) },
	{ value: 'offset', label: __( 'To the edge of the screen', 'eidan' ) },
	{ value: 'over', label: __( 'Text over image', 'eidan' ) },
];
const HEIGHTS = (): Options< 'height' > => [
	{ value: 'ratio', label: __( 'Aspect ratio', 'eidan' ) },
	{ value: 'large', label: __( '80 % of the screen', 'eidan' ) },
	{ value: 'screen', label: __( 'Full screen', 'eidan' ) },
];
const APPEARANCES = (): Options< 'appear' > => [
	{ value: 'none', label: _x( 'None', 'animation', 'eidan' ) },
	{ value: 'fade', label: __( 'Fade up', 'eidan' ) },
	{ value: 'clip', label: __( 'Reveal', 'eidan' ) },
];
const COLUMNS = [ 4, 5, 6, 7 ] as const;

/** Settings of the heading's link, which can cover the whole block. */
function LinkPanel( { attributes: { isLinked }, setAttributes, link, setLink }: Props ) {
	return (
		<PanelBody title={ __( 'Link', 'eidan' ) } initialOpen={ isLinked }>
			<VStack spacing={ 4 }>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Link whole block', 'eidan' ) }
					help={ __( 'The link of the heading covers the block.', 'eidan' ) }
					checked={ isLinked }
					onChange={ ( value ) => setAttributes( { isLinked: value } ) }
				/>
				{ isLinked && ! setLink && (
					<Notice status="warning" isDismissible={ false }>
						{ __( 'Add a heading to the text: its words say where the link leads.', 'eidan' ) }
					</Notice>
				) }
				{ isLinked && setLink && <LinkFields value={ link } onChange={ setLink } /> }
			</VStack>
		</PanelBody>
	);
}

/** Settings of where image and text are placed. */
function LayoutPanel( { attributes, setAttributes }: Props ) {
	const { align } = attributes as { align?: string };
	const { layout, mediaColumns, narrowOrder, appear, height } = attributes;
	const isOver = layout === 'over';
	return (
		<PanelBody title={ __( 'Layout', 'eidan' ) }>
			<SelectControl
				{ ...controlProps }
				label={ __( 'Layout', 'eidan' ) }
				hideLabelFromVision
				value={ layout }
				options={ LAYOUTS() }
				// Only a full-width block reaches the edge of the screen. Text over an image starts at the start edge.
				onChange={ ( value ) =>
					setAttributes( {
						layout: value,
						...( value === 'offset' ? { align: 'full' } : {} ),
						...( value === 'over' ? { mediaPosition: 'right' } : {} ),
					} )
				}
			/>
			{ layout === 'offset' && align !== 'full' && (
				<Notice
					status="warning"
					isDismissible={ false }
					actions={ [
						{
							label: __( 'Full width', 'eidan' ),
							onClick: () => setAttributes( { align: 'full' } ),
						},
					] }
				>
					{ __( 'The image reaches the edge of the screen where the block has full width.', 'eidan' ) }
				</Notice>
			) }
			<SelectControl< string >
				{ ...controlProps }
				label={ isOver ? __( 'Text width', 'eidan' ) : __( 'Columns', 'eidan' ) }
				help={ isOver ? '' : __( 'Image and text, in twelfths of the width.', 'eidan' ) }
				value={ `${ mediaColumns }` }
				options={ COLUMNS.map( ( columns ) => ( {
					value: `${ columns }`,
					label: isOver ? `${ 12 - columns } / 12` : `${ columns } / ${ 12 - columns }`,
				} ) ) }
				onChange={ ( value ) =>
					setAttributes( {
						mediaColumns: COLUMNS.find( ( columns ) => `${ columns }` === value ) ?? 7,
					} )
				}
			/>
			{ isOver && (
				<SelectControl
					{ ...controlProps }
					label={ __( 'Height', 'eidan' ) }
					value={ height }
					options={ HEIGHTS() }
					onChange={ ( value ) => setAttributes( { height: value } ) }
				/>
			) }
			{ ! isOver && (
				<SelectControl
					{ ...controlProps }
					label={ __( 'Order on narrow screens', 'eidan' ) }
					value={ narrowOrder }
					options={ [
						{ value: 'image', label: __( 'Image first', 'eidan' ) },
						{ value: 'text', label: __( 'Text first', 'eidan' ) },
					] }
					onChange={ ( value ) => setAttributes( { narrowOrder: value } ) }
				/>
			) }
			<SelectControl
				{ ...controlProps }
				label={ __( 'Animation on scroll', 'eidan' ) }
				value={ appear }
				options={ APPEARANCES() }
				onChange={ ( value ) => setAttributes( { appear: value } ) }
			/>
		</PanelBody>
	);
}

/** Settings of the image's size and ratio. */
function ImagePanel( props: Props ) {
	const { attributes, setAttributes } = props;
	const { layout, imageFill, height, ratio, narrowRatio } = attributes;
	const isOver = layout === 'over';
	const hasRatio = isOver ? height === 'ratio' : ! imageFill;
	return (
		<PanelBody title={ __( 'Image', 'eidan' ) }>
			{ ! isOver && (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Crop image to fill', 'eidan' ) }
					help={ __( 'The image is as high as the text.', 'eidan' ) }
					checked={ imageFill }
					onChange={ ( value ) => setAttributes( { imageFill: value } ) }
				/>
			) }
			{ hasRatio && (
				<RatioControl
					original="auto"
					value={ ratio }
					onChange={ ( value ) => setAttributes( { ratio: value } ) }
				/>
			) }
			{ ( hasRatio || ! isOver ) && (
				<RatioControl
					original=""
					label={ __( 'Aspect ratio on narrow screens', 'eidan' ) }
					originalLabel={ __( 'Same as above', 'eidan' ) }
					value={ narrowRatio }
					onChange={ ( value ) => setAttributes( { narrowRatio: value } ) }
				/>
			) }
			{ isOver && <Overlay { ...props } /> }
		</PanelBody>
	);
}

/** Sidebar with all settings of the block: content and styles. */
export function Inspector( props: Props ) {
	const { attributes, setAttributes } = props;
	const { media } = attributes;

	return (
		<>
			<InspectorControls>
				<LayoutPanel { ...props } />
				<PanelBody title={ __( 'Image', 'eidan' ) }>
					<MediaSourceControl
						label={ __( 'Image', 'eidan' ) }
						value={ media }
						onChange={ ( value ) => setAttributes( { media: value } ) }
						allow={ [ 'image' ] }
						withAlt
					/>
				</PanelBody>
				<LinkPanel { ...props } />
			</InspectorControls>
			<InspectorControls group="styles">
				<ImagePanel { ...props } />
			</InspectorControls>
			{ attributes.layout === 'over' && (
				<OverlayGradientControl
					value={ attributes.overlayGradient }
					onChange={ ( value ) => setAttributes( { overlayGradient: value } ) }
				/>
			) }
		</>
	);
}
