import { store as blockEditorStore, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { isBlobURL } from '@wordpress/blob';
import { Spinner } from '@wordpress/components';
import { useMergeRefs } from '@wordpress/compose';
import { useRegistry, useSelect } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	gradientProps,
	SourcePlaceholder,
	useFocusAfterPlaceholder,
	useDuotone,
	useGradient,
	useOverlayOpacity,
	type Link,
	type OneSource,
	useBlockEditorActions,
	blocksOf,
	type Template,
} from '@eidan/editor';
import type { RefCallback } from 'react';
import { icon } from './icon';
import { Inspector } from './inspector';
import { classesOf, styleOf, type Attributes } from './look';
import { sampleMedia, sampleText } from './sample';
import { Toolbar } from './toolbar';
import { useHeadingLink } from './use-heading-link';

const OVERLAYS = { dark: [ 0, 0, 0 ], light: [ 255, 255, 255 ] } as const;

const template: Template[] = [
	[ 'core/heading', { level: 2, placeholder: __( 'Heading', 'eidan' ) } ],
	[ 'core/paragraph', { placeholder: __( 'Text', 'eidan' ) } ],
];

export default function Edit( { attributes, setAttributes, clientId }: BlockEditProps< Attributes > ) {
	const { media, layout, overlay, isLinked, measuredOpacity } = attributes;
	const { textColor, style } = attributes as { textColor?: string; style?: { color?: object } };
	const { url, alt, narrow } = media;
	const { replaceInnerBlocks } = useBlockEditorActions();
	const registry = useRegistry();
	const hasText = useSelect( ( select ) => select( blockEditorStore ).getBlockCount( clientId ) > 0, [ clientId ] );
	const isEmpty = ! url && ! hasText;
	const heading = useHeadingLink( clientId );
	const link: Link = ( isLinked && heading?.link ) || {};
	const setLink =
		heading &&
		( ( value: Link ) =>
			registry.batch( () => {
				heading.setLink( value );
				setAttributes( { isLinked: !! value.url || isLinked } );
			} ) );

	const words = useRef< HTMLDivElement >( null );
	const duotone = useDuotone( attributes );
	const gradient = useGradient( attributes.overlayGradient );
	const isReadable = useOverlayOpacity( {
		urls: layout === 'over' ? [ url, narrow?.url ].filter( ( one ): one is string => !! one ) : [],
		duotone,
		gradient,
		words,
		overlay: OVERLAYS[ overlay ],
		key: JSON.stringify( [ textColor, style?.color ] ),
		stored: measuredOpacity,
		onChange: ( percent ) => setAttributes( { measuredOpacity: percent } ),
	} );

	const ref = useFocusAfterPlaceholder< HTMLDivElement >( isEmpty );
	const blockProps = useBlockProps( {
		ref,
		...( isEmpty
			? {}
			: {
					className: `${ classesOf( attributes ) } ${ gradientProps( attributes.overlayGradient ).className }`,
					style: styleOf( attributes ),
				} ),
	} );
	const { ref: innerRef, ...innerProps } = useInnerBlocksProps(
		{ className: 'wp-block-eidan-image-with-text__content is-layout-flow' },
		isEmpty ? {} : { template }
	);
	const contentRef = useMergeRefs( [ words, innerRef as RefCallback< HTMLDivElement > ] );

	const chooser = {
		icon,
		title: __( 'Image with text', 'eidan' ),
		onChange: ( source: OneSource ) => setAttributes( { media: source } ),
	};
	if ( isEmpty ) {
		return (
			<div { ...blockProps }>
				<SourcePlaceholder
					{ ...chooser }
					onSample={ () => {
						setAttributes( { media: sampleMedia(), ratio: '4/5', mediaColumns: 5 } );
						replaceInnerBlocks( clientId, blocksOf( sampleText() ) );
					} }
				/>
			</div>
		);
	}

	return (
		<>
			<Toolbar attributes={ attributes } setAttributes={ setAttributes } link={ link } setLink={ setLink } />
			<Inspector
				attributes={ attributes }
				setAttributes={ setAttributes }
				isReadable={ isReadable }
				link={ link }
				setLink={ setLink }
			/>
			<div { ...blockProps }>
				<figure className="wp-block-eidan-image-with-text__media">
					{ url ? (
						<picture>
							{ narrow?.url && <source media="(max-width: 680px)" srcSet={ narrow.url } /> }
							<img src={ url } alt={ alt ?? '' } />
						</picture>
					) : (
						<SourcePlaceholder { ...chooser } />
					) }
					{ url && isBlobURL( url ) && <Spinner /> }
				</figure>
				<div { ...innerProps } ref={ contentRef } />
			</div>
		</>
	);
}
