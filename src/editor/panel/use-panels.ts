import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { selectBlockEditor } from '../stores';
import { freeAnchor, linksTo } from './anchors';

/** Blocks that openers open. */
const PANELS = [ 'eidan/panel', 'eidan/search-cover' ];
const OPENER = 'eidan/opener';

/** A panel that is in the editor. */
export interface PanelEntry {
	clientId: string;
	/** '' while it has none. */
	anchor: string;
	/** What kind of panel it is. */
	kind: string;
	/** What it is called. */
	name: string;
}

/** What a kind of panel is called, what anchor suits it, and how its opener begins. */
export const kindOf = ( kind: string ) =>
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

/** All panels of the editor, those in template parts included. */
export function usePanels(): PanelEntry[] {
	const found = useSelect( ( select ) => {
		const { getBlocksByName, getBlockAttributes } = selectBlockEditor( select );
		// As one string, so that nothing is drawn again that has not changed.
		return JSON.stringify(
			getBlocksByName( PANELS ).map( ( clientId ) => {
				const { anchor = '', kind = 'search', label = '' } = getBlockAttributes( clientId ) ?? {};
				return { clientId, anchor, kind, name: label || kindOf( String( kind ) ).name };
			} )
		);
	}, [] );
	return useMemo( () => JSON.parse( found ) as PanelEntry[], [ found ] );
}

/**
 * Who leads to a panel.
 *
 * @param anchor Its anchor.
 * @param deep   Whether links of other blocks are looked for, too, which takes a walk through all of them.
 */
export function useLeads( anchor: string, deep: boolean ): boolean {
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

/** What notices and menus do about panels and openers. */
export function usePanelActions() {
	const panels = usePanels();
	const { insertBlock, updateBlockAttributes } = useDispatch( blockEditorStore );
	const { getBlockRootClientId, getBlockIndex } = useSelect( ( select ) => selectBlockEditor( select ), [] );
	const before = ( clientId: string, name: string, attributes: Record< string, unknown >, offset = 0 ) =>
		void insertBlock(
			createBlock( name, attributes ),
			getBlockIndex( clientId ) + offset,
			getBlockRootClientId( clientId ),
			false
		);

	/**
	 * The anchor of a panel, given to it now if it has none.
	 *
	 * @param entry           The panel.
	 * @param entry.clientId  Its block.
	 * @param entry.anchor    Its anchor, '' for none.
	 * @param entry.kind      Its kind.
	 */
	const anchored = ( { clientId, anchor, kind }: Omit< PanelEntry, 'name' > ): string => {
		if ( anchor ) {
			return anchor;
		}
		const free = freeAnchor(
			kindOf( kind ).anchor,
			panels.map( ( panel ) => panel.anchor )
		);
		void updateBlockAttributes( clientId, { anchor: free } );
		return free;
	};
	return {
		panels,
		anchored,
		/** Puts an opener before a panel. */
		addOpener: ( entry: Omit< PanelEntry, 'name' > ) => {
			const { icon, words } = kindOf( entry.kind );
			before( entry.clientId, OPENER, { panel: anchored( entry ), icon, text: words } );
		},
		/** Puts a side area behind an opener; gives its anchor. */
		addPanel: ( openerId: string ) => {
			const anchor = freeAnchor(
				kindOf( 'side' ).anchor,
				panels.map( ( panel ) => panel.anchor )
			);
			before( openerId, 'eidan/panel', { anchor, kind: 'side' }, 1 );
			return anchor;
		},
	};
}
