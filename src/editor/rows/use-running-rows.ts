import { running } from '../../view/running/running';
import { useStarted } from '../views/use-started';

const ROOT = '[data-eidan-running]';

const start = ( root: HTMLElement, { signal }: { signal: AbortSignal } ) =>
	running( root, JSON.parse( root.dataset.eidanRunning || '{}' ), { signal } );

/** Lets the running rows of a preview run as visitors see them: a ref for the element around it. */
export const useRunningRows = () => useStarted( ROOT, start );
