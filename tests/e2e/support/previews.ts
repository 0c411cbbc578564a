/**
 * Asks for the previews of many blocks in one request. Each request loads WordPress, which takes longer than most blocks
 * take to render.
 */
import type { Page } from '@playwright/test';

/** Previews of one block. */
export interface Previews {
	/** How many were asked for. */
	asked: number;
	/** How many were rendered. The server refuses those with attributes that the block's schema does not allow. */
	rendered: number;
}

declare global {
	interface Window {
		/** Previews of each block, by the block's name. */
		eidanPreviews: Record< string, Previews >;
	}
}

/** Milliseconds to wait for further blocks that ask. They do so in tasks of their own, one after the other. */
const TOGETHER = 60;

/** Runs in the page before its scripts: sends what blocks ask of the renderer as one batch of WordPress's REST API. */
const sendTogether = ( wait: number ) => {
	interface Asked {
		path: string;
		init: RequestInit;
		then: ( response: Response ) => void;
		fail: ( reason: unknown ) => void;
	}
	const RENDERER = '/wp/v2/block-renderer/';
	const { fetch } = window;
	let asked: Asked[] = [];
	window.eidanPreviews = {};
	const send = async () => {
		// Nobody waits any more for a preview whose block has changed meanwhile.
		const batch = asked.filter( ( { init } ) => ! init.signal?.aborted );
		asked = [];
		if ( ! batch.length ) {
			return;
		}
		try {
			const answer = await fetch( '/wp-json/batch/v1?previews=together', {
				method: 'POST',
				credentials: 'same-origin',
				headers: {
					'Content-Type': 'application/json',
					'X-WP-Nonce': new Headers( batch[ 0 ]!.init.headers ).get( 'X-WP-Nonce' ) ?? '',
				},
				body: JSON.stringify( {
					requests: batch.map( ( { path, init } ) => ( {
						method: 'POST',
						path,
						body: JSON.parse( String( init.body ) ),
					} ) ),
				} ),
			} );
			const { responses } = ( await answer.json() ) as { responses: { status: number; body: unknown }[] };
			batch.forEach( ( { path, then }, index ) => {
				const { status, body } = responses[ index ]!;
				const name = path.slice( RENDERER.length ).replace( /\?.*/, '' );
				const previews = ( window.eidanPreviews[ name ] ??= { asked: 0, rendered: 0 } );
				previews.asked++;
				previews.rendered += status === 200 ? 1 : 0;
				then( new Response( JSON.stringify( body ), { status } ) );
			} );
		} catch ( reason ) {
			batch.forEach( ( { fail } ) => fail( reason ) );
		}
	};
	window.fetch = ( input, init = {} ) => {
		const { pathname, search } = new URL( input instanceof Request ? input.url : input, location.href );
		const path = pathname.replace( /^\/wp-json/, '' ) + search;
		if ( ! path.startsWith( RENDERER ) ) {
			return fetch( input, init );
		}
		return new Promise( ( then, fail ) => {
			init.signal?.addEventListener( 'abort', () => fail( init.signal!.reason ) );
			asked.push( { path, init, then, fail } );
			if ( asked.length === 1 ) {
				setTimeout( () => void send(), wait );
			}
		} );
	};
};

/**
 * Lets all blocks of an editor that ask for their preview at about the same time share one request. The server renders
 * each as if it had asked alone.
 *
 * @param page The page, before it opens the editor. Its site has the switches of site-switches.php.
 */
export const previewsTogether = async ( page: Page ): Promise< void > => {
	await page.addInitScript( sendTogether, TOGETHER );
};

/**
 * @param page Page with the editor, after `previewsTogether()`.
 * @return The previews that were answered since this was last called, by the block's name.
 */
export const answeredPreviews = ( page: Page ): Promise< Record< string, Previews > > =>
	page.evaluate( () => {
		const answered = window.eidanPreviews;
		window.eidanPreviews = {};
		return answered;
	} );
