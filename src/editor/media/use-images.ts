import { createBlock } from '@wordpress/blocks';
import { createBlobURL } from '@wordpress/blob';
import { useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { selectBlockEditor, useBlockEditorActions } from '../stores';
import { fileOf, imageFromMedia, linkOf, type CoreImage, type LinkTo, type Media } from './convert';
import { useMedia } from './use-media';

/** The media library hands over records, a drop or upload files. */
export type GallerySelection = FileList | File[] | Media[];

export interface Settings {
	linkTo: Exclude< LinkTo, 'custom' >;
	sizeSlug: string;
	/** Whether videos may stand among the images. */
	films?: boolean;
}

// A file dropped on the canvas is of the frame's own class, so `instanceof` would not know it.
const isFile = ( item: File | Media ): item is File => Object.prototype.toString.call( item ) === '[object File]';

const isVideo = ( { type, mime }: { type?: string; mime?: string } ) => ( mime ?? type ?? '' ).startsWith( 'video' );

/** A video among images: silent and again and again, as it plays while it is shown. */
const filmOf = ( { id, url }: Media ) =>
	createBlock( 'core/video', { id, src: url, muted: true, loop: true, playsInline: true } );

/** The block of a file of the author's, which uploads it. */
const blockOfFile = ( file: File, sizeSlug: string ) => {
	const blob = createBlobURL( file );
	return isVideo( file )
		? createBlock( 'core/video', { blob, muted: true, loop: true, playsInline: true } )
		: createBlock( 'core/image', { blob, sizeSlug } );
};

const isImage = ( { name }: { name: string } ) => name === 'core/image';

/** Whether an image has no link of its own, so that it follows the gallery. */
const isUnlinked = ( { href, linkDestination }: CoreImage ) => ! href && linkDestination !== 'custom';

/** Images whose own link an author typed keep it in bulk edits. */
const isOwnLink = ( { href, linkDestination }: CoreImage ) =>
	!! href && linkDestination !== 'media' && linkDestination !== 'attachment';

/** The images (and videos, where a gallery allows them) inside a gallery, and what can be done to all of them. */
export function useImages( clientId: string, { linkTo, sizeSlug, films = false }: Settings ) {
	const blocks = useSelect( ( select ) => selectBlockEditor( select ).getBlocks( clientId ), [ clientId ] );
	const images = blocks.map( ( block ) => ( isImage( block ) ? ( block.attributes as CoreImage ) : {} ) );
	const media = useMedia( images.flatMap( ( { id } ) => ( id ? [ id ] : [] ) ) );
	const {
		replaceInnerBlocks,
		updateBlockAttributes,
		__unstableMarkNextChangeAsNotPersistent: notPersistent,
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

	// Images that were uploaded inside the gallery get its link, so that what
	// is saved is complete. Not a step of its own in the undo history.
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
			notPersistent();
			update( ( image, record ) => ( record && isUnlinked( image ) ? linkOf( record, linkTo ) : undefined ) );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- `waiting` names the pictures; the rest is new at each render.
	}, [ waiting, linkTo ] );

	/** Images of the media library; those that were here keep their captions and settings. */
	const choose = ( chosen: Media[] ) =>
		replaceInnerBlocks(
			clientId,
			chosen.map(
				( picture ) =>
					blocks.find( ( { attributes } ) => attributes.id && attributes.id === picture.id ) ??
					( isVideo( picture )
						? filmOf( picture )
						: createBlock( 'core/image', imageFromMedia( picture, sizeSlug, linkTo ) ) )
			)
		);

	/** Files dropped or picked: each image block uploads its own. */
	const upload = ( files: File[] ) =>
		replaceInnerBlocks( clientId, [
			...blocks,
			...files
				.filter( ( file ) => file.type.startsWith( 'image/' ) || ( films && isVideo( file ) ) )
				.map( ( file ) => blockOfFile( file, sizeSlug ) ),
		] );

	return {
		images,
		blocks,

		/** What an author has chosen: images of the media library, or files. */
		take: ( chosen: GallerySelection ) => {
			const list = [ ...chosen ] as Array< File | Media >;
			if ( list.every( isFile ) ) {
				upload( list );
			} else {
				choose( list as Media[] );
			}
		},

		/** Images by address, for the sample. */
		add: ( pictures: CoreImage[] ) =>
			replaceInnerBlocks( clientId, [
				...blocks,
				...pictures.map( ( picture ) => createBlock( 'core/image', picture ) ),
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
