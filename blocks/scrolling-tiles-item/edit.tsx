import {
	BlockControls,
	InspectorControls,
	RichText,
	store as blockEditorStore,
	useBlockProps,
} from '@wordpress/block-editor';
import { createBlock, type BlockEditProps } from '@wordpress/blocks';
import { Button, Notice, PanelBody } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import {
	LinkFields,
	LinkToolbar,
	MediaCheck,
	MediaSourceControl,
	ReplaceFlow,
	sourceOfAddress,
	sourceOfMedia,
	MediaUpload,
} from '@eidan/editor';
import type { KeyboardEvent } from 'react';

import type { ScrollingTilesItemAttributes } from './attributes';
import { classesOf, isNameless, styleOf } from './look';

const IMAGES = [ 'image' ] as const;

export default function Edit( props: BlockEditProps< ScrollingTilesItemAttributes > ) {
	const { attributes, setAttributes, isSelected } = props;
	const { source, title, text, url, linkTarget, rel } = attributes;
	const nameless = isNameless( attributes );
	const blockProps = useBlockProps( { className: classesOf( attributes ) } );
	const set = ( chosen: ScrollingTilesItemAttributes[ 'source' ] | null ) =>
		chosen && setAttributes( { source: chosen } );

	return (
		<>
			<BlockControls group="other">
				<ReplaceFlow
					name={ source.url ? __( 'Replace', 'eidan' ) : __( 'Add image', 'eidan' ) }
					allowedTypes={ [ ...IMAGES ] }
					accept="image/*"
					{ ...( source.id ? { mediaId: source.id } : {} ) }
					{ ...( source.url ? { mediaURL: source.url } : {} ) }
					onSelect={ ( chosen: object ) => set( sourceOfMedia( chosen, IMAGES ) ) }
					onSelectURL={ ( address: string ) => set( sourceOfAddress( address, IMAGES ) ) }
				/>
			</BlockControls>
			<LinkToolbar value={ { url, linkTarget, rel } } onChange={ setAttributes } />
			<InspectorControls>
				<PanelBody title={ __( 'Image', 'eidan' ) }>
					<MediaSourceControl
						label={ __( 'Image', 'eidan' ) }
						value={ source }
						onChange={ ( value ) => setAttributes( { source: value } ) }
						allow={ IMAGES }
						withAlt
						withNarrow={ false }
					/>
				</PanelBody>
				<PanelBody title={ __( 'Link', 'eidan' ) }>
					<LinkFields value={ { url, linkTarget, rel } } onChange={ setAttributes } />
				</PanelBody>
			</InspectorControls>
			<div { ...blockProps }>
				{ source.url && (
					<figure className="eidan-tile__image">
						<img src={ source.url } alt={ source.alt ?? '' } style={ styleOf( attributes ) } />
					</figure>
				) }
				<TextFields { ...props } isShown={ isSelected || !! title || !! text } />
				{ ! source.url && isSelected && (
					<MediaCheck>
						<MediaUpload
							allowedTypes={ [ ...IMAGES ] }
							onSelect={ ( chosen: object ) => set( sourceOfMedia( chosen, IMAGES ) ) }
							render={ ( { open } ) => (
								<Button variant="secondary" size="compact" onClick={ open }>
									{ __( 'Add image', 'eidan' ) }
								</Button>
							) }
						/>
					</MediaCheck>
				) }
				{ nameless && (
					<Notice status="warning" isDismissible={ false } className="eidan-tile__notice">
						{ __(
							'Visitors who do not see the image cannot tell where this link leads. Add a title or an alternative text.',
							'eidan'
						) }
					</Notice>
				) }
			</div>
		</>
	);
}

/** Title and text of a tile. Enter in either of them inserts the next tile. */
function TextFields( {
	attributes: { title, text },
	setAttributes,
	clientId,
	isSelected,
	isShown,
}: BlockEditProps< ScrollingTilesItemAttributes > & { isShown: boolean } ) {
	const { insertBlock } = useDispatch( blockEditorStore );
	const { parent, index } = useSelect(
		( select ) => {
			const { getBlockRootClientId, getBlockIndex } = select( blockEditorStore );
			return { parent: getBlockRootClientId( clientId ) ?? undefined, index: getBlockIndex( clientId ) };
		},
		[ clientId ]
	);
	const onKeyDown = ( event: KeyboardEvent< never > ) => {
		if ( event.key === 'Enter' && ! event.shiftKey && ! event.nativeEvent.isComposing ) {
			event.preventDefault();
			insertBlock( createBlock( 'eidan/scrolling-tiles-item' ), index + 1, parent );
		}
	};
	if ( ! isShown ) {
		return null;
	}
	const field = ( name: 'title' | 'text', value: string | undefined, label: string ) =>
		( isSelected || ! RichText.isEmpty( value ?? '' ) ) && (
			<p>
				<RichText
					tagName="span"
					identifier={ name }
					className={ `eidan-tile__${ name }` }
					value={ value ?? '' }
					onChange={ ( changed: string ) => setAttributes( { [ name ]: changed } ) }
					onKeyDown={ onKeyDown }
					{ ...( name === 'title' ? { allowedFormats: [ 'core/bold', 'core/italic' ] } : {} ) }
					disableLineBreaks
					placeholder={ label }
					aria-label={ label }
				/>
			</p>
		);
	return (
		<div className="eidan-tile__words">
			{ field( 'title', title, __( 'Title', 'eidan' ) ) }
			{ field( 'text', text, __( 'Text', 'eidan' ) ) }
		</div>
	);
}
