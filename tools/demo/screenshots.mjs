/**
 * Takes screenshots of the demo's pages, for people to look at.
 *
 *     node tools/demo/screenshots.mjs http://127.0.0.1:8888 [--out folder] [--widths 1440,768,390] [page …]
 *
 * Also prints errors in the console, and pages that are wider than the screen.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { entries, pagePaths } from './pages.mjs';
import { openBrowser, scrollPast } from './shots.mjs';

const { values, positionals } = parseArgs( {
	allowPositionals: true,
	options: {
		out: { type: 'string', default: '.cache/screenshots' },
		widths: { type: 'string', default: '1440,768,390' },
		view: { type: 'boolean', default: false },
	},
} );
const [ base = 'http://127.0.0.1:8888', ...only ] = positionals;

const pages = Object.entries( pagePaths() );
pages.push( [ 'post', `/${ Object.keys( entries( 'posts' ) )[ 0 ] }/` ] );
pages.push( [ 'portfolio-item', `/portfolio/${ Object.keys( entries( 'portfolio' ) )[ 0 ] }/` ] );
pages.push( [ 'portfolio-archive', '/portfolio/' ], [ 'category', '/category/essays/' ], [ '404', '/no-such-page/' ] );

const browser = await openBrowser();
mkdirSync( values.out, { recursive: true } );
for ( const width of values.widths.split( ',' ).map( Number ) ) {
	const context = await browser.newContext( {
		viewport: { width, height: width < 600 ? 844 : 900 },
		reducedMotion: 'reduce',
	} );
	const page = await context.newPage();
	let current = '';
	page.on( 'console', ( message ) => {
		if ( message.type() === 'error' ) {
			process.stdout.write( `${ current } at ${ width }: ${ message.text() }\n` );
		}
	} );
	page.on( 'pageerror', ( error ) => process.stdout.write( `${ current } at ${ width }: ${ error.message }\n` ) );
	for ( const [ name, path ] of pages ) {
		if ( only.length && ! only.includes( name ) ) {
			continue;
		}
		current = name;
		await page.goto( base + path, { waitUntil: 'load' } );
		await scrollPast( page );
		const over = await page.evaluate( () => document.documentElement.scrollWidth - window.innerWidth );
		if ( over > 0 ) {
			process.stdout.write( `${ name } at ${ width }: ${ over } px too wide\n` );
		}
		await page.screenshot( { path: join( values.out, `${ name }-${ width }.png` ), fullPage: ! values.view } );
	}
	await context.close();
}
await browser.close();
