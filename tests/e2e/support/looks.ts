/**
 * What the matrices see of a page: texts, width, accessibility.
 */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { SECTION } from './sheets';

/**
 * Fixtures that show nothing without script, and none or not for long with it; why that is right. An entry that shows
 * something fails.
 */
export const NOTHING: Record< string, string > = {
	'page-spinner': 'covers the page until it has loaded, and is gone then: page-spinner.spec.ts',
	'page-spinner__progress': 'the same',
};

/** Fixtures of which nothing at all is to be seen on the page: two empty ones are the same in every comparison. */
export const empty = ( page: Page ): Promise< string[] > =>
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

/** Texts of each fixture that visitors with script can read somewhere. */
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
									'[aria-hidden="true"], [inert], [role="status"], dialog, template'
								) && ! element.querySelector( 'p, li, a, h2, h3, h4' )
						)
						.map( ( element ) => ( element.textContent ?? '' ).replace( /\s+/g, ' ' ).trim() )
						.filter( Boolean ),
				] )
			),
		SECTION
	);

/**
 * Fixtures that are wider than the screen, or reach out of it on its other side; a page that is too wide for another
 * reason is named too.
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
		return [ `${ scrollWidth - clientWidth } px`, ...out.map( ( section ) => section.dataset.fixture ) ];
	}, SECTION );

/** What axe finds in the content. */
export const violationsOf = async ( page: Page ) => {
	const { violations } = await new AxeBuilder( { page } )
		.include( '.entry-content' )
		.options( { resultTypes: [ 'violations' ] } )
		.withTags( [ 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice' ] )
		.disableRules( [ 'region', 'page-has-heading-one', 'heading-order' ] )
		// Without frames of other hosts there is nothing to be put together on a second page.
		.setLegacyMode()
		.analyze();
	return violations.map( ( { id, nodes } ) => `${ id }: ${ nodes.map( ( node ) => node.html ).join( ' · ' ) }` );
};
