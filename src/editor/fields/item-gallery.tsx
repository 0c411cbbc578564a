/**
 * Image galleries that show the pictures of an item, in the editor;
 * on the page includes/Posts/ItemGallery.php fills them.
 */
import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { registerBlockVariation } from '@wordpress/blocks';
import { Notice, PanelBody } from '@wordpress/components';
import { createHigherOrderComponent } from '@wordpress/compose';
import { addFilter } from '@wordpress/hooks';
import { __, sprintf } from '@wordpress/i18n';
import type { ComponentType, CSSProperties } from 'react';
import { Inspector } from '../../../blocks/image-gallery/inspector';
import { lookOf, type GalleryAttributes } from '../../../blocks/image-gallery/look';
import { usePictures, type Picture } from './images-field';
import { asIds, typeOfSource } from './types';
import { useMeta } from './use-meta';

const GALLERY = 'eidan/image-gallery';

const BINDINGS = { images: { source: 'eidan/portfolio', args: { key: 'gallery' } } };

interface Bound {
	metadata?: { bindings?: { images?: { source?: string; args?: { key?: string } } } };
}

type Attributes = GalleryAttributes & Bound;

interface Props {
	name: string;
	attributes: Attributes;
	setAttributes: ( changes: Partial< Attributes > ) => void;
	context: { postId?: number; postType?: string };
}

/** Whether a gallery takes its images from the item. */
export const isBound = ( { metadata }: Bound ) => typeOfSource( metadata?.bindings?.images?.source ) !== undefined;

function ItemGallery( { attributes, setAttributes, context }: Props ) {
	const { source, args } = attributes.metadata?.bindings?.images ?? {};
	const type = typeOfSource( source );
	const field = type?.fields.find( ( { name } ) => name === ( args?.key ?? 'gallery' ) );
	const id = type && context.postType === type.postType ? context.postId : undefined;
	const [ meta ] = useMeta( type?.postType ?? 'post', id );
	const ids = id && field ? asIds( meta[ field.key ] ) : [];
	const pictures = usePictures( ids );

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
				{ ids.length ? (
					<Pictures attributes={ attributes } ids={ ids } pictures={ pictures } />
				) : (
					<p className="eidan-item-gallery__empty">
						{ id
							? sprintf(
									/* translators: %s: title of a panel. */
									__( 'Choose images under “%s” in the sidebar. They are shown here.', 'eidan' ),
									type?.panel ?? ''
							  )
							: __( 'Images of the item', 'eidan' ) }
					</p>
				) }
			</figure>
		</>
	);
}

/** What the words of a picture say, without their markup. */
const textOf = ( { caption }: Picture ) =>
	new window.DOMParser().parseFromString( caption?.raw ?? caption?.rendered ?? '', 'text/html' ).body.textContent?.trim() ?? '';

/** The pictures in the gallery's own layout, as the page shows them. */
function Pictures( { attributes, ids, pictures }: { attributes: Attributes; ids: number[]; pictures: Map< number, Picture > | null } ) {
	const { className, style } = lookOf( attributes );

	return (
		<div className={ `${ className } eidan-item-gallery` } style={ style }>
			{ ids.map( ( id ) => {
				const picture = pictures?.get( id );
				// Deleted since it was chosen: the page shows nothing, either.
				if ( pictures && ! picture ) {
					return null;
				}
				const { width, height, sizes } = picture?.media_details ?? {};
				const text = picture ? textOf( picture ) : '';
				return (
					<figure key={ id } className="wp-block-image" style={ ( width && height ? { '--ratio': width / height } : {} ) as CSSProperties }>
						<img src={ sizes?.[ attributes.sizeSlug ]?.source_url ?? picture?.source_url } alt={ picture?.alt_text ?? '' } />
						{ text && <figcaption className="wp-element-caption">{ text }</figcaption> }
					</figure>
				);
			} ) }
		</div>
	);
}

const withItemGallery = createHigherOrderComponent(
	( BlockEdit: ComponentType< Props > ) =>
		function EidanItemGallery( props: Props ) {
			return props.name === GALLERY && isBound( props.attributes ) ? <ItemGallery { ...props } /> : <BlockEdit { ...props } />;
		},
	'withItemGallery'
);

/** Lets galleries know the item that they stand in. */
export function withItemContext( settings: { usesContext?: string[] }, name: string ) {
	return name === GALLERY
		? { ...settings, usesContext: [ ...new Set( [ ...( settings.usesContext ?? [] ), 'postId', 'postType' ] ) ] }
		: settings;
}

export function registerItemGallery() {
	addFilter( 'blocks.registerBlockType', 'eidan/item-gallery', withItemContext );
	addFilter( 'editor.BlockEdit', 'eidan/item-gallery', withItemGallery );
	registerBlockVariation( GALLERY, {
		name: 'portfolio-item',
		title: __( 'Portfolio gallery', 'eidan' ),
		description: __( 'The images of the current portfolio item.', 'eidan' ),
		attributes: { layout: 'rows', metadata: { bindings: BINDINGS } } as never,
		scope: [ 'inserter' ],
		isActive: ( attributes: Bound ) => isBound( attributes ),
	} as never );
}
