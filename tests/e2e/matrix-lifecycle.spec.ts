/**
 * Blocks that are inserted and removed: by loading more, client-side navigation, and the back/forward cache. Nothing
 * may be left behind, and nothing may start twice.
 *
 * @group slow
 */
import { expect, test } from './fixtures';
import { blockSets } from './support/blocks';
import { hundredTimes } from './support/rounds';
import { keepLedger } from './support/ledger';
import { follow, settled } from './support/settled';
import { baseSheets, publish, sheetMarkup, showAll } from './support/sheets';

test.use( {
	launchOptions: async ( { launchOptions }, use ) =>
		// Draw frames without waiting for the screen, as this test would spend most of its time on that.
		use( {
			...launchOptions,
			args: [ ...( launchOptions.args ?? [] ), '--disable-frame-rate-limit', '--disable-gpu-vsync' ],
		} ),
} );

for ( const sheet of baseSheets ) {
	test( `${ sheet.name }: a hundred times inserted and removed, nothing stays`, async ( { site, page } ) => {
		await page.addInitScript( keepLedger );
		const [ all = '', ...alone ] = await publish( site, [
			sheetMarkup( sheet.fixtures ),
			...sheet.fixtures.map( ( fixture ) => sheetMarkup( [ fixture ] ) ),
		] );
		const stays = async ( url: string ) => {
			await page.setViewportSize( { width: 1440, height: 900 } );
			await page.goto( url );
			await settled( page );
			// Make everything visible, as blocks start nothing while they are off the screen.
			await showAll( page );
			await settled( page );
			const { before, after } = await hundredTimes( page );
			return JSON.stringify( after ) === JSON.stringify( before )
				? ''
				: `${ JSON.stringify( before ) } became ${ JSON.stringify( after ) }`;
		};
		const together = await stays( all );
		// Test the fixtures one by one only if something was left behind.
		for ( const [ index, { name } ] of together ? sheet.fixtures.entries() : [] ) {
			expect.soft( await stays( alone[ index ]! ), name ).toBe( '' );
		}
		expect( together, 'all of them together' ).toBe( '' );
	} );
}

for ( const { fixtures, tag } of blockSets ) {
	test( `a page of all blocks comes back from the back/forward cache alive, with nothing started twice${ tag }`, async ( {
		browser,
		site,
		published,
	} ) => {
		const link = await published(
			fixtures
				.filter( ( fixture ) => fixture.name === fixture.slug )
				.map( ( { content } ) => content )
				.join( '\n\n' ),
			'All'
		);
		const context = await browser.newContext( { baseURL: site.url } );
		follow( context );
		const page = await context.newPage();
		await page.addInitScript( keepLedger );
		await page.goto( link );
		await settled( page );
		// All in one task, so that nothing ends by itself in between, such as a spinner with its listeners.
		const [ before, after ] = await page.evaluate( () => {
			const ledger = window.eidanLedger();
			dispatchEvent( new PageTransitionEvent( 'pagehide', { persisted: true } ) );
			dispatchEvent( new PageTransitionEvent( 'pageshow', { persisted: true } ) );
			return [ ledger, window.eidanLedger() ] as const;
		} );
		// Something has to be there that could be lost.
		expect( before.listeners, 'listeners are there' ).toBeGreaterThan( 0 );
		if ( ! tag ) {
			expect( before.observers, 'observers are there' ).toBeGreaterThan( 0 );
		}
		// The numbers have to be equal: fewer would mean that blocks do not work after coming back.
		expect( after.listeners ).toBe( before.listeners );
		expect( after.observers ).toBe( before.observers );
		await context.close();
	} );
}
