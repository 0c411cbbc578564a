/**
 * Finds out when a page has nothing more to do. It watches for requests and frames that end, so that tests need not
 * wait for "half a second without requests".
 */
import type { BrowserContext, Page, Request } from '@playwright/test';

/** The requests of a page that have no answer yet. */
interface Traffic {
	requests: Set< Request >;
	/** Called when a request ends. */
	ended: () => void;
}

const traffic = new WeakMap< Page, Traffic >();

/**
 * Records the requests of a context's pages, for `settled()`.
 *
 * @param context The context, before it has pages.
 */
export const follow = ( context: BrowserContext ): void => {
	context.on( 'page', ( page ) => {
		const own: Traffic = { requests: new Set(), ended() {} };
		const end = ( request: Request ) => {
			own.requests.delete( request );
			own.ended();
		};
		traffic.set( page, own );
		page.on( 'request', ( request ) => {
			if ( request.isNavigationRequest() && request.frame() === page.mainFrame() ) {
				// A new page begins, so requests of the page before do not matter any more.
				own.requests.clear();
			}
			own.requests.add( request );
		} );
		page.on( 'requestfinished', end );
		page.on( 'requestfailed', end );
		// The editor asks by OPTIONS what somebody may do, and reads only the headers. Without a reader of its body such
		// a request never finishes.
		page.on( 'response', ( response ) => response.request().method() === 'OPTIONS' && end( response.request() ) );
	} );
};

/**
 * Waits until two frames are drawn. By then all observers that react to the first frame have sent their requests. It
 * uses a ResizeObserver, which reports once per frame: `requestAnimationFrame()` would follow a test's clock.
 */
const frames = async () => {
	for ( let begun = 0; begun < 3; begun++ ) {
		await new Promise< void >( ( done ) => {
			const observer = new ResizeObserver( () => {
				observer.disconnect();
				done();
			} );
			observer.observe( document.documentElement );
			// Keep a reference, or the browser may delete the observer.
			Object.assign( window, { eidanFrames: observer } );
		} );
	}
};

/** Waits until a page has drawn two frames. */
export const drawn = ( page: Page ): Promise< void > => page.evaluate( frames );

/**
 * Finishes every transition and animation that is not endless. While words fade in, their contrast means nothing.
 *
 * @param page The page.
 */
export const finishAnimations = async ( page: Page ): Promise< void > => {
	// What a key or a script has just changed begins to move only in the next frame.
	await drawn( page );
	await page.evaluate( () => {
		for ( const animation of document.getAnimations() ) {
			if (
				animation.effect?.getComputedTiming().endTime !== Infinity &&
				animation.timeline instanceof DocumentTimeline
			) {
				animation.finish();
			}
		}
	} );
};

/**
 * Waits until a page has loaded, its scripts have run, and all their requests are answered.
 *
 * @param page  A page of a context for which `follow()` was called.
 * @param never Addresses of requests that the test never answers.
 */
export const settled = async ( page: Page, never?: RegExp ): Promise< void > => {
	const own = traffic.get( page );
	if ( ! own ) {
		throw new Error( 'Nobody follows what this page asks for.' );
	}
	const waits = () => [ ...own.requests ].some( ( request ) => ! never?.test( request.url() ) );
	await page.waitForLoadState();
	for ( let quiet = 0; quiet < 2; quiet++ ) {
		await drawn( page );
		while ( waits() ) {
			quiet = -1;
			await new Promise< void >( ( done ) => {
				own.ended = done;
			} );
		}
	}
};

/**
 * Loads and decodes all images of a page, also those far below, so that screenshots show them.
 *
 * @param page The page.
 */
export const loadImages = ( page: Page ) =>
	page.evaluate( () =>
		Promise.allSettled(
			[ ...document.images ].map( ( image ) => {
				image.loading = 'eager';
				image.decoding = 'sync';
				return image.decode();
			} )
		)
	);

/**
 * Loads all frames of a page, also those far below.
 *
 * @param page A page of a context for which `follow()` was called.
 */
export const loadFrames = async ( page: Page ): Promise< void > => {
	const lazy = await page
		.locator( 'iframe[loading="lazy"]' )
		.evaluateAll( ( all: HTMLIFrameElement[] ) => all.map( ( frame ) => ( frame.loading = 'eager' ) ).length );
	if ( lazy ) {
		await settled( page );
	}
};
