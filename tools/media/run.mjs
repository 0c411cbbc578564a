/**
 * Takes the pictures and films that are in the repository, from a running site with the demo:
 *
 *     npm run pictures -- http://127.0.0.1:8888                 images and films of all blocks
 *     npm run pictures -- images http://127.0.0.1:8888 icon     one image
 *     npm run pictures -- guide start                           other kinds: see KINDS
 *
 * Kinds stand before the address, names behind it. Without names it may be left out if it is this one. The site needs WooCommerce for what shows a shop. `--sheets <folder>`
 * writes a sheet of frames of each film, too; `--out <folder>` and `--widths <list>` are for pages.
 */
import { parseArgs } from 'node:util';
import { openBrowser } from './browser.mjs';

/** What there is to take, and which names choose among them. */
const KINDS = {
	images: 'docs/images/blocks, for docs/blocks.md: slugs of blocks',
	films: 'docs/images/films, for the READMEs of blocks: slugs of blocks',
	guide: 'assets/guide/images, for docs/guide: names of images',
	start: 'assets/start, for the start screen: widgets; kinds of sites with "sites", on a site without content',
	directory: '.wordpress-org, the screenshots of the plugin directory: their numbers',
	starters: 'docs/images/starters, on a site of its own: names of starters',
	pages: 'all pages of the demo, to look at: names of pages',
};

/** What is taken if no kind is named. */
const USUAL = [ 'images', 'films' ];

const { values, positionals } = parseArgs( {
	allowPositionals: true,
	options: {
		sheets: { type: 'string' },
		out: { type: 'string', default: '.cache/screenshots' },
		widths: { type: 'string', default: '1440,768,390' },
		help: { type: 'boolean', default: false },
	},
} );
if ( values.help ) {
	Object.entries( KINDS ).forEach( ( line ) => console.log( line.join( ': ' ) ) );
	process.exit( 0 );
}
const at = positionals.findIndex( ( word ) => /^https?:/.test( word ) );
const kinds = at < 0 ? positionals : positionals.slice( 0, at );
const names = at < 0 ? [] : positionals.slice( at + 1 );
const base = ( positionals[ at ] ?? 'http://127.0.0.1:8888' ).replace( /\/$/, '' );
const unknown = kinds.filter( ( kind ) => ! ( kind in KINDS ) );
if ( unknown.length ) {
	console.error( `There is no kind ${ unknown.join( ', ' ) }; there are ${ Object.keys( KINDS ).join( ', ' ) }.` );
	process.exit( 2 );
}
const browser = await openBrowser();
try {
	for ( const kind of kinds.length ? kinds : USUAL ) {
		const { take } = await import( `./${ kind }.mjs` );
		await take( { browser, base, names, ...values } );
	}
} finally {
	await browser.close();
}
