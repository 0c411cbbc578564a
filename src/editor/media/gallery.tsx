/**
 * Components for galleries whose images are inner blocks.
 */
import { BlockControls, BlockIcon, MediaUploadCheck, RichText } from '@wordpress/block-editor';
import { PanelBody, SelectControl } from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import { ImageSizeControl } from './image-size';
import { SampleButton } from '../sample/button';
import { MediaPlaceholder, ReplaceFlow } from './components';
import { GroupControl } from './controls';
import type { GallerySelection, Settings } from './use-images';

interface PlaceholderProps {
	/** Props of core's MediaPlaceholder that say which files can be chosen. */
	media: Record< string, unknown >;
	icon: JSX.Element;
	/** Name of the block. */
	title: string;
	/** One sentence that tells the author what to do. */
	instructions: string;
	onSelect: ( chosen: GallerySelection ) => void;
	onStart: () => void;
}

/** The placeholder of an empty gallery. Authors choose images, upload them or start with samples. */
export const GalleryPlaceholder = ( { media, icon, title, instructions, onSelect, onStart }: PlaceholderProps ) => (
	<MediaPlaceholder
		{ ...media }
		icon={ <BlockIcon icon={ icon } /> }
		labels={ { title, instructions } }
		value={ [] }
		onSelect={ onSelect }
	>
		<SampleButton fill={ onStart } />
	</MediaPlaceholder>
);

interface ToolbarProps {
	/** As that of the placeholder. */
	media: Record< string, unknown >;
	/** Ids of the images that the gallery has. */
	ids: number[];
	onSelect: ( chosen: GallerySelection ) => void;
}

/** The toolbar button "Add" of a gallery with images. */
export const GalleryToolbar = ( { media, ids, onSelect }: ToolbarProps ) => (
	<BlockControls group="other">
		<MediaUploadCheck>
			<ReplaceFlow
				{ ...media }
				addToGallery
				name={ __( 'Add', 'eidan' ) }
				mediaIds={ ids }
				onSelect={ onSelect }
				variant="toolbar"
			/>
		</MediaUploadCheck>
	</BlockControls>
);

interface CaptionProps {
	className: string;
	value: string;
	onChange: ( text: string ) => void;
}

/** The caption of the whole gallery. */
export const GalleryCaption = ( { className, value, onChange }: CaptionProps ) => (
	<RichText
		tagName="figcaption"
		className={ `${ className } wp-element-caption` }
		aria-label={ __( 'Gallery caption', 'eidan' ) }
		placeholder={ __( 'Add gallery caption', 'eidan' ) }
		value={ value }
		onChange={ onChange }
		inlineToolbar
	/>
);

interface LinkProps {
	attributes: { linkTo: Settings[ 'linkTo' ]; group: string; sizeSlug: string };
	setAttributes: ( attributes: { group: string } ) => void;
	onLink: ( to: Settings[ 'linkTo' ] ) => void;
	onSize: ( size: string ) => void;
}

/** Settings for the link of all images in a gallery, and for their size. */
export const GalleryLinkPanel = ( {
	attributes: { linkTo, group, sizeSlug },
	setAttributes,
	onLink,
	onSize,
}: LinkProps ) => (
	<PanelBody title={ __( 'Link', 'eidan' ) }>
		<SelectControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ __( 'Link to', 'eidan' ) }
			help={ __( 'Images with a custom link keep it.', 'eidan' ) }
			value={ linkTo }
			options={ [
				{ value: 'lightbox', label: __( 'Lightbox', 'eidan' ) },
				{ value: 'file', label: __( 'Image file', 'eidan' ) },
				{ value: 'page', label: __( 'Attachment page', 'eidan' ) },
				{ value: 'none', label: _x( 'None', 'link', 'eidan' ) },
			] }
			onChange={ ( value ) => onLink( value as Settings[ 'linkTo' ] ) }
		/>
		{ linkTo === 'lightbox' && (
			<GroupControl value={ group } onChange={ ( value ) => setAttributes( { group: value } ) } />
		) }
		<ImageSizeControl value={ sizeSlug } onChange={ onSize } />
	</PanelBody>
);
