/**
 * Records layout shifts as the browser counts them. It can also hold our modules back, so that a page is painted before
 * they start.
 */
import type { Page } from '@playwright/test';
import { drawn, settled } from './settled';

declare global {
	interface Window {
		/** Starts to record layout shifts. */
		eidanWatchShifts: () => void;
		/** Returns what has moved since then. */
		eidanShifts: () => string[];
	}
}

/** Runs in the page: records `layout-shift` entries and the elements that moved. */
const watcher = () => {
	interface Shift extends PerformanceEntry {
		value: number;
		sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
	}
	const seen: Shift[] = [];
	const observer = new PerformanceObserver( ( list ) => seen.push( ...( list.getEntries() as Shift[] ) ) );
	observer.observe( { type: 'layout-shift', buffered: true } );
	let since = 0;
	const rect = ( { x, y, width, height }: DOMRectReadOnly ) =>
		`[${ [ x, y, width, height ].map( Math.round ).join( ' ' ) }]`;
	const name = ( node: Node | null ) => {
		const element = node instanceof Element ? node : node?.parentElement;
		const fixture = /eidan-fixture-(\S+)/.exec(
			element?.closest( '[class*="eidan-fixture-"]' )?.className ?? ''
		)?.[ 1 ];
		return `${ fixture ?? '' } ${ element?.localName ?? 'what is gone' }.${ element?.getAttribute( 'class' ) ?? '' }`;
	};
	const heights = () =>
		[ ...document.querySelectorAll< HTMLElement >( '[class*="eidan-fixture-"]' ) ].map( ( section ) => ( {
			of: name( section ),
			height: section.offsetHeight,
		} ) );
	let before: ReturnType< typeof heights > = [];
	Object.assign( window, {
		eidanWatchShifts: () => {
			since = performance.now();
			before = heights();
		},
		eidanShifts: () => {
			const shifts = [ ...seen, ...( observer.takeRecords() as Shift[] ) ].filter(
				( { startTime } ) => startTime > since
			);
			const grown = heights().filter( ( { height }, index ) => height !== before[ index ]?.height );
			return [
				...shifts.flatMap( ( { value, sources } ) => [
					`shift of ${ value }`,
					...sources.map(
						( { node, previousRect, currentRect } ) =>
							`${ name( node ) }: ${ rect( previousRect ) } → ${ rect( currentRect ) }`
					),
				] ),
				// A shift names only elements that were pushed. The one that pushed them is found by its new height.
				...( shifts.length ? grown.map( ( { of, height } ) => `${ of } is now ${ height } px high` ) : [] ),
			];
		},
	} );
};

/** Prepares a page, before it opens anything, to record layout shifts. */
export const watchShifts = ( page: Page ): Promise< unknown > => page.addInitScript( watcher );

/**
 * Holds our modules back.
 *
 * @param page The page, before it opens anything.
 * @return Function that lets them load.
 */
export const holdModules = async ( page: Page ): Promise< () => void > => {
	let release = () => {};
	const released = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await page.route( /\/build\/(view\/|[^/]+\/view\.js)/, async ( route ) => {
		await released;
		await route.fallback();
	} );
	return release;
};

/**
 * Runs in the page: whether it is parsed and painted, with all images that it waits for. A lazy image is not among
 * these, unless the page does not know its size: it moves what stands below when it comes, with our modules or without.
 */
const isPainted = () => {
	const isAwaited = ( image: HTMLImageElement ) => {
		if ( image.complete || image.loading !== 'lazy' ) {
			return ! image.complete;
		}
		const { top, left, width } = image.getBoundingClientRect();
		const isInView = top < innerHeight && left < innerWidth && width > 0 && image.checkVisibility();
		return ! image.hasAttribute( 'width' ) && isInView;
	};
	return (
		// The state `interactive` is enough: deferred scripts and modules have yet to come.
		document.readyState !== 'loading' &&
		performance.getEntriesByName( 'first-contentful-paint' ).length > 0 &&
		! [ ...document.images ].some( isAwaited )
	);
};

/**
 * Waits until a page whose modules are held back is painted, with its first images. Then starts to record shifts.
 *
 * @param page The page, while it loads.
 */
export const painted = async ( page: Page ): Promise< void > => {
	await page.waitForFunction( isPainted );
	await drawn( page );
	await page.evaluate( () => window.eidanWatchShifts() );
};

/**
 * Opens a page whose modules arrive late.
 *
 * @param page The page, before it opens anything.
 * @param url  Address.
 * @return What moves when they start.
 */
export const movedByModules = async ( page: Page, url: string ): Promise< string[] > => {
	// The window is higher than any sheet, as browsers count layout shifts only in the visible part.
	await page.setViewportSize( { width: 1440, height: 9000 } );
	await watchShifts( page );
	const release = await holdModules( page );
	await page.goto( url, { waitUntil: 'commit' } );
	await painted( page );
	release();
	await settled( page );
	await drawn( page );
	return page.evaluate( () => window.eidanShifts() );
};

/** Runs in the page: writes a page in parts, and returns the controls that moved meanwhile. */
const writeSlowly = async ( text: string ): Promise< string[] > => {
	const found: string[] = [];
	const frame = () => new Promise( ( done ) => requestAnimationFrame( () => setTimeout( done ) ) );
	const [ head, ...parts ] = text
		.replace( /<script[^]*?<\/script>/g, '' )
		// Split the page before content that arrives late, and within it.
		.split(
			/(?=<body)|(?=<div class="eidan-(?:slider__view|swap__stage)")|(?<=<div class="eidan-slider__slide"[^>]*>)/
		);
	document.open();
	document.write( head! );
	await Promise.all(
		[ ...document.querySelectorAll< HTMLLinkElement >( 'link[rel=stylesheet]' ) ].map(
			( link ) => link.sheet ?? new Promise( ( done ) => link.addEventListener( 'load', done ) )
		)
	);
	new PerformanceObserver( ( list ) => {
		for ( const { sources } of list.getEntries() as unknown as { sources: { node: Node | null }[] }[] ) {
			for ( const { node } of sources ) {
				if ( node instanceof Element && node.matches( '.eidan-slider > *, .eidan-swap > *' ) ) {
					found.push( `${ node.parentElement!.className } > ${ node.className }` );
				}
			}
		}
	} ).observe( { type: 'layout-shift' } );
	for ( const part of parts ) {
		document.write( part );
		await frame();
	}
	document.close();
	await frame();
	await frame();
	// Styles hide controls whose script is five seconds late, and a busy machine takes that long to write the page.
	for ( const animation of document.getAnimations() ) {
		if ( animation instanceof CSSAnimation && animation.animationName === 'eidan-late' ) {
			animation.pause();
			animation.currentTime = 0;
		}
	}
	return [ ...new Set( found ) ];
};

/**
 * Loads a page very slowly: it stops before and within content that stands above controls which come before it in the
 * HTML.
 *
 * @param page The page. It has to be on the site, since the styles are loaded from there.
 * @param html The page's HTML.
 * @return Controls of sliders and swapping images that moved while the page was loading.
 */
export const movedWhileLoading = async ( page: Page, html: string ): Promise< string[] > => {
	await page.setViewportSize( { width: 1440, height: 9000 } );
	await page.goto( '/readme.html' );
	return page.evaluate( writeSlowly, html );
};
