import { InspectorControls, RichText, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Notice, PanelBody } from '@wordpress/components';
import { useMergeRefs } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import {
	GalleryCaption,
	GalleryPlaceholder,
	MediaPlaceholder,
	GalleryToolbar,
	sampleImages,
	SliderFrame,
	useFocusAfterPlaceholder,
	useImages,
	useMasonry,
	ItemImages,
	isBound,
	type Bound,
	registeredDefaults,
} from '@eidan/editor';
import metadata from './block.json';
import { icon } from './icon';
import { Inspector } from './inspector';
import { lookOf, type GalleryAttributes } from './look';
import { useRatios } from './use-ratios';
import type { Slider } from '../../src/schemas/slider';

const MEDIA = { accept: 'image/*', allowedTypes: [ 'image' ], multiple: true, handleUpload: false };

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
				<ItemImages attributes={ attributes } context={ context } { ...lookOf( attributes ) } />
			</figure>
		</>
	);
}

/** A gallery whose images are inner blocks. */
function Gallery( { attributes, setAttributes, clientId, isSelected }: Props ) {
	const { caption, layout, linkTo, slider } = attributes;
	const look = lookOf( attributes );
	const isSlider = layout === 'slider';
	const { images, take, add, linkAll, resizeAll } = useImages( clientId, attributes );
	const ratios = useRatios();
	const isEmpty = images.length === 0;
	const ref = useFocusAfterPlaceholder< HTMLElement >( isEmpty );

	const innerProps = useInnerBlocksProps(
		{
			...( isSlider ? { className: 'eidan-slider__track' } : look ),
			ref: useMergeRefs( [ ratios.ref, useMasonry( layout === 'masonry' ) ] ),
		},
		{ orientation: 'horizontal', renderAppender: false } as never
	);
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
			{ ! isEmpty && <GalleryToolbar media={ MEDIA } ids={ value.map( ( { id } ) => id ) } onSelect={ take } /> }
			<figure { ...useBlockProps( { ref } ) }>
				{ isEmpty ? (
					<GalleryPlaceholder
						media={ MEDIA }
						icon={ icon }
						title={ __( 'Image gallery', 'eidan' ) }
						instructions={ __( 'Drag and drop images, upload, or choose from your library.', 'eidan' ) }
						onSelect={ take }
						onStart={ () => add( sampleImages( linkTo ) ) }
					/>
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
								onSelect={ take }
							/>
						) }
						{ ( isSelected || ! RichText.isEmpty( caption ?? '' ) ) && (
							<GalleryCaption
								className="eidan-gallery__caption"
								value={ caption ?? '' }
								onChange={ ( text ) => setAttributes( { caption: text } ) }
							/>
						) }
					</>
				) }
			</figure>
		</>
	);
}
