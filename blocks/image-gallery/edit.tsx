import {
	BlockControls,
	BlockIcon,
	InspectorControls,
	MediaUploadCheck,
	RichText,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Button, Notice, PanelBody } from '@wordpress/components';
import { useMergeRefs } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import {
	isFile,
	MediaPlaceholder,
	ReplaceFlow,
	samplePictures,
	SliderFrame,
	useHandover,
	useImages,
	useMasonry,
	ItemPictures,
	isBound,
	type Bound,
	type Media,
	registeredDefaults,
} from '@eidan/editor';
import metadata from './block.json';
import { icon } from './icon';
import { Inspector } from './inspector';
import { lookOf, type GalleryAttributes } from './look';
import { useRatios } from './use-ratios';
import type { Slider } from '../../src/schemas/slider';

const MEDIA = { accept: 'image/*', allowedTypes: [ 'image' ], multiple: true, handleUpload: false };

/** The media library hands over records, a drop or upload files. */
type Chosen = FileList | File[] | Media[];

type Props = BlockEditProps< GalleryAttributes & Bound > & { context: { postId?: number; postType?: string } };

export default function Edit( props: Props ) {
	return isBound( props.attributes ) ? <ItemGallery { ...props } /> : <Gallery { ...props } />;
}

/** A gallery that shows the images of the current portfolio item. */
function ItemGallery( { attributes, setAttributes, context }: Props ) {
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Images', 'eidan' ) }>
					<Notice status="info" isDismissible={ false }>
						{ __( 'This gallery shows the images of the current item.', 'eidan' ) }
					</Notice>
				</PanelBody>
			</InspectorControls>
			<Inspector
				attributes={ attributes }
				setAttributes={ setAttributes }
				onLink={ ( linkTo ) => setAttributes( { linkTo } ) }
				onSize={ ( sizeSlug ) => setAttributes( { sizeSlug } ) }
			/>
			<figure { ...useBlockProps() }>
				<ItemPictures attributes={ attributes } context={ context } { ...lookOf( attributes ) } />
			</figure>
		</>
	);
}

/** The empty gallery. */
function NoImages( { onSelect, onSample }: { onSelect: ( chosen: Chosen ) => void; onSample: () => void } ) {
	return (
		<MediaPlaceholder
			{ ...MEDIA }
			icon={ <BlockIcon icon={ icon } /> }
			labels={ {
				title: __( 'Image gallery', 'eidan' ),
				instructions: __( 'Drag and drop images, upload, or choose from your library.', 'eidan' ),
			} }
			value={ [] }
			onSelect={ onSelect }
		>
			<Button variant="tertiary" onClick={ onSample } __next40pxDefaultSize>
				{ __( 'Use sample images', 'eidan' ) }
			</Button>
		</MediaPlaceholder>
	);
}

/** The words below the gallery. */
function Caption( { attributes: { caption }, setAttributes }: Pick< Props, 'attributes' | 'setAttributes' > ) {
	return (
		<RichText
			tagName="figcaption"
			className="eidan-gallery__caption wp-element-caption"
			aria-label={ __( 'Gallery caption', 'eidan' ) }
			placeholder={ __( 'Add gallery caption', 'eidan' ) }
			value={ caption ?? '' }
			onChange={ ( text ) => setAttributes( { caption: text } ) }
			inlineToolbar
		/>
	);
}

/** A gallery of images that are blocks inside it. */
function Gallery( { attributes, setAttributes, clientId, isSelected }: Props ) {
	const { caption, layout, linkTo, slider } = attributes;
	const look = lookOf( attributes );
	const isSlider = layout === 'slider';
	const { images, choose, upload, add, linkAll, resizeAll } = useImages( clientId, attributes );
	const ratios = useRatios();
	const isEmpty = images.length === 0;
	const ref = useHandover< HTMLElement >( isEmpty );

	const innerProps = useInnerBlocksProps(
		{
			...( isSlider ? { className: 'eidan-slider__track' } : look ),
			ref: useMergeRefs( [ ratios.ref, useMasonry( layout === 'masonry' ) ] ),
		},
		{ orientation: 'horizontal', renderAppender: false } as never
	);
	const onSelect = ( chosen: Chosen ) => {
		const list = [ ...chosen ] as Array< File | Media >;
		if ( list.every( isFile ) ) {
			upload( list );
		} else {
			choose( list as Media[] );
		}
	};
	const value = images.flatMap( ( { id } ) => ( id ? [ { id } ] : [] ) );

	return (
		<>
			<Inspector
				attributes={ attributes }
				setAttributes={ setAttributes }
				onLink={ ( to ) => {
					setAttributes( { linkTo: to } );
					linkAll( to );
				} }
				onSize={ ( sizeSlug ) => {
					setAttributes( { sizeSlug } );
					resizeAll( sizeSlug );
				} }
			/>
			{ ! isEmpty && (
				<BlockControls group="other">
					<MediaUploadCheck>
						<ReplaceFlow
							{ ...MEDIA }
							addToGallery
							name={ __( 'Add', 'eidan' ) }
							mediaIds={ value.map( ( { id } ) => id ) }
							onSelect={ onSelect }
							variant="toolbar"
						/>
					</MediaUploadCheck>
				</BlockControls>
			) }
			<figure { ...useBlockProps( { ref } ) }>
				{ isEmpty ? (
					<NoImages onSelect={ onSelect } onSample={ () => add( samplePictures( linkTo ) ) } />
				) : (
					<>
						<style>{ ratios.css }</style>
						{ isSlider ? (
							<div { ...look }>
								<SliderFrame
									value={ slider }
									defaults={ registeredDefaults< Slider >( metadata.name, 'slider' ) }
									count={ images.length }
									thumbs={ images.map( ( { url } ) => url ?? '' ) }
									className="eidan-gallery__slider"
								>
									<div { ...innerProps } />
								</SliderFrame>
							</div>
						) : (
							<div { ...innerProps } />
						) }
						{ isSelected && (
							<MediaPlaceholder
								{ ...MEDIA }
								isAppender
								addToGallery
								labels={ { title: '', instructions: '' } }
								value={ value }
								onSelect={ onSelect }
							/>
						) }
						{ ( isSelected || ! RichText.isEmpty( caption ?? '' ) ) && (
							<Caption attributes={ attributes } setAttributes={ setAttributes } />
						) }
					</>
				) }
			</figure>
		</>
	);
}
