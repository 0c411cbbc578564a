import { BlockControls, BlockIcon, RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { getBlobByURL, isBlobURL, revokeBlobURL } from '@wordpress/blob';
import { Button, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useHandover } from '@eidan/editor';
import type { SingleImageAttributes } from './attributes';
import { icon } from './icon';
import { Inspector } from './inspector';
import { classesOf, editorStyleOf, widthOf } from './look';
import { Placeholder, ReplaceFlow } from '../../src/editor/media/components';
import { fileOf, linkOf, type Media } from '../../src/editor/media/convert';
import { ReplaceAddress } from '../../src/editor/media/replace-address';
import { Resizable } from '../../src/editor/media/resizable';
import { samplePictures } from '../../src/editor/media/samples';
import { useMedia } from '../../src/editor/media/use-media';

const MEDIA = { accept: 'image/*', allowedTypes: [ 'image' ] };

export default function Edit( { attributes, setAttributes, isSelected }: BlockEditProps< SingleImageAttributes > ) {
	const { align } = attributes as { align?: string };
	const { id, url, alt, caption, decorative, sizeSlug, linkTo, width, height, title } = attributes;
	const media = useMedia( id ? [ id ] : [] ).get( id ?? 0 );

	const link = ( to: SingleImageAttributes[ 'linkTo' ], picture: Media | undefined ) => {
		const { href } = to === 'custom' ? attributes : linkOf( picture ?? ( url ? { url } : {} ), to );
		return { linkTo: to, href, ...( to === 'custom' ? {} : { linkTarget: undefined, rel: undefined } ) };
	};
	// What describes one picture is wrong for the next; what was written before there was one, or while it uploads, stays.
	const altOfPlace = ! url || isBlobURL( url ) ? alt : '';
	const choose = ( picture: Media ) => {
		// While a file uploads there is an address in this browser only.
		if ( picture.url && isBlobURL( picture.url ) ) {
			setAttributes( { url: picture.url, id: undefined, alt: altOfPlace } );
			return;
		}
		if ( url && isBlobURL( url ) && getBlobByURL( url ) ) {
			revokeBlobURL( url );
		}
		const file = fileOf( picture, sizeSlug );
		setAttributes( {
			id: picture.id,
			url: file.url,
			width: file.width,
			height: file.height,
			alt: altOfPlace || ( picture.alt ?? picture.alt_text ?? '' ),
			// A caption that the author wrote stays with the place.
			...( RichText.isEmpty( caption ?? '' ) && typeof picture.caption === 'string' && picture.caption ? { caption: picture.caption } : {} ),
			...link( linkTo, picture ),
		} );
	};

	const chooseAddress = ( address: string ) =>
		setAttributes( {
			url: address,
			id: undefined,
			width: undefined,
			height: undefined,
			...( url ? { alt: '' } : {} ),
			...link( linkTo === 'page' ? 'none' : linkTo, { url: address } ),
		} );

	const ref = useHandover< HTMLElement >( ! url );
	const blockProps = useBlockProps( { ref, className: classesOf( attributes ) } );

	if ( ! url ) {
		return (
			<figure { ...blockProps }>
				<Placeholder
					{ ...MEDIA }
					icon={ <BlockIcon icon={ icon } /> }
					labels={ {
						title: __( 'Single image', 'eidan' ),
						instructions: __( 'Drag and drop an image, upload, or choose from your library.', 'eidan' ),
					} }
					onSelect={ choose }
					onSelectURL={ chooseAddress }
				>
					<Button
						variant="tertiary"
						__next40pxDefaultSize
						onClick={ () => {
							const [ sample ] = samplePictures( linkTo );
							setAttributes( { url: sample?.url, alt: sample?.alt ?? '', caption: sample?.caption } );
						} }
					>
						{ __( 'Use a sample image', 'eidan' ) }
					</Button>
				</Placeholder>
			</figure>
		);
	}

	const isWide = align === 'wide' || align === 'full';
	const picture = (
		<img src={ url } alt={ decorative ? '' : alt } width={ width } height={ height } title={ title } style={ { ...editorStyleOf( attributes ), width: undefined } } />
	);

	return (
		<>
			<BlockControls group="other">
				<ReplaceFlow
					{ ...MEDIA }
					mediaId={ id }
					mediaURL={ url }
					onSelect={ choose }
					name={ __( 'Replace', 'eidan' ) }
					variant="toolbar"
				>
					{ ( ( { onClose }: { onClose: () => void } ) => <ReplaceAddress url={ url } onClose={ onClose } onSelect={ chooseAddress } /> ) as never }
				</ReplaceFlow>
			</BlockControls>
			<Inspector
				attributes={ attributes }
				setAttributes={ setAttributes }
				onLink={ ( to ) => setAttributes( link( to, media ) ) }
				onSize={ ( slug ) => setAttributes( { sizeSlug: slug, ...( media ? fileOf( media, slug ) : {} ) } ) }
			/>
			<figure { ...blockProps }>
				{ isWide ? (
					picture
				) : (
					<Resizable
						width={ widthOf( attributes ) }
						align={ align }
						active={ isSelected }
						onChange={ ( value ) => setAttributes( { displayWidth: Math.min( 5000, value ) } ) }
					>
						{ picture }
					</Resizable>
				) }
				{ isBlobURL( url ) && <Spinner /> }
				{ ( isSelected || ! RichText.isEmpty( caption ?? '' ) ) && (
					<RichText
						tagName="figcaption"
						className="wp-element-caption"
						aria-label={ __( 'Caption', 'eidan' ) }
						placeholder={ __( 'Add caption', 'eidan' ) }
						value={ caption ?? '' }
						onChange={ ( text ) => setAttributes( { caption: text } ) }
						inlineToolbar
					/>
				) }
			</figure>
		</>
	);
}
