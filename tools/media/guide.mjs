/**
 * Takes the images of the guide, 1200 × 750 px. On a site without a shop the image of the product is left out.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { logIn } from './browser.mjs';
import { entries } from './demo-pages.mjs';

const VIEWPORT = { width: 1200, height: 750 };
const LIMIT = 30_000;

/** The images are stored 900 px wide. */
const SCALE = 0.75;
const FOLDER = new URL( '../../assets/guide/images/', import.meta.url );

/** @typedef {import('@playwright/test').Page} Page */

/**
 * Waits for the images and fonts in sight.
 *
 * @param {Page} page
 */
async function settle( page ) {
	// The editor never ends asking its server.
	await page.waitForLoadState( 'networkidle', { timeout: 8_000 } ).catch( () => {} );
	await page.evaluate( () => document.fonts.ready.then( () => undefined ) );
	await page.waitForTimeout( 1500 );
}

/**
 * Opens the editor on a new page that begins with a block. Such a page is not asked for a pattern first.
 *
 * @param {Page}   page
 * @param {string} base Address of the site.
 * @param {string} slug Of a block.
 */
async function edit( page, base, slug ) {
	await page.goto( `${ base }/wp-admin/post-new.php?post_type=page&eidan-block=${ slug }` );
	await page.waitForFunction(
		( name ) =>
			window.wp?.data
				?.select( 'core/block-editor' )
				?.getBlocks()
				.some( ( block ) => block.name === name ),
		`eidan/${ slug }`
	);
	await page.evaluate( () => {
		const { dispatch, select } = window.wp.data;
		dispatch( 'core/preferences' ).set( 'core/edit-post', 'welcomeGuide', false );
		dispatch( 'core/edit-post' ).openGeneralSidebar( 'edit-post/block' );
		dispatch( 'core/editor' ).editPost( { title: 'Our work' } );
		dispatch( 'core/block-editor' ).selectBlock( select( 'core/block-editor' ).getBlocks()[ 0 ].clientId );
	} );
}

/** Scrolls an element of the administration to the top, below its bar. */
const toTop = ( locator ) =>
	locator.evaluate( ( element ) => {
		element.scrollIntoView( { block: 'start' } );
		window.scrollBy( 0, -48 );
	} );

/** What each image shows. */
const SHOTS = {
	async start( page, base ) {
		await page.goto( `${ base }/wp-admin/themes.php?page=eidan-start#site` );
		await toTop( page.locator( '#eidan-start-heading' ) );
	},
	async styles( page, base ) {
		await page.goto( `${ base }/wp-admin/themes.php?page=eidan-start#site` );
		await toTop( page.locator( '.eidan-start__choices.is-style' ) );
	},
	async patterns( page, base ) {
		await edit( page, base, 'image-gallery' );
		await page.getByRole( 'button', { name: 'Block Inserter' } ).first().click();
		await page.getByRole( 'tab', { name: 'Patterns' } ).click();
		await page.getByRole( 'tab', { name: 'Eidan', exact: true } ).click();
		await page.waitForTimeout( 4000 );
	},
	async options( page, base ) {
		await edit( page, base, 'image-gallery' );
		await page
			.frameLocator( 'iframe[name="editor-canvas"]' )
			.getByRole( 'button', { name: 'Start with sample content' } )
			.click();
		await page.waitForTimeout( 1500 );
	},
	async mobile( page, base ) {
		await edit( page, base, 'blog-list' );
		await page.getByRole( 'button', { name: 'View', exact: true } ).click();
		await page.getByRole( 'menuitemradio', { name: 'Mobile' } ).click();
		await page.keyboard.press( 'Escape' );
		await page.waitForTimeout( 1500 );
	},
	async 'menu-items'( page, base ) {
		await edit( page, base, 'menu' );
		await page.waitForTimeout( 2500 );
	},
	async 'settings-shop'( page, base ) {
		await page.goto( `${ base }/wp-admin/options-general.php?page=eidan#shop` );
		return ( await page.getByRole( 'tab', { name: 'Shop' } ).count() ) > 0;
	},
	// A shop of today has no orders: this is the upper part of the image of the README.
	async report( page ) {
		const image = readFileSync( new URL( '../../docs/images/report.jpg', import.meta.url ) ).toString( 'base64' );
		await page.setContent(
			`<body style="margin: 0"><img src="data:image/jpeg;base64,${ image }" width="${ VIEWPORT.width }" alt="">`
		);
	},
};

/** What each image shows that visitors see. */
const PAGES = {
	async header( page, base ) {
		await page.goto( `${ base }/widgets/header/`, { waitUntil: 'load' } );
	},
	async menu( page, base ) {
		await page.goto( `${ base }/widgets/menu/`, { waitUntil: 'load' } );
		const menu = page.locator( 'main .wp-block-eidan-menu' ).filter( { visible: true } ).first();
		await menu.evaluate( ( block ) => block.scrollIntoView( { block: 'center' } ) );
		await menu.getByLabel( 'Services submenu' ).first().click();
	},
	async 'portfolio-list'( page, base ) {
		await page.goto( `${ base }/widgets/portfolio-list/`, { waitUntil: 'load' } );
		await page
			.locator( '.wp-block-eidan-portfolio-list' )
			.first()
			.evaluate( ( block ) => block.scrollIntoView( { block: 'start' } ) );
	},
	async product( page, base ) {
		const [ slug ] = Object.keys( entries( 'shop/products' ) );
		const { status } = await page.goto( `${ base }/product/${ slug }/` ).then( ( answer ) => ( {
			status: answer.status(),
		} ) );
		return status === 200;
	},
};

/** @param {Page} page @return {Promise<Buffer|undefined>} A WebP file; undefined where it would look bad. */
async function lightWebp( page ) {
	const session = await page.context().newCDPSession( page );
	for ( let quality = 80; quality > 20; quality -= 5 ) {
		const { data } = await session.send( 'Page.captureScreenshot', {
			format: 'webp',
			quality,
			clip: { x: 0, y: 0, ...VIEWPORT, scale: SCALE },
		} );
		const image = Buffer.from( data, 'base64' );
		if ( image.length <= LIMIT ) {
			return image;
		}
	}
	return undefined;
}

/** @param {import('./browser.mjs').Taking} taking Names are those of images. */
export async function take( { browser, base, names } ) {
	mkdirSync( FOLDER, { recursive: true } );
	const owner = await browser.newPage( { viewport: VIEWPORT, reducedMotion: 'reduce' } );
	owner.setDefaultTimeout( 60_000 );
	const visitor = await browser.newPage( { viewport: VIEWPORT, reducedMotion: 'reduce' } );
	// The editor keeps copies of pages that are not saved, and would offer them on the next one.
	await owner.addInitScript( () => sessionStorage.clear() );
	await logIn( owner, base );
	for ( const [ name, show ] of Object.entries( { ...SHOTS, ...PAGES } ) ) {
		if ( names.length && ! names.includes( name ) ) {
			continue;
		}
		const page = name in PAGES ? visitor : owner;
		await page.goto( 'about:blank' );
		if ( ( await show( page, base ) ) === false ) {
			console.log( `${ name }: not on this site, left out` );
			continue;
		}
		await settle( page );
		const image = await lightWebp( page );
		if ( image ) {
			writeFileSync( new URL( `${ name }.webp`, FOLDER ), image );
			console.log( `${ name }: ${ ( image.length / 1000 ).toFixed( 1 ) } kB` );
		}
	}
}
