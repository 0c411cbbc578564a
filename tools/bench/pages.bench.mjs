/**
 * Pages with our blocks in Chromium: weight, start-up, what runs while nothing
 * happens, layout shift, first paint.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { benchSite, during, launch, open } from './browser.mjs';
import { pageBytes } from './bytes.mjs';
import { sliders } from './sliders.mjs';
import { median } from './table.mjs';

const root = resolve( dirname( fileURLToPath( import.meta.url ) ), '../..' );
const folder = join( root, 'tests/fixtures/blocks' );
const fixture = ( name ) => readFileSync( join( folder, `${ name }.html` ), 'utf8' );
const kB = ( bytes ) => `${ ( bytes / 1000 ).toFixed( 2 ) } kB`;
const RUNS = 5;
const OURS = /plugins\/eidan/;

/** Best peer measured in the same way: script and style in kB. */
const PEERS = {
	'portfolio-slider': '15.7 / 4.1',
	'image-gallery': '17.0 / 6.7 with lightbox',
	'tabbed-info': '1.65 / 1.5',
	'text-marquee': '39.4 / 12.9',
	'blog-list': '16.6',
	'*': '153 / 60',
};

async function weight( site ) {
	const budgets = JSON.parse( readFileSync( join( root, 'tests/bytes-budget.json' ), 'utf8' ) );
	const get = async ( url ) => ( await fetch( url ) ).text();
	const names = readdirSync( folder ).filter( ( file ) => file.endsWith( '.html' ) && ! file.includes( '__deprecated' ) ).map( ( file ) => file.slice( 0, -5 ) );
	const rows = [];
	for ( const name of [ ...names, '*' ] ) {
		const content = name === '*' ? names.map( fixture ).join( '\n\n' ) : fixture( name );
		const budget = budgets[ name ] ?? budgets[ name.split( '__' )[ 0 ] ] ?? budgets.default;
		const url = await site.page( name, content );
		const { script, style } = await pageBytes( await get( url ), get, budget.unused );
		rows.push( {
			what: name === '*' ? 'a page with every fixture: script / style, gzipped' : `\`${ name }\`: script / style, gzipped`,
			ours: `${ kB( script ) } / ${ kB( style ) }`,
			other: PEERS[ name ] ? `best peer ${ PEERS[ name ] } kB` : 'no peer',
			target: `${ kB( budget.script ) } / ${ kB( budget.style ) }`,
			ok: script <= budget.script && style <= budget.style,
		} );
	}
	return rows;
}

async function marquee( site, browser ) {
	const url = await site.page( 'Marquee', fixture( 'text-marquee' ) );
	const { page, metrics, close } = await open( browser, url );
	await page.waitForLoadState( 'networkidle' );
	await page.locator( '.wp-block-eidan-text-marquee' ).scrollIntoViewIfNeeded();
	await page.evaluate( () => new Promise( ( done ) => requestAnimationFrame( () => requestAnimationFrame( () => done() ) ) ) );
	await during( 500 );
	const before = await metrics();
	await during( 5000 );
	const after = await metrics();
	await close();
	const styles = after.RecalcStyleCount - before.RecalcStyleCount;
	const layouts = after.LayoutCount - before.LayoutCount;
	return [ { what: 'running marquee: style recalculations / layouts in 5 s', ours: `${ styles } / ${ layouts }`, other: 'frame script: 1,190 / 0 for four of them', target: '0 / 0', ok: styles === 0 && layouts === 0 } ];
}

async function shift( site, browser ) {
	const rows = [];
	for ( const [ what, url ] of [
		[ 'every fixture on one page', await site.page( 'Shift', readdirSync( folder ).filter( ( file ) => ! file.includes( '__' ) ).map( ( file ) => fixture( file.slice( 0, -5 ) ) ).join( '\n\n' ) ) ],
		[ 'front page of the demo', site.url ],
	] ) {
		const { page, close } = await open( browser, url, { cpu: 4, bytes: 400_000 } );
		await page.waitForLoadState( 'networkidle' );
		const height = await page.evaluate( () => document.body.scrollHeight );
		for ( let y = 0; y < height; y += 600 ) {
			await page.mouse.wheel( 0, 600 );
			await page.evaluate( () => new Promise( ( done ) => requestAnimationFrame( () => done() ) ) );
		}
		await page.waitForLoadState( 'networkidle' );
		const sum = await page.evaluate( () => window.eidanShift );
		await close();
		rows.push( { what: `layout shift, ${ what }, 4 × slow-down and 400 kB/s`, ours: sum.toFixed( 3 ), other: 'worst peer 0.52', target: '0.00', ok: sum < 0.005 } );
	}
	return rows;
}

async function paint( site, browser ) {
	const times = { with: [], without: [] };
	for ( let run = 0; run < RUNS; run++ ) {
		for ( const [ name, block ] of [ [ 'with', undefined ], [ 'without', OURS ] ] ) {
			const { page, close } = await open( browser, site.url, { cpu: 4, bytes: 400_000, ...( block ? { block: /plugins\/eidan.*\.js/ } : {} ) } );
			times[ name ].push(
				await page.evaluate( () => new Promise( ( done ) => {
					new PerformanceObserver( ( list ) => done( list.getEntries().at( -1 ).startTime ) ).observe( { type: 'largest-contentful-paint', buffered: true } );
				} ) )
			);
			await close();
		}
	}
	const ratio = median( times.with ) / median( times.without );
	return [ { what: 'largest paint of the demo’s front page, 4 × slow-down and 400 kB/s', ours: `${ ratio.toFixed( 2 ) } ×`, other: 'the same page without our script', target: '1.1 ×', ok: ratio <= 1.1 } ];
}

async function untouched( site ) {
	const url = await site.page( 'Words', '<!-- wp:paragraph --><p>Only words.</p><!-- /wp:paragraph -->' );
	// Counts queries, and switches the plugin off for one request.
	await site.php( `wp_mkdir_p( WPMU_PLUGIN_DIR ); file_put_contents( WPMU_PLUGIN_DIR . '/bench.php', '<?php ob_start( static function ( $html ) { header( "X-Queries: " . get_num_queries() ); return $html; } ); if ( isset( $_GET["plain"] ) ) { add_filter( "option_active_plugins", static fn( $plugins ) => array_values( array_filter( (array) $plugins, static fn( $plugin ) => ! str_contains( $plugin, "eidan" ) ) ) ); }' );` );
	const once = async ( query ) => {
		const start = performance.now();
		const response = await fetch( url + query );
		await response.arrayBuffer();
		return { time: performance.now() - start, queries: Number( response.headers.get( 'x-queries' ) ) };
	};
	const times = { '': [], '?plain': [] };
	const queries = {};
	for ( let run = 0; run < 40; run++ ) {
		for ( const query of Object.keys( times ) ) {
			const result = await once( query );
			queries[ query ] = result.queries;
			if ( run > 4 ) {
				times[ query ].push( result.time );
			}
		}
	}
	const ratio = median( times[ '' ] ) / median( times[ '?plain' ] );
	const more = queries[ '' ] - queries[ '?plain' ];
	return [
		{ what: 'page without our blocks: time to the whole answer', ours: `${ ratio.toFixed( 2 ) } ×`, other: 'the plugin switched off (best peer 1.4 ×)', target: '1.1 ×', ok: ratio <= 1.1 },
		{ what: 'page without our blocks: further queries', ours: String( more ), other: 'the plugin switched off', target: '2', ok: more <= 2 },
	];
}

export default async function pages( { say, only = [] } ) {
	const site = await benchSite( 'pages', say );
	const browser = await launch();
	try {
		const rows = [];
		for ( const [ name, part ] of Object.entries( { weight, untouched, sliders, marquee, shift, paint } ) ) {
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
	}
}
