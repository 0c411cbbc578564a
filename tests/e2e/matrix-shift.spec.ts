/**
 * Nothing on a page moves when the blocks' scripts start, however late they come.
 */
import { expect, test } from './fixtures';
import { drawn, settled } from './support/settled';
import { holdModules, painted, watchShifts } from './support/shifts';
import { publish, sheetMarkup, sheets } from './support/sheets';

/** The shortest pages hold the fourth and fifth variant of a block, which start by the same script. */
const most = sheets.filter( ( { isBase, fixtures } ) => isBase || fixtures.length > 4 );

for ( const sheet of most ) {
	test( `${ sheet.name }: nothing moves when scripts start`, async ( { site, page, allowErrors } ) => {
		// Lists that load by themselves when they are in sight grow; how, is a story of its own (blog-list.spec.ts).
		const still = sheet.fixtures.filter( ( { content } ) => ! content.includes( '"pagination":"infinite"' ) );
		const [ url = '' ] = await publish( site, [ sheetMarkup( still ) ] );
		// Words that change their typeface move what stands below them, with our blocks and without.
		await page.route( /\.woff2/, ( route ) => route.abort() );
		allowErrors( /\.woff2/ );
		// Higher than any sheet: shifts count in sight only.
		await page.setViewportSize( { width: 1440, height: 9000 } );
		await watchShifts( page );
		const release = await holdModules( page );
		await page.goto( url, { waitUntil: 'commit' } );
		await painted( page );
		release();
		await settled( page );
		await drawn( page );
		expect( await page.evaluate( () => window.eidanShifts() ) ).toEqual( [] );
	} );
}
