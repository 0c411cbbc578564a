import { InspectorControls, RichText, store as blockEditorStore, useBlockProps } from '@wordpress/block-editor';
import { createBlock, type BlockEditProps } from '@wordpress/blocks';
import { PanelBody } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import { LinkFields, LinkToolbar, MediaSourceControl, positionOf, sourceAt, useWidth } from '@eidan/editor';
import type { InteractiveLinkShowcaseItemAttributes } from './attributes';

/** Text formats without links, because a link must not contain another link. */
const FORMATS = [ 'core/bold', 'core/italic' ];

export default function Edit( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< InteractiveLinkShowcaseItemAttributes > ) {
	const { title, text, url, linkTarget, rel, media } = attributes;
	const link = { url, linkTarget, rel };
	const [ width ] = useWidth();
	const { insertBlock } = useDispatch( blockEditorStore );
	const { parent, index } = useSelect(
		( select ) => {
			const { getBlockIndex, getBlockRootClientId } = select( blockEditorStore );
			return { parent: getBlockRootClientId( clientId ) ?? undefined, index: getBlockIndex( clientId ) };
		},
		[ clientId ]
	);
	const shown = sourceAt( media, width );
	const look = { objectPosition: positionOf( shown ) };

	return (
		<>
			<LinkToolbar value={ link } onChange={ setAttributes } />
			<InspectorControls>
				<PanelBody title={ __( 'Link', 'eidan' ) }>
					<LinkFields value={ link } onChange={ setAttributes } />
				</PanelBody>
				<PanelBody title={ __( 'Image', 'eidan' ) }>
					<MediaSourceControl
						label={ __( 'Image', 'eidan' ) }
						value={ media }
						onChange={ ( value ) => setAttributes( { media: value } ) }
						withAlt
					/>
				</PanelBody>
			</InspectorControls>
			<li { ...useBlockProps() }>
				<div className="eidan-links__link">
					<RichText
						tagName="span"
						identifier="title"
						className="eidan-links__title"
						value={ title ?? '' }
						onChange={ ( value: string ) => setAttributes( { title: value } ) }
						onKeyDown={ ( event: KeyboardEvent< never > ) => {
							if ( event.key === 'Enter' && ! event.shiftKey && ! event.nativeEvent.isComposing ) {
								event.preventDefault();
								insertBlock( createBlock( 'eidan/interactive-link-showcase-item' ), index + 1, parent );
							}
						} }
						allowedFormats={ FORMATS }
						disableLineBreaks
						placeholder={ __( 'Title', 'eidan' ) }
						aria-label={ __( 'Title', 'eidan' ) }
					/>
					<RichText
						tagName="span"
						identifier="text"
						className="eidan-links__text"
						value={ text ?? '' }
						onChange={ ( value: string ) => setAttributes( { text: value } ) }
						allowedFormats={ FORMATS }
						disableLineBreaks
						placeholder={ __( 'Second line', 'eidan' ) }
						aria-label={ __( 'Second line', 'eidan' ) }
					/>
					{ ! url && (
						<span className="eidan-links__missing" role="note">
							{ __( 'Add a link in the toolbar, so that visitors have something to follow.', 'eidan' ) }
						</span>
					) }
				</div>
				{ shown.url && (
					<figure className="eidan-links__media is-shown">
						{ shown.type === 'video' ? (
							<video src={ shown.url } style={ look } muted playsInline />
						) : (
							<img src={ shown.url } alt="" style={ look } />
						) }
					</figure>
				) }
			</li>
		</>
	);
}
