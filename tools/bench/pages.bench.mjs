/**
 * Measures pages with our blocks in Chromium: weight, start-up, what runs while nothing happens, layout shift, first
 * paint. For some blocks only: `npm run bench pages -- --only=blocks,icon,text-marquee` (or `interactions`).
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FONTS, PEERS, blocks, blocksOf, paintOf, paintsOf, shiftOf, weigh } from './blocks.mjs';
import { benchSite, launch, open } from './browser.mjs';
import { overHttp } from './http.mjs';
import { interactionRow, pressesOf } from './interactions.mjs';
import { sliders } from './sliders.mjs';
import { needsShop } from '../media/demo-pages.mjs';
import { CHECKOUT } from '../site/state.mjs';

const folder = join( CHECKOUT, 'tests/fixtures/blocks' );
const fixture = ( name ) => readFileSync( join( folder, `${ name }.html` ), 'utf8' );

const budgets = JSON.parse( readFileSync( join( CHECKOUT, 'tests/bytes-budget.json' ), 'utf8' ) );

/** Weighs all fixtures together. Blocks have their rows in `blocks`; variants are weighed by the suite alone. */
async function weight( site ) {
	const content = readdirSync( folder )
		.filter( ( file ) => file.endsWith( '.html' ) && ! file.includes( '__deprecated' ) )
		.map( ( file ) => file.slice( 0, -5 ) )
		.filter( ( name ) => ! needsShop( name.split( '__' )[ 0 ] ) )
		.map( fixture )
		.join( '\n\n' );
	const { weight: ours, target, ok } = await weigh( site, '*', content, budgets[ '*' ] );
	const other = `best peer ${ PEERS[ '*' ] } kB`;
	return [ { what: 'a page with every fixture: script / style, gzipped', ours, other, target, ok } ];
}

async function shift( site, browser ) {
	const rows = [];
	for ( const [ what, url ] of [
		[
			'every fixture on one page',
			await site.page(
				'Shift',
				readdirSync( folder )
					.filter( ( file ) => ! file.includes( '__' ) )
					.map( ( file ) => fixture( file.slice( 0, -5 ) ) )
					.join( '\n\n' )
			),
		],
		[ 'front page of the demo', site.url ],
	] ) {
		const { page, close } = await open( browser, url, { cpu: 4, bytes: 400_000, refuse: [ FONTS ] } );
		const sum = await shiftOf( page );
		await close();
		rows.push( {
			what: `layout shift, ${ what }, 4 × slow-down and 400 kB/s, the theme’s typefaces refused`,
			ours: sum.toFixed( 3 ),
			other: 'worst peer 0.52',
			target: '0.00',
			ok: sum < 0.005,
		} );
	}
	return rows;
}

async function paint( site, browser ) {
	const ratio = await paintOf( browser, site.url );
	return [
		{
			what: 'largest paint of the demo’s front page, 4 × slow-down and 400 kB/s',
			ours: `${ ratio.toFixed( 2 ) } ×`,
			other: 'the same page without our script',
			target: '1.1 ×',
			ok: ratio <= 1.1,
		},
	];
}

/**
 * The spinner covers a page that is complete from the start. Each visit is a new session, so each one shows the
 * spinner.
 */
async function spinner( site, browser ) {
	const words = fixture( 'single-image' );
	const withIt = await site.page( 'With spinner', fixture( 'page-spinner' ) + words );
	const without = await site.page( 'Without spinner', words );
	const paints = await paintsOf( browser, { with: { url: withIt }, without: { url: without } } );
	const ratio = paints.with / paints.without;
	return [
		{
			what: 'largest paint of a page with the page spinner, 4 × slow-down and 400 kB/s',
			ours: `${ ratio.toFixed( 2 ) } ×`,
			other: 'the same page without it',
			target: '1.1 ×',
			ok: ratio <= 1.1,
		},
	];
}

/** A large picture and words above it, revealed or not: what a page begins with. */
const opening = ( isRevealed ) => {
	const way = ( name ) => JSON.stringify( { eidanReveal: isRevealed ? name : 'none' } );
	return `<!-- wp:heading ${ way( 'lines' ) } --><h2 class="wp-block-heading">Words that rise, line by line</h2><!-- /wp:heading -->
<!-- wp:image ${ way( 'mask' ) } --><figure class="wp-block-image"><img src="/wp-content/plugins/eidan/assets/demo/images/museum-hall.webp" alt="" width="1200" height="800"/></figure><!-- /wp:image -->`;
};

/** A gesture must not delay what it shows. */
async function reveal( site, browser ) {
	const paints = await paintsOf( browser, {
		with: { url: await site.page( 'With reveal', opening( true ) ) },
		without: { url: await site.page( 'Without reveal', opening( false ) ) },
	} );
	const ratio = paints.with / paints.without;
	return [
		{
			what: 'largest paint of a page whose heading and image are revealed, 4 × slow-down and 400 kB/s',
			ours: `${ ratio.toFixed( 2 ) } ×`,
			other: 'the same page without it',
			target: '1.05 ×',
			ok: ratio <= 1.05,
		},
	];
}

async function untouched( site ) {
	const url = await site.page( 'Words', '<!-- wp:paragraph --><p>Only words.</p><!-- /wp:paragraph -->' );
	// This plugin counts queries. With `?plain` it switches our plugin off for one request.
	await site.php(
		`wp_mkdir_p( WPMU_PLUGIN_DIR ); file_put_contents( WPMU_PLUGIN_DIR . '/bench.php', '<?php ob_start( static function ( $html ) { header( "X-Queries: " . get_num_queries() ); return $html; } ); if ( isset( $_GET["plain"] ) ) { add_filter( "option_active_plugins", static fn( $plugins ) => array_values( array_filter( (array) $plugins, static fn( $plugin ) => ! str_contains( $plugin, "eidan" ) ) ) ); }' );`
	);
	const [ ours, plain ] = await overHttp( url, [ '', '?plain' ], { turns: 60 } );
	const ratio = ours / plain;
	// Count only now: the first requests also store data that later ones find.
	const queries = {};
	for ( const query of [ '', '?plain' ] ) {
		queries[ query ] = Number( ( await fetch( url + query ) ).headers.get( 'x-queries' ) );
	}
	const more = queries[ '' ] - queries[ '?plain' ];
	return [
		{
			what: 'page without our blocks: time to the whole answer',
			ours: `${ ratio.toFixed( 2 ) } ×`,
			other: 'the plugin switched off (best peer 1.4 ×)',
			target: '1.1 ×',
			ok: ratio <= 1.1,
		},
		{
			what: 'page without our blocks: further queries',
			ours: String( more ),
			other: 'the plugin switched off',
			target: '2',
			ok: more <= 2,
		},
	];
}

/** PHP that creates a product in several colors, with swatches. */
const PRODUCT = `
	$attribute = new WC_Product_Attribute();
	$attribute->set_name( 'Color' );
	$attribute->set_options( array( 'Ink', 'Sand', 'Moss' ) );
	$attribute->set_visible( true );
	$attribute->set_variation( true );
	$product = new WC_Product_Variable();
	$product->set_name( 'A print' );
	$product->set_attributes( array( $attribute ) );
	$product->save();
	foreach ( array( 'Ink', 'Sand', 'Moss' ) as $color ) {
		$variation = new WC_Product_Variation();
		$variation->set_parent_id( $product->get_id() );
		$variation->set_attributes( array( 'color' => $color ) );
		$variation->set_regular_price( '20' );
		$variation->save();
	}
	update_option( 'eidan_settings', array( 'shop' => array( 'swatches' => true ) ) + (array) get_option( 'eidan_settings' ) );
	return $product->get_permalink();`;

/** Fixtures with a row of their own, because a press was slow there once. */
const PRESSED = { 'image-gallery': 'the lightbox opens', panel: 'a side area opens' };

/** Measures presses of the first controls of each fixture. */
async function interactions( siteOf, browser, slugs, say ) {
	const longest = {};
	const note = ( what, { control, ms }, name ) => {
		say( `${ name }, ${ control }: ${ ms } ms` );
		if ( ms >= ( longest[ what ]?.ms ?? 0 ) ) {
			longest[ what ] = { ms, from: `${ name }, ${ control }` };
		}
	};
	for ( const file of readdirSync( folder ).filter( ( each ) => ! each.includes( '__deprecated' ) ) ) {
		const name = file.slice( 0, -5 );
		const slug = name.split( '__' )[ 0 ];
		const site = slugs.includes( slug ) && ( await siteOf( slug ) );
		for ( const press of site ? await pressesOf( browser, await site.page( name, fixture( name ) ) ) : [] ) {
			note( PRESSED[ name ] ?? 'all other fixtures', press, name );
		}
	}
	const shop = slugs.includes( 'product-list' ) && ( await siteOf( 'product-list' ) );
	for ( const press of shop ? await pressesOf( browser, await shop.php( PRODUCT ) ) : [] ) {
		note( 'a product in colors', press, 'product' );
	}
	return Object.entries( longest ).map( ( [ what, { ms, from } ] ) => interactionRow( what, ms, from ) );
}

export default async function pages( { say, only = [] } ) {
	const site = await benchSite( 'pages', say );
	// Blocks that need a shop share one. It is started for the first of them.
	let shop;
	const siteOf = async ( slug ) => {
		if ( ! needsShop( slug ) ) {
			return site;
		}
		shop ??= benchSite( 'pages-shop', say, true ).then( async ( made ) => {
			// Switch off the shop settings of the demo (buttons, selects, swatches), as these are measured on their
			// own.
			await made.php(
				`$settings = (array) get_option( 'eidan_settings' ); unset( $settings['shop'] ); update_option( 'eidan_settings', $settings );`
			);
			return made;
		} );
		const started = await shop;
		return started.woocommerce ? started : undefined;
	};
	const browser = await launch();
	try {
		const rows = [];
		const each = () => blocks( siteOf, browser, { slugs: blocksOf( only ), budgets, say } );
		for ( const [ name, part ] of Object.entries( {
			blocks: each,
			weight,
			untouched,
			sliders,
			shift,
			paint,
			spinner,
			reveal,
			interactions: () => interactions( siteOf, browser, blocksOf( only ), say ),
		} ) ) {
			if ( only.length && ! only.includes( name ) ) {
				continue;
			}
			say( `${ name } …` );
			rows.push( ...( await part( site, browser ) ) );
		}
		return { title: 'Pages in the browser', rows };
	} finally {
		await browser.close();
		await site.stop();
		await ( await shop )?.stop();
	}
}
