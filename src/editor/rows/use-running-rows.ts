import { running } from '../../view/running/running';
import { useStarted } from '../views/use-started';

const ROOT = '[data-eidan-running]';

const start = ( root: HTMLElement, { signal }: { signal: AbortSignal } ) =>
	running( root, JSON.parse( root.dataset.eidanRunning || '{}' ), { signal } );

/** Moves the running rows in a server preview as on the page. Returns a ref for the element around the preview. */
export const useRunningRows = () => useStarted( ROOT, start );
