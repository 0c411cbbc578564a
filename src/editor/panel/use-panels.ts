import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { selectBlockEditor } from '../stores';
import { freeAnchor, linksTo } from './anchors';
import { buttonLook } from './button-look';

/** Blocks that openers can open. */
const PANELS = [ 'eidan/panel', 'eidan/search-cover' ];
const OPENER = 'eidan/opener';

/** A panel in the editor. */
export interface EditorPanel {
	clientId: string;
	/** HTML anchor of the panel; '' if it has none. */
	anchor: string;
	/** Kind of the panel, such as `side`, `popup` or `search`. */
	kind: string;
	/** Label that the author gave it, or the name of its kind. */
	name: string;
}

/** Returns the name of a kind of panels, the default anchor of a panel, and the icon and text of a new opener. */
export const panelKind = ( kind: string ) =>
	( {
		fullscreen: {
			name: __( 'Fullscreen menu', 'eidan' ),
			anchor: 'menu',
			icon: 'eidan/menu',
			words: __( 'Menu', 'eidan' ),
		},
		side: {
			name: __( 'Side area', 'eidan' ),
			anchor: 'side-area',
			icon: 'eidan/menu',
			words: __( 'More', 'eidan' ),
		},
		popup: { name: __( 'Popup', 'eidan' ), anchor: 'popup', icon: 'eidan/plus', words: __( 'More', 'eidan' ) },
		search: {
			name: __( 'Search cover', 'eidan' ),
			anchor: 'search',
			icon: 'eidan/search',
			words: __( 'Search', 'eidan' ),
		},
	} )[ kind ] ?? { name: kind, anchor: 'panel', icon: 'eidan/menu', words: __( 'Open', 'eidan' ) };

/** Returns all panels in the editor, also those in template parts. */
export function usePanels(): EditorPanel[] {
	const found = useSelect( ( select ) => {
		const { getBlocksByName, getBlockAttributes } = selectBlockEditor( select );
		// A string compares by value, so that components render again only if something has changed.
		return JSON.stringify(
			getBlocksByName( PANELS ).map( ( clientId ) => {
				const { anchor = '', kind = 'search', label = '' } = getBlockAttributes( clientId ) ?? {};
				return { clientId, anchor, kind, name: label || panelKind( String( kind ) ).name };
			} )
		);
	}, [] );
	return useMemo( () => JSON.parse( found ) as EditorPanel[], [ found ] );
}

/**
 * Whether an opener in the editor opens a panel or, with `deep`, a link of another block leads to it.
 *
 * @param anchor Anchor of the panel.
 * @param deep   Whether to search the links of all blocks, too. This is slow.
 */
export function useHasOpener( anchor: string, deep: boolean ): boolean {
	return useSelect(
		( select ) => {
			const { getBlocksByName, getBlockAttributes, getClientIdsWithDescendants } = selectBlockEditor( select );
			return (
				anchor !== '' &&
				( getBlocksByName( OPENER ).some( ( id ) => getBlockAttributes( id )?.panel === anchor ) ||
					( deep &&
						getClientIdsWithDescendants().some( ( id ) =>
							linksTo( getBlockAttributes( id ) ?? {}, anchor )
						) ) )
			);
		},
		[ anchor, deep ]
	);
}

/**
 * Returns the client id of the first opener of a panel; '' if there is none.
 *
 * @param anchor Anchor of the panel.
 */
export const useOpener = ( anchor: string ): string =>
	useSelect(
		( select ) => {
			const { getBlocksByName, getBlockAttributes } = selectBlockEditor( select );
			return (
				( anchor && getBlocksByName( OPENER ).find( ( id ) => getBlockAttributes( id )?.panel === anchor ) ) ||
				''
			);
		},
		[ anchor ]
	);

/** Returns all panels in the editor, and actions that add panels, openers and anchors. */
export function usePanelActions() {
	const panels = usePanels();
	const { insertBlock, updateBlockAttributes } = useDispatch( blockEditorStore );
	const { getBlockRootClientId, getBlockIndex, getSettings } = useSelect(
		( select ) => selectBlockEditor( select ),
		[]
	);
	/** Inserts a block before another one; after it if `offset` is 1. */
	const insertNear = ( clientId: string, name: string, attributes: Record< string, unknown >, offset = 0 ) =>
		void insertBlock(
			createBlock( name, attributes ),
			getBlockIndex( clientId ) + offset,
			getBlockRootClientId( clientId ),
			false
		);

	/** Returns the anchor of a panel. If the panel has none, it gets one first. */
	const ensureAnchor = ( { clientId, anchor, kind }: Omit< EditorPanel, 'name' > ): string => {
		if ( anchor ) {
			return anchor;
		}
		const free = freeAnchor(
			panelKind( kind ).anchor,
			panels.map( ( panel ) => panel.anchor )
		);
		void updateBlockAttributes( clientId, { anchor: free } );
		return free;
	};
	return {
		panels,
		ensureAnchor,
		/** Inserts an opener before a panel. */
		addOpener: ( panel: Omit< EditorPanel, 'name' > ) => {
			const { icon, words } = panelKind( panel.kind );
			insertNear( panel.clientId, OPENER, {
				panel: ensureAnchor( panel ),
				icon,
				text: words,
				...( panel.kind === 'popup' ? buttonLook( getSettings().colors ?? [] ) : {} ),
			} );
		},
		/** Inserts a side area after an opener. Returns the anchor of the side area. */
		addPanel: ( openerId: string ) => {
			const anchor = freeAnchor(
				panelKind( 'side' ).anchor,
				panels.map( ( panel ) => panel.anchor )
			);
			insertNear( openerId, 'eidan/panel', { anchor, kind: 'side' }, 1 );
			return anchor;
		},
	};
}
