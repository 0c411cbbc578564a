import { reachCopies } from '../motion/copies';
import { runRows } from '../motion/rows';
import { tabStops } from '../motion/tab-stops';

/** Options of `data-eidan-running`. */
interface Options {
	/** Pace of the row, see src/view/motion/pace.ts. */
	speed?: unknown;
}

/**
 * Starts the row that PHP has printed.
 *
 * @param root           The element around the row and its button.
 * @param options        `speed`: pixels a second.
 * @param options.speed  Pace of the row.
 * @param context        From the runtime.
 * @param context.signal Stops it when aborted.
 */
export function running( root: HTMLElement, { speed }: Options, { signal }: { signal: AbortSignal } ): void {
	const views = root.querySelectorAll< HTMLElement >( '.eidan-running__view' );
	runRows( root, { views, speed: () => speed, button: root.lastElementChild as HTMLElement }, signal );
	views.forEach( ( view ) => {
		view.classList.add( 'is-running' );
		reachCopies( view, signal );
	} );
	tabStops( views, signal );
}
