/** Which patterns a page has, how each is built, and whether that is what tests/keys.json says. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { SECTION } from '../sheets';
import { builds, nameOf, patterns } from './builds';
import type { Pattern } from './pattern';

/** Names of builds, by fixture. A fixture without a line has links and plain buttons only. */
export type Keys = Record< string, string[] >;

export const KEYS = JSON.parse( readFileSync( join( __dirname, '../../../keys.json' ), 'utf8' ) ) as Keys;

/** An element that has a pattern. */
interface Found {
	/** Name of its fixture, on a page after `sectioned()`. */
	fixture: string;
	/** Names of the builds that it is one of. */
	ways: string[];
	/** The beginning of its markup. */
	html: string;
}

/**
 * Returns the elements of a page that have a pattern. Those in closed dialogs of the content count, too.
 *
 * @param page    The visitor's page.
 * @param pattern The pattern.
 */
export const rootsOf = ( page: Page, { root }: Pattern ): Locator =>
	page
		.locator( '.entry-content *' )
		.and( page.locator( root ) )
		.filter( { visible: true } )
		.or( page.locator( '.entry-content dialog:not([open]) *' ).and( page.locator( root ) ) );

/**
 * Returns how the elements of a page are built that have a pattern, in their order.
 *
 * @param page    The visitor's page.
 * @param pattern The pattern.
 */
export const foundOf = ( page: Page, pattern: Pattern ): Promise< Found[] > =>
	rootsOf( page, pattern ).evaluateAll(
		( elements, { section, known } ) =>
			elements.map( ( element ) => {
				const controlled = document.getElementById( element.getAttribute( 'aria-controls' ) ?? '' );
				return {
					fixture: element.closest( section )?.getAttribute( 'data-fixture' ) ?? '',
					ways: known
						.filter(
							( { is, opens } ) => element.matches( is ) && ( ! opens || controlled?.matches( opens ) )
						)
						.map( ( { name } ) => name ),
					html: element.outerHTML.slice( 0, 200 ),
				};
			} ),
		{
			section: SECTION,
			known: builds
				.filter( ( build ) => build.pattern === pattern )
				.map( ( build ) => ( { name: nameOf( build ), is: build.is, opens: build.opens } ) ),
		}
	);

/**
 * Returns what tests/keys.json says wrongly about the fixtures of a page.
 *
 * @param page  The page, after `sectioned()`.
 * @param names Names of its fixtures.
 * @param keys  What is said, by fixture.
 * @return A sentence for each mistake.
 */
export const wronglyNamed = async ( page: Page, names: readonly string[], keys: Keys = KEYS ): Promise< string[] > => {
	const wrong: string[] = [];
	const has = new Set< string >();
	for ( const pattern of patterns ) {
		for ( const { fixture, ways, html } of await foundOf( page, pattern ) ) {
			ways.forEach( ( way ) => has.add( `${ fixture } ${ way }` ) );
			if ( ! ways.length ) {
				wrong.push(
					`${ fixture }: builds.ts has no way of a ${ pattern.name } that is built like ${ html }; add one, with the fixture that proves it`
				);
			}
		}
	}
	for ( const fixture of names ) {
		const named = keys[ fixture ] ?? [];
		const ways = [ ...has ]
			.filter( ( one ) => one.startsWith( `${ fixture } ` ) )
			.map( ( one ) => one.slice( fixture.length + 1 ) );
		wrong.push(
			...ways
				.filter( ( way ) => ! named.includes( way ) )
				.map( ( way ) => `${ fixture }: add "${ way }" to its line in tests/keys.json` ),
			...named
				.filter( ( way ) => ! ways.includes( way ) )
				.map(
					( way ) => `${ fixture }: take "${ way }" out of its line in tests/keys.json: nothing is built so`
				)
		);
	}
	return wrong;
};
