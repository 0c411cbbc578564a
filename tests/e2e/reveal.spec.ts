/**
 * Blocks that reveal themselves: once, by style alone, and never where somebody would miss them.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { addThemes } from './support/contrast/themes';
import { decode } from './support/contrast/png';
import { finishAnimations, settled } from './support/settled';
import { publish } from './support/sheets';

const heading = ( way: string, text: string, level = 2 ) =>
	`<!-- wp:heading {"level":${ level },"eidanReveal":"${ way }"} --><h${ level } class="wp-block-heading">${ text }</h${ level }><!-- /wp:heading -->`;
const group = `<!-- wp:group {"eidanReveal":"rise"} --><div class="wp-block-group"><!-- wp:paragraph --><p>Grouped words</p><!-- /wp:paragraph --></div><!-- /wp:group -->`;
const space =
	'<!-- wp:spacer {"height":"2000px"} --><div style="height:2000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';
const image = ( src: string ) =>
	`<!-- wp:image {"eidanReveal":"mask"} --><figure class="wp-block-image"><img src="${ src }" alt="A picture" width="600" height="400"/></figure><!-- /wp:image -->`;

const PICTURE = '/wp-content/themes/twentytwentyfive/assets/images/poster-image-background.webp';

/** Notes which animations have run, and what moved. */
const watch = ( page: Page ) =>
	page.addInitScript( () => {
		const seen = { names: [] as string[], shift: 0 };
		Object.assign( window, { seen } );
		addEventListener( 'animationstart', ( { animationName } ) => seen.names.push( animationName ) );
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() ) {
				seen.shift += ( entry as PerformanceEntry & { value: number } ).value;
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );

const seen = ( page: Page ) =>
	page.evaluate( () => ( window as unknown as { seen: { names: string[]; shift: number } } ).seen );

/** Whether something of an element is hidden or moved now. */
const isAway = ( page: Page, selector: string ) =>
	page.locator( selector ).evaluate( ( element ) => {
		const { opacity, translate, clipPath } = getComputedStyle( element );
		return (
			Number( opacity ) < 1 ||
			( translate !== 'none' && ! /^0(px)?( 0(px)?)?$/.test( translate ) ) ||
			( clipPath !== 'none' && ! /^inset\(0(px|%)?\)$/.test( clipPath ) )
		);
	} );

const WAYS = { lines: 'h2', mask: 'figure', rise: '.wp-block-group.eidan-reveal-rise' } as const;

test( 'what is in the first screen shows itself once, and nothing moves', async ( { page, site } ) => {
	const [ url = '' ] = await publish( site, [
		`${ heading( 'lines', 'Two lines<br>of a heading' ) }${ group }${ image( PICTURE ) }`,
	] );
	await watch( page );
	await page.goto( url );
	for ( const selector of Object.values( WAYS ) ) {
		await expect.poll( () => isAway( page, `.entry-content ${ selector }` ) ).toBe( false );
	}
	const { names, shift } = await seen( page );
	expect( new Set( names ) ).toEqual( new Set( Object.keys( WAYS ).map( ( way ) => `eidan-reveal-${ way }` ) ) );
	expect( shift ).toBe( 0 );
} );

test( 'what is below shows itself when visitors come to it', async ( { page, site } ) => {
	const [ url = '' ] = await publish( site, [
		[ '', heading( 'lines', 'Below' ), image( PICTURE ), group, '' ].join( space ),
	] );
	await page.goto( url );
	for ( const selector of Object.values( WAYS ) ) {
		const own = `.entry-content ${ selector }`;
		await expect.poll( () => isAway( page, own ) ).toBe( true );
		await page.locator( own ).evaluate( ( element ) => element.scrollIntoView( { block: 'center' } ) );
		await expect.poll( () => isAway( page, own ) ).toBe( false );
	}
} );

test( 'all is there without script, in a first screen and below, also in an older theme @slow', async ( {
	browser,
	site,
} ) => {
	await addThemes( site );
	const [ url = '' ] = await publish( site, [
		[ heading( 'lines', 'Above' ), heading( 'lines', 'Below' ), image( PICTURE ), group, '' ].join( space ),
	] );
	for ( const theme of [ 'twentytwentyfive', 'twentytwentyfour' ] ) {
		const context = await browser.newContext( { javaScriptEnabled: false } );
		const page = await context.newPage();
		await page.goto( `${ url }${ url.includes( '?' ) ? '&' : '?' }eidan-theme=${ theme }` );
		for ( const way of [ 'lines >> nth=0', 'lines >> nth=1', 'mask', 'rise' ] ) {
			const own = `.entry-content .eidan-reveal-${ way }`;
			// A browser without script scrolls by the wheel alone.
			await page.locator( own ).scrollIntoViewIfNeeded();
			await page.mouse.wheel( 0, 400 );
			await expect.poll( () => isAway( page, own ), { message: `${ theme }: ${ way }` } ).toBe( false );
		}
		await context.close();
	}
} );

for ( const [ name, options ] of Object.entries( {
	'with reduced motion': { reducedMotion: 'reduce' },
	'in print': { media: 'print' },
} as const ) ) {
	test( `nothing is hidden ${ name }`, async ( { page, site } ) => {
		const [ url = '' ] = await publish( site, [
			`${ space }${ heading( 'lines', 'Below' ) }${ image( PICTURE ) }${ group }`,
		] );
		await page.emulateMedia( options );
		await page.goto( url );
		for ( const selector of Object.values( WAYS ) ) {
			expect( await isAway( page, `.entry-content ${ selector }` ) ).toBe( false );
		}
	} );
}

/** A heading as large posters have it: letters that hang below the box of their line. */
const TIGHT =
	'<!-- wp:heading {"eidanReveal":"lines","style":{"typography":{"fontSize":"90px","lineHeight":"0.8"}}} --><h2 class="wp-block-heading" style="font-size:90px;line-height:0.8">Gypsy<br>page</h2><!-- /wp:heading -->';

test( 'letters are whole when their lines have come @slow', async ( { page, site } ) => {
	const [ url = '' ] = await publish( site, [ `${ TIGHT }${ heading( 'none', 'Next' ) }` ] );
	const words = page.locator( '.entry-content .eidan-reveal-lines' );
	const drawn = async () => {
		await page.goto( url );
		await settled( page );
		await finishAnimations( page );
		const { x, y, width, height } = ( await words.boundingBox() )!;
		return page.screenshot( { clip: { x: x - 40, y: y - 40, width: width + 80, height: height + 80 } } );
	};
	const moved = await drawn();
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	const [ { data: one }, { data: other } ] = [ decode( moved ), decode( await drawn() ) ];
	// A mask smooths the edges of letters a little differently. What is cut off differs by black and white.
	expect( one.filter( ( value, index ) => Math.abs( value - other[ index ]! ) > 90 ) ).toHaveLength( 0 );
} );

test( 'a number counts up to itself, once, and nothing moves beside it', async ( { page, site } ) => {
	const figure = `<!-- wp:paragraph {"eidanReveal":"count"} --><p>In all <b>1,280 m</b> of lines</p><!-- /wp:paragraph -->`;
	const [ url = '' ] = await publish( site, [ `${ space }${ figure }${ space }` ] );
	await watch( page );
	await page.goto( url );
	const words = page.locator( '[data-eidan-count]' );
	const html = await words.innerHTML();
	await words.evaluate( ( element ) => {
		const said: string[] = [];
		Object.assign( window, { said } );
		new MutationObserver( () => said.push( element.textContent ) ).observe( element, {
			characterData: true,
			childList: true,
			subtree: true,
		} );
		element.scrollIntoView( { block: 'center' } );
	} );
	const said = () => page.evaluate( () => ( window as unknown as { said: string[] } ).said );
	await expect.poll( async () => ( await said() ).length ).toBeGreaterThan( 5 );
	await expect.poll( () => words.innerHTML() ).toBe( html );
	const numbers = ( await said() ).map( ( text ) => Number( text.replace( /\D/g, '' ) ) );
	expect( numbers.some( ( number ) => number > 0 && number < 1280 ) ).toBe( true );
	expect( numbers.at( -1 ) ).toBe( 1280 );
	expect( ( await seen( page ) ).shift ).toBe( 0 );
	const count = numbers.length;
	await page.evaluate( () => window.scrollTo( 0, 0 ) );
	await words.scrollIntoViewIfNeeded();
	expect( ( await said() ).length ).toBe( count );

	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.reload();
	await words.scrollIntoViewIfNeeded();
	await settled( page );
	expect( await words.innerHTML() ).toBe( html );
} );

test( 'a page without it loads nothing of it', async ( { page, site } ) => {
	const [ url = '' ] = await publish( site, [ heading( 'none', 'Plain' ) ] );
	await page.goto( url );
	expect( await page.content() ).not.toMatch( /eidan-reveal|eidan\/count/ );
} );

test( 'an author chooses it in the styles of a block, sees it once, and again by a button @slow', async ( {
	editor,
} ) => {
	await editor.open( '<!-- wp:heading --><h2 class="wp-block-heading">Words</h2><!-- /wp:heading -->' );
	await editor.select( 'core/heading' );
	const sidebar = await editor.showSettings();
	await sidebar.getByRole( 'button', { name: 'Reveal' } ).click();
	const words = editor.canvas.locator( 'h2[data-block]' );
	await words.evaluate( ( element ) =>
		element.addEventListener( 'animationstart', ( event ) => {
			const { dataset } = element as HTMLElement;
			dataset.played = `${ dataset.played ?? '' } ${ ( event as AnimationEvent ).animationName }`;
		} )
	);
	const play = sidebar.getByRole( 'button', { name: 'Play', exact: true } );
	await expect( play ).toHaveAttribute( 'aria-disabled', 'true' );
	const way = sidebar.getByRole( 'combobox', { name: 'Animation' } );
	await way.selectOption( { label: 'Lines' } );
	await expect( words ).toHaveAttribute( 'data-played', ' eidan-reveal-lines' );
	await play.click();
	await expect( words ).toHaveAttribute( 'data-played', ' eidan-reveal-lines eidan-reveal-lines' );
	await way.selectOption( { label: 'Rise' } );
	await expect( words ).toHaveAttribute( 'data-played', ' eidan-reveal-lines eidan-reveal-lines eidan-reveal-rise' );
	await way.selectOption( { label: 'Lines' } );
	expect( await editor.content() ).toContain( '"eidanReveal":"lines"' );
} );
