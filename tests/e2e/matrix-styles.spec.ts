/**
 * Words of the front page of each starter can be read in each style. Their contrast is measured from the pixels of
 * screenshots. It is a site of its own, as a starter takes the front page of a site.
 *
 * @group slow
 */
import { expect, test } from './fixtures';
import { sentence, tooPale, wordReader } from './support/contrast/words';
import { finishAnimations, loadImages, settled } from './support/settled';

interface Site {
	url: string;
	php: < T = unknown >( code: string ) => Promise< T >;
	stop: () => Promise< void >;
}

/** The starters, each with a tag if it needs WooCommerce. */
const STARTERS = [
	[ 'consulting', '' ],
	[ 'studio', '' ],
	[ 'portfolio', '' ],
	[ 'shop', ' @shop' ],
] as const;

const STYLES = [ 'paper', 'ink', 'signal', 'garden' ];

test.describe.configure( { mode: 'default', timeout: 240_000 } );

let site: Site;

/** Runs PHP as the administrator. It returns a list of errors. */
const change = async ( code: string ) =>
	expect( await site.php< string[] >( `wp_set_current_user( 1 ); ${ code }` ) ).toEqual( [] );

test.beforeAll( async ( { site: { woocommerce } }, { project } ) => {
	if ( project.metadata.woocommerce && ! woocommerce ) {
		// There is no WooCommerce, so the tests are skipped.
		return;
	}
	const { startSite } = await import( '../../tools/site/site.mjs' );
	site = ( await startSite( {
		name: `e2e-styles-${ project.name }`,
		port: Number( process.env.EIDAN_TEST_PORT || 8950 ) + 7,
		woocommerce: Boolean( project.metadata.woocommerce ),
		reset: true,
		quiet: true,
	} ) ) as Site;
} );

test.afterAll( () => site?.stop() );

for ( const [ starter, tag ] of STARTERS ) {
	test( `${ starter }: words of the front page can be read in each style${ tag }`, async ( { page } ) => {
		await change( `\\Eidan\\Demo\\Importer::remove( true ); return array();` );
		await change( `return \\Eidan\\Demo\\Importer::import( true, null, '${ starter }', 'paper' );` );
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		const readWords = await wordReader( page );
		for ( const style of STYLES ) {
			await change(
				`$done = ( new \\Eidan\\Demo\\Style\\Switcher() )->put_on( '${ style }', null, null );
				return is_wp_error( $done ) ? $done->get_error_messages() : $done;`
			);
			await page.goto( site.url );
			await settled( page );
			await loadImages( page );
			await finishAnimations( page );
			// The theme's own style sheet comes after the style and says something else.
			expect
				.soft(
					await page
						.locator( 'main' )
						.getByRole( 'heading', { level: 2 } )
						.first()
						.evaluate( ( heading ) => getComputedStyle( heading ).getPropertyValue( 'text-wrap-style' ) ),
					`${ style }: no word of a heading stands alone`
				)
				.toBe( 'balance' );
			const words = await readWords( 'body' );
			expect.soft( words.length, `${ style }: words are seen` ).toBeGreaterThan( 100 );
			expect.soft( tooPale( words ).map( sentence ), `${ style }: words that are pale` ).toEqual( [] );
		}
	} );
}
