/**
 * A site in a language that nobody speaks, “[Öpéñ]” for “Open”: words without such letters are not translatable.
 *
 * @group slow
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { logIn } from './setup/global';

const CHECKOUT = join( __dirname, '..', '..' );
const LOCALE = 'tlh';

/** Words that stay as they are. */
const NAMES =
	/\b(Eidan|WordPress|WooCommerce|Instagram|Paper|Ink|Signal|Garden|Demo|YouTube|Vimeo|CSS|HTML|JSON|SVG|PHP|REST|URL|ID)\b/g;

/** What WordPress says in a link to another tab. */
const CORES = '(opens in a new tab)';

interface Site {
	url: string;
	root: string;
	php: < T = unknown >( code: string ) => Promise< T >;
	stop: () => Promise< void >;
}

let site: Site;
let page: Page;

// One site for all of them.
test.describe.configure( { mode: 'serial' } );

test.beforeAll( async ( { browser } ) => {
	test.setTimeout( 240_000 );
	const { startSite } = await import( '../../tools/site/site.mjs' );
	const { entriesOf } = await import( '../../tools/pot/catalog.mjs' );
	const { collectTexts } = await import( '../../tools/pot/collect.mjs' );
	const { textsOfScripts, writeLanguage } = await import( '../../tools/translations/compile.mjs' );
	const { pseudoLanguage } = await import( '../../tools/translations/pseudo.mjs' );
	site = ( await startSite( {
		name: 'e2e-translations',
		port: Number( process.env.EIDAN_TEST_PORT || 8950 ) + 46,
		reset: true,
	} ) ) as unknown as Site;
	const packs = join( site.root, 'wp-content', 'languages', 'plugins' );
	mkdirSync( packs, { recursive: true } );
	writeLanguage(
		pseudoLanguage( LOCALE, entriesOf( collectTexts( CHECKOUT ) ) ),
		textsOfScripts( join( CHECKOUT, 'build' ) ),
		packs
	);
	await site.php(
		`wp_mkdir_p( WPMU_PLUGIN_DIR ); file_put_contents( WPMU_PLUGIN_DIR . '/speak.php', '<?php add_filter( "pre_determine_locale", static fn() => "${ LOCALE }" );' );`
	);
	page = await browser.newPage( { baseURL: site.url, storageState: await logIn( site.url ) } );
} );

test.afterAll( async () => {
	await page?.close();
	await site?.stop();
} );

/** Texts and accessible names within an element that no translation has touched, without names. */
const untranslated = async ( root: Locator ): Promise< string[] > => {
	const texts = await root.evaluate( ( element ) => {
		const found: string[] = [];
		const walker = element.ownerDocument.createTreeWalker( element, NodeFilter.SHOW_TEXT );
		while ( walker.nextNode() ) {
			const parent = walker.currentNode.parentElement;
			if ( parent && ! parent.closest( 'style, script, code, input, [lang]' ) ) {
				found.push( walker.currentNode.nodeValue ?? '' );
			}
		}
		for ( const named of element.querySelectorAll( '[aria-label], [placeholder], [title]' ) ) {
			for ( const name of [ 'aria-label', 'placeholder', 'title' ] ) {
				found.push( named.getAttribute( name ) ?? '' );
			}
		}
		return found;
	} );
	// The language has no plain vowels.
	const isEnglish = ( text: string ) =>
		text
			.replace( CORES, '' )
			.replace( NAMES, '' )
			.split( /[^\p{L}]+/u )
			.some( ( word ) => /^[a-z]{3,}$/i.test( word ) && /[aeiou]/i.test( word ) );
	return [ ...new Set( texts.map( ( text ) => text.trim() ).filter( isEnglish ) ) ];
};

test( 'blocks are offered by translated titles, descriptions and keywords', async () => {
	test.setTimeout( 240_000 );
	await page.goto( '/wp-admin/post-new.php?post_type=page' );
	await page.waitForFunction(
		() => 'wp' in window && ( window as never as Wp ).wp.blocks?.getBlockTypes().length > 90
	);
	const names = await page.evaluate( () => {
		const { blocks } = ( window as never as Wp ).wp;
		const own = blocks.getBlockTypes().filter( ( { name } ) => name.startsWith( 'eidan/' ) );
		return own.flatMap( ( { name, title, description, keywords } ) => [
			title,
			description ?? '',
			...( keywords ?? [] ),
			...( blocks.getBlockVariations( name ) ?? [] ).map( ( variation ) => variation.title ),
		] );
	} );
	expect( names.length ).toBeGreaterThan( 100 );
	expect( names.filter( ( name ) => name && ! name.startsWith( '[' ) ) ).toEqual( [] );
} );

test( 'the start screen is translated', async () => {
	await page.goto( '/wp-admin/themes.php?page=eidan-start' );
	const root = page.locator( '#eidan-start' );
	await expect( root.getByRole( 'button' ).first() ).toBeVisible();
	expect( await untranslated( root ) ).toEqual( [] );
} );

test( 'the settings are translated', async () => {
	await page.goto( '/wp-admin/options-general.php?page=eidan' );
	const root = page.locator( '#eidan-settings' );
	await expect( root.getByRole( 'tab' ).first() ).toBeVisible();
	await expect( root ).toContainText( '[' );
	expect( await untranslated( root ) ).toEqual( [] );
} );

test( 'what a page says to visitors is translated', async () => {
	const url = await site.php< string >(
		`foreach ( range( 1, 9 ) as $i ) { wp_insert_post( array( 'post_title' => "n$i", 'post_status' => 'publish', 'post_content' => 'n' ) ); }
		return get_permalink( wp_insert_post( array( 'post_title' => 'n', 'post_type' => 'page', 'post_status' => 'publish', 'post_content' => '<!-- wp:eidan/blog-list {"postsPerPage":3} /-->' ) ) );`
	);
	await page.goto( url );
	const list = page.locator( '.wp-block-eidan-blog-list' );
	await expect( list ).toContainText( '[' );
	expect( await untranslated( list ) ).toEqual( [] );
} );

interface Wp {
	wp: {
		blocks: {
			getBlockTypes: () => { name: string; title: string; description?: string; keywords?: string[] }[];
			getBlockVariations: ( name: string ) => { title: string }[] | undefined;
		};
	};
}
