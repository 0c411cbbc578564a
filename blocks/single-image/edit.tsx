import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { isBlobURL } from '@wordpress/blob';
import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	ImagePlaceholder,
	MediaToolbar,
	sampleImages,
	useFocusAfterPlaceholder,
	useImage,
	SampleButton,
} from '@eidan/editor';
import type { SingleImageAttributes } from './attributes';
import { Resizable } from './editor/resizable';
import { icon } from './icon';
import { Inspector } from './inspector';
import { classesOf, editorStyleOf, widthOf } from './look';

export default function Edit( { attributes, setAttributes, isSelected }: BlockEditProps< SingleImageAttributes > ) {
	const { align } = attributes as { align?: string };
	const { id, url, alt, caption, decorative, linkTo, width, height, title } = attributes;
	const { choose, chooseAddress, linkAs, resize } = useImage( attributes, setAttributes );
	const ref = useFocusAfterPlaceholder< HTMLElement >( ! url );
	const blockProps = useBlockProps( { ref, className: classesOf( attributes ) } );

	if ( ! url ) {
		return (
			<figure { ...blockProps }>
				<ImagePlaceholder
					icon={ icon }
					title={ __( 'Single image', 'eidan' ) }
					onSelect={ choose }
					onSelectAddress={ chooseAddress }
				>
					<SampleButton
						fill={ () => {
							const [ sample ] = sampleImages( linkTo );
							setAttributes( { url: sample?.url, alt: sample?.alt ?? '', caption: sample?.caption } );
						} }
					/>
				</ImagePlaceholder>
			</figure>
		);
	}

	const isWide = align === 'wide' || align === 'full';
	const image = (
		<img
			src={ url }
			alt={ decorative ? '' : alt }
			width={ width }
			height={ height }
			title={ title }
			style={ { ...editorStyleOf( attributes ), width: undefined } }
		/>
	);

	return (
		<>
			<MediaToolbar id={ id } url={ url } onSelect={ choose } onSelectAddress={ chooseAddress } />
			<Inspector attributes={ attributes } setAttributes={ setAttributes } onLink={ linkAs } onSize={ resize } />
			<figure { ...blockProps }>
				{ isWide ? (
					image
				) : (
					<Resizable
						width={ widthOf( attributes ) }
						align={ align }
						active={ isSelected }
						onChange={ ( value ) => setAttributes( { displayWidth: Math.min( 5000, value ) } ) }
					>
						{ image }
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
