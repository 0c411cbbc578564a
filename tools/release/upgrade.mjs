/**
 * The story of an update: the zip of the release before, the demo and an owner's own page and settings, then the new zip
 * over it, then the old one over that.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { phpString } from '../site/script.mjs';
import { startSite } from '../site/site.mjs';
import { CHECKOUT } from '../site/state.mjs';
import { OLDEST_WORDPRESS } from '../site/versions.mjs';
import { check, checkLog, DEMO, install, logIn, open } from './visit.mjs';

const required = ( name ) => `return require ${ phpString( join( CHECKOUT, 'tools/release/php', name ) ) };`;

const CONTEXT = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' };

/** Blocks that cover or follow the whole page. */
const COVERING = [ 'page-spinner', 'panel', 'search-cover', 'header', 'opener' ];

/**
 * Markup of each block as that release saved it.
 *
 * @param {string} version Version of the release.
 * @return {Record<string, string>} By the block's slug; none where nothing was kept.
 */
function markupsOf( version ) {
	const file = join( CHECKOUT, `tests/fixtures/releases/${ version }.json.gz` );
	const { blocks } = existsSync( file )
		? JSON.parse( gunzipSync( readFileSync( file ) ).toString() )
		: { blocks: {} };
	return Object.fromEntries(
		Object.entries( blocks ).filter(
			( [ name ] ) => existsSync( join( CHECKOUT, 'blocks', name ) ) && ! COVERING.includes( name )
		)
	);
}

/**
 * What differs between two snapshots.
 *
 * @param {Record<string, string>} before Checksums by name.
 * @param {Record<string, string>} now
 * @return {string[]} Names; first what is gone, then what is otherwise, then what is new.
 */
export const differences = ( before, now ) => [
	...Object.keys( before )
		.filter( ( name ) => ! ( name in now ) )
		.map( ( name ) => `gone: ${ name }` ),
	...Object.keys( before )
		.filter( ( name ) => name in now && before[ name ] !== now[ name ] )
		.map( ( name ) => `changed: ${ name }` ),
	...Object.keys( now )
		.filter( ( name ) => ! ( name in before ) )
		.map( ( name ) => `new: ${ name }` ),
];

/**
 * A picture of a whole page that stands still: as HTML and styles make it, without scripts and films.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             address
 * @return {Promise<Buffer>} PNG.
 */
async function picture( browser, address ) {
	const context = await browser.newContext( CONTEXT );
	const page = await context.newPage();
	await page.route( '**/*', ( route ) =>
		[ 'script', 'media' ].includes( route.request().resourceType() ) ? route.abort() : route.continue()
	);
	await open( page, address );
	await page.evaluate( async () => {
		const images = [ ...document.images ];
		images.forEach( ( image ) => ( image.loading = 'eager' ) );
		await Promise.all( images.map( ( image ) => image.decode().catch( () => {} ) ) );
		await document.fonts.ready;
	} );
	const shoot = () =>
		page.screenshot( { fullPage: true, animations: 'disabled', style: 'video { visibility: hidden; }' } );
	let [ before, now ] = [ await shoot(), await shoot() ];
	for ( let tries = 0; tries < 5 && ! before.equals( now ); tries++ ) {
		[ before, now ] = [ now, await shoot() ];
	}
	await context.close();
	return now;
}

/**
 * The elements of a page as the server sent them, with classes and styles. Blocks that move have no two pictures alike.
 *
 * @param {import('@playwright/test').Page} page Any page.
 * @param {string}                          html
 * @return {Promise<string[]>} Such as "DIV eidan-card has-shade {color:red}", in their order. Numbers that count are left out.
 */
const looksOf = ( page, html ) =>
	page.evaluate( ( source ) => {
		const { body } = new window.DOMParser().parseFromString( source, 'text/html' );
		return [ ...body.querySelectorAll( '[class]:not(script, style)' ) ].map( ( { tagName, classList, style } ) =>
			`${ tagName } ${ [ ...classList ].sort().join( ' ' ) } {${ style.cssText }}`.replace(
				/-[\da-f]{8}\b|-\d+\b/g,
				''
			)
		);
	}, html );

/**
 * @param {import('@playwright/test').Page} page Any page.
 * @param {Buffer[]}                        two  Two PNGs.
 * @return {Promise<number>} How many pixels differ; Infinity where the sizes do.
 */
async function differing( page, [ before, now ] ) {
	if ( before.equals( now ) ) {
		return 0;
	}
	return page.evaluate(
		async ( sources ) => {
			const [ one, other ] = await Promise.all(
				sources.map( async ( source ) => {
					const bitmap = await window.createImageBitmap( await ( await fetch( source ) ).blob() );
					const canvas = new window.OffscreenCanvas( bitmap.width, bitmap.height ).getContext( '2d' );
					canvas.drawImage( bitmap, 0, 0 );
					return canvas.getImageData( 0, 0, bitmap.width, bitmap.height );
				} )
			);
			if ( one.width !== other.width || one.height !== other.height ) {
				return Infinity;
			}
			const [ a, b ] = [ one, other ].map( ( { data } ) => new Uint32Array( data.buffer ) );
			return a.reduce( ( count, pixel, index ) => count + Number( pixel !== b[ index ] ), 0 );
		},
		[ before, now ].map( ( png ) => `data:image/png;base64,${ png.toString( 'base64' ) }` )
	);
}

/**
 * Blocks that the editor calls invalid, in all posts of a site.
 *
 * @param {import('@playwright/test').Page} page  An open editor.
 * @param {Record<string, string>}          posts Content by name.
 * @return {Promise<{ count: number, invalid: string[] }>} How many blocks of ours there are, and the invalid ones.
 */
const validity = ( page, posts ) =>
	page.evaluate( ( contents ) => {
		const all = ( blocks ) => blocks.flatMap( ( block ) => [ block, ...all( block.innerBlocks ) ] );
		const found = Object.entries( contents ).flatMap( ( [ name, content ] ) =>
			all( window.wp.blocks.parse( content ) ).map( ( block ) => ( { name, block } ) )
		);
		return {
			count: found.filter( ( { block } ) => block.name.startsWith( 'eidan/' ) ).length,
			invalid: found
				// WooCommerce registers some of its blocks for the site editor only.
				.filter( ( { block } ) => ! block.isValid || block.attributes.originalName?.startsWith( 'eidan/' ) )
				.map( ( { name, block } ) => `${ name }: ${ block.name }` ),
		};
	}, posts );

const CONTENTS = `
	$types = array( 'post', 'page', 'wp_block', 'wp_template', 'wp_template_part', 'wp_navigation', 'eidan_portfolio', 'eidan_team', 'eidan_testimonial', 'eidan_client', 'product' );
	$posts = get_posts( array( 'post_type' => $types, 'numberposts' => -1, 'post_status' => 'any' ) );
	return array_column( array_map( static fn ( $post ) => array( "$post->post_type $post->post_name $post->ID", $post->post_content ), $posts ), 1, 0 );
`;

/**
 * What there is, after an owner and visitors looked at the site.
 *
 * @param {import('../site/site.mjs').Site} site
 * @param {import('@playwright/test').Page} page   Logged in.
 * @param {import('@playwright/test').Page} guest  Not logged in.
 * @param {number}                          own    Id of the owner's page.
 * @param {string[]}                        known  Invalid blocks that were there before the plugin.
 */
async function stateOf( site, page, guest, own, known ) {
	for ( const screen of [ 'plugins.php', 'options-general.php?page=eidan', 'themes.php?page=eidan-start' ] ) {
		await open( page, `${ site.url }/wp-admin/${ screen }` );
	}
	await open( page, `${ site.url }/wp-admin/post.php?post=${ own }&action=edit` );
	await page.waitForFunction( () => window.wp?.data?.select( 'core/block-editor' )?.getBlockCount() > 0 );
	const { count, invalid: all } = await validity( page, await site.php( CONTENTS ) );
	const invalid = all.filter( ( block ) => ! known.includes( block ) );
	check( invalid.length === 0, `Invalid blocks: ${ invalid.slice( 0, 5 ).join( '; ' ) }` );
	await open( guest, `${ site.url }/` );
	return {
		count,
		snapshot: await site.php( required( 'snapshot.php' ) ),
		front: await picture( guest.context().browser(), `${ site.url }/` ),
		looks: await looksOf( guest, await open( guest, `${ site.url }/?page_id=${ own }` ) ),
	};
}

/**
 * Keeps pictures, for those who want to see what differs.
 *
 * @param {Record<string, Buffer>} pictures PNGs by their names.
 * @return {string} Folder that they are in.
 */
function keep( pictures ) {
	const folder = join( CHECKOUT, 'artifacts/upgrade' );
	mkdirSync( folder, { recursive: true } );
	for ( const [ name, png ] of Object.entries( pictures ) ) {
		writeFileSync( join( folder, `${ name }.png` ), png );
	}
	return folder;
}

/** @param {{ before: string, zip: string, version: string, site: import('../site/site.mjs').Site, browser: import('@playwright/test').Browser }} story */
async function update( { before, zip, version, site, browser } ) {
	const put = async ( archive ) => site.php( install( archive ) );
	const thrown = [];
	const [ page, guest ] = [
		await ( await browser.newContext( CONTEXT ) ).newPage(),
		await ( await browser.newContext( CONTEXT ) ).newPage(),
	];
	[ page, guest ].forEach( ( one ) => one.on( 'pageerror', ( { message } ) => thrown.push( message ) ) );
	await logIn( page, site.url );
	await open( page, `${ site.url }/wp-admin/post-new.php?post_type=page` );
	await page.waitForFunction( () => window.wp?.blocks?.getBlockTypes().length > 0 );
	// WooCommerce 9.5 makes a page of refunds with headings that WordPress calls invalid.
	const { invalid: known } = await validity( page, await site.php( CONTENTS ) );
	const first = await put( before );
	check( /^\d/.test( first ), `The release before was not installed: ${ first }` );
	const errors = await site.php( DEMO );
	check( errors.length === 0, `The demo: ${ errors }` );
	const list = Object.entries( markupsOf( first ) );
	const markups = list.map( ( [ name, markup ] ) => `${ phpString( name ) } => ${ phpString( markup ) }` );
	const own = await site.php( `$eidan_markups = array( ${ markups.join( ', ' ) } ); ${ required( 'own.php' ) }` );
	check( own.page > 0, 'The page of the owner was not made.' );

	// What is measured and kept at a first visit is there at the second.
	await stateOf( site, page, guest, own.page, known );
	const begun = await stateOf( site, page, guest, own.page, known );
	for ( const [ archive, wanted ] of [
		[ zip, version ],
		[ zip, version ],
		[ before, first ],
	] ) {
		const there = await put( archive );
		check( there === wanted, `In place of ${ wanted } there is: ${ there }` );
		const now = await stateOf( site, page, guest, own.page, known );
		const changed = differences( begun.snapshot, now.snapshot );
		check( changed.length === 0, `After ${ wanted }: ${ changed.slice( 0, 8 ).join( '; ' ) }` );
		check( now.count === begun.count, `After ${ wanted } there are ${ now.count } blocks, not ${ begun.count }.` );
		const pixels = await differing( guest, [ begun.front, now.front ] );
		const kept = pixels === 0 ? '' : keep( { before: begun.front, [ wanted ]: now.front } );
		check( pixels === 0, `After ${ wanted } ${ pixels } pixels of the front page differ: see ${ kept }` );
		const looks = begun.looks.filter( ( look, index ) => look !== now.looks[ index ] );
		check(
			looks.length === 0,
			`After ${ wanted } the owner’s page looks otherwise: ${ looks.slice( 0, 4 ).join( '; ' ) }`
		);
	}
	check( thrown.length === 0, `Scripts have thrown: ${ thrown.join( '; ' ) }` );
	checkLog( site );
	return { first, rows: Object.keys( begun.snapshot ).length, blocks: begun.count };
}

/**
 * @param {Object}                     story
 * @param {string}                     story.before  Path of the archive of the release before.
 * @param {string}                     story.zip     Path of the archive.
 * @param {string}                     story.version Version that it must have.
 * @param {string}                     story.wp      WordPress's version.
 * @param {number}                     story.port    Port of the site.
 * @param {import('@playwright/test').Browser} story.browser
 * @param {( line: string ) => void}   story.say     Prints progress.
 * @return {Promise<void>} Rejects with what went wrong.
 */
export async function tellUpgrade( { before, zip, version, wp, port, browser, say } ) {
	const site = await startSite( {
		name: `release-over-${ wp }`,
		port,
		wp,
		eidan: false,
		// The newest WooCommerce needs a newer WordPress than the oldest.
		woocommerce: wp === OLDEST_WORDPRESS ? 'oldest' : true,
		reset: true,
	} );
	try {
		const failed = Object.entries( site.failed );
		check( failed.length === 0, `Not active: ${ failed.join( '; ' ) }` );
		const { first, rows, blocks } = await update( { before, zip, version, site, browser } );
		say(
			`WordPress ${ site.wordpress }, WooCommerce ${ site.woocommerce || 'none' }: ${ first }, demo, own page and ` +
				`settings; ${ version } over it, again, and ${ first } back: ${ rows } rows the same, ${ blocks } blocks ` +
				'valid, pages the same'
		);
	} finally {
		await site.stop();
	}
}
