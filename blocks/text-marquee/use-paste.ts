import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, pasteHandler, type Block as AnyBlock } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import type { ClipboardEvent } from 'react';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- What other blocks hold can be anything.
type Block = AnyBlock< Record< string, any > >;

const isText = ( { name }: Block ) => name === 'core/paragraph';

/** The texts of any blocks, those in them too, in their order: one paragraph each. */
export const toTexts = ( blocks: Block[] ): Block[] =>
	blocks.flatMap( ( { attributes: { content }, innerBlocks } ) => [
		...( String( content ?? '' ).trim() ? [ createBlock( 'core/paragraph', { content: String( content ) } ) as Block ] : [] ),
		...toTexts( innerBlocks as Block[] ),
	] );

/**
 * Makes texts of headings, lists and whatever else is pasted into a text. WordPress would drop all of it without a word
 * as soon as one of the blocks may not stand here.
 *
 * @param clientId The marquee.
 */
export function usePaste( clientId: string ) {
	const { getBlockAttributes, getBlockIndex, getBlockRootClientId, getSelectedBlockClientId } = useSelect( blockEditorStore, [] );
	const { insertBlocks, replaceBlocks } = useDispatch( blockEditorStore );

	return ( event: ClipboardEvent ) => {
		const current = getSelectedBlockClientId();
		const HTML = event.clipboardData.getData( 'text/html' );
		if ( ! HTML || ! current || getBlockRootClientId( current ) !== clientId ) {
			return;
		}
		const pasted = pasteHandler( { HTML, plainText: event.clipboardData.getData( 'text/plain' ), mode: 'AUTO' } );
		if ( ! Array.isArray( pasted ) || pasted.every( isText ) ) {
			return;
		}
		const texts = toTexts( pasted as Block[] );
		if ( ! texts.length ) {
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
