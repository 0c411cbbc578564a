/**
 * The script `eidan-first-block`: inserts the block that the start screen's link asks for into the new page.
 */
import { createBlock, getBlockType } from '@wordpress/blocks';
import { dispatch, select, subscribe } from '@wordpress/data';

interface BlockEditor {
	getBlockCount: () => number;
	getSettings: () => { mediaUpload?: unknown };
}

interface Editor {
	getCurrentPostId: () => number | null;
	__unstableIsEditorReady?: () => boolean;
}

const { eidanFirstBlock: name } = window as { eidanFirstBlock?: string };

const isReady = () => {
	const editor = select( 'core/editor' ) as unknown as Editor | undefined;
	return (
		!! name &&
		!! getBlockType( name ) &&
		!! editor?.getCurrentPostId() &&
		( editor.__unstableIsEditorReady?.() ?? true )
	);
};

if ( name ) {
	const stop = subscribe( () => {
		if ( isReady() ) {
			stop();
			// Once the editor has taken over the empty page.
			window.setTimeout( () => {
				const { getBlockCount } = select( 'core/block-editor' ) as unknown as BlockEditor;
				if ( getBlockCount() === 0 ) {
					void dispatch( 'core/block-editor' ).insertBlocks( [ createBlock( name ) ] );
				}
			} );
		}
	} );
}
