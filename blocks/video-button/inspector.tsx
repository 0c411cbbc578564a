import { InspectorControls } from '@wordpress/block-editor';
import { Button, PanelBody, RangeControl, SelectControl, TextControl, ToggleControl } from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import {
	rangeOf,
	ChaptersControl,
	CopyPoster,
	videoOf,
	MediaCheck,
	PosterControl,
	RatioControl,
	TimeField,
	TracksControl,
	VideoAddressField,
	MediaUpload,
} from '@eidan/editor';
import type { VideoButtonAttributes } from './attributes';
import metadata from './block.json';

interface Props {
	attributes: VideoButtonAttributes;
	setAttributes: ( attributes: Partial< VideoButtonAttributes > ) => void;
	/** Adds a transcript below the button. Undefined if there is one already. */
	onTranscript: ( () => void ) | undefined;
}

const controlProps = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true } as const;

/** Settings of the video: address, names, start and end. */
function VideoPanel( { attributes, setAttributes }: Props ) {
	const { url, title, text, look, opens, start, end } = attributes;
	const kind = videoOf( url )?.kind;
	return (
		<PanelBody title={ __( 'Video', 'eidan' ) }>
			<VideoAddressField
				value={ url }
				onChange={ ( address, name ) =>
					setAttributes( { url: address, id: undefined, ...( name ? { title: name } : {} ) } )
				}
			/>
			<TextControl
				{ ...controlProps }
				label={ __( 'Title', 'eidan' ) }
				help={ __( 'Names the video for screen readers.', 'eidan' ) }
				maxLength={ metadata.attributes.title.maxLength }
				value={ title }
				onChange={ ( value ) => setAttributes( { title: value } ) }
			/>
			{ look === 'round' && (
				<TextControl
					{ ...controlProps }
					label={ _x( 'Label', 'of a button', 'eidan' ) }
					help={ __( 'What the button does, for screen readers.', 'eidan' ) }
					placeholder={ __( 'Play video', 'eidan' ) }
					value={ String( text ?? '' ).replace( /<[^>]+>/g, '' ) }
					onChange={ ( value ) => setAttributes( { text: value.replace( /[<&]/g, '' ) } ) }
				/>
			) }
			{ look === 'poster' && (
				<SelectControl
					{ ...controlProps }
					label={ __( 'Open in', 'eidan' ) }
					value={ opens }
					options={ [
						{ value: 'dialog', label: __( 'Dialog', 'eidan' ) },
						{ value: 'inline', label: __( 'Place of the poster', 'eidan' ) },
					] }
					onChange={ ( value ) => setAttributes( { opens: value as VideoButtonAttributes[ 'opens' ] } ) }
				/>
			) }
			<TimeField
				label={ __( 'Start time', 'eidan' ) }
				value={ start }
				onChange={ ( value ) => setAttributes( { start: value } ) }
			/>
			{ ( kind === 'file' || kind === 'youtube' || kind === 'vimeo' ) && (
				<TimeField
					label={ __( 'End time', 'eidan' ) }
					value={ end }
					onChange={ ( value ) => setAttributes( { end: value } ) }
				/>
			) }
		</PanelBody>
	);
}

/** Settings of the image that is shown before the video plays. */
function PosterPanel( { attributes, setAttributes }: Props ) {
	const { url, title, poster } = attributes;
	const isFile = videoOf( url )?.kind === 'file';
	return (
		<PanelBody title={ __( 'Poster', 'eidan' ) }>
			<PosterControl
				value={ poster }
				help={
					isFile
						? ''
						: __(
								'Copied once into your media library. Visitors ask the service for nothing before they play the video.',
								'eidan'
							)
				}
				onChange={ ( value ) => setAttributes( { poster: value } ) }
			>
				{ ! isFile && (
					<CopyPoster
						url={ url }
						onCopy={ ( copy ) =>
							setAttributes( {
								poster: { id: copy.id, url: copy.url, alt: '' },
								...( title ? {} : { title: copy.title } ),
							} )
						}
					/>
				) }
			</PosterControl>
			{ poster.url && (
				<TextControl
					{ ...controlProps }
					label={ __( 'Alternative text', 'eidan' ) }
					help={ __( 'Leave empty if the image is decorative.', 'eidan' ) }
					value={ poster.alt ?? '' }
					onChange={ ( alt ) => setAttributes( { poster: { ...poster, alt } } ) }
				/>
			) }
		</PanelBody>
	);
}

/** Settings of captions and chapters. */
function CaptionsPanel( { attributes: { url, tracks, chapters }, setAttributes }: Props ) {
	return (
		<PanelBody title={ __( 'Captions and chapters', 'eidan' ) } initialOpen={ false }>
			{ videoOf( url )?.kind === 'file' && (
				<TracksControl value={ tracks } onChange={ ( value ) => setAttributes( { tracks: value } ) } />
			) }
			<ChaptersControl value={ chapters } onChange={ ( value ) => setAttributes( { chapters: value } ) } />
		</PanelBody>
	);
}

/** Settings of the transcript: on this page or in a file. */
function TranscriptPanel( { attributes: { transcript }, setAttributes, onTranscript }: Props ) {
	return (
		<PanelBody title={ __( 'Transcript', 'eidan' ) } initialOpen={ false }>
			{ onTranscript && (
				<Button className="eidan-group" variant="secondary" __next40pxDefaultSize onClick={ onTranscript }>
					{ __( 'Add transcript below', 'eidan' ) }
				</Button>
			) }
			<TextControl
				{ ...controlProps }
				type="url"
				label={ __( 'File URL', 'eidan' ) }
				value={ transcript }
				onChange={ ( value ) => setAttributes( { transcript: value.trim() } ) }
			/>
			<MediaCheck>
				<MediaUpload
					title={ __( 'Transcript', 'eidan' ) }
					onSelect={ ( { url: file }: { id: number; url?: string } ) =>
						file && setAttributes( { transcript: file } )
					}
					render={ ( { open } ) => (
						<Button variant="secondary" __next40pxDefaultSize onClick={ open }>
							{ __( 'Media Library', 'eidan' ) }
						</Button>
					) }
				/>
			</MediaCheck>
		</PanelBody>
	);
}

/** Style settings of the button. */
function ButtonPanel( { attributes: { look, size, pulse, ratio }, setAttributes }: Props ) {
	return (
		<PanelBody title={ __( 'Button', 'eidan' ) }>
			<SelectControl
				{ ...controlProps }
				label={ __( 'Style', 'eidan' ) }
				value={ look }
				options={ [
					{ value: 'round', label: __( 'Round', 'eidan' ) },
					{ value: 'text', label: __( 'With text', 'eidan' ) },
					{ value: 'poster', label: __( 'On a poster', 'eidan' ) },
				] }
				onChange={ ( value ) => setAttributes( { look: value as VideoButtonAttributes[ 'look' ] } ) }
			/>
			{ look !== 'text' && (
				<>
					<RangeControl
						{ ...controlProps }
						label={ __( 'Size (px)', 'eidan' ) }
						{ ...rangeOf( metadata.attributes.size ) }
						value={ size }
						allowReset
						resetFallbackValue={ metadata.attributes.size.default }
						onChange={ ( value = metadata.attributes.size.default ) => setAttributes( { size: value } ) }
					/>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Pulse', 'eidan' ) }
						help={ __( 'A ring grows around the button twice when it comes into view.', 'eidan' ) }
						checked={ pulse }
						onChange={ ( value ) => setAttributes( { pulse: value } ) }
					/>
				</>
			) }
			{ look === 'poster' && (
				<RatioControl
					value={ ratio }
					original="auto"
					onChange={ ( value ) => setAttributes( { ratio: value } ) }
				/>
			) }
		</PanelBody>
	);
}

/** Sidebar with all settings of the block: content and styles. */
export function Inspector( props: Props ) {
	return (
		<>
			<InspectorControls>
				<VideoPanel { ...props } />
				{ props.attributes.look === 'poster' && <PosterPanel { ...props } /> }
				<CaptionsPanel { ...props } />
				<TranscriptPanel { ...props } />
			</InspectorControls>
			<InspectorControls group="styles">
				<ButtonPanel { ...props } />
			</InspectorControls>
		</>
	);
}
