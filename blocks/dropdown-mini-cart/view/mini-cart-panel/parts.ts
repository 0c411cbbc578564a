/**
 * Parts of a mini cart that an author may leave out. Each is a module of its own, and loads where it is shown.
 */
import { loadPart } from '@eidan/parts';
import type { Change, Store } from '../mini-cart/store';
import type { Run } from './cart-actions';
import type { ShowProblem } from './messages';

/** What a part can do with the cart. */
export interface Tools {
	store: Store;
	run: Run;
	/** Changes the cart, and tells other scripts. Returns false if that failed. */
	change: ( path: string, body: Change, name: string, done?: string, refused?: ShowProblem ) => Promise< boolean >;
	signal: AbortSignal;
}

/** Starts a part in its element. */
export type StartPart = ( element: HTMLElement, tools: Tools ) => void;

const PARTS = new Map< string | undefined, () => Promise< { start: StartPart } > >( [
	[ 'coupon', () => import( '@eidan/mini-cart-coupon' ) ],
	[ 'note', () => import( '@eidan/mini-cart-note' ) ],
	[ 'cross-sells', () => import( '@eidan/mini-cart-cross-sells' ) ],
] );

/** Loads and starts the parts of a mini cart. */
export function startParts( dialog: HTMLElement, tools: Tools ): void {
	dialog.querySelectorAll< HTMLElement >( '[data-eidan-cart-part]' ).forEach( async ( element ) => {
		const name = element.dataset.eidanCartPart;
		const load = PARTS.get( name );
		const part = load && ( await loadPart( `mini-cart-${ name }`, load ) );
		if ( part && ! tools.signal.aborted ) {
			part.start( element, tools );
		}
	} );
}
