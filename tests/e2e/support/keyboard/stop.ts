/** Records which element has the focus after a press of Tab, and what is wrong with it for visitors without a mouse. */
import type { Page } from '@playwright/test';

declare global {
	interface Window {
		/** The elements that had the focus so far. */
		eidanWalk: {
			stops: Element[];
			/** How many presses led to a new stop. */
			pressed: number;
			/** Checks the element that has the focus now. */
			note: () => Stop;
			/** Called with each new stop, after its check. */
			onStop?: ( element: Element ) => void;
		};
	}
}

export interface Stop {
	/** ID of the element. */
	is: string;
	/**
	 * Whether the focus has left the page: it is on the browser's own controls. If the browser has none, it is on the
	 * first stop again.
	 */
	isOutside: boolean;
	/** Whether it is a frame. Then the next key goes to the page in the frame, not to this page. */
	isFrame: boolean;
	/** A sentence for each problem. */
	wrong: string[];
}

/**
 * Starts to record the elements that get the focus.
 *
 * @param page The page.
 */
export const begin = ( page: Page ): Promise< void > =>
	page.evaluate( () => {
		/** Whether a hit lies in something fixed or sticky that does not contain the element itself. */
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
		 * Whether all visible points of the element lie under something fixed. It tries a grid of points: middle, edges
		 * and between.
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
			pressed: 0,
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
				// While the focus moves inside a frame, the frame itself stays the active element of this page.
				const isFrame = element instanceof HTMLIFrameElement;
				if ( isFrame && walk.stops.at( -1 ) === element ) {
					return { is, isOutside: false, isFrame, wrong: [] };
				}
				const wrong: string[] = [];
				if ( walk.stops.includes( element ) ) {
					wrong.push( 'has the focus twice' );
				}
				walk.stops.push( element );
				walk.pressed++;
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
				const said = wrong.map( ( text ) => `${ element.outerHTML.slice( 0, 120 ) } ${ text }` );
				walk.onStop?.( element );
				return { is, isOutside: false, isFrame, wrong: said };
			},
		};
		window.eidanWalk = walk;
	} );

/**
 * Records the element that has the focus. Returns what is wrong with it.
 *
 * @param page The page after a key was pressed. `begin()` has to be called before.
 */
export const note = ( page: Page ): Promise< Stop > => page.evaluate( () => window.eidanWalk.note() );

/**
 * Returns the elements that can have the focus but did not get it.
 *
 * @param page   The page, at the end of the presses.
 * @param within Selector of the part of the page to check.
 * @param except ID of the element where the presses began; it is left out.
 */
export const missed = ( page: Page, within: string, except = '' ): Promise< string[] > =>
	page.evaluate(
		( { within: place, except: start } ) => {
			const { stops } = window.eidanWalk;
			const isReached = ( element: HTMLElement ) =>
				stops.includes( element ) ||
				// Only one of several radio buttons with the same name is a tab stop.
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
