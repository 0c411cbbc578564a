import { RichText, store as blockEditorStore, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useReducedMotion } from '@wordpress/compose';
import { useDispatch } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	gradientProps,
	SourceToolbar,
	sourceAt,
	useFocusAfterPlaceholder,
	useDuotone,
	useGradient,
	useOverlayOpacity,
	useWidth,
} from '@eidan/editor';
import type { VideoShowreelAttributes } from './attributes';
import { Inspector } from './inspector';
import { classesOf, fiveLines, posterOf, styleOf, tagOf } from './look';
import { Empty } from './placeholder';
import { sample, sampleBlocks } from './sample';

type Props = BlockEditProps< VideoShowreelAttributes & { textColor?: string; style?: object } >;

export default function Edit( { attributes, setAttributes, clientId }: Props ) {
	const { source, poster, words, overlay, overlayOpacity, measuredOpacity, textColor, style } = attributes;
	const [ width ] = useWidth();
	const isReducedMotion = useReducedMotion();
	const { replaceInnerBlocks } = useDispatch( blockEditorStore );
	const textRef = useRef< HTMLElement >( null );
	const video = sourceAt( source, width );
	const duotone = useDuotone( attributes );
	const gradient = useGradient( attributes.overlayGradient );
	const isReadable = useOverlayOpacity( {
		urls:
			overlayOpacity === undefined
				? [ poster.url, source.url, source.narrow?.url ].filter( ( url ): url is string => !! url )
				: [],
		duotone,
		gradient,
		words: textRef,
		overlay: overlay === 'light' ? [ 255, 255, 255 ] : [ 0, 0, 0 ],
		key: JSON.stringify( [ textColor, style, overlay ] ),
		stored: measuredOpacity,
		onChange: ( percent ) => setAttributes( { measuredOpacity: percent } ),
	} );
	const ref = useFocusAfterPlaceholder< HTMLDivElement >( ! source.url, '.eidan-showreel__words' );
	const blockProps = useBlockProps( {
		ref,
		className: `${ classesOf( attributes ) } ${ gradientProps( attributes.overlayGradient ).className }`,
		style: styleOf( attributes ),
	} );
	const innerProps = useInnerBlocksProps(
		{ className: 'eidan-showreel__more' },
		{
			allowedBlocks: [
				'core/buttons',
				'core/paragraph',
				'core/group',
				'core/spacer',
				'eidan/icon',
				'eidan/video-button',
			],
			template: [ [ 'core/buttons' ] ],
		}
	);

	if ( ! source.url ) {
		return (
			<div { ...blockProps }>
				<Empty
					onChange={ ( value ) => setAttributes( { source: value } ) }
					onSample={ () => {
						setAttributes( sample() );
						replaceInnerBlocks( clientId, sampleBlocks(), false );
					} }
				/>
			</div>
		);
	}
	return (
		<>
			<SourceToolbar
				source={ source }
				type="video"
				onChange={ ( value ) => setAttributes( { source: value } ) }
			/>
			<Inspector attributes={ attributes } setAttributes={ setAttributes } isReadable={ isReadable } />
			<div { ...blockProps }>
				{ poster.url && <img className="eidan-still" src={ posterOf( attributes ) } alt="" /> }
				<video
					key={ video.url }
					className="eidan-showreel__film"
					src={ video.url }
					autoPlay={ ! isReducedMotion }
					muted
					loop
					playsInline
				/>
				<div className="eidan-showreel__content">
					<RichText
						ref={ textRef as never }
						tagName={ tagOf( attributes ) }
						className="eidan-showreel__words"
						aria-label={ __( 'Text', 'eidan' ) }
						placeholder={ __( 'Up to five lines', 'eidan' ) }
						value={ words ?? '' }
						allowedFormats={ [] }
						onChange={ ( value: string ) => setAttributes( { words: fiveLines( value ) } ) }
					/>
					<div { ...innerProps } />
				</div>
			</div>
		</>
	);
}
