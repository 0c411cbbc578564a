/**
 * A whole header – menu with drop-downs, side area, fullscreen menu, search cover – as keyboards, screen readers, small
 * windows and slow machines meet it. A visit answers several questions.
 */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { arrived, drawn, settled } from './support/settled';
import { addSwitches } from './support/switches';
import { watchShifts } from './support/shifts';
import { pageBytes } from '../../tools/bench/bytes.mjs';

const LINKS =
	'<!-- wp:navigation-submenu {"label":"Rooms","url":"#rooms"} --><!-- wp:navigation-link {"label":"Hall","url":"#hall"} /--><!-- wp:navigation-link {"label":"Stairs","url":"#stairs"} /--><!-- /wp:navigation-submenu --><!-- wp:navigation-link {"label":"Prices","url":"#prices"} /-->';
const MENU = 'navigation:menu-checks';

const block = ( name: string, attributes: object, inner: string ) => `<!-- wp:${ name } ${ JSON.stringify( attributes ) } -->${ inner }<!-- /wp:${ name } -->`;
const opener = ( panel: string, text: string, className: string ) =>
	block( 'eidan/opener', { panel, className }, `<a class="wp-block-eidan-opener ${ className }" href="#${ panel }"><span class="eidan-opener__text">${ text }</span></a>` );
/** Colours of a block whose ground is dark. */
const DARK = { backgroundColor: 'contrast', textColor: 'base' };
const darkClasses = 'has-base-color has-contrast-background-color has-text-color has-background';
const panel = ( name: string, anchor: string, attributes: object, inner: string, dark: boolean ) => {
	const own = name.replace( '/', '-' );
	return block( name, { anchor, ...attributes, ...( dark ? DARK : {} ) }, `<div class="wp-block-${ own }${ dark ? ` ${ darkClasses }` : '' }" id="${ anchor }"><div class="eidan-panel__content">${ inner }</div></div>` );
};
const paragraph = ( inner: string ) => `<!-- wp:paragraph --><p>${ inner }</p><!-- /wp:paragraph -->`;
const menu = ( attributes: object = {} ) => `<!-- wp:eidan/menu ${ JSON.stringify( { menu: MENU, ...attributes } ) } /-->`;
const spacer = ( height: number ) => `<!-- wp:spacer {"height":"${ height }px"} --><div style="height:${ height }px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->`;
const row = ( inner: string ) =>
	`<!-- wp:group {"layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"space-between"}} --><div class="wp-block-group">${ inner }</div><!-- /wp:group -->`;
const section = ( dark: boolean, inner: string ) =>
	block( 'group', { align: 'full', ...( dark ? { eidanSkin: 'light', ...DARK } : {} ) }, `<div class="wp-block-group alignfull${ dark ? ` ${ darkClasses }` : '' }">${ inner }</div>` );

/** The header over a first section; both forms of it open something. */
const whole = ( { dark = false, header = {} }: { dark?: boolean; header?: object } = {} ) =>
	block(
		'eidan/header',
		{ behaviour: 'up', mobile: 'up', ...( dark ? { transparent: true, skin: 'light', followSkin: true } : {} ), ...header },
		row( paragraph( '<a href="/">Home</a>' ) + menu( { className: 'is-header-wide', label: 'Main' } ) + opener( 'side', 'Contact', 'is-header-wide' ) + opener( 'find', 'Find', 'always' ) + opener( 'full', 'Menu', 'is-header-compact' ) ) +
			panel( 'eidan/panel', 'side', { label: 'Contact' }, paragraph( '<a href="mailto:a@example.com">Write</a>' ), dark ) +
			panel( 'eidan/panel', 'full', { kind: 'fullscreen', label: 'Menu' }, menu(), dark ) +
			panel( 'eidan/search-cover', 'find', {}, paragraph( '<a href="/often/">Often asked for</a>' ), dark )
	) +
	section( dark, spacer( 500 ) + paragraph( '<a href="#end">First section</a>' ) ) +
	spacer( 1500 ) +
	paragraph( '<a href="#top">Last link</a>' );

const bar = ( page: Page ) => page.locator( '.entry-content .eidan-header' );
const button = ( page: Page, name: string ) => bar( page ).getByRole( 'button', { name, exact: true } );
const rooms = ( page: Page ) => bar( page ).locator( '.is-form-bar summary' );
/** What has the focus, by its name. */
const focused = ( page: Page ) =>
	page.evaluate( () => {
		const { activeElement: element } = document;
		return element === document.body || ! element ? 'nothing' : element.getAttribute( 'aria-label' ) || element.textContent?.trim() || ( element as HTMLInputElement ).labels?.[ 0 ]?.textContent || element.localName;
	} );
/** Names of what Tab leads to from a control on. */
const tabs = async ( page: Page, count: number, key = 'Tab' ) => {
	const names: string[] = [];
	for ( let step = 0; step < count; step++ ) {
		names.push( await focused( page ) );
		await page.keyboard.press( key );
	}
	return names;
};
/** What has the focus and cannot be seen, or is beneath something else; '' where it is seen. */
const hidden = ( page: Page ) =>
	page.evaluate( () => {
		const element = document.activeElement!;
		if ( element === document.body ) {
			return 'nothing has the focus';
		}
		const { left, right, top, bottom } = element.getBoundingClientRect();
		const [ x, y ] = [ ( Math.max( 0, left ) + Math.min( innerWidth, right ) ) / 2, ( Math.max( 0, top ) + Math.min( innerHeight, bottom ) ) / 2 ];
		const seen = document.elementFromPoint( x, y );
		return seen && ( element.contains( seen ) || seen.contains( element ) ) && left >= -1 && right <= innerWidth + 1 ? '' : `${ element.outerHTML.slice( 0, 100 ) } at ${ [ left, top, right, bottom ].map( Math.round ) }, there is ${ seen?.outerHTML.slice( 0, 100 ) }`;
	} );
const violations = async ( page: Page, ...parts: string[] ) => {
	await arrived( page );
	let axe = new AxeBuilder( { page } ).options( { resultTypes: [ 'violations' ] } ).withTags( [ 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa' ] ).setLegacyMode();
	for ( const part of parts ) {
		axe = axe.include( part );
	}
	return ( await axe.analyze() ).violations.map( ( { id, nodes } ) => `${ id }: ${ nodes.map( ( { html } ) => html ).join( ' · ' ) }` );
};

test.beforeAll( async ( { site } ) => {
	await addSwitches( site );
	await site.php(
		`get_page_by_path( 'menu-checks', OBJECT, 'wp_navigation' ) || wp_insert_post( wp_slash( array( 'post_type' => 'wp_navigation', 'post_status' => 'publish', 'post_name' => 'menu-checks', 'post_title' => 'Menu of the checks', 'post_date' => '2001-01-01 00:00:00', 'post_content' => '${ LINKS }' ) ) );`
	);
} );

test( 'focus goes in the order of the page at 1440 and 390 px, into what opens and back, and is not lost when the window gets another size', async ( { page, visit } ) => {
	await visit( whole() );
	await settled( page );
	const home = bar( page ).getByRole( 'link', { name: 'Home' } );

	// Closed, then with what each of them opens.
	await home.focus();
	expect( await tabs( page, 7 ) ).toEqual( [ 'Home', 'Rooms', 'Rooms submenu', 'Prices', 'Contact', 'Find', 'First section' ] );
	await rooms( page ).press( 'Enter' );
	expect( await tabs( page, 5 ) ).toEqual( [ 'Rooms submenu', 'Hall', 'Stairs', 'Prices', 'Contact' ] );
	await button( page, 'Contact' ).press( 'Enter' );
	expect( await tabs( page, 4 ) ).toEqual( [ 'Close', 'Write', 'Close', 'Write' ] );
	await page.keyboard.press( 'Escape' );
	expect( await focused( page ) ).toBe( 'Contact' );
	await button( page, 'Find' ).press( 'Enter' );
	expect( await tabs( page, 4 ) ).toEqual( [ 'Search', 'Show all results', 'Often asked for', 'Close' ] );
	await page.keyboard.press( 'Escape' );
	expect( await focused( page ) ).toBe( 'Find' );

	// Whoever is in a drop-down, or in a panel whose opener is gone, goes on beside it.
	await rooms( page ).press( 'Enter' );
	await page.keyboard.press( 'Tab' );
	expect( await focused( page ) ).toBe( 'Hall' );
	await page.setViewportSize( { width: 390, height: 800 } );
	await expect.poll( () => focused( page ), 'the opener of the menu' ).toBe( 'Menu' );
	await expect( bar( page ).locator( '.is-form-bar details[open]' ) ).toHaveCount( 0 );
	await home.focus();
	expect( await tabs( page, 4 ) ).toEqual( [ 'Home', 'Find', 'Menu', 'First section' ] );
	await button( page, 'Menu' ).press( 'Enter' );
	expect( await tabs( page, 6 ) ).toEqual( [ 'Close', 'Rooms', 'Rooms submenu', 'Prices', 'Close', 'Rooms' ] );
	await page.setViewportSize( { width: 1440, height: 900 } );
	await expect( page.locator( 'dialog[open]' ), 'past its breakpoint' ).toHaveCount( 0 );
	await expect.poll( () => focused( page ) ).toBe( 'Find' );
	await button( page, 'Contact' ).press( 'Enter' );
	await page.setViewportSize( { width: 390, height: 800 } );
	await expect( page.getByRole( 'dialog', { name: 'Contact' } ) ).toBeVisible();
	expect( await focused( page ) ).toBe( 'Close' );
	await page.keyboard.press( 'Escape' );
	await expect.poll( () => focused( page ) ).toBe( 'Menu' );
} );

test( 'whatever is open while the window gets another size is no trap and loses no focus', async ( { page, visit } ) => {
	await visit( whole() + opener( 'letters', 'Letters', 'always' ) + panel( 'eidan/panel', 'letters', { kind: 'popup', label: 'Letters' }, paragraph( '<a href="#no">No, thank you</a>' ), false ) );
	await settled( page );
	const dialog = page.getByRole( 'dialog' );
	/** What is opened, and in a window how wide. */
	const kinds: [ kind: string, width: number, open: () => Promise< void > ][] = [
		[ 'drop-down', 1440, () => rooms( page ).press( 'Enter' ) ],
		[ 'side area', 1440, () => button( page, 'Contact' ).press( 'Enter' ) ],
		[ 'search cover', 1440, () => button( page, 'Find' ).press( 'Enter' ) ],
		[ 'search cover on a phone', 390, () => button( page, 'Find' ).press( 'Enter' ) ],
		[ 'popup', 390, () => page.getByRole( 'button', { name: 'Letters' } ).press( 'Enter' ) ],
		[ 'fullscreen menu', 390, () => button( page, 'Menu' ).press( 'Enter' ) ],
		[
			'accordion',
			390,
			async () => {
				await button( page, 'Menu' ).press( 'Enter' );
				await dialog.locator( 'summary' ).press( 'Enter' );
				await dialog.getByRole( 'link', { name: 'Hall' } ).focus();
			},
		],
	];
	for ( const [ kind, width, open ] of kinds ) {
		await page.setViewportSize( { width, height: 800 } );
		await page.evaluate( () => window.scrollTo( { top: 900, behavior: 'instant' } ) );
		await open();
		for ( const size of [ 1830 - width, width ] ) {
			await page.setViewportSize( { width: size, height: 800 } );
			await drawn( page );
			for ( const key of [ '', 'Tab', 'Shift+Tab' ] ) {
				if ( key ) {
					await page.keyboard.press( key );
				}
				await arrived( page );
				await expect.poll( () => hidden( page ), `${ kind }, opened at ${ width }, at ${ size } px ${ key }` ).toBe( '' );
			}
		}
		await page.keyboard.press( 'Escape' );
		await expect( page.locator( 'dialog[open], .is-form-bar details[open]' ), kind ).toHaveCount( 0 );
		await arrived( page );
		await expect.poll( () => hidden( page ), `${ kind }, closed` ).toBe( '' );
		// The page can be read on.
		await page.evaluate( () => window.scrollTo( { top: 100, behavior: 'instant' } ) );
		expect( await page.evaluate( () => window.scrollY ), kind ).toBe( 100 );
		expect( ( await tabs( page, 2 ) ).filter( ( name, index, all ) => all.indexOf( name ) === index ), `${ kind }: Tab leads on` ).toHaveLength( 2 );
	}
} );

for ( const dark of [ false, true ] ) {
	test( `no violation, open or closed, ${ dark ? 'light on dark' : 'dark on light' }, in both reading directions`, async ( { page, visit } ) => {
		const address = await visit( whole( { dark } ) );
		const found: Record< string, string[] > = {};
		const look = async ( what: string, ...parts: string[] ) => {
			const here = await violations( page, ...parts );
			if ( here.length ) {
				found[ what ] = here;
			}
		};
		for ( const direction of [ 'ltr', 'rtl' ] ) {
			await page.setViewportSize( { width: 1440, height: 900 } );
			if ( direction === 'rtl' ) {
				await page.goto( `${ address }?rtl` );
			}
			await settled( page );
			await rooms( page ).click();
			await look( `${ direction }, drop-down`, '.eidan-header' );
			await page.keyboard.press( 'Escape' );
			await button( page, 'Contact' ).click();
			await look( `${ direction }, side area`, 'dialog[open]' );
			await page.keyboard.press( 'Escape' );
			await button( page, 'Find' ).click();
			await look( `${ direction }, search cover`, 'dialog[open]' );
			await page.keyboard.press( 'Escape' );
			await page.setViewportSize( { width: 390, height: 800 } );
			await drawn( page );
			await look( `${ direction }, closed at 390 px`, '.eidan-header' );
			await button( page, 'Menu' ).click();
			await page.getByRole( 'dialog' ).locator( 'summary' ).click();
			await look( `${ direction }, fullscreen menu`, 'dialog[open]' );
			await page.keyboard.press( 'Escape' );
		}
		expect( found ).toEqual( {} );
	} );
}

test( 'at 400 % everything is within reach and nothing is a trap', async ( { page, visit } ) => {
	await page.setViewportSize( { width: 320, height: 256 } );
	await visit( whole() );
	await settled( page );
	const walk = async ( count: number, key = 'Tab' ) => {
		const names: string[] = [];
		for ( let step = 0; step < count; step++ ) {
			await arrived( page );
			// What opens slides.
			await expect.poll( () => hidden( page ), `${ key } ${ step }` ).toBe( '' );
			names.push( await focused( page ) );
			await page.keyboard.press( key );
		}
		return names;
	};
	await bar( page ).getByRole( 'link', { name: 'Home' } ).focus();
	expect( await walk( 5 ) ).toEqual( [ 'Home', 'Find', 'Menu', 'First section', 'Last link' ] );
	await page.getByRole( 'link', { name: 'Last link' } ).focus();
	expect( await walk( 5, 'Shift+Tab' ) ).toEqual( [ 'Last link', 'First section', 'Menu', 'Find', 'Home' ] );
	expect( await page.evaluate( () => document.documentElement.scrollWidth ), 'nothing is wider than the window' ).toBe( 320 );

	await button( page, 'Menu' ).press( 'Enter' );
	await arrived( page );
	await page.getByRole( 'dialog' ).locator( 'summary' ).press( 'Enter' );
	await expect( page.getByRole( 'dialog' ).getByRole( 'link', { name: 'Hall' } ) ).toBeVisible();
	expect( await walk( 6 ) ).toEqual( [ 'Rooms submenu', 'Hall', 'Stairs', 'Prices', 'Close', 'Rooms' ] );
	await page.keyboard.press( 'Escape' );
	expect( await focused( page ) ).toBe( 'Menu' );
	await button( page, 'Find' ).press( 'Enter' );
	expect( await walk( 5 ) ).toEqual( [ 'Search', 'Show all results', 'Often asked for', 'Close', 'Search' ] );
	await page.keyboard.press( 'Escape' );
	expect( await focused( page ) ).toBe( 'Find' );
} );

test( 'scrolling forces no layout, shifts nothing and waits for no listener, in every behaviour at a quarter of the speed; a static header has no script', async ( { page, visit, request, browser } ) => {
	const one = ( attributes: object, name: string ) => block( 'eidan/header', attributes, row( paragraph( `<a href="#${ name }">${ name }</a>` ) ) );
	const still = await visit( one( {}, 'static' ) );
	const html = await ( await request.get( still ) ).text();
	expect( html ).toContain( 'class="eidan-header ' );
	expect( ( await pageBytes( html, async ( address: string ) => ( await request.get( new URL( address, still ).href ) ).text() ) ).script ).toBe( 0 );

	await watchShifts( page );
	await page.addInitScript( () => {
		const waiting: string[] = [];
		Object.assign( window, { eidanWaiting: waiting } );
		const add = EventTarget.prototype.addEventListener;
		EventTarget.prototype.addEventListener = function ( type: string, listener: EventListenerOrEventListenerObject | null, options?: boolean | AddEventListenerOptions ) {
			if ( /^(scroll|wheel|touch|resize)/.test( type ) && ! ( typeof options === 'object' && options.passive ) && new Error().stack?.includes( '/plugins/eidan/' ) ) {
				waiting.push( type );
			}
			add.call( this, type, listener, options );
		};
	} );
	const names = [ 'static', 'fixed', 'sticky', 'up' ];
	await visit(
		names.map( ( behaviour ) => one( { behaviour, mobile: behaviour === 'static' ? 'static' : 'up' }, behaviour ) ).join( '' ) +
			opener( 'clear', 'Clear', 'always' ) + panel( 'eidan/panel', 'clear', { overlayOpacity: 0 }, paragraph( 'Words' ), false ) + spacer( 4000 )
	);
	await settled( page );
	// One at a time, at the top of the page, where headers are.
	await page.addStyleTag( { content: '.wp-site-blocks > :is(header, footer), main :not(:has(.entry-content), .entry-content, .entry-content *), .entry-content > .eidan-header:not(.is-tried) { display: none !important } .wp-site-blocks, main, main :has(.entry-content), .entry-content, .entry-content > * { margin: 0 !important; padding: 0 !important }' } );
	await ( await page.context().newCDPSession( page ) ).send( 'Emulation.setCPUThrottlingRate', { rate: 4 } );
	await page.mouse.move( 300, 500 );
	const past = async ( y: number, way: 1 | -1 ) => {
		await page.mouse.wheel( 0, way * 500 );
		await page.waitForFunction( ( [ place, sign ] ) => ( window.scrollY - place ) * sign >= 0, [ y, way ] as const );
	};
	interface Event {
		name: string;
		args?: { beginData?: { stackTrace?: { url: string; functionName: string }[] } };
	}
	for ( const width of [ 1440, 390 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		await browser.startTracing( page, { categories: [ 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'disabled-by-default-devtools.timeline.stack' ] } );
		for ( const [ index, name ] of names.entries() ) {
			const header = page.locator( '.entry-content > .eidan-header' ).nth( index );
			const state = () => header.evaluate( ( { classList } ) => [ 'is-stuck', 'is-shown' ].filter( ( each ) => classList.contains( each ) ).join( ' ' ) );
			await header.evaluate( ( element ) => {
				document.querySelector( '.is-tried' )?.classList.remove( 'is-tried' );
				element.classList.add( 'is-tried' );
			} );
			await drawn( page );
			expect( await header.evaluate( ( element ) => element.getBoundingClientRect().top ) ).toBe( 0 );
			await page.evaluate( () => window.eidanWatchShifts() );
			await past( 400, 1 );
			await past( 800, 1 );
			const shown = name === 'static' ? '' : 'is-stuck is-shown';
			await expect.poll( state, `${ name }, down` ).toBe( name === 'up' || width === 390 ? shown.replace( ' is-shown', '' ) : shown );
			await past( 600, -1 );
			await expect.poll( state, `${ name }, up` ).toBe( shown );
			await past( 200, -1 );
			await past( 0, -1 );
			await page.waitForFunction( () => window.scrollY === 0 );
			await expect.poll( state, `${ name }, at home` ).toBe( '' );
			await drawn( page );
			expect( await page.evaluate( () => window.eidanShifts() ), `shifts of ${ name } at ${ width } px` ).toEqual( [] );
		}
		const { traceEvents } = JSON.parse( ( await browser.stopTracing() ).toString() ) as { traceEvents: Event[] };
		const layouts = traceEvents.filter( ( { name } ) => name === 'Layout' );
		expect( layouts.length, 'the trace has layouts' ).toBeGreaterThan( 0 );
		const forced = layouts.flatMap( ( { args } ) => ( args?.beginData?.stackTrace ?? [] ).filter( ( { url } ) => url.includes( '/eidan/' ) ).map( ( { url, functionName } ) => `${ functionName } ${ url }` ) );
		expect( forced, `forced layouts at ${ width } px` ).toEqual( [] );
	}
	await page.getByRole( 'button', { name: 'Clear' } ).click();
	await expect( page.locator( 'dialog[open]' ) ).toBeVisible();
	expect( await page.evaluate( () => ( window as unknown as { eidanWaiting: string[] } ).eidanWaiting ), 'listeners that the browser waits for' ).toEqual( [] );
} );
