/**
 * Image galleries that show the pictures of a portfolio item, in the editor;
 * on the page includes/Posts/ItemGallery.php fills them.
 */
import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { registerBlockVariation } from '@wordpress/blocks';
import { Notice, PanelBody } from '@wordpress/components';
import { createHigherOrderComponent } from '@wordpress/compose';
import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import type { ImageGalleryAttributes } from '../../../blocks/image-gallery/attributes';
import { Inspector } from '../../../blocks/image-gallery/inspector';
import { usePictures } from './gallery-field';
import { POST_TYPE, useItemMeta } from './item';

const GALLERY = 'eidan/image-gallery';

const BINDINGS = { images: { source: 'eidan/portfolio', args: { key: 'gallery' } } };

interface Bound {
	metadata?: { bindings?: { images?: { source?: string } } };
}

type Attributes = ImageGalleryAttributes & Bound;

interface Props {
	name: string;
	attributes: Attributes;
	setAttributes: ( changes: Partial< Attributes > ) => void;
	context: { postId?: number; postType?: string };
}

/** Whether a gallery takes its images from the item. */
export const isBound = ( { metadata }: Bound ) => metadata?.bindings?.images?.source === 'eidan/portfolio';

function ItemGallery( { attributes, setAttributes, context }: Props ) {
	const id = context.postType === POST_TYPE ? context.postId : undefined;
	const [ meta ] = useItemMeta( id );
	const ids = id ? meta.eidan_gallery ?? [] : [];
	const pictures = usePictures( ids );

	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Pictures', 'eidan' ) }>
					<Notice status="info" isDismissible={ false }>
						{ __( 'This gallery shows the pictures of the portfolio item that it stands in.', 'eidan' ) }
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
					<div className="eidan-item-gallery">
						{ ids.map( ( picture ) => (
							<img
								key={ picture }
								src={ pictures?.get( picture )?.source_url }
								alt={ pictures?.get( picture )?.alt_text ?? '' }
							/>
						) ) }
					</div>
				) : (
					<p className="eidan-item-gallery__empty">
						{ id
							? __( 'Choose pictures under “Portfolio details” in the sidebar: they are shown here.', 'eidan' )
							: __( 'The pictures of the portfolio item', 'eidan' ) }
					</p>
				) }
			</figure>
		</>
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
		description: __( 'The pictures of the portfolio item that it stands in.', 'eidan' ),
		attributes: { layout: 'rows', metadata: { bindings: BINDINGS } } as never,
		scope: [ 'inserter' ],
		isActive: ( attributes: Bound ) => isBound( attributes ),
	} as never );
}
