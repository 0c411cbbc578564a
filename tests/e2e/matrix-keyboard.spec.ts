/**
 * Keyboard use. Whatever can be used on a page is found by its role. Each role has a pattern of the ARIA Authoring
 * Practices with its keys in tests/e2e/support/keyboard. A test fails if something usable has no such pattern, or one
 * that is built in a way that tests/keys.json does not name. Keys are proved once for each way.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { blockSets, wholeFixtures } from './support/blocks';
import {
	builds,
	control,
	foundOf,
	KEYS,
	nameOf,
	rootsOf,
	withoutPattern,
	walkThrough,
	wronglyNamed,
	type Build,
} from './support/keyboard';
import { watchPolicy } from './support/policy';
import { settled } from './support/settled';
import { publish, sectioned, sheetMarkup, sheets } from './support/sheets';
import { addSwitches } from './support/switches';

test.beforeAll( async ( { site } ) => addSwitches( site ) );

const link = ( id: string ) =>
	`<!-- wp:paragraph --><p><a id="${ id }" href="#${ id }">A link</a></p><!-- /wp:paragraph -->`;

test( 'every block has a fixture', () => {
	expect(
		blockSets.flatMap( ( { blocks, fixtures } ) =>
			Object.keys( blocks ).filter( ( slug ) => ! fixtures.some( ( fixture ) => fixture.slug === slug ) )
		)
	).toEqual( [] );
} );

test( 'tests/keys.json names fixtures and ways that exist, and each way has a fixture that is built so', () => {
	const names = builds.map( nameOf );
	const all = wholeFixtures.map( ( { name } ) => name );
	expect(
		Object.keys( KEYS ).filter( ( fixture ) => ! all.includes( fixture ) ),
		'no fixtures'
	).toEqual( [] );
	expect(
		Object.values( KEYS )
			.flat()
			.filter( ( name ) => ! names.includes( name ) ),
		'no ways'
	).toEqual( [] );
	expect(
		builds.filter( ( build ) => ! build.markup && ! KEYS[ build.on ]?.includes( nameOf( build ) ) ).map( nameOf ),
		'ways that their own fixture does not name'
	).toEqual( [] );
} );

for ( const sheet of sheets ) {
	test( `${ sheet.name }: everything has a key table and is built as it says, every control acts on its keys, Tab leads through${ sheet.isBase ? '' : ' @slow' }`, async ( {
		site,
		page,
		context,
	} ) => {
		const against = await watchPolicy( context );
		const [ url = '' ] = await publish( site, [
			link( 'before' ) + sheetMarkup( sheet.fixtures ) + link( 'behind' ),
		] );
		// Requests for more items are never answered, so that neither a press nor scrolling changes the page.
		await page.route( /get-posts/, () => {} );
		await page.goto( `${ url }?csp` );
		await settled( page, /get-posts/ );
		await sectioned( page );
		expect.soft( await withoutPattern( page ), 'no key table for' ).toEqual( [] );
		expect
			.soft(
				await wronglyNamed(
					page,
					sheet.fixtures.map( ( { name } ) => name )
				)
			)
			.toEqual( [] );
		// A spinner covers the page at first.
		await expect( page.locator( '[data-eidan-page-spinner]' ).filter( { visible: true } ) ).toHaveCount( 0 );

		await walkThrough( page, sheet.fixtures.length );
		// Blocks start as they come near the window, and add controls. On a slow machine the walk is faster.
		await settled( page, /get-posts/ );
		await control.prove( page.locator( control.root ), { page, rtl: false } );
		expect.soft( against, 'against the policy' ).toEqual( [] );
	} );
}

/** Opens the page of a build, and proves the keys of the first or the last element that is built so. */
const prove = async ( page: Page, url: string, build: Build, { last = false, rtl = false } ) => {
	const { pattern } = build;
	await pattern.prepare?.( page );
	await page.goto( `${ url }${ rtl ? '?rtl' : '' }` );
	await settled( page );
	const found = ( await foundOf( page, pattern ) ).map( ( { ways } ) => ways.includes( nameOf( build ) ) );
	const at = last ? found.lastIndexOf( true ) : found.indexOf( true );
	expect( at, 'places of what is built so' ).toBeGreaterThan( last ? found.indexOf( true ) : -1 );
	await pattern.prove( rootsOf( page, pattern ).nth( at ), { page, rtl } );
};

/** `npm test` proves what main fixtures show as they are; options of a pattern, right to left and the shop wait. */
const isQuick = ( { on, markup }: Build, reading: string, tag: string ) =>
	! reading && ! markup && ! tag && ! on.includes( '__' );

for ( const { tag, fixtures } of blockSets ) {
	for ( const build of builds ) {
		const fixture = fixtures.find( ( { name } ) => name === build.on );
		for ( const [ reading, which, isMeant ] of [
			[ '', {}, true ],
			[ ', of the last one', { last: true }, build.several ],
			[ ', right to left', { rtl: true }, build.rtl ],
		] as const ) {
			if ( ! fixture || ! isMeant ) {
				continue;
			}
			test( `keys of ${ nameOf( build ) }${ reading }${ tag }${ isQuick( build, reading, tag ) ? '' : ' @slow' }`, async ( {
				site,
				page,
				allowErrors,
			} ) => {
				// WordPress's own scripts read the navigation's timing, which does not exist with a test's clock.
				allowErrors( /domContentLoadedEventStart/ );
				const [ url = '' ] = await publish( site, [
					link( 'before' ) + ( build.markup ?? fixture.content ) + link( 'behind' ),
				] );
				await prove( page, url, build, which );
			} );
		}
	}
}
