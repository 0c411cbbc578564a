/**
 * A site in English and German with the real Polylang, for tests.
 */
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { folderOf } from './needs';

export type Language = 'en' | 'de';
export type Words = Record< Language, string >;

export interface Site {
	url: string;
	root: string;
	php: < T = unknown >( code: string ) => Promise< T >;
	stop: () => Promise< void >;
}

export const POLYLANG = 'polylang';
export const LANGUAGES = [ 'en', 'de' ] as const;

/** First words of the titles of all entries. */
export const WORD: Words = { en: 'Entry', de: 'Eintrag' };

const PHP = `require_once ${ JSON.stringify( join( __dirname, 'two-languages.php' ) ) };`;

/** PHP that calls a function of two-languages.php. */
export const call = ( code: string ) => `${ PHP } return Eidan\\Tests\\TwoLanguages\\${ code };`;

/** Titles of entries with numbers, in a language. */
export const numbered = ( language: Language, first: number, last: number ) =>
	Array.from( { length: last - first + 1 }, ( _, at ) => `${ WORD[ language ] } ${ first + at }` );

/**
 * What `readPage()` reads of a list of the nine entries of a language, five a page.
 *
 * @param language   The language.
 * @param block      The list's block, such as `blog-list`.
 * @param pagination Its pagination. Only numbers are links that can be followed without its script.
 * @param bar        Filters with their counts, the same on every page.
 */
export const listOfNine = ( language: Language, block: string, pagination: string, bar: string[] ) => {
	const next = numbered( language, 6, 9 );
	return {
		block,
		pagination,
		first: numbered( language, 1, 5 ),
		next,
		linked: pagination === 'standard' ? next : [],
		bar,
		nextBar: bar,
	};
};

/** Publishes blocks on a page of each language. */
export const publish = ( site: Site, name: string, blocks: string ) =>
	site.php< Words >( call( `pages( ${ JSON.stringify( name ) }, base64_decode( '${ btoa( blocks ) }' ) )` ) );

/**
 * Returns `test` with one site for all tests of a file, and the ids of its entries by name and language.
 *
 * @param name    Name of the site.
 * @param port    Its port, from the first one of the tests.
 * @param content Function of two-languages.php that makes the entries.
 * @param shop    Whether it is a shop.
 */
export const inTwoLanguages = ( name: string, port: number, content = 'content', shop = false ) =>
	base.extend< object, { site: Site; ids: Record< string, { en: number; de: number } > } >( {
		site: [
			async ( {}, use, { workerIndex } ) => {
				const { startSite } = await import( '../../../tools/site/site.mjs' );
				const site = await startSite( {
					name: `${ name }-${ workerIndex }`,
					port: Number( process.env.EIDAN_TEST_PORT || 8950 ) + port,
					plugins: { [ `${ POLYLANG }/${ POLYLANG }.php` ]: folderOf( POLYLANG ) },
					woocommerce: shop,
					reset: true,
				} );
				try {
					// On the command line Polylang starts as in the admin. On pages it does nothing before there are languages.
					await site.php(
						`wp_mkdir_p( WPMU_PLUGIN_DIR ); file_put_contents( WPMU_PLUGIN_DIR . '/eidan-languages.php', '<?php if ( PHP_SAPI === "cli" ) { add_filter( "pll_context", static fn() => "PLL_Admin" ); }' );`
					);
					await site.php( call( 'languages()' ) );
					await use( site as unknown as Site );
				} finally {
					await site.stop();
				}
			},
			{ scope: 'worker' },
		],
		ids: [ async ( { site }, use ) => use( await site.php( call( `${ content }()` ) ) ), { scope: 'worker' } ],
	} );
