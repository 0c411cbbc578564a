import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, RangeControl, SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	rangeOf,
	CaptionsControl,
	GalleryLinkPanel,
	nameOfImage,
	type SwapMedia,
	RatioControl,
	type Repeater,
	RepeaterList,
	SwapEffectFields,
} from '@eidan/editor';
import type { SwappingImageGalleryAttributes } from './attributes';
import metadata from './block.json';

interface Props {
	attributes: SwappingImageGalleryAttributes;
	setAttributes: ( attributes: Partial< SwappingImageGalleryAttributes > ) => void;
	handle: Repeater< SwapMedia >;
	onLink: ( to: SwappingImageGalleryAttributes[ 'linkTo' ] ) => void;
	onSize: ( size: string ) => void;
}

const controlProps = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

/** Settings of what is listed beside the image, and where. */
function LayoutPanel( { attributes: { layout, listPosition }, setAttributes }: Props ) {
	return (
		<PanelBody title={ __( 'Layout', 'eidan' ) }>
			<SelectControl
				{ ...controlProps }
				label={ __( 'Layout', 'eidan' ) }
				hideLabelFromVision
				help={ layout === 'titles' ? __( 'Titles are the captions of the images.', 'eidan' ) : '' }
				value={ layout }
				options={ [
					{ value: 'below', label: __( 'Thumbnails below', 'eidan' ) },
					{ value: 'beside', label: __( 'Thumbnails beside', 'eidan' ) },
					{ value: 'over', label: __( 'Thumbnails over the image', 'eidan' ) },
					{ value: 'titles', label: __( 'Titles beside', 'eidan' ) },
				] }
				onChange={ ( value ) => setAttributes( { layout: value as typeof layout } ) }
			/>
			{ ( layout === 'beside' || layout === 'titles' ) && (
				<SelectControl
					{ ...controlProps }
					label={ __( 'List position', 'eidan' ) }
					value={ listPosition }
					options={ [
						{ value: 'start', label: __( 'Before the image', 'eidan' ) },
						{ value: 'end', label: __( 'After the image', 'eidan' ) },
					] }
					onChange={ ( value ) => setAttributes( { listPosition: value as typeof listPosition } ) }
				/>
			) }
		</PanelBody>
	);
}

/** Settings of when the image changes. */
function MotionPanel( { attributes: { trigger, autoplay }, setAttributes }: Props ) {
	return (
		<PanelBody title={ __( 'Motion', 'eidan' ) }>
			<SelectControl
				{ ...controlProps }
				label={ __( 'Swap on', 'eidan' ) }
				value={ trigger }
				options={ [
					{ value: 'hover', label: __( 'Hover, focus and click', 'eidan' ) },
					{ value: 'click', label: __( 'Click', 'eidan' ) },
				] }
				onChange={ ( value ) => setAttributes( { trigger: value as typeof trigger } ) }
			/>
			<RangeControl
				{ ...controlProps }
				label={ __( 'Autoplay delay (s)', 'eidan' ) }
				help={ __( '0: off. Visitors get a pause button, and with reduced motion nothing moves.', 'eidan' ) }
				value={ autoplay / 1000 }
				{ ...rangeOf( metadata.attributes.autoplay, 1000 ) }
				step={ 0.5 }
				onChange={ ( value ) => setAttributes( { autoplay: Math.round( ( value ?? 0 ) * 1000 ) } ) }
			/>
		</PanelBody>
	);
}

/** Settings of how the images look, and of the transition between them. */
function ImagesPanel( { attributes, setAttributes }: Props ) {
	const { layout, ratio, captions } = attributes;
	return (
		<PanelBody title={ __( 'Images', 'eidan' ) }>
			<RatioControl
				original=""
				value={ ratio }
				onChange={ ( value ) => setAttributes( { ratio: value || '3/2' } ) }
			/>
			{ layout !== 'titles' && (
				<CaptionsControl
					label={ __( 'Captions', 'eidan' ) }
					value={ captions }
					onChange={ ( value ) => setAttributes( { captions: value } ) }
				/>
			) }
			<SwapEffectFields
				attributes={ attributes }
				setAttributes={ setAttributes }
				schema={ metadata.attributes.speed }
			/>
		</PanelBody>
	);
}

/** Sidebar with all settings of the block: content, styles and advanced. */
export function Inspector( props: Props ) {
	const { attributes, setAttributes, handle } = props;
	const { label } = attributes;

	return (
		<>
			<InspectorControls>
				<LayoutPanel { ...props } />
				<PanelBody title={ __( 'Images', 'eidan' ) }>
					<RepeaterList label={ __( 'Images', 'eidan' ) } handle={ handle } nameOf={ nameOfImage } />
				</PanelBody>
				<MotionPanel { ...props } />
				<GalleryLinkPanel { ...props } />
			</InspectorControls>
			<InspectorControls group="styles">
				<ImagesPanel { ...props } />
			</InspectorControls>
			<InspectorControls group="advanced">
				<TextControl
					{ ...controlProps }
					label={ __( 'Accessible label', 'eidan' ) }
					placeholder={ __( 'Images', 'eidan' ) }
					maxLength={ metadata.attributes.label.maxLength }
					value={ label }
					onChange={ ( value ) => setAttributes( { label: value } ) }
				/>
			</InspectorControls>
		</>
	);
}
