import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, pasteHandler, type Block as AnyBlock } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import type { ClipboardEvent } from 'react';

import { toLines } from '@eidan/editor';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- What other blocks hold can be anything.
type Block = AnyBlock< Record< string, any > >;

const isText = ( { name }: Block ) => name === 'core/paragraph';

/** The texts of any blocks, those in them too, in their order: one paragraph for each line. */
export const toTexts = ( blocks: Block[] ): Block[] =>
	blocks.flatMap( ( { attributes: { content }, innerBlocks } ) => [
		...toLines( String( content ?? '' ) ).map(
			( line ) => createBlock( 'core/paragraph', { content: line } ) as Block
		),
		...toTexts( innerBlocks as Block[] ),
	] );

/**
 * Makes texts of lines, headings, lists and whatever else is pasted into a text. WordPress would break lines inside one
 * text, and drop all without a word as soon as one of the blocks may not stand here.
 *
 * @param clientId The marquee.
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
		// Without HTML, only an empty line would part two blocks.
		const pasted = pasteHandler( {
			HTML,
			plainText: HTML ? plainText : plainText.replace( /\s*\n\s*/g, '\n\n' ),
			mode: 'AUTO',
		} );
		const blocks = Array.isArray( pasted )
			? ( pasted as Block[] )
			: [ createBlock( 'core/paragraph', { content: pasted } ) as Block ];
		const texts = toTexts( blocks );
		const isKept = texts.length === blocks.length && blocks.every( isText );
		if ( ! texts.length || ( isKept && ( HTML || texts.length === 1 ) ) ) {
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
