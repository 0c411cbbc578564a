/**
 * Finds fixtures that are not visible at all. A matrix would pass for them without having checked anything.
 */
import type { Page } from '@playwright/test';

/** The page spinner. It goes when the page has loaded, so it may be visible or not. */
const GOES = /^page-spinner(__|$)/;

/**
 * @param page The page, when nothing moves any more.
 * @param root Selector of the sections that hold fixtures.
 * @return Names of the fixtures without any visible word, image, field or button.
 */
export const undrawn = async ( page: Page, root: string ): Promise< string[] > => {
	const names = await page.evaluate( ( sections ) => {
		const DRAWN = 'img, svg, video, canvas, iframe, button, input, select, textarea';
		const isSeen = ( element: Element ) => {
			const { width, height } = element.getBoundingClientRect();
			return (
				Math.min( width, height ) > 1 &&
				element.checkVisibility( { opacityProperty: true, visibilityProperty: true } )
			);
		};
		const hasWords = ( { childNodes }: Element ) =>
			[ ...childNodes ].some( ( node ) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() );
		return [ ...document.querySelectorAll( sections ) ].flatMap( ( section ) => {
			const name = section.getAttribute( 'data-fixture' ) ?? '';
			const isDrawn = [ ...section.querySelectorAll( '*' ) ].some(
				( element ) => ( element.matches( DRAWN ) || hasWords( element ) ) && isSeen( element )
			);
			return isDrawn ? [] : [ name ];
		} );
	}, root );
	return names.filter( ( name ) => ! GOES.test( name ) );
};
