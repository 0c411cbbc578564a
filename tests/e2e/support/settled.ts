/**
 * When a page stands: told by what ends, where "half a second without requests" would be waited for.
 */
import type { BrowserContext, Page, Request } from '@playwright/test';

/** What a page has asked for and not got yet. */
interface Traffic {
	requests: Set< Request >;
	/** Called when one of them ends. */
	ended: () => void;
}

const traffic = new WeakMap< Page, Traffic >();

/**
 * Follows what a context's pages ask for, for `settled()`.
 *
 * @param context Before it has pages.
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
				// What the page before asked for is over.
				own.requests.clear();
			}
			own.requests.add( request );
		} );
		page.on( 'requestfinished', end );
		page.on( 'requestfailed', end );
	} );
};

/**
 * Two frames are drawn: what observers ask for when they see the first one has been asked for. An observer tells of
 * them, each in the midst of its frame: `requestAnimationFrame()` follows a made clock where there is one.
 */
const frames = async () => {
	for ( let begun = 0; begun < 3; begun++ ) {
		await new Promise< void >( ( done ) => {
			const observer = new ResizeObserver( () => {
				observer.disconnect();
				done();
			} );
			observer.observe( document.documentElement );
			// Browsers may let go of one that nobody holds.
			Object.assign( window, { eidanFrames: observer } );
		} );
	}
};

/** @param page Where they are waited for. */
export const drawn = ( page: Page ): Promise< void > => page.evaluate( frames );

/**
 * Ends every transition and animation that has an end: while words fade in, their contrast is nobody's.
 *
 * @param page Where they run.
 */
export const arrived = ( page: Page ): Promise< void > =>
	page.evaluate( () => {
		for ( const animation of document.getAnimations() ) {
			if (
				animation.effect?.getComputedTiming().endTime !== Infinity &&
				animation.timeline instanceof DocumentTimeline
			) {
				animation.finish();
			}
		}
	} );

/**
 * Waits until a page has loaded, its scripts have run, and all that they asked for has come.
 *
 * @param page Page of a context that is followed.
 */
export const settled = async ( page: Page ): Promise< void > => {
	const own = traffic.get( page );
	if ( ! own ) {
		throw new Error( 'Nobody follows what this page asks for.' );
	}
	await page.waitForLoadState();
	for ( let quiet = 0; quiet < 2; quiet++ ) {
		await drawn( page );
		while ( own.requests.size ) {
			quiet = -1;
			await new Promise< void >( ( done ) => {
				own.ended = done;
			} );
		}
	}
};
