/**
 * The script `eidan-first-block`: inserts the block that the start screen's link asks for into the new page, in the place
 * that the server keeps for it.
 */
import { createBlock, getBlockType } from '@wordpress/blocks';
import { dispatch, select, subscribe } from '@wordpress/data';

interface BlockEditor {
	getBlocks: () => { clientId: string; name: string }[];
}

interface BlockEditorActions {
	__unstableMarkNextChangeAsNotPersistent?: () => void;
	replaceBlock: ( clientId: string, block: object ) => void;
}

const { eidanFirstBlock: name } = window as { eidanFirstBlock?: string };

const place = () => {
	const editor = select( 'core/block-editor' ) as unknown as BlockEditor | undefined;
	const [ first, ...others ] = editor?.getBlocks() ?? [];
	return first?.name === 'core/spacer' && ! others.length ? first.clientId : undefined;
};

if ( name ) {
	const stop = subscribe( () => {
		const clientId = place();
		if ( clientId && getBlockType( name ) ) {
			stop();
			// Not inside of the change that brought the place.
			window.setTimeout( () => {
				const actions = dispatch( 'core/block-editor' ) as unknown as BlockEditorActions;
				// Undo does not lead back to the empty place.
				actions.__unstableMarkNextChangeAsNotPersistent?.();
				actions.replaceBlock( clientId, createBlock( name ) );
			} );
		}
	} );
}
