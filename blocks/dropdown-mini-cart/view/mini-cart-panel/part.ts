/**
 * What the parts of a mini cart share that an author may leave out.
 */
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
