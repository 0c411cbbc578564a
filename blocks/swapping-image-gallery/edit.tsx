import {
	BlockControls,
	BlockIcon,
	MediaUploadCheck,
	RichText,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import {
	isFile,
	type Picture,
	MediaPlaceholder,
	RepeaterToolbar,
	ReplaceFlow,
	samplePictures,
	SwapList,
	useHandover,
	useImages,
	useRepeater,
	type Media,
} from '@eidan/editor';
import type { SwappingImageGalleryAttributes } from './attributes';
import { icon } from './icon';
import { Inspector } from './inspector';
import { lookOf } from './look';

const MEDIA = { accept: 'image/*,video/*', allowedTypes: [ 'image', 'video' ], multiple: true, handleUpload: false };

/** Each has a caption, since that is its title beside the image. */
const sample = ( linkTo: SwappingImageGalleryAttributes[ 'linkTo' ] ) =>
	samplePictures( linkTo ).map( ( picture ) => ( { ...picture, caption: picture.caption || picture.alt || '' } ) );

/** The media library hands over records, a drop or upload files. */
type Chosen = FileList | File[] | Media[];

type Props = BlockEditProps< SwappingImageGalleryAttributes >;

/** The empty gallery. */
function NoImages( { onSelect, onSample }: { onSelect: ( chosen: Chosen ) => void; onSample: () => void } ) {
	return (
		<MediaPlaceholder
			{ ...MEDIA }
			icon={ <BlockIcon icon={ icon } /> }
			labels={ {
				title: __( 'Swapping image gallery', 'eidan' ),
				instructions: __( 'Drag and drop images and videos, upload, or choose from your library.', 'eidan' ),
			} }
			value={ [] }
			onSelect={ onSelect }
		>
			<Button variant="tertiary" onClick={ onSample } __next40pxDefaultSize>
				{ __( 'Start with sample content', 'eidan' ) }
			</Button>
		</MediaPlaceholder>
	);
}

/** The button that visitors pause the gallery with; here it is only seen. */
const pause = (
	<button type="button" className="eidan-swap__rotation" aria-hidden="true" tabIndex={ -1 }>
		<svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="1.5">
			<path d="M7 4v12M13 4v12" />
		</svg>
	</button>
);

/** The words below the gallery. */
function Caption( { attributes: { caption }, setAttributes }: Pick< Props, 'attributes' | 'setAttributes' > ) {
	return (
		<RichText
			tagName="figcaption"
			className="eidan-swap__caption wp-element-caption"
			aria-label={ __( 'Gallery caption', 'eidan' ) }
			placeholder={ __( 'Add gallery caption', 'eidan' ) }
			value={ caption ?? '' }
			onChange={ ( text ) => setAttributes( { caption: text } ) }
			inlineToolbar
		/>
	);
}

export default function Edit( { attributes, setAttributes, clientId, isSelected }: Props ) {
	const { autoplay, caption, layout, linkTo, sizeSlug } = attributes;
	const { blocks, choose, upload, add, linkAll, resizeAll } = useImages( clientId, {
		linkTo,
		sizeSlug,
		films: true,
	} );
	const handle = useRepeater< Picture >( clientId, { block: 'core/image', attributes: () => ( { sizeSlug } ) } );
	const { updateBlockAttributes, selectBlock } = useDispatch( blockEditorStore );
	const isEmpty = blocks.length === 0;
	const blockProps = useBlockProps( { ref: useHandover< HTMLElement >( isEmpty ) } );
	const innerProps = useInnerBlocksProps( { className: 'eidan-swap__stage' }, {
		orientation: layout === 'beside' || layout === 'titles' ? 'vertical' : 'horizontal',
		renderAppender: false,
	} as never );
	const onSelect = ( chosen: Chosen ) => {
		const list = [ ...chosen ] as Array< File | Media >;
		if ( list.every( isFile ) ) {
			upload( list );
		} else {
			choose( list as Media[] );
		}
	};
	const ids = blocks.flatMap( ( { attributes: { id } } ) => ( typeof id === 'number' ? [ id ] : [] ) );

	if ( isEmpty ) {
		return (
			<figure { ...blockProps }>
				<NoImages onSelect={ onSelect } onSample={ () => add( sample( linkTo ) ) } />
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
			<BlockControls group="other">
				<MediaUploadCheck>
					<ReplaceFlow
						{ ...MEDIA }
						addToGallery
						name={ __( 'Add', 'eidan' ) }
						mediaIds={ ids }
						onSelect={ onSelect }
						variant="toolbar"
					/>
				</MediaUploadCheck>
			</BlockControls>
			<RepeaterToolbar handle={ handle } horizontal={ layout === 'below' || layout === 'over' } />
			<figure { ...blockProps }>
				<style>{ `[data-block="${ clientId }"] > .eidan-swap > .eidan-swap__stage > [data-block]:not([data-block="${ handle.active }"]){display:none}` }</style>
				<div { ...lookOf( attributes ) }>
					{ autoplay > 0 && blocks.length > 1 && pause }
					<SwapList
						handle={ handle }
						titles={ layout === 'titles' }
						onShow={ ( picture ) => {
							handle.activate( picture );
							if ( layout !== 'titles' ) {
								void selectBlock( picture );
							}
						} }
						onTitle={ ( picture, title ) => updateBlockAttributes( picture, { caption: title } ) }
					/>
					<div { ...innerProps } />
				</div>
				{ ( isSelected || ! RichText.isEmpty( caption ?? '' ) ) && (
					<Caption attributes={ attributes } setAttributes={ setAttributes } />
				) }
			</figure>
		</>
	);
}
