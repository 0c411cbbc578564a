/**
 * What the matrices read from a page: texts, width, accessibility.
 */
import type { Page } from '@playwright/test';
import { SECTION } from './sheets';
import { axe } from './axe';

/**
 * Fixtures that show nothing without script, and with script nothing or only for a moment, and why that is right. If
 * one shows something, the test fails.
 */
export const SHOWS_NOTHING: Record< string, string > = {
	'page-spinner': 'covers the page until it has loaded, and is gone then: page-spinner.spec.ts',
	'page-spinner__progress': 'the same',
};

/**
 * Returns fixtures that show nothing. Comparing them would prove nothing, as all comparisons of two empty ones pass.
 */
export const emptyFixtures = ( page: Page ): Promise< string[] > =>
	page.evaluate(
		( selector ) =>
			[ ...document.querySelectorAll< HTMLElement >( selector ) ]
				.filter(
					( section ) =>
						! section.innerText.trim() &&
						! [ ...section.querySelectorAll( 'img, svg, video, iframe, input, button, a' ) ].some(
							( element ) => element.checkVisibility( { visibilityProperty: true } )
						)
				)
				.map( ( { dataset } ) => dataset.fixture ?? '' ),
		SECTION
	);

/** Returns the texts of each fixture that visitors with script can read, possibly after opening something. */
export const textsOf = ( page: Page ) =>
	page.evaluate(
		( selector ) =>
			Object.fromEntries(
				[ ...document.querySelectorAll< HTMLElement >( selector ) ].map( ( section ) => [
					section.dataset.fixture ?? '',
					[ ...section.querySelectorAll( ':is(h2, h3, h4, p, summary, figcaption, li, a)' ) ]
						.filter(
							( element ) =>
								! element.closest(
									'[aria-hidden="true"], [inert], [role="status"], [role="alert"], dialog, template'
								) &&
								! element.querySelector( 'p, li, a, h2, h3, h4' ) &&
								// Of the two forms of a header one is shown at each width.
								( element.checkVisibility() ||
									! element.closest( '.is-header-wide, .is-header-compact' ) )
						)
						.map( ( element ) => {
							const copy = element.cloneNode( true ) as Element;
							// The sum of a cart is not seen before the shop has told it, which takes a script.
							copy.querySelectorAll( '[data-zero]' ).forEach( ( sum ) => sum.remove() );
							return ( copy.textContent ?? '' ).replace( /\s+/g, ' ' ).trim();
						} )
						.filter( Boolean ),
				] )
			),
		SECTION
	);

/**
 * Returns fixtures that are wider than the window or reach out of it. The first line says by how many pixels the page
 * is too wide, also if no fixture is the reason.
 */
export const tooWide = ( page: Page ) =>
	page.evaluate( ( selector ) => {
		const { scrollWidth, clientWidth } = document.documentElement;
		if ( scrollWidth <= clientWidth ) {
			return [];
		}
		const out = [ ...document.querySelectorAll< HTMLElement >( selector ) ].filter( ( section ) =>
			[ ...section.querySelectorAll( '*' ) ].some( ( element ) => {
				const { left, right } = element.getBoundingClientRect();
				return right > clientWidth + 1 || left < -1;
			} )
		);
		return [ `${ scrollWidth - clientWidth } px`, ...out.map( ( section ) => section.dataset.fixture ?? '' ) ];
	}, SECTION );

/** Returns what axe finds wrong in the content of the page. */
export const violationsOf = async ( page: Page ) => {
	const { violations } = await axe( page )
		.include( '.entry-content' )
		.withTags( [ 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice' ] )
		.disableRules( [ 'region', 'page-has-heading-one', 'heading-order' ] )
		.analyze();
	return violations.map( ( { id, nodes } ) => `${ id }: ${ nodes.map( ( node ) => node.html ).join( ' · ' ) }` );
};
