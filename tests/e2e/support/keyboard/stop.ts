/** What a press of Tab comes to: the element with the focus, and what a visitor without a mouse would miss there. */
import type { Page } from '@playwright/test';

declare global {
	interface Window {
		/** The walk so far. */
		eidanWalk: {
			stops: Element[];
			/** Looks at the element with the focus. */
			note: () => Stop;
		};
	}
}

export interface Stop {
	/** The element's id. */
	is: string;
	/**
	 * Whether the focus has left the page: the browser's own controls have it, or, where it has none, the first stop
	 * again.
	 */
	isOutside: boolean;
	/** Whether it is a frame: its page hears of the next key, this one does not. */
	isFrame: boolean;
	/** What is wrong, in words. */
	wrong: string[];
}

/**
 * Begins a walk.
 *
 * @param page Where.
 */
export const begin = ( page: Page ): Promise< void > =>
	page.evaluate( () => {
		/** What stays in its place while the page scrolls, and is not around the element itself. */
		const covers = ( hit: Element, element: Element ) => {
			for ( let at: Element | null = hit; at && ! at.contains( element ); at = at.parentElement ) {
				if ( [ 'fixed', 'sticky' ].includes( getComputedStyle( at ).position ) ) {
					return true;
				}
			}
			return false;
		};
		const parts = [ 0.5, 0.02, 0.25, 0.75, 0.98 ];
		/**
		 * Whether all of it that is on the screen lies under something fixed: its middle, its corners, and what is
		 * between.
		 */
		const isCovered = ( element: Element ) => {
			let isOnScreen = false;
			for ( const box of element.getClientRects() ) {
				for ( const x of parts ) {
					for ( const y of parts ) {
						const hit = document.elementFromPoint( box.left + box.width * x, box.top + box.height * y );
						if ( hit && ! covers( hit, element ) ) {
							return false;
						}
						isOnScreen ||= hit !== null;
					}
				}
			}
			return isOnScreen;
		};
		const walk: Window[ 'eidanWalk' ] = {
			stops: [],
			note: () => {
				const element = ( document.activeElement ?? document.body ) as HTMLElement;
				const is = element.id;
				if (
					element === document.body ||
					element === document.documentElement ||
					( walk.stops.length > 1 && walk.stops[ 0 ] === element )
				) {
					return { is, isOutside: true, isFrame: false, wrong: [] };
				}
				// What has the focus in a frame is its page's: the frame stays the stop for each of them.
				const isFrame = element instanceof HTMLIFrameElement;
				if ( isFrame && walk.stops.at( -1 ) === element ) {
					return { is, isOutside: false, isFrame, wrong: [] };
				}
				const wrong: string[] = [];
				if ( walk.stops.includes( element ) ) {
					wrong.push( 'has the focus twice' );
				}
				walk.stops.push( element );
				const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle( element );
				if ( ! isFrame && ( outlineStyle === 'none' || outlineWidth === '0px' ) && boxShadow === 'none' ) {
					wrong.push( 'does not show the focus' );
				}
				const { top, bottom, left, right } = element.getBoundingClientRect();
				if ( bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth ) {
					wrong.push( 'is off the screen' );
				} else if ( isCovered( element ) ) {
					wrong.push( 'is hidden under what is fixed' );
				}
				if ( element.closest( '[aria-hidden="true"]' ) ) {
					wrong.push( 'is hidden from screen readers' );
				}
				return {
					is,
					isOutside: false,
					isFrame,
					wrong: wrong.map( ( text ) => `${ element.outerHTML.slice( 0, 120 ) } ${ text }` ),
				};
			},
		};
		window.eidanWalk = walk;
	} );

/**
 * Notes the element with the focus; says what is wrong with it.
 *
 * @param page Where a key has been pressed, after `begin()`.
 */
export const note = ( page: Page ): Promise< Stop > => page.evaluate( () => window.eidanWalk.note() );

/**
 * What can be reached, but was not.
 *
 * @param page   Where a walk has ended.
 * @param within Selector of what was walked through.
 * @param except Id of an element that the walk began at.
 */
export const missed = ( page: Page, within: string, except = '' ): Promise< string[] > =>
	page.evaluate(
		( { within: place, except: start } ) => {
			const { stops } = window.eidanWalk;
			const isReached = ( element: HTMLElement ) =>
				stops.includes( element ) ||
				// Of radio buttons of one name, one is a stop.
				( element instanceof HTMLInputElement &&
					element.type === 'radio' &&
					stops.some(
						( stop ) =>
							stop instanceof HTMLInputElement && stop.type === 'radio' && stop.name === element.name
					) );
			return [
				...document.querySelectorAll< HTMLElement >(
					`${ place } :is(a[href], button, input, select, textarea, summary, [tabindex])`
				),
			]
				.filter(
					( element ) =>
						element.tabIndex >= 0 &&
						! element.matches( ':disabled' ) &&
						! ( start && element.id === start ) &&
						! element.closest( '[inert]' ) &&
						element.checkVisibility( { visibilityProperty: true, contentVisibilityAuto: true } ) &&
						! isReached( element )
				)
				.map( ( element ) => element.outerHTML.slice( 0, 120 ) );
		},
		{ within, except }
	);
