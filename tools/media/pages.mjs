/**
 * Takes screenshots of the demo's pages, for people to look at. Also prints errors in the console, and pages that are
 * wider than the screen.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { scrollPast } from './browser.mjs';
import { entries, pagePaths } from './demo-pages.mjs';

/** Names and paths: all pages, and one of each other kind. */
const paths = () => ( {
	...pagePaths(),
	post: `/${ Object.keys( entries( 'posts' ) )[ 0 ] }/`,
	'portfolio-item': `/portfolio/${ Object.keys( entries( 'portfolio' ) )[ 0 ] }/`,
	'portfolio-archive': '/portfolio/',
	category: '/category/essays/',
	404: '/no-such-page/',
} );

/** @param {import('./browser.mjs').Taking & { out: string, widths: string }} taking Names are those of pages. */
export async function take( { browser, base, names, out, widths } ) {
	mkdirSync( out, { recursive: true } );
	for ( const width of widths.split( ',' ).map( Number ) ) {
		const context = await browser.newContext( {
			viewport: { width, height: width < 600 ? 844 : 900 },
			reducedMotion: 'reduce',
		} );
		const page = await context.newPage();
		let current = '';
		const tell = ( words ) => console.log( `${ current } at ${ width }: ${ words }` );
		page.on( 'console', ( message ) => message.type() === 'error' && tell( message.text() ) );
		page.on( 'pageerror', ( error ) => tell( error.message ) );
		for ( const [ name, path ] of Object.entries( paths() ) ) {
			if ( names.length && ! names.includes( name ) ) {
				continue;
			}
			current = name;
			await page.goto( base + path, { waitUntil: 'load' } );
			await scrollPast( page );
			const over = await page.evaluate( () => document.documentElement.scrollWidth - window.innerWidth );
			if ( over > 0 ) {
				tell( `${ over } px too wide` );
			}
			await page.screenshot( { path: join( out, `${ name }-${ width }.png` ), fullPage: true } );
		}
		await context.close();
	}
}
