/**
 * Keeps which panels are open in the canvas. The toolbars of the panels and of the blocks around them share this. It is
 * not stored in the post.
 */
import { useSelect } from '@wordpress/data';
import { useSyncExternalStore } from '@wordpress/element';
import { selectBlockEditor } from '../stores';

const openPanels = new Set< string >();
const listeners = new Set< () => void >();

const subscribe = ( listener: () => void ) => {
	listeners.add( listener );
	return () => void listeners.delete( listener );
};

/**
 * Opens or closes a panel in the canvas.
 *
 * @param clientId Client id of the panel.
 * @param isOpen   Whether it should be open.
 */
export const setPanelOpen = ( clientId: string, isOpen: boolean ): void => {
	openPanels[ isOpen ? 'add' : 'delete' ]( clientId );
	for ( const listener of listeners ) {
		listener();
	}
};

/**
 * Returns which of some panels were opened by a toolbar.
 *
 * @param clientIds Client ids of the panels.
 */
export const useOpenPanels = ( clientIds: readonly string[] ): string[] => {
	const open = useSyncExternalStore( subscribe, () =>
		clientIds.filter( ( clientId ) => openPanels.has( clientId ) ).join()
	);
	return open ? open.split( ',' ) : [];
};

/**
 * Tells whether a panel is open in the canvas: because a toolbar opened it, or because a block inside it is selected.
 *
 * @param clientId Client id of the panel.
 */
export function usePanelOpen( clientId: string ): [ isOpen: boolean, setOpen: ( open: boolean ) => void ] {
	const [ open ] = useOpenPanels( [ clientId ] );
	const isInside = useSelect(
		( select ) => selectBlockEditor( select ).hasSelectedInnerBlock( clientId, true ),
		[ clientId ]
	);
	return [ open !== undefined || isInside, ( isOpen ) => setPanelOpen( clientId, isOpen ) ];
}
