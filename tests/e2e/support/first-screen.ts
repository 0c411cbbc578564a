/**
 * What comes first on a page: its fonts and its largest image.
 */
import type { Browser, Page } from '@playwright/test';

export const WIDTHS = [ 390, 1440 ] as const;

/** The largest thing that was painted, and what was asked for with it. */
interface FirstScreen {
	/** File of the largest image; '' if the largest thing is text. */
	largest: string;
	isLazy: boolean;
	/** Files with a high priority. */
	high: string[];
	/** Whether the largest image is in the HTML that the server sent. */
	isSent: boolean;
}

/** How late fonts come, in ms. Three seconds later WordPress's `font-display: fallback` shows them no more. */
const LATE = 1500;

interface Painted extends PerformanceEntry {
	element: Element | null;
	url: string;
}

interface Shift extends PerformanceEntry {
	value: number;
}

declare global {
	interface Window {
		eidanPainted?: Painted;
		eidanMoved: number;
		/** Whether what `markPaint` added has been painted, and everything before it was reported. */
		eidanMarked?: boolean;
	}
}

/** Runs in the page, before anything else. */
const watch = () => {
	window.eidanMoved = 0;
	// One observer for both, so that the mark is never reported before what was painted earlier.
	const paints = new PerformanceObserver( ( list ) => {
		window.eidanPainted =
			( list.getEntriesByType( 'largest-contentful-paint' ).at( -1 ) as Painted ) ?? window.eidanPainted;
		window.eidanMarked ||= list.getEntriesByType( 'element' ).length > 0;
	} );
	paints.observe( { type: 'largest-contentful-paint', buffered: true } );
	paints.observe( { type: 'element', buffered: true } );
	new PerformanceObserver( ( list ) => {
		for ( const { value } of list.getEntries() as Shift[] ) {
			window.eidanMoved += value;
		}
	} ).observe( { type: 'layout-shift', buffered: true } );
};

/** Runs in the page: once the images of the window are there, adds a mark, which is painted no earlier than they. */
const markPaint = async () => {
	const shown = [ ...document.images ].filter( ( image ) => {
		const { top, bottom, width } = image.getBoundingClientRect();
		// Lazy images of a hidden panel have their size, but are not loaded before they are shown.
		const isVisible = image.checkVisibility( { contentVisibilityAuto: true, visibilityProperty: true } );
		return isVisible && width > 0 && bottom > 0 && top < innerHeight;
	} );
	await Promise.all( shown.map( ( image ) => image.decode().catch( () => undefined ) ) );
	const mark = document.createElement( 'span' );
	mark.setAttribute( 'elementtiming', 'mark' );
	mark.textContent = '.';
	mark.style.cssText =
		'position:fixed;inset:0 auto auto 0;font:8px/1 monospace;z-index:2147483647;pointer-events:none';
	document.body.append( mark );
};

/**
 * @param browser Browser.
 * @param site    Address of the site.
 * @param width   Width of the window in pixels.
 * @param look    What to do with a page in a browser of its own, so that nothing of it is cached.
 */
async function fresh< T >( browser: Browser, site: string, width: number, look: ( page: Page ) => Promise< T > ) {
	const context = await browser.newContext( {
		baseURL: site,
		viewport: { width, height: width < 600 ? 844 : 900 },
		deviceScaleFactor: width < 600 ? 2 : 1,
	} );
	try {
		const page = await context.newPage();
		await page.addInitScript( watch );
		return await look( page );
	} finally {
		await context.close();
	}
}

/**
 * What the browser painted first on a page.
 *
 * @param browser Browser.
 * @param site    Address of the site.
 * @param path    Path of the page.
 * @param width   Width of the window in pixels.
 */
export const firstScreen = ( browser: Browser, site: string, path: string, width: number ): Promise< FirstScreen > =>
	fresh( browser, site, width, async ( page ) => {
		const html = await ( await page.goto( path, { waitUntil: 'load' } ) )!.text();
		await page.evaluate( markPaint );
		await page.waitForFunction( () => window.eidanMarked && window.eidanPainted );
		return page.evaluate( ( sent ) => {
			const name = ( image: HTMLImageElement ) => image.currentSrc.split( '/' ).pop() ?? '';
			const largest = window.eidanPainted!.element;
			const painted = largest instanceof HTMLImageElement ? largest : undefined;
			const high = [ ...document.images ].filter( ( each ) => each.fetchPriority === 'high' );
			const box = ( each: Element ) => each.getBoundingClientRect();
			// Of images of one size, as in a row of cards, the browser names the one that it painted first.
			const image =
				painted &&
				( high.find(
					( each ) =>
						box( each ).top < innerHeight &&
						Math.abs( box( each ).width - box( painted ).width ) < 2 &&
						Math.abs( box( each ).height - box( painted ).height ) < 2
				) ??
					painted );
			return {
				largest: image ? name( image ) : '',
				isLazy: image?.loading === 'lazy',
				high: high.map( name ),
				isSent: ! image || sent.includes( name( image ) ),
			};
		}, html );
	} );

/** What a test says that goes on without the fallback fonts. */
export const NO_FALLBACK =
	'this machine has none of the fonts that stand in while others load – on Debian: apt-get install fonts-liberation';

/**
 * How much moves when the fonts of a page come late.
 *
 * @param browser Browser.
 * @param site    Address of the site.
 * @param path    Path of the page.
 * @param width   Width of the window in pixels.
 * @return Layout shift, and whether the fallback fonts were there: not every machine has a font that they can use.
 */
export const movedByFonts = ( browser: Browser, site: string, path: string, width: number ) =>
	fresh( browser, site, width, async ( page ) => {
		await page.route( /\.woff2/, async ( route ) => {
			await new Promise( ( done ) => setTimeout( done, LATE ) );
			await route.continue();
		} );
		await page.goto( path, { waitUntil: 'load' } );
		await page.evaluate( () => document.fonts.ready );
		// The fonts are shown with the next frames.
		await page.waitForTimeout( 500 );
		return page.evaluate( () => {
			const is = ( part: RegExp ) =>
				[ ...document.fonts ].some( ( { family, status } ) => part.test( family ) && status === 'loaded' );
			return { moved: window.eidanMoved, hasFallback: is( /Fallback/ ), hasFont: is( /^"?Manrope"?$/ ) };
		} );
	} );
