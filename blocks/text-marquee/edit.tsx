import { useRunning, SampleButton, blocksOf, type Template } from '@eidan/editor';
import { store as blockEditorStore, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Button, Placeholder } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { CSSProperties } from 'react';

import type { TextMarqueeAttributes } from './attributes';
import { icon } from './icon';
import { Inspector } from './inspector';
import { lookOf, type Supports } from './look';
import { sample } from './sample';
import { usePaste } from './use-paste';

/*
 * Looks as on the page. While the author edits a text, the texts stand still and wrap. With reduced motion, style.scss
 * keeps them still.
 */
export default function Edit( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< TextMarqueeAttributes & Supports > ) {
	const { speed, secondRow } = attributes;
	const { texts, isWriting } = useSelect(
		( select ) => {
			const { getBlocks, hasSelectedInnerBlock } = select( blockEditorStore );
			return { texts: getBlocks( clientId ), isWriting: hasSelectedInnerBlock( clientId, true ) };
		},
		[ clientId ]
	);
	const [ isPaused, setPaused ] = useState( false );
	const row = useRunning( { on: ! isWriting, speed, secondRow, content: texts } );
	const { replaceInnerBlocks } = useDispatch( blockEditorStore );
	const onPaste = usePaste( clientId );
	const { className, style } = lookOf( attributes );
	const blockProps = useBlockProps( {
		className,
		style: { ...style, ...( isPaused ? { '--eidan-play': 'paused' } : {} ) } as CSSProperties,
	} );
	const text = __( 'Text', 'eidan' );
	const innerProps = useInnerBlocksProps(
		// For editor.scss. WordPress's placeholder for a paragraph is too long at this font size, so it is replaced by
		// this word.
		{ className: 'eidan-marquee__texts', style: { '--eidan-text': JSON.stringify( text ) } as CSSProperties },
		{
			orientation: 'horizontal',
			defaultBlock: { name: 'core/paragraph', attributes: {} },
			directInsert: true,
		}
	);
	const fill = ( templates: Template[] ) => replaceInnerBlocks( clientId, blocksOf( templates ), true );

	if ( ! texts.length ) {
		return (
			<div { ...blockProps }>
				<Placeholder
					icon={ icon }
					label={ __( 'Text marquee', 'eidan' ) }
					instructions={ __(
						'Texts that scroll by in an endless loop. Press Enter to add the next one.',
						'eidan'
					) }
				>
					<Button
						variant="primary"
						__next40pxDefaultSize
						onClick={ () => fill( [ [ 'core/paragraph', { placeholder: text } ] ] ) }
					>
						{ __( 'Start writing', 'eidan' ) }
					</Button>
					<SampleButton fill={ () => fill( sample() ) } />
				</Placeholder>
			</div>
		);
	}
	return (
		<>
			<Inspector attributes={ attributes } setAttributes={ setAttributes } />
			<div { ...blockProps }>
				<div className="eidan-marquee" ref={ row } onPasteCapture={ onPaste }>
					<div { ...innerProps } />
				</div>
				<button
					type="button"
					aria-label={ __( 'Pause scrolling text', 'eidan' ) }
					aria-pressed={ isPaused }
					// It keeps its place while a text is written.
					hidden={ isWriting }
					onClick={ () => setPaused( ! isPaused ) }
				/>
			</div>
		</>
	);
}
