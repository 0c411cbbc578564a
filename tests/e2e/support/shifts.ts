/**
 * What the browser counts as layout shifts, and a hold on our modules, so that a page is painted before they start.
 */
import type { Page } from '@playwright/test';
import { drawn } from './settled';

declare global {
	interface Window {
		/** Counts layout shifts from now on. */
		eidanWatchShifts: () => void;
		/** What moved since then. */
		eidanShifts: () => string[];
	}
}

/** Part of every page: what `layout-shift` entries say of the elements that moved. */
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
				// What pushes others names itself only here.
				...( shifts.length ? grown.map( ( { of, height } ) => `${ of } is now ${ height } px high` ) : [] ),
			];
		},
	} );
};

/** @param page Before it goes anywhere. */
export const watchShifts = ( page: Page ): Promise< unknown > => page.addInitScript( watcher );

/**
 * Holds our modules back.
 *
 * @param page Before it goes anywhere.
 * @return Lets them come.
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
 * Waits until a page whose modules are held is painted, with its first pictures; counts shifts from then on.
 *
 * @param page Page that is on its way.
 */
export const painted = async ( page: Page ): Promise< void > => {
	// `interactive`: parsed, while deferred scripts and modules are still to come.
	await page.waitForFunction(
		() =>
			document.readyState !== 'loading' &&
			performance.getEntriesByName( 'first-contentful-paint' ).length > 0 &&
			[ ...document.images ].every( ( { complete, loading } ) => complete || loading === 'lazy' )
	);
	await drawn( page );
	await page.evaluate( () => window.eidanWatchShifts() );
};
