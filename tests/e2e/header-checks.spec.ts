/**
 * A whole header for screen readers and on slow machines. Each visit of a page checks several things.
 *
 * @group slow
 */
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { drawn, settled } from './support/settled';
import { watchShifts } from './support/shifts';
import {
	block,
	button,
	makeMenu,
	opener,
	panel,
	paragraph,
	rooms,
	row,
	spacer,
	violations,
	whole,
} from './support/whole-header';
import { pageBytes, scriptOfBlocks } from '../../tools/bench/bytes.mjs';

makeMenu();

for ( const dark of [ false, true ] ) {
	test( `no violation, open or closed, ${ dark ? 'light on dark' : 'dark on light' }, in both reading directions`, async ( {
		page,
		visit,
	} ) => {
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

const one = ( attributes: object, name: string ) =>
	block( 'eidan/header', attributes, row( paragraph( `<a href="#${ name }">${ name }</a>` ) ) );

test( 'a static header has no script', async ( { visit, request } ) => {
	const still = await visit( one( {}, 'static' ) );
	const html = await ( await request.get( still ) ).text();
	expect( html ).toContain( 'class="eidan-header ' );
	const textOf = async ( address: string ) => ( await request.get( new URL( address, still ).href ) ).text();
	expect( scriptOfBlocks( await pageBytes( html, textOf ) ) ).toBe( 0 );
} );

/** Runs in the page: records in `eidanWaiting` which of our listeners the browser has to wait for. */
const noteWaiting = () => {
	const waiting: string[] = [];
	Object.assign( window, { eidanWaiting: waiting } );
	const add = EventTarget.prototype.addEventListener;
	EventTarget.prototype.addEventListener = function (
		type: string,
		listener: EventListenerOrEventListenerObject | null,
		options?: boolean | AddEventListenerOptions
	) {
		if (
			/^(scroll|wheel|touch|resize)/.test( type ) &&
			! ( typeof options === 'object' && options.passive ) &&
			new Error().stack?.includes( '/plugins/eidan/' )
		) {
			waiting.push( type );
		}
		add.call( this, type, listener, options );
	};
};

/** Styles that show only one header at a time (`.is-tried`), at the top of the page, as headers are. */
const ALONE =
	'.wp-site-blocks > :is(header, footer), main :not(:has(.entry-content), .entry-content, .entry-content *), .entry-content > .eidan-header:not(.is-tried) { display: none !important } .wp-site-blocks, main, main :has(.entry-content), .entry-content, .entry-content > * { margin: 0 !important; padding: 0 !important }';

/** Scrolls by mouse wheel until the page is past a position. */
const past = async ( page: Page, y: number, way: 1 | -1 ) => {
	await page.mouse.wheel( 0, way * 500 );
	await page.waitForFunction( ( [ place, sign ] ) => ( window.scrollY - place ) * sign >= 0, [ y, way ] as const );
};

/** Scrolls down and back up with one of the headers. Checks its behaviour, and that nothing shifts. */
async function scrollWith( page: Page, index: number, name: string, width: number ) {
	const header = page.locator( '.entry-content > .eidan-header' ).nth( index );
	const state = () =>
		header.evaluate( ( { classList } ) =>
			[ 'is-stuck', 'is-shown' ].filter( ( each ) => classList.contains( each ) ).join( ' ' )
		);
	await header.evaluate( ( element ) => {
		document.querySelector( '.is-tried' )?.classList.remove( 'is-tried' );
		element.classList.add( 'is-tried' );
	} );
	await drawn( page );
	expect( await header.evaluate( ( element ) => element.getBoundingClientRect().top ) ).toBe( 0 );
	await page.evaluate( () => window.eidanWatchShifts() );
	await past( page, 400, 1 );
	await past( page, 800, 1 );
	const shown = name === 'static' ? '' : 'is-stuck is-shown';
	await expect
		.poll( state, `${ name }, down` )
		.toBe( name === 'up' || width === 390 ? shown.replace( ' is-shown', '' ) : shown );
	await past( page, 600, -1 );
	await expect.poll( state, `${ name }, up` ).toBe( shown );
	await past( page, 200, -1 );
	await past( page, 0, -1 );
	await page.waitForFunction( () => window.scrollY === 0 );
	await expect.poll( state, `${ name }, at home` ).toBe( '' );
	await drawn( page );
	expect( await page.evaluate( () => window.eidanShifts() ), `shifts of ${ name } at ${ width } px` ).toEqual( [] );
}

interface TraceEvent {
	name: string;
	args?: { beginData?: { stackTrace?: { url: string; functionName: string }[] } };
}

/** Returns layouts that our scripts forced during an action, by function. */
async function forcedLayouts( browser: Browser, page: Page, act: () => Promise< void > ) {
	await browser.startTracing( page, {
		categories: [
			'devtools.timeline',
			'disabled-by-default-devtools.timeline',
			'disabled-by-default-devtools.timeline.stack',
		],
	} );
	await act();
	const { traceEvents } = JSON.parse( ( await browser.stopTracing() ).toString() ) as {
		traceEvents: TraceEvent[];
	};
	const layouts = traceEvents.filter( ( { name } ) => name === 'Layout' );
	expect( layouts.length, 'the trace has layouts' ).toBeGreaterThan( 0 );
	return layouts.flatMap( ( { args } ) =>
		( args?.beginData?.stackTrace ?? [] )
			.filter( ( { url } ) => url.includes( '/eidan/' ) )
			.map( ( { url, functionName } ) => `${ functionName } ${ url }` )
	);
}

test( 'scrolling forces no layout, shifts nothing and waits for no listener, in every behaviour at a quarter of the speed', async ( {
	page,
	visit,
	browser,
} ) => {
	await watchShifts( page );
	await page.addInitScript( noteWaiting );
	const names = [ 'static', 'fixed', 'sticky', 'up' ];
	await visit(
		names
			.map( ( behaviour ) => one( { behaviour, mobile: behaviour === 'static' ? 'static' : 'up' }, behaviour ) )
			.join( '' ) +
			opener( 'clear', 'Clear', 'always' ) +
			panel( 'eidan/panel', 'clear', { overlayOpacity: 0 }, paragraph( 'Words' ), false ) +
			spacer( 4000 )
	);
	await settled( page );
	await page.addStyleTag( { content: ALONE } );
	await ( await page.context().newCDPSession( page ) ).send( 'Emulation.setCPUThrottlingRate', { rate: 4 } );
	await page.mouse.move( 300, 500 );
	for ( const width of [ 1440, 390 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		const forced = await forcedLayouts( browser, page, async () => {
			for ( const [ index, name ] of names.entries() ) {
				await scrollWith( page, index, name, width );
			}
		} );
		expect( forced, `forced layouts at ${ width } px` ).toEqual( [] );
	}
	await page.getByRole( 'button', { name: 'Clear' } ).click();
	await expect( page.locator( 'dialog[open]' ) ).toBeVisible();
	expect(
		await page.evaluate( () => ( window as unknown as { eidanWaiting: string[] } ).eidanWaiting ),
		'listeners that the browser waits for'
	).toEqual( [] );
} );
