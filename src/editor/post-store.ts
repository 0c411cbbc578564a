/**
 * The store of the post that is edited, typed as the others in stores.ts; a
 * file of its own, because whatever imports it loads the whole post editor.
 */
import { store as editorStore } from '@wordpress/editor';
import type { Select } from './stores';

interface Editor {
	getCurrentPostType: () => string | null;
	getCurrentPostId: () => number | null;
	getEditedPostAttribute: ( name: string ) => unknown;
}

export const postEditor = ( select: Select ) => select( editorStore ) as Editor;
