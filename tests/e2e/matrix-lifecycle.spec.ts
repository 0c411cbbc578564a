/**
 * Blocks come and go: load more, client-side navigation, the back/forward
 * cache. Nothing may stay behind and nothing may start twice.
 */
import { expect, test } from './fixtures';
import { stocks } from './support/blocks';
import { hundredTimes } from './support/rounds';
import { keepLedger } from './support/ledger';
import { follow, settled } from './support/settled';
import { baseSheets, publish, sheetMarkup, showAll } from './support/sheets';

test.use( {
	launchOptions: async ( { launchOptions }, use ) =>
		// Frames follow each other as soon as they are done: most of the time would go into waiting for the screen.
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
			// What is off the screen starts nothing.
			await showAll( page );
			await settled( page );
			const { before, after } = await hundredTimes( page );
			return JSON.stringify( after ) === JSON.stringify( before )
				? ''
				: `${ JSON.stringify( before ) } became ${ JSON.stringify( after ) }`;
		};
		const together = await stays( all );
		// Which of them it is, is asked only if it is one.
		for ( const [ index, { name } ] of together ? sheet.fixtures.entries() : [] ) {
			expect.soft( await stays( alone[ index ]! ), name ).toBe( '' );
		}
		expect( together, 'all of them together' ).toBe( '' );
	} );
}

for ( const { fixtures, tag } of stocks ) {
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
		// In one task: whatever ends by itself, such as a spinner with what it listens to, does so before or after.
		const [ before, after ] = await page.evaluate( () => {
			const ledger = window.eidanLedger();
			dispatchEvent( new PageTransitionEvent( 'pagehide', { persisted: true } ) );
			dispatchEvent( new PageTransitionEvent( 'pageshow', { persisted: true } ) );
			return [ ledger, window.eidanLedger() ] as const;
		} );
		// Fewer would be a page that came back dead.
		// Something has to be there that could be lost.
		expect( before.listeners, 'listeners are there' ).toBeGreaterThan( 0 );
		if ( ! tag ) {
			expect( before.observers, 'observers are there' ).toBeGreaterThan( 0 );
		}
		expect( after.listeners ).toBe( before.listeners );
		expect( after.observers ).toBe( before.observers );
		await context.close();
	} );
}
