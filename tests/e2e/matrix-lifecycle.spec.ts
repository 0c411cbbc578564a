/**
 * Blocks come and go: load more, client-side navigation, the back/forward
 * cache. Nothing may stay behind and nothing may start twice.
 */
import { expect, test } from './fixtures';
import { fixtures } from './support/blocks';
import { keepLedger } from './support/ledger';
import { follow, settled } from './support/settled';

const ROUNDS = 100;

test.use( {
	launchOptions: async ( { launchOptions }, use ) =>
		// Frames follow each other as soon as they are done: most of the time would go into waiting for the screen.
		use( { ...launchOptions, args: [ ...( launchOptions.args ?? [] ), '--disable-frame-rate-limit', '--disable-gpu-vsync' ] } ),
} );

for ( const { name, content } of fixtures.filter( ( fixture ) => fixture.name === fixture.slug ) ) {
	test( `${ name }: a hundred times inserted and removed, nothing stays`, async ( { visit, page } ) => {
		await page.addInitScript( keepLedger );
		await visit( content, { title: name } );
		await settled( page );
		const hasRoots = await page.evaluate( () => [ ...document.querySelectorAll( '.entry-content *' ) ].some( ( element ) => [ ...element.attributes ].some( ( { name: attribute } ) => attribute.startsWith( 'data-eidan-' ) ) ) );
		test.skip( ! hasRoots, `${ name } has no script` );

		const result = await page.evaluate( async ( rounds ) => {
			const place = document.querySelector( '.entry-content' )!;
			const frame = () => new Promise< void >( ( resolve ) => requestAnimationFrame( () => requestAnimationFrame( () => resolve() ) ) );
			const quiet = async () => {
				// Debounced work ends by itself; it must end, within two seconds, and nothing may begin behind it.
				const end = performance.now() + 2000;
				for ( let still = 0; still < 10 && performance.now() < end; ) {
					await frame();
					const { timeouts, frames } = window.eidanLedger();
					still = timeouts || frames ? 0 : still + 1;
				}
			};
			const html = place.innerHTML;
			const fill = () => {
				place.innerHTML = html;
			};
			place.replaceChildren();
			await quiet();
			const before = window.eidanLedger();
			for ( let round = 0; round < rounds; round++ ) {
				fill();
				await frame();
				place.replaceChildren();
				await frame();
			}
			await quiet();
			return { before, after: window.eidanLedger() };
		}, ROUNDS );
		expect( result.after ).toEqual( result.before );
	} );
}

test( 'a page of all blocks comes back from the back/forward cache alive, with nothing started twice', async ( { browser, site, published } ) => {
	const link = await published(
		fixtures.filter( ( fixture ) => fixture.name === fixture.slug ).map( ( { content } ) => content ).join( '\n\n' ),
		'All'
	);
	const context = await browser.newContext( { baseURL: site.url } );
	follow( context );
	const page = await context.newPage();
	await page.addInitScript( keepLedger );
	await page.goto( link );
	await settled( page );
	const before = await page.evaluate( () => window.eidanLedger() );
	await page.evaluate( () => {
		dispatchEvent( new PageTransitionEvent( 'pagehide', { persisted: true } ) );
		dispatchEvent( new PageTransitionEvent( 'pageshow', { persisted: true } ) );
	} );
	const after = await page.evaluate( () => window.eidanLedger() );
	expect( after.listeners ).toBeLessThanOrEqual( before.listeners );
	expect( after.observers ).toBeLessThanOrEqual( before.observers );
	await context.close();
} );
