import { RichText, store as blockEditorStore, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import {
	GalleryCaption,
	GalleryPlaceholder,
	type SwapMedia,
	RepeaterToolbar,
	GalleryToolbar,
	sampleImages,
	SwapList,
	useFocusAfterPlaceholder,
	useImages,
	useRepeater,
} from '@eidan/editor';
import type { SwappingImageGalleryAttributes } from './attributes';
import { icon } from './icon';
import { Inspector } from './inspector';
import { lookOf } from './look';

const MEDIA = { accept: 'image/*,video/*', allowedTypes: [ 'image', 'video' ], multiple: true, handleUpload: false };

/** Sample images. All have a caption, because the captions can be listed as titles beside the image. */
const captionedSamples = ( linkTo: SwappingImageGalleryAttributes[ 'linkTo' ] ) =>
	sampleImages( linkTo ).map( ( image ) => ( { ...image, caption: image.caption || image.alt || '' } ) );

type Props = BlockEditProps< SwappingImageGalleryAttributes >;

/** The pause button of the page. In the editor it is only drawn and does nothing. */
const pauseButton = (
	<button type="button" className="eidan-swap__rotation" aria-hidden="true" tabIndex={ -1 }>
		<svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="1.5">
			<path d="M7 4v12M13 4v12" />
		</svg>
	</button>
);

export default function Edit( { attributes, setAttributes, clientId, isSelected }: Props ) {
	const { autoplay, caption, layout, linkTo, sizeSlug } = attributes;
	const { blocks, take, add, linkAll, resizeAll } = useImages( clientId, {
		linkTo,
		sizeSlug,
		videos: true,
	} );
	const handle = useRepeater< SwapMedia >( clientId, { block: 'core/image', attributes: () => ( { sizeSlug } ) } );
	const { updateBlockAttributes, selectBlock } = useDispatch( blockEditorStore );
	const isEmpty = blocks.length === 0;
	const blockProps = useBlockProps( { ref: useFocusAfterPlaceholder< HTMLElement >( isEmpty ) } );
	const innerProps = useInnerBlocksProps( { className: 'eidan-swap__stage' }, {
		orientation: layout === 'beside' || layout === 'titles' ? 'vertical' : 'horizontal',
		renderAppender: false,
	} as never );
	const ids = blocks.flatMap( ( { attributes: { id } } ) => ( typeof id === 'number' ? [ id ] : [] ) );

	if ( isEmpty ) {
		return (
			<figure { ...blockProps }>
				<GalleryPlaceholder
					media={ MEDIA }
					icon={ icon }
					title={ __( 'Swapping image gallery', 'eidan' ) }
					instructions={ __(
						'Drag and drop images and videos, upload, or choose from your library.',
						'eidan'
					) }
					onSelect={ take }
					onStart={ () => add( captionedSamples( linkTo ) ) }
				/>
			</figure>
		);
	}
	return (
		<>
			<Inspector
				attributes={ attributes }
				setAttributes={ setAttributes }
				handle={ handle }
				onLink={ ( to ) => {
					setAttributes( { linkTo: to } );
					linkAll( to );
				} }
				onSize={ ( size ) => {
					setAttributes( { sizeSlug: size } );
					resizeAll( size );
				} }
			/>
			<GalleryToolbar media={ MEDIA } ids={ ids } onSelect={ take } />
			<RepeaterToolbar handle={ handle } horizontal={ layout === 'below' || layout === 'over' } />
			<figure { ...blockProps }>
				<style>{ `[data-block="${ clientId }"] > .eidan-swap > .eidan-swap__stage > [data-block]:not([data-block="${ handle.active }"]){display:none}` }</style>
				<div { ...lookOf( attributes ) }>
					{ autoplay > 0 && blocks.length > 1 && pauseButton }
					<SwapList
						handle={ handle }
						titles={ layout === 'titles' }
						onShow={ ( clickedId ) => {
							handle.activate( clickedId );
							if ( layout !== 'titles' ) {
								void selectBlock( clickedId );
							}
						} }
						onTitle={ ( imageId, title ) => updateBlockAttributes( imageId, { caption: title } ) }
					/>
					<div { ...innerProps } />
				</div>
				{ ( isSelected || ! RichText.isEmpty( caption ?? '' ) ) && (
					<GalleryCaption
						className="eidan-swap__caption"
						value={ caption ?? '' }
						onChange={ ( text ) => setAttributes( { caption: text } ) }
					/>
				) }
			</figure>
		</>
	);
}
