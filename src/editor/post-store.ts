/**
 * The store of the post that is being edited, with types like those in stores.ts. It has a file of its own because
 * importing it loads the whole post editor.
 */
import { store as editorStore } from '@wordpress/editor';
import type { Select } from './stores';

interface Editor {
	getCurrentPostType: () => string | null;
	getCurrentPostId: () => number | null;
	getEditedPostAttribute: ( name: string ) => unknown;
}

export const postEditor = ( select: Select ) => select( editorStore ) as Editor;
