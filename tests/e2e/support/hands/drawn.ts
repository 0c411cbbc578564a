/**
 * Whether a fixture is seen at all: a matrix that looks at what nobody sees says that all is well.
 */
import type { Page } from '@playwright/test';

/** The block that goes when the page is there: a moment sooner or later. */
const GOES = /^page-spinner(__|$)/;

/**
 * @param page Page at rest.
 * @param root Selector of the sections that hold fixtures.
 * @return Names of the fixtures of which neither a word nor a picture, field or button is seen.
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
