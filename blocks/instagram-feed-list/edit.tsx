import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import {
	type Columns,
	type GallerySelection,
	MediaPlaceholder,
	GalleryToolbar,
	sampleImages,
	ServerPreview,
	useFocusAfterPlaceholder,
	useImages,
	useMasonry,
	mosaicCss,
	registeredDefaults,
} from '@eidan/editor';
import metadata from './block.json';
import { Inspector } from './inspector';
import { classesOf, itemsClassesOf, styleOf, type Attributes } from './look';
import { Empty } from './placeholder';

const MEDIA = { accept: 'image/*', allowedTypes: [ 'image' ], multiple: true, handleUpload: false };

export default function Edit( { attributes, setAttributes, clientId, isSelected }: BlockEditProps< Attributes > ) {
	const { layout, linkTo, sizeSlug, source } = attributes;
	const columns = { ...registeredDefaults< Columns >( metadata.name, 'columns' ), ...attributes.columns } as Columns;
	const imageLink = ( to: Attributes[ 'linkTo' ] ) => ( to === 'lightbox' ? 'lightbox' : 'none' );
	const { images, blocks, take, add, linkAll, resizeAll } = useImages( clientId, {
		linkTo: imageLink( linkTo ),
		sizeSlug,
	} );
	const hasChosenImages = source === 'media' && images.length > 0;
	const blockProps = useBlockProps( {
		className: classesOf( attributes ),
		ref: useFocusAfterPlaceholder< HTMLDivElement >( ! hasChosenImages ),
	} );
	const innerProps = useInnerBlocksProps(
		{ className: itemsClassesOf( attributes ), ref: useMasonry( hasChosenImages && layout === 'masonry' ) },
		{ orientation: 'horizontal', renderAppender: false } as never
	);
	const ids = images.flatMap( ( { id } ) => ( id ? [ { id } ] : [] ) );
	const onSelect = ( chosen: GallerySelection ) => {
		setAttributes( { source: 'media' } );
		take( chosen );
	};
	const empty = (
		<Empty
			media={ MEDIA }
			onSelect={ onSelect }
			onStart={ () => {
				setAttributes( { source: 'media' } );
				add( sampleImages( imageLink( linkTo ) ) );
			} }
		/>
	);

	return (
		<>
			<Inspector
				attributes={ attributes }
				setAttributes={ setAttributes }
				columns={ columns }
				onLink={ ( to ) => {
					setAttributes( { linkTo: to } );
					linkAll( imageLink( to ) );
				} }
				onSize={ ( size ) => {
					setAttributes( { sizeSlug: size } );
					resizeAll( size );
				} }
			/>
			{ hasChosenImages && (
				<GalleryToolbar media={ MEDIA } ids={ ids.map( ( { id } ) => id ) } onSelect={ onSelect } />
			) }
			<div { ...blockProps }>
				{ source === 'instagram' && (
					<ServerPreview block={ metadata.name } attributes={ attributes } empty={ empty } />
				) }
				{ source === 'media' && ! hasChosenImages && empty }
				{ hasChosenImages && (
					<div className="eidan-list" style={ styleOf( attributes, columns ) }>
						{ layout === 'mosaic' && (
							<style>
								{ mosaicCss(
									blocks.map( ( block ) => block.clientId ),
									columns
								) }
							</style>
						) }
						<div { ...innerProps } />
						{ isSelected && (
							<MediaPlaceholder
								{ ...MEDIA }
								isAppender
								addToGallery
								labels={ { title: '', instructions: '' } }
								value={ ids }
								onSelect={ onSelect }
							/>
						) }
					</div>
				) }
			</div>
		</>
	);
}
