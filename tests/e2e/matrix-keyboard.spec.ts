/**
 * Keys. What is on the page is found by its roles, and each role has a key
 * table of the ARIA Authoring Practices: tests/e2e/support/keyboard. What can
 * be used and has none fails here.
 */
import { expect, test } from './fixtures';
import { blocks, fixtures } from './support/blocks';
import { patterns, PLACES, strangers, walkThrough, type Pattern } from './support/keyboard';
import { settled } from './support/settled';
import { addSwitches } from './support/switches';

test.beforeAll( async ( { site } ) => addSwitches( site ) );

const link = ( id: string ) => `<!-- wp:paragraph --><p><a id="${ id }" href="#${ id }">A link</a></p><!-- /wp:paragraph -->`;

test( 'every block has a fixture', () => {
	expect( Object.keys( blocks ).filter( ( slug ) => ! fixtures.some( ( fixture ) => fixture.slug === slug ) ) ).toEqual( [] );
} );

for ( const { name, content } of fixtures ) {
	for ( const rtl of [ false, true ] ) {
		test( `${ name }${ rtl ? ' right to left' : '' }: keys`, async ( { visit, page, context, allowErrors } ) => {
			// WordPress's own scripts ask for the navigation's timing, which a made clock has not.
			allowErrors( /domContentLoadedEventStart/ );
			const url = `${ await visit( link( 'before' ) + content + link( 'behind' ), { title: `${ name } keys` } ) }${ rtl ? '?rtl' : '' }`;
			await settled( page );
			if ( ! rtl ) {
				expect( await strangers( page ), 'no key table for' ).toEqual( [] );
			}
			const prove = async ( pattern: Pattern, index: number ) => {
				// A page of its own: clocks and routes do not come off again.
				const own = await context.newPage();
				await own.setViewportSize( { width: 1440, height: 900 } );
				await pattern.prepare?.( own );
				await own.goto( url );
				await settled( own );
				await pattern.prove( own.locator( pattern.root ).and( own.locator( `${ PLACES }, ${ PLACES } *` ) ).filter( { visible: true } ).nth( index ), { page: own, rtl } );
				await own.close();
			};
			for ( const pattern of patterns.filter( ( { directional } ) => directional || ! rtl ) ) {
				const count = await page.locator( PLACES ).locator( 'xpath=descendant-or-self::*' ).and( page.locator( pattern.root ) ).filter( { visible: true } ).count();
				// The first and the last of them: of several, the others are in the middle.
				for ( const index of new Set( count ? [ 0, count - 1 ] : [] ) ) {
					await test.step( `${ pattern.name }, ${ index + 1 } of ${ count }`, () => prove( pattern, index ) );
				}
			}
			if ( ! rtl ) {
				await test.step( 'from before to behind and back', async () => {
					await page.route( /get-posts/, () => {} );
					await page.goto( url );
					await settled( page );
					await walkThrough( page );
				} );
			}
		} );
	}
}
