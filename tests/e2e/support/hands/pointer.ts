/**
 * What lies under the pointer: over the middle of no link, button, field or word of a text lies something that nobody sees.
 */
import type { Page } from '@playwright/test';

/** What can be pressed or filled. */
const CONTROLS = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"]';

/**
 * @param page Page at rest, or with something opened.
 * @param root Where to look, by a selector.
 * @return What lies under something else, in words; nothing where all is well.
 */
export const covered = ( page: Page, root: string ): Promise< string[] > =>
	page.evaluate(
		( { places, controls } ) => {
			const found: string[] = [];
			const isSeen = ( element: Element ) =>
				element.checkVisibility( { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true } ) && ! element.closest( '[inert], [aria-hidden="true"], .screen-reader-text' );
			/** What is closed or see-through: where it lies over something, that cannot be pressed and nobody knows why. */
			const isUnseen = ( element: Element ) =>
				! element.checkVisibility( { visibilityProperty: true, opacityProperty: true } ) || ( element.closest( 'details:not([open])' ) !== null && ! element.closest( 'summary' ) );
			/** Whether a point is inside of all that cuts off what it holds: a slide out of sight is nobody's. */
			const isInside = ( element: Element, x: number, y: number ) => {
				for ( let around = element.parentElement; around && around !== document.body; around = around.parentElement ) {
					const { overflowX, overflowY, clipPath } = getComputedStyle( around );
					const box = around.getBoundingClientRect();
					if ( ( overflowX !== 'visible' || clipPath !== 'none' ) && ( x < box.left || x > box.right ) ) {
						return false;
					}
					if ( ( overflowY !== 'visible' || clipPath !== 'none' ) && ( y < box.top || y > box.bottom ) ) {
						return false;
					}
				}
				return x >= 0 && x < innerWidth && y >= 0 && y < innerHeight;
			};
			const look = ( element: Element, boxOf: () => DOMRect | undefined, name: string ) => {
				element.scrollIntoView( { block: 'center', inline: 'nearest', behavior: 'instant' } );
				const box = boxOf();
				if ( ! box || box.width < 2 || box.height < 2 ) {
					return;
				}
				const [ x, y ] = [ box.x + box.width / 2, box.y + box.height / 2 ];
				const hit = isInside( element, x, y ) ? document.elementFromPoint( x, y ) : element;
				if ( hit && ! element.contains( hit ) && ! hit.contains( element ) && isUnseen( hit ) ) {
					const [ own, other ] = [ element, hit ].map( ( one ) => one.closest< HTMLElement >( '[data-fixture]' )?.dataset.fixture ?? '' );
					found.push( `${ own }: ${ ( name || element.outerHTML ).slice( 0, 90 ) } lies under ${ hit.outerHTML.slice( 0, 90 ) } of ${ other }` );
				}
			};
			for ( const place of document.querySelectorAll( places ) ) {
				for ( const control of place.querySelectorAll( controls ) ) {
					if ( isSeen( control ) && ! ( control instanceof HTMLInputElement && control.offsetWidth < 2 ) ) {
						look( control, () => control.getClientRects()[ 0 ], '' );
					}
				}
				const texts = document.createTreeWalker( place, NodeFilter.SHOW_TEXT );
				for ( let text = texts.nextNode(); text; text = texts.nextNode() ) {
					const word = /\S+/.exec( text.textContent ?? '' );
					const parent = text.parentElement!;
					if ( word && ! parent.closest( 'script, style, noscript, template, option' ) && isSeen( parent ) ) {
						const range = document.createRange();
						range.setStart( text, word.index );
						range.setEnd( text, word.index + word[ 0 ].length );
						look( parent, () => range.getClientRects()[ 0 ], `“${ word[ 0 ] }” of ${ parent.outerHTML }` );
					}
				}
			}
			scrollTo( 0, 0 );
			return [ ...new Set( found ) ];
		},
		{ places: root, controls: CONTROLS }
	);

/**
 * Opens, one after the other, what is closed in the flow of the page, and looks into each.
 *
 * @param page Page at rest.
 * @param root Where to look, by a selector.
 * @return As `covered()`.
 */
export const coveredOpened = async ( page: Page, root: string ): Promise< string[] > => {
	const found = new Set< string >();
	const most = await page.locator( `${ root } details` ).evaluateAll( ( all ) => Math.max( 0, ...all.map( ( one ) => [ ...one.parentElement!.querySelectorAll( ':scope > details' ) ].indexOf( one ) + 1 ) ) );
	for ( let index = 0; index < most; index++ ) {
		await page.evaluate(
			( { places, at } ) => {
				for ( const one of document.querySelectorAll< HTMLDetailsElement >( `${ places } details` ) ) {
					if ( [ ...one.parentElement!.querySelectorAll( ':scope > details' ) ].indexOf( one ) === at ) {
						one.open = true;
					}
				}
			},
			{ places: root, at: index }
		);
		await page.evaluate( () => Promise.allSettled( document.getAnimations().filter( ( { effect, timeline } ) => timeline instanceof DocumentTimeline && effect?.getComputedTiming().endTime !== Infinity ).map( ( { finished } ) => finished ) ) );
		( await covered( page, root ) ).forEach( ( line ) => found.add( line ) );
	}
	return [ ...found ];
};
