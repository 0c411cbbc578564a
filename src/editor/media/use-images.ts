import { createBlock } from '@wordpress/blocks';
import { createBlobURL } from '@wordpress/blob';
import { useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { selectBlockEditor, useBlockEditorActions } from '../stores';
import { fileOf, imageFromMedia, linkOf, type CoreImage, type LinkTo, type Media } from './convert';
import { useMedia } from './use-media';

/** What an author chose: records of the media library, or files that were dropped or picked for upload. */
export type GallerySelection = FileList | File[] | Media[];

export interface Settings {
	linkTo: Exclude< LinkTo, 'custom' >;
	sizeSlug: string;
	/** Whether the gallery can also contain videos. */
	videos?: boolean;
}

// A file that is dropped on the canvas is an instance of the iframe's `File`, so `instanceof File` would fail here.
const isFile = ( item: File | Media ): item is File => Object.prototype.toString.call( item ) === '[object File]';

const isVideo = ( { type, mime }: { type?: string; mime?: string } ) => ( mime ?? type ?? '' ).startsWith( 'video' );

/** The block for a video in a gallery. It plays while it is shown, so it is muted and loops. */
const videoBlock = ( { id, url }: Media ) =>
	createBlock( 'core/video', { id, src: url, muted: true, loop: true, playsInline: true } );

/** The block for a file from the author's device. The block uploads the file itself. */
const blockOfFile = ( file: File, sizeSlug: string ) => {
	const blob = createBlobURL( file );
	return isVideo( file )
		? createBlock( 'core/video', { blob, muted: true, loop: true, playsInline: true } )
		: createBlock( 'core/image', { blob, sizeSlug } );
};

const isImage = ( { name }: { name: string } ) => name === 'core/image';

/** Whether an image has no link yet, so that it gets the gallery's. */
const isUnlinked = ( { href, linkDestination }: CoreImage ) => ! href && linkDestination !== 'custom';

/** Whether the author typed the link of an image. Bulk edits keep such a link. */
const isOwnLink = ( { href, linkDestination }: CoreImage ) =>
	!! href && linkDestination !== 'media' && linkDestination !== 'attachment';

/** The images inside a gallery (and videos, if it allows them), with actions on all of them. */
export function useImages( clientId: string, { linkTo, sizeSlug, videos = false }: Settings ) {
	const blocks = useSelect( ( select ) => selectBlockEditor( select ).getBlocks( clientId ), [ clientId ] );
	const images = blocks.map( ( block ) => ( isImage( block ) ? ( block.attributes as CoreImage ) : {} ) );
	const media = useMedia( images.flatMap( ( { id } ) => ( id ? [ id ] : [] ) ) );
	const {
		replaceInnerBlocks,
		updateBlockAttributes,
		__unstableMarkNextChangeAsNotPersistent: markNextChangeAsNotPersistent,
	} = useBlockEditorActions();

	const update = ( change: ( image: CoreImage, media: Media | undefined ) => object | undefined ): boolean => {
		const changes = Object.fromEntries(
			blocks.filter( isImage ).flatMap( ( block ) => {
				const image = block.attributes as CoreImage;
				const next = change( image, image.id ? media.get( image.id ) : undefined );
				return next ? [ [ block.clientId, next ] ] : [];
			} )
		);
		const ids = Object.keys( changes );
		if ( ids.length ) {
			updateBlockAttributes( ids, changes, true );
		}
		return ids.length > 0;
	};

	// Images that were uploaded inside the gallery get its link once they are uploaded. This is not an undo step.
	const waiting =
		linkTo === 'none'
			? ''
			: images
					.flatMap( ( image ) =>
						image.id && isUnlinked( image ) && media.has( image.id ) ? [ image.id ] : []
					)
					.join();
	useEffect( () => {
		if ( waiting ) {
			markNextChangeAsNotPersistent();
			update( ( image, record ) => ( record && isUnlinked( image ) ? linkOf( record, linkTo ) : undefined ) );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- `waiting` has the ids of the images; the other values are new at each render.
	}, [ waiting, linkTo ] );

	/**
	 * Replaces the content with files of the media library. Files that are already in the gallery keep their blocks.
	 */
	const choose = ( chosen: Media[] ) =>
		replaceInnerBlocks(
			clientId,
			chosen.map(
				( image ) =>
					blocks.find( ( { attributes } ) => attributes.id && attributes.id === image.id ) ??
					( isVideo( image )
						? videoBlock( image )
						: createBlock( 'core/image', imageFromMedia( image, sizeSlug, linkTo ) ) )
			)
		);

	/** Adds files from the author's device. Each block uploads its own file. */
	const upload = ( files: File[] ) =>
		replaceInnerBlocks( clientId, [
			...blocks,
			...files
				.filter( ( file ) => file.type.startsWith( 'image/' ) || ( videos && isVideo( file ) ) )
				.map( ( file ) => blockOfFile( file, sizeSlug ) ),
		] );

	return {
		images,
		blocks,

		/** Adds or replaces images after the author chose records of the media library or files. */
		take: ( chosen: GallerySelection ) => {
			const list = [ ...chosen ] as Array< File | Media >;
			if ( list.every( isFile ) ) {
				upload( list );
			} else {
				choose( list as Media[] );
			}
		},

		/** Adds images that are not in the media library, such as samples. */
		add: ( newImages: CoreImage[] ) =>
			replaceInnerBlocks( clientId, [
				...blocks,
				...newImages.map( ( image ) => createBlock( 'core/image', image ) ),
			] ),

		linkAll: ( to: Settings[ 'linkTo' ] ) =>
			update( ( image, record ) => {
				const known = record ?? ( image.url ? { url: image.url } : undefined );
				return known && ! isOwnLink( image ) ? linkOf( known, to ) : undefined;
			} ),

		resizeAll: ( size: string ) =>
			update( ( _image, record ) =>
				record ? { url: fileOf( record, size ).url, sizeSlug: size } : undefined
			),
	};
}
