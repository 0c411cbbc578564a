import { InspectorControls } from '@wordpress/block-editor';
import {
	AlignmentMatrixControl,
	BaseControl,
	Notice,
	PanelBody,
	RangeControl,
	SelectControl,
	ToggleControl,
} from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import {
	FormatsControl,
	HeadingLevelControl,
	MediaSourceControl,
	OverlayGradientControl,
	OverlayOpacityControl,
	PosterControl,
	RATIOS,
	rangeOf,
} from '@eidan/editor';
import type { VideoShowreelAttributes } from './attributes';
import metadata from './block.json';
import { VIDEO_TYPES } from './placeholder';

interface Props {
	attributes: VideoShowreelAttributes;
	setAttributes: ( attributes: Partial< VideoShowreelAttributes > ) => void;
	/** False if no overlay makes the text readable. */
	isReadable: boolean;
}

const LEVELS = [ 0, 1, 2, 3, 4, 5, 6 ] as const;
const controlProps = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true } as const;

/** Settings of the video and its poster. */
function VideoPanel( { attributes: { source, alternatives, poster }, setAttributes }: Props ) {
	return (
		<PanelBody title={ __( 'Video', 'eidan' ) }>
			<MediaSourceControl
				label={ __( 'Video', 'eidan' ) }
				allow={ VIDEO_TYPES }
				value={ source }
				onChange={ ( value ) => setAttributes( { source: value } ) }
			/>
			<FormatsControl
				value={ alternatives }
				max={ metadata.attributes.alternatives.maxItems }
				onChange={ ( value ) => setAttributes( { alternatives: value } ) }
			/>
			<PosterControl
				value={ poster }
				help={ __(
					'Visitors see it at once, and in place of the video when they save data or want less motion.',
					'eidan'
				) }
				onChange={ ( { alt: _, ...value } ) => setAttributes( { poster: value } ) }
			/>
		</PanelBody>
	);
}

/** Settings of the text on the video, and how it is typed. */
function TextPanel( { attributes, setAttributes }: Props ) {
	const { level, typing, typingInterval, typingDelay, typingLoop } = attributes;
	return (
		<PanelBody title={ __( 'Text', 'eidan' ) }>
			<HeadingLevelControl
				value={ level }
				levels={ LEVELS }
				onChange={ ( value ) => setAttributes( { level: value } ) }
			/>
			<SelectControl
				{ ...controlProps }
				label={ __( 'Typing', 'eidan' ) }
				value={ typing }
				options={ [
					{ value: 'none', label: _x( 'None', 'effect', 'eidan' ) },
					{ value: 'lines', label: __( 'Line after line', 'eidan' ) },
					{ value: 'replace', label: __( 'Lines replace each other', 'eidan' ) },
				] }
				onChange={ ( value ) => setAttributes( { typing: value as VideoShowreelAttributes[ 'typing' ] } ) }
			/>
			{ typing !== 'none' && (
				<>
					<RangeControl
						{ ...controlProps }
						label={ __( 'Time between characters (ms)', 'eidan' ) }
						{ ...rangeOf( metadata.attributes.typingInterval ) }
						step={ 10 }
						value={ typingInterval }
						allowReset
						resetFallbackValue={ metadata.attributes.typingInterval.default }
						onChange={ ( value = metadata.attributes.typingInterval.default ) =>
							setAttributes( { typingInterval: value } )
						}
					/>
					<RangeControl
						{ ...controlProps }
						label={ __( 'Pause after a line (ms)', 'eidan' ) }
						{ ...rangeOf( metadata.attributes.typingDelay ) }
						step={ 100 }
						value={ typingDelay }
						allowReset
						resetFallbackValue={ metadata.attributes.typingDelay.default }
						onChange={ ( value = metadata.attributes.typingDelay.default ) =>
							setAttributes( { typingDelay: value } )
						}
					/>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Loop', 'eidan' ) }
						help={ __( 'Types the words again after the last line.', 'eidan' ) }
						checked={ typingLoop }
						onChange={ ( value ) => setAttributes( { typingLoop: value } ) }
					/>
				</>
			) }
		</PanelBody>
	);
}

/** Settings of the block's height and of the text position. */
function LayoutPanel( { attributes: { height, ratio, contentPosition }, setAttributes }: Props ) {
	return (
		<PanelBody title={ __( 'Layout', 'eidan' ) }>
			<SelectControl
				{ ...controlProps }
				label={ __( 'Height', 'eidan' ) }
				value={ height }
				options={ [
					{ value: 'screen', label: __( 'Full screen', 'eidan' ) },
					{ value: 'large', label: __( '80 % of the screen', 'eidan' ) },
					{ value: 'ratio', label: __( 'Aspect ratio', 'eidan' ) },
				] }
				onChange={ ( value ) => setAttributes( { height: value as VideoShowreelAttributes[ 'height' ] } ) }
			/>
			{ height === 'ratio' && (
				<SelectControl
					{ ...controlProps }
					label={ __( 'Aspect ratio', 'eidan' ) }
					value={ ratio }
					options={ RATIOS.map( ( value ) => ( { value, label: value.replace( '/', ':' ) } ) ) }
					onChange={ ( value ) => setAttributes( { ratio: value as VideoShowreelAttributes[ 'ratio' ] } ) }
				/>
			) }
			<BaseControl __nextHasNoMarginBottom id="" label={ __( 'Content position', 'eidan' ) }>
				<AlignmentMatrixControl
					label={ __( 'Content position', 'eidan' ) }
					value={ contentPosition }
					onChange={ ( value ) =>
						setAttributes( {
							contentPosition: ( value === 'center'
								? 'center center'
								: value ) as VideoShowreelAttributes[ 'contentPosition' ],
						} )
					}
				/>
			</BaseControl>
		</PanelBody>
	);
}

/** Settings of the overlay between the video and the text. */
function OverlayPanel( {
	attributes: { overlay, overlayOpacity, measuredOpacity },
	setAttributes,
	isReadable,
}: Props ) {
	return (
		<PanelBody title={ __( 'Overlay', 'eidan' ) }>
			{ ! isReadable && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'With this color the words cannot be read on this overlay. Choose another text color or the other overlay.',
						'eidan'
					) }
				</Notice>
			) }
			<SelectControl
				{ ...controlProps }
				label={ __( 'Overlay', 'eidan' ) }
				value={ overlay }
				options={ [
					{ value: 'dark', label: _x( 'Dark', 'overlay', 'eidan' ) },
					{ value: 'light', label: _x( 'Light', 'overlay', 'eidan' ) },
				] }
				onChange={ ( value ) => setAttributes( { overlay: value as VideoShowreelAttributes[ 'overlay' ] } ) }
			/>
			<OverlayOpacityControl
				value={ overlayOpacity }
				measured={ measuredOpacity }
				onChange={ ( value ) => setAttributes( { overlayOpacity: value } ) }
			/>
		</PanelBody>
	);
}

/** Sidebar with all settings of the block: content, styles and advanced. */
export function Inspector( props: Props ) {
	const { attributes, setAttributes } = props;
	const { lowBattery } = attributes;

	return (
		<>
			<InspectorControls>
				<LayoutPanel { ...props } />
				<VideoPanel { ...props } />
				<TextPanel { ...props } />
			</InspectorControls>
			<InspectorControls group="styles">
				<OverlayPanel { ...props } />
			</InspectorControls>
			<OverlayGradientControl
				value={ attributes.overlayGradient }
				onChange={ ( value ) => setAttributes( { overlayGradient: value } ) }
			/>
			<InspectorControls group="advanced">
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Poster image on a low battery', 'eidan' ) }
					checked={ lowBattery }
					onChange={ ( value ) => setAttributes( { lowBattery: value } ) }
				/>
			</InspectorControls>
		</>
	);
}
