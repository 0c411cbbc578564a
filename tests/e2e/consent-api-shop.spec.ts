/**
 * A shop together with the real WP Consent API, in each version that was found. Since version 2.0 its functions have
 * types, and a wrong type once caused an error 500 on every page. These tests need a site, but no browser.
 *
 * @group slow
 */
import { expect, test } from '@playwright/test';
import { needPlugins, needShop, releasesOf } from './support/needs';
import { lay } from './support/neighbours';

const SLUG = 'wp-consent-api';
const MAIN = `${ SLUG }/${ SLUG }.php`;
needPlugins( SLUG );
needShop();

test( 'pages are there with each release, and the cookies are declared under the category that the page asks for', async () => {
	const { startSite } = await import( '../../tools/site/site.mjs' );
	const releases = releasesOf( SLUG );
	const site = await startSite( {
		name: 'e2e-consent-api',
		port: Number( process.env.EIDAN_TEST_PORT || 8950 ) + 30,
		woocommerce: true,
		plugins: { [ MAIN ]: releases[ 0 ]!.path },
		reset: true,
		quiet: true,
		seed: `update_option( 'woocommerce_coming_soon', 'no' );`,
	} );
	try {
		for ( const { release, path } of releases ) {
			lay( site, SLUG, path );
			for ( const [ settings, expected ] of [
				[
					{},
					{
						category: 'statistics',
						cookies: 7,
						lifetime: 'Until the browser is closed',
						session: '30 minutes',
					},
				],
				[
					{ consentCategory: 'woocommerce', lifetime: 6, session: 60, promo: true },
					{ category: 'marketing', cookies: 8, lifetime: '6 months', session: '60 minutes' },
				],
			] as const ) {
				await site.php(
					`update_option( 'eidan_settings', array( 'attribution' => json_decode( '${ JSON.stringify( settings ) }', true ) ) );`
				);
				const { blocks, popups, popupService, ...declared } = await site.php( `
					$of   = fn ( $name ) => array_filter( wp_get_cookie_info(), fn ( $cookie ) => $name === $cookie['plugin_or_service'] );
					$ours = $of( 'Eidan Blocks' );
					// Services have a category since 1.0.8. In older versions only their cookies have.
					$info        = WP_Consent_API::$cookie_info;
					$category_of = fn ( $name ) => method_exists( $info, 'get_service_category' )
						? $info->get_service_category( $name )
						: implode( ' ', array_unique( array_column( $of( $name ), 'category' ) ) );
					return array(
						'release'    => get_plugin_data( WP_PLUGIN_DIR . '/${ MAIN }' )['Version'],
						'cookies'    => count( $ours ),
						'categories' => array_values( array_unique( array_column( $ours, 'category' ) ) ),
						'service'    => $category_of( 'Eidan Blocks' ),
						'lifetime'   => $ours['sbjs_current']['expires'],
						'session'    => $ours['sbjs_session']['expires'],
						'blocks'     => array_values( array_filter( array_map( fn ( $cookie ) => $cookie['plugin_or_service'], wp_get_cookie_info() ), fn ( $service ) => str_starts_with( $service, 'Eidan Blocks (' ) ) ),
						'popups'     => $of( 'Eidan Blocks (popups)' ),
						'popupService' => $category_of( 'Eidan Blocks (popups)' ),
						'texts'      => array( is_string( $ours['sbjs_udata']['collectedPersonalData'] ), strlen( $ours['sbjs_udata']['collectedPersonalData'] ) > 9 ),
					);
				` );
				const { category, ...rest } = expected;
				expect( declared ).toEqual( {
					release,
					...rest,
					categories: [ category ],
					service: category,
					texts: [ true, true ],
				} );

				expect( blocks ).toEqual( [
					'Eidan Blocks (popups)',
					'Eidan Blocks (page spinner)',
					'Eidan Blocks (mini cart)',
				] );
				// Cookies of popups, which js-cookie writes, belong to another service and need no consent.
				expect( Object.keys( popups ) ).toEqual( [ 'eidan_popup_*' ] );
				expect( popups[ 'eidan_popup_*' ] ).toMatchObject( {
					category: 'functional',
					function: expect.stringContaining( 'popup' ),
					expires: expect.stringMatching( /browser is closed.*year at most/ ),
				} );
				expect( popupService ).toBe( 'functional' );

				const page = await fetch( site.url );
				expect( page.status ).toBe( 200 );
				const html = await page.text();
				// The category that the script asks for, and what other plugins read.
				expect( /params\.eidan=\{[^}]*"category":"(\w+)"/.exec( html )?.[ 1 ] ?? 'statistics' ).toBe(
					category
				);
				expect( /params\.consentCategory="(\w+)"/.exec( html )?.[ 1 ] ).toBe( category );
			}
		}
	} finally {
		await site.stop();
	}
} );
