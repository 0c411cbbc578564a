/**
 * Takes an image of each block from its page in the demo, for docs/blocks.md.
 */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { lightShot, settled } from './browser.mjs';
import { blockPages, entries } from './demo-pages.mjs';

/** Twice the size of an image, which is scaled down. So pages look as they do on a desktop. */
const VIEWPORT = { width: 1280, height: 800 };
const LIMIT = 30_000;
const FOLDER = new URL( '../../docs/images/blocks/', import.meta.url );
const BLOCKS = new URL( '../../blocks/', import.meta.url );

const metadata = ( slug ) => JSON.parse( readFileSync( new URL( `${ slug }/block.json`, BLOCKS ), 'utf8' ) );

/**
 * Scrolls the block into the middle of the window.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string}                          slug
 * @return {Promise<boolean>} Whether the page has the block.
 */
async function show( page, slug ) {
	// A panel that opens over the page is opened by this event, which its script listens to.
	await page.evaluate(
		( selector ) => document.querySelector( selector )?.dispatchEvent( new Event( 'eidan:show' ) ),
		`dialog.wp-block-eidan-${ slug }`
	);
	const blocks = page.locator( `.wp-block-eidan-${ slug }` ).filter( { visible: true } );
	if ( ! ( await blocks.count() ) ) {
		return false;
	}
	await blocks.first().evaluate( ( block ) => {
		const { top, height } = block.getBoundingClientRect();
		// A block that is nearly as high as the window starts at its top. Content before the block's section stays out.
		const middle = height > window.innerHeight * 0.9 ? top - 40 : top - ( window.innerHeight - height ) / 2;
		const section = block.parentElement.closest( 'section' )?.getBoundingClientRect().top ?? middle;
		window.scrollBy( {
			top: top + height < section + window.innerHeight ? Math.max( middle, section ) : middle,
			behavior: 'instant',
		} );
	} );
	await settled( page );
	return true;
}

/** @param {import('./browser.mjs').Taking} taking Names are slugs. */
export async function take( { browser, base, names } ) {
	const item = `/portfolio/${ Object.keys( entries( 'portfolio' ) )[ 0 ] }/`;
	const paged = blockPages();
	const alone = readdirSync( BLOCKS ).filter( ( slug ) => ! metadata( slug ).parent && ! metadata( slug ).ancestor );
	mkdirSync( FOLDER, { recursive: true } );
	const page = await ( await browser.newContext( { viewport: VIEWPORT, deviceScaleFactor: 0.5 } ) ).newPage();
	for ( const slug of names.length ? names : alone ) {
		await page.goto( base + ( paged.includes( slug ) ? `/widgets/${ slug }/` : item ), { waitUntil: 'load' } );
		if ( await show( page, slug ) ) {
			const shot = await lightShot( page, LIMIT );
			writeFileSync( new URL( `${ slug }.jpg`, FOLDER ), shot );
			console.log( `${ slug }: ${ ( shot.length / 1000 ).toFixed( 1 ) } kB` );
		} else {
			console.log( `${ slug }: not on the demo's pages, left out` );
		}
	}
}
