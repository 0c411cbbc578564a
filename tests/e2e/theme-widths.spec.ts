/**
 * Themes give a width to whatever stands in the text of a page, such as Twenty Twenty does. What lies over the page has
 * its own.
 *
 * @group slow
 */
import { expect, test } from './fixtures';
import { fixtures } from './support/blocks';

const RULE =
	'.entry-content > *:not(.alignwide):not(.alignfull):not(.alignleft):not(.alignright):not(.is-style-wide){width:calc(100% - 40px);max-width:580px;margin-inline:auto}';
const STYLE = `<!-- wp:html --><style>${ RULE }</style><!-- /wp:html -->`;
const markup = ( name: string ) => fixtures.find( ( fixture ) => fixture.name === name )?.content ?? '';
const LONG =
	'<!-- wp:spacer {"height":"4000px"} --><div style="height:4000px" class="wp-block-spacer"></div><!-- /wp:spacer -->';

test( 'back to top is as wide as its sign', async ( { page, visit } ) => {
	await visit( `${ STYLE }${ markup( 'back-to-top' ) }${ LONG }` );
	const block = page.locator( '.wp-block-eidan-back-to-top' );
	const width = await block.evaluate( ( element ) => element.getBoundingClientRect().width );
	expect( width ).toBe( await block.getByRole( 'link' ).evaluate( ( link ) => link.getBoundingClientRect().width ) );
	expect( width ).toBeLessThan( 100 );
} );

test( 'the page spinner covers the whole window', async ( { published, browser } ) => {
	const url = await published( `${ STYLE }${ markup( 'page-spinner' ) }`, 'Widths of a theme' );
	const context = await browser.newContext( { viewport: { width: 1440, height: 900 } } );
	const page = await context.newPage();
	await page.goto( url, { waitUntil: 'commit' } );
	const spinner = page.locator( '.wp-block-eidan-page-spinner' );
	await expect( spinner ).toBeVisible();
	expect( await spinner.evaluate( ( element ) => element.getBoundingClientRect().toJSON() ) ).toMatchObject( {
		x: 0,
		y: 0,
		width: 1440,
		height: 900,
	} );
	await context.close();
} );
