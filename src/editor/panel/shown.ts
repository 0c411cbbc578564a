/**
 * Which panels are shown open in the canvas, for their own toolbar and for that of what they stand in. Not stored.
 */
import { useSelect } from '@wordpress/data';
import { useSyncExternalStore } from '@wordpress/element';
import { selectBlockEditor } from '../stores';

const shown = new Set< string >();
const listeners = new Set< () => void >();

const subscribe = ( listener: () => void ) => {
	listeners.add( listener );
	return () => void listeners.delete( listener );
};

/**
 * Shows a panel open, or closed again.
 *
 * @param clientId The panel.
 * @param isOpen   Whether it is open.
 */
export const showOpen = ( clientId: string, isOpen: boolean ): void => {
	shown[ isOpen ? 'add' : 'delete' ]( clientId );
	for ( const listener of listeners ) {
		listener();
	}
};

/**
 * Those of some panels that a toolbar shows open.
 *
 * @param clientIds Panels.
 */
export const useShown = ( clientIds: readonly string[] ): string[] => {
	const open = useSyncExternalStore( subscribe, () =>
		clientIds.filter( ( clientId ) => shown.has( clientId ) ).join()
	);
	return open ? open.split( ',' ) : [];
};

/**
 * Whether a panel is shown open in the canvas: by a toolbar, and while something in it is selected.
 *
 * @param clientId The panel.
 */
export function useShownOpen( clientId: string ): [ isOpen: boolean, setOpen: ( open: boolean ) => void ] {
	const [ open ] = useShown( [ clientId ] );
	const isInside = useSelect(
		( select ) => selectBlockEditor( select ).hasSelectedInnerBlock( clientId, true ),
		[ clientId ]
	);
	return [ open !== undefined || isInside, ( isOpen ) => showOpen( clientId, isOpen ) ];
}
