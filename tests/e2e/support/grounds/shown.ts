/**
 * What blocks show: the same on every site, whatever its owner has set up.
 */
import { expect, type Page } from '@playwright/test';
import { settled } from '../settled';
import { SECTION } from '../sheets';

/** By the name of a fixture: its words, the files of its images and films, and how much can be pressed. */
export type Shown = Record< string, { words: string; files: string[]; controls: number } >;

/**
 * @param page A page with a sheet, on which nothing loads any more.
 * @return What each fixture shows.
 */
export const shownOn = ( page: Page ): Promise< Shown > =>
	page.locator( SECTION ).evaluateAll( ( sections ) =>
		Object.fromEntries(
			sections.map( ( section ) => [
				( section as HTMLElement ).dataset.fixture ?? '',
				{
					words: ( section as HTMLElement ).innerText.replace( /\s+/g, ' ' ).trim(),
					// Also those that come later: in a lightbox, on wider screens.
					files: [
						...new Set( section.outerHTML.match( /[\w-]+\.(?:webp|avif|png|jpe?g|svg|pdf|mp4|webm)\b/g ) ),
					].sort(),
					controls: section.querySelectorAll( 'a[href],button,input,select,video' ).length,
				},
			] )
		)
	);

/**
 * @param here      What is shown on a ground.
 * @param elsewhere What is shown on the tests' own site.
 * @return What differs, in words.
 */
export const differences = ( here: Shown, elsewhere: Shown ): string[] =>
	Object.entries( elsewhere ).flatMap( ( [ name, wanted ] ) => {
		const found = here[ name ];
		if ( ! found ) {
			return [ `${ name } is not there` ];
		}
		return ( [ 'words', 'files', 'controls' ] as const ).flatMap( ( part ) => {
			const [ one, other ] = [ String( found[ part ] ), String( wanted[ part ] ) ];
			return one === other ? [] : [ `${ name }: ${ part } “${ one }”, elsewhere “${ other }”` ];
		} );
	} );

/** What leads on in a list: more items in their place, another page, other items. */
const WAYS = [ '.eidan-list__more', 'a.eidan-list__page', '.eidan-list__filter:not([aria-current])' ];

/**
 * Goes on in each list, as a visitor.
 *
 * @param page A page with a sheet.
 * @return How often it went on, and what is wrong: a list that shows what it showed before, in its place and on the page that came.
 */
export const wentOn = async ( page: Page ): Promise< { ways: number; wrong: string[] } > => {
	const address = page.url();
	const lists = page.locator( '.eidan-list' );
	let ways = 0;
	const wrong: string[] = [];
	for ( let at = 0; at < ( await lists.count() ); at++ ) {
		for ( const way of WAYS ) {
			const link = lists.nth( at ).locator( way ).last();
			if ( ! ( await link.count() ) || ! ( await link.isVisible() ) ) {
				continue;
			}
			ways++;
			// Another filter may have the same items.
			const now = () => lists.nth( at ).locator( 'article, [aria-current]' ).allInnerTexts();
			const before = await now();
			await link.click();
			await expect
				.poll( now, { timeout: 10_000 } )
				.not.toEqual( before )
				.catch( async () =>
					wrong.push( `list ${ at + 1 }, ${ way }: ${ await lists.nth( at ).innerText() }` )
				);
			await page.goto( address );
			await settled( page );
		}
	}
	return { ways, wrong };
};
