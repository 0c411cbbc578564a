import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, pasteHandler, type Block as AnyBlock } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import type { ClipboardEvent } from 'react';

import { toLines } from './editor/lines';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- What other blocks hold can be anything.
type Block = AnyBlock< Record< string, any > >;

const isText = ( { name }: Block ) => name === 'core/paragraph';

/** Turns blocks of any kind into paragraphs, one for each line. Inner blocks are included, in document order. */
export const toTexts = ( blocks: Block[] ): Block[] =>
	blocks.flatMap( ( { attributes: { content }, innerBlocks } ) => [
		...toLines( String( content ?? '' ) ).map(
			( line ) => createBlock( 'core/paragraph', { content: line } ) as Block
		),
		...toTexts( innerBlocks as Block[] ),
	] );

/**
 * Turns pasted lines, headings, lists and other blocks into texts of the marquee. By itself, WordPress would put all
 * lines into one text. And if it found a block that is not allowed here, it would drop everything without a message.
 *
 * @param clientId Id of the marquee.
 */
export function usePaste( clientId: string ) {
	const { getBlockAttributes, getBlockIndex, getBlockRootClientId, getSelectedBlockClientId } = useSelect(
		blockEditorStore,
		[]
	);
	const { insertBlocks, replaceBlocks } = useDispatch( blockEditorStore );

	return ( event: ClipboardEvent ) => {
		const current = getSelectedBlockClientId();
		if ( ! current || getBlockRootClientId( current ) !== clientId ) {
			return;
		}
		const HTML = event.clipboardData.getData( 'text/html' );
		const plainText = event.clipboardData.getData( 'text/plain' );
		// In plain text, only an empty line starts a new block. So each line break becomes an empty line.
		const pasted = pasteHandler( {
			HTML,
			plainText: HTML ? plainText : plainText.replace( /\s*\n\s*/g, '\n\n' ),
			mode: 'AUTO',
		} );
		const blocks = Array.isArray( pasted )
			? ( pasted as Block[] )
			: [ createBlock( 'core/paragraph', { content: pasted } ) as Block ];
		const texts = toTexts( blocks );
		const isUnchanged = texts.length === blocks.length && blocks.every( isText );
		if ( ! texts.length || ( isUnchanged && ( HTML || texts.length === 1 ) ) ) {
			return;
		}
		event.preventDefault();
		event.stopPropagation();
		if ( String( getBlockAttributes( current )?.content ?? '' ) ) {
			insertBlocks( texts, getBlockIndex( current ) + 1, clientId );
		} else {
			replaceBlocks( current, texts );
		}
	};
}
