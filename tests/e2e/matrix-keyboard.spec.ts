/**
 * Keyboard use. Whatever can be used on a page is found by its role. Each role has a pattern of the ARIA Authoring
 * Practices with its keys in tests/e2e/support/keyboard. A test fails if something usable has no such pattern.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { blockSets } from './support/blocks';
import { control, patterns, PLACES, signatures, withoutPattern, walkThrough, type Pattern } from './support/keyboard';
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

for ( const sheet of sheets ) {
	test( `${ sheet.name }: everything has a key table, every control acts on its keys, Tab leads through`, async ( {
		site,
		page,
		context,
	} ) => {
		const against = await watchPolicy( context );
		const [ url = '' ] = await publish( site, [
			link( 'before' ) + sheetMarkup( sheet.fixtures ) + link( 'behind' ),
		] );
		await page.goto( `${ url }?csp` );
		await settled( page );
		await sectioned( page );
		expect.soft( await withoutPattern( page ), 'no key table for' ).toEqual( [] );

		// Requests for more items are never answered, so that neither a press nor scrolling changes the page.
		await page.route( /get-posts/, () => {} );
		await page.goto( `${ url }?csp` );
		await page.waitForLoadState();
		await walkThrough( page, sheet.fixtures.length );
		// Blocks start as they come near the window, and add controls. On a slow machine the walk is faster.
		await settled( page, /get-posts/ );
		await control.prove( page.locator( control.root ), { page, rtl: false } );
		expect.soft( against, 'against the policy' ).toEqual( [] );
	} );
}

/** Checks a pattern in a page of its own, as clocks and routes of one check would disturb the next. */
const prove = async ( own: Page, url: string, pattern: Pattern, index: number, rtl: boolean ) => {
	await own.setViewportSize( { width: 1440, height: 900 } );
	await pattern.prepare?.( own );
	await own.goto( `${ url }${ rtl ? '?rtl' : '' }` );
	await settled( own );
	await pattern.prove(
		own
			.locator( pattern.root )
			.and( own.locator( `${ PLACES }, ${ PLACES } *` ) )
			.filter( { visible: true } )
			.nth( index ),
		{ page: own, rtl }
	);
	await own.close();
};

for ( const { slug, fixtures, tag } of blockSets.flatMap( ( set ) =>
	Object.keys( set.blocks ).map( ( name ) => ( { slug: name, ...set } ) )
) ) {
	test( `${ slug }: keys${ tag }`, async ( { site, page, context, allowErrors } ) => {
		// WordPress's own scripts read the navigation's timing, which does not exist with a test's clock.
		allowErrors( /domContentLoadedEventStart/ );
		// Begin with the block's main fixture. Variants then check only what it does not have.
		const own = fixtures
			.filter( ( fixture ) => fixture.slug === slug )
			.sort( ( a, b ) => a.name.length - b.name.length );
		const urls = await publish(
			site,
			own.map( ( { content } ) => link( 'before' ) + content + link( 'behind' ) )
		);
		const proved = new Set< string >();
		for ( const [ at, { name } ] of own.entries() ) {
			const url = urls[ at ]!;
			await page.goto( url );
			await settled( page );
			for ( const pattern of patterns.filter( ( one ) => one !== control ) ) {
				const found = await signatures( page, pattern );
				const isNew = ( index: number ) => ! proved.has( `${ pattern.name } ${ found[ index ] }` );
				// Of several alike, check the first and the last. The others stand between them.
				const places = [ ...new Set( found.length ? [ 0, found.length - 1 ] : [] ) ].filter( isNew );
				for ( const index of places ) {
					await test.step( `${ name }, ${ pattern.name }, ${ index + 1 } of ${ found.length }`, async () =>
						prove( await context.newPage(), url, pattern, index, false ) );
				}
				// Right-to-left is checked once for each pattern, not for each variant.
				const reading = `${ pattern.name }, right to left`;
				if ( pattern.directional && places.length && ! proved.has( reading ) ) {
					await test.step( `${ name }, ${ reading }`, async () =>
						prove( await context.newPage(), url, pattern, 0, true ) );
					proved.add( reading );
				}
				found.forEach( ( signature ) => proved.add( `${ pattern.name } ${ signature }` ) );
			}
		}
	} );
}
