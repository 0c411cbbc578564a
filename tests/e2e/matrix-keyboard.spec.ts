/**
 * Keys. What is on the page is found by its roles, and each role has a key
 * table of the ARIA Authoring Practices: tests/e2e/support/keyboard. What can
 * be used and has none fails here.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { stocks } from './support/blocks';
import { control, patterns, PLACES, signatures, strangers, walkThrough, type Pattern } from './support/keyboard';
import { watchPolicy } from './support/policy';
import { settled } from './support/settled';
import { publish, sectioned, sheetMarkup, sheets } from './support/sheets';
import { addSwitches } from './support/switches';

test.beforeAll( async ( { site } ) => addSwitches( site ) );

const link = ( id: string ) =>
	`<!-- wp:paragraph --><p><a id="${ id }" href="#${ id }">A link</a></p><!-- /wp:paragraph -->`;

test( 'every block has a fixture', () => {
	expect(
		stocks.flatMap( ( { blocks, fixtures } ) =>
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
		expect.soft( await strangers( page ), 'no key table for' ).toEqual( [] );

		// Nothing comes of pressing them, and nothing comes by scrolling.
		await page.route( /get-posts/, () => {} );
		await page.goto( `${ url }?csp` );
		await page.waitForLoadState();
		await walkThrough( page, sheet.fixtures.length );
		await control.prove( page.locator( control.root ), { page, rtl: false } );
		expect.soft( against, 'against the policy' ).toEqual( [] );
	} );
}

/** A page of its own for each pattern: clocks and routes do not come off again. */
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

for ( const { slug, fixtures, tag } of stocks.flatMap( ( stock ) =>
	Object.keys( stock.blocks ).map( ( name ) => ( { slug: name, ...stock } ) )
) ) {
	test( `${ slug }: keys${ tag }`, async ( { site, page, context, allowErrors } ) => {
		// WordPress's own scripts ask for the navigation's timing, which a made clock has not.
		allowErrors( /domContentLoadedEventStart/ );
		// The block's own fixture first: variants prove only what it has not.
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
				// The first and the last of them: of several, the others are in the middle.
				const places = [ ...new Set( found.length ? [ 0, found.length - 1 ] : [] ) ].filter( isNew );
				for ( const index of places ) {
					await test.step( `${ name }, ${ pattern.name }, ${ index + 1 } of ${ found.length }`, async () =>
						prove( await context.newPage(), url, pattern, index, false ) );
				}
				// Which way the page reads is the pattern's business, not the variant's.
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
