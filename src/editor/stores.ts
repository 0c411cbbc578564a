/**
 * WordPress's data stores, with types for the selectors and actions that we use. WordPress's packages have no types for
 * them, or outdated ones. All other files get the stores from here, so that the types are declared only once.
 */
import { store as blockEditorStore } from '@wordpress/block-editor';
import type { Block } from '@wordpress/blocks';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, useDispatch } from '@wordpress/data';

// The function `select` that useSelect() and a bindings source get.
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- WordPress's `select` is generic over the type of the store; a narrower parameter type would not accept it.
export type Select = ( store: any ) => unknown;

interface Core {
	getEntityRecord: < R >( kind: string, name: string, id: number | string, query?: object ) => R | null | undefined;
	getEntityRecords: < R >( kind: string, name: string, query: object ) => R[] | null;
	getEditedEntityRecord: < R >( kind: string, name: string, id: number ) => R | undefined;
	getPostTypes: ( query: object ) => Array< { slug: string; name: string; viewable: boolean } > | null;
	getTaxonomy: ( name: string ) => { rest_base?: string } | undefined;
	hasEditsForEntityRecord: ( kind: string, name: string, id: number ) => boolean;
	getLastEntitySaveError: (
		kind: string,
		name: string,
		id: number
	) => { message?: string; code?: string } | undefined;
	isSavingEntityRecord: ( kind: string, name: string, id: number ) => boolean;
	getBlockPatterns: () => Array< { name: string; title: string; content: string } > | null;
	getCurrentTheme: () => { is_block_theme?: boolean; stylesheet?: string } | undefined;
	hasFinishedResolution: ( selector: string, args: unknown[] ) => boolean;
	canUser: ( action: string, resource: object ) => boolean | undefined;
}

interface CoreActions {
	addEntities: ( entities: object[] ) => unknown;
	editEntityRecord: ( kind: string, name: string, id: number, edits: object, options?: object ) => unknown;
	saveEntityRecord: < R >( kind: string, name: string, record: object, options?: object ) => Promise< R | undefined >;
	saveEditedEntityRecord: ( kind: string, name: string, id: number ) => Promise< unknown >;
	clearEntityRecordEdits?: ( kind: string, name: string, id: number ) => unknown;
	invalidateResolution: ( selector: string, args: unknown[] ) => unknown;
	invalidateResolutionForStoreSelector: ( selector: string ) => unknown;
}

interface BlockEditor {
	getBlocks: < B = Block >( clientId?: string ) => B[];
	getBlock: ( clientId: string ) => Block | null;
	getBlockOrder: ( clientId: string ) => string[];
	getBlocksByName: ( name: string | string[] ) => string[];
	getBlockName: ( clientId: string ) => string | null;
	getBlockAttributes: ( clientId: string ) => Record< string, unknown > | null;
	getClientIdsWithDescendants: () => string[];
	getClientIdsOfDescendants: ( clientIds: string[] ) => string[];
	getBlockRootClientId: ( clientId: string ) => string;
	getBlockIndex: ( clientId: string ) => number;
	isBlockSelected: ( clientId: string ) => boolean;
	hasSelectedInnerBlock: ( clientId: string, deep: boolean ) => boolean;
	getSelectedBlockClientId: () => string | null;
	getBlockParents: ( clientId: string ) => string[];
	getBlockParentsByBlockName: ( clientId: string, name: string ) => string[];
	getSettings: () => {
		imageSizes?: Array< { slug: string; name: string } >;
		/** The palette: colors of the theme, of WordPress and of the site. */
		colors?: Array< { slug: string; color: string } >;
		/** What theme.json says, of the theme, of WordPress (`default`) and of the site (`custom`). */
		__experimentalFeatures?: {
			color?: {
				palette?: Partial< Record< 'custom' | 'theme' | 'default', Array< { slug: string; color: string } > > >;
			};
		};
		mediaUpload?: unknown;
		/** Opens another post in the same editor, with a way back. */
		onNavigateToEntityRecord?: ( record: { postId: number; postType: string } ) => void;
		isPreviewMode?: boolean;
		/** Its name up to WordPress 6.7. */
		__unstableIsPreviewMode?: boolean;
	};
}

interface BlockEditorActions {
	replaceInnerBlocks: ( clientId: string, blocks: Block[] ) => void;
	setBlockEditingMode: ( clientId: string, mode: 'default' | 'disabled' ) => void;
	unsetBlockEditingMode: ( clientId: string ) => void;
	updateBlockAttributes: ( clientIds: string[], attributes: Record< string, object >, byBlock: boolean ) => void;
	__unstableMarkNextChangeAsNotPersistent: () => void;
}

/** Entities: posts, terms, media, users. */
export const selectCore = ( select: Select ) => select( coreStore ) as Core;

/** The blocks in the canvas, and the settings of the editor. */
export const selectBlockEditor = ( select: Select ) => select( blockEditorStore ) as BlockEditor;

export const useCoreActions = () => useDispatch( coreStore ) as unknown as CoreActions;

/** Actions of entities outside of components. */
export const coreActions = () => dispatch( coreStore ) as unknown as CoreActions;

export const useBlockEditorActions = () => {
	const actions = useDispatch( blockEditorStore );
	return actions as typeof actions & BlockEditorActions;
};
