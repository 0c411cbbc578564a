/**
 * Each matrix is tried on a block that breaks its rules. A matrix that finds nothing there would find nothing anywhere.
 * Probes of the page walk bring their controls with them (support/probes).
 * Those of the editor are in matrix-controls-editor.spec.ts.
 *
 * @group slow
 */
import type { Page } from '@playwright/test';
import { gzipped, pageBytes } from '../../tools/bench/bytes.mjs';
import { expect, test } from './fixtures';
import { overBudget } from './support/bytes';
import { tryAll, watchPayloads } from './support/hostile';
import { control, withoutPattern, walkThrough, wronglyNamed } from './support/keyboard';
import { keepLedger } from './support/ledger';
import { movers } from './support/motion';
import { hundredTimes } from './support/rounds';
import { movedByModules, movedWhileLoading, watchShifts } from './support/shifts';
import { drawn } from './support/settled';

/**
 * Shows a page with the given HTML instead of blocks, without a server.
 *
 * @param page   The page.
 * @param blocks HTML by the name of the fixture.
 * @param head   HTML to add to the page's head.
 */
const show = async ( page: Page, blocks: Record< string, string >, head = '' ) => {
	await serve( page, blocks, head );
	await page.goto( '/control' );
};

/** Puts the same page at `/control`, and does not open it. */
const serve = async ( page: Page, blocks: Record< string, string >, head = '' ) => {
	const sections = Object.entries( blocks ).map(
		( [ name, html ] ) => `<div class="eidan-fixture-${ name }" data-fixture="${ name }">${ html }</div>`
	);
	await page.route( '**/control', ( route ) =>
		route.fulfill( {
			contentType: 'text/html; charset=utf-8',
			body: `<!doctype html><html lang="en"><head><title>Control</title>${ head }</head><body><main class="entry-content">${ sections.join( '' ) }</main></body></html>`,
		} )
	);
};

test( 'motion: the check finds endless animations and elements that move', async ( { page } ) => {
	await page.clock.install();
	await show(
		page,
		{
			still: '<p>Words</p>',
			animated: '<p style="animation: go 2s infinite">Words</p>',
			ticking:
				'<p id="ticking">Words</p><script>setInterval( () => document.getElementById( "ticking" ).style.marginLeft = Date.now() / 1000 % 97 + "px", 1000 )</script>',
		},
		'<style>@keyframes go { to { transform: translateX( 9px ); } }</style>'
	);
	expect( await movers( page ) ).toEqual( [ 'animated', 'ticking' ] );
} );

test( 'shift: the check finds elements that push others down', async ( { page } ) => {
	await watchShifts( page );
	await show( page, { late: '<p>Words</p>', below: '<p>More words</p>' } );
	await drawn( page );
	await page.evaluate( () => window.eidanWatchShifts() );
	expect( await page.evaluate( () => window.eidanShifts() ) ).toEqual( [] );
	await page.evaluate( () =>
		document
			.querySelector( '[data-fixture="late"]' )!
			.insertAdjacentHTML( 'beforeend', '<div style="height: 200px"></div>' )
	);
	await drawn( page );
	expect( ( await page.evaluate( () => window.eidanShifts() ) ).join( ' ' ) ).toMatch( /below/ );
} );

test( 'shift: the check finds a module that moves what stands below its block, however late it arrives', async ( {
	page,
} ) => {
	const words = {
		late: '<p>Words</p>',
		below: '<p>More words</p>',
	};
	const module_ = ( script: string ) =>
		page.route( '**/build/view/control.js', ( route ) =>
			route.fulfill( { contentType: 'text/javascript', body: `window.eidanLate = true;${ script }` } )
		);
	const moved = async ( script: string ) => {
		await page.unrouteAll();
		await module_( script );
		await serve( page, words, '<script type="module" src="/build/view/control.js"></script>' );
		const found = await movedByModules( page, '/control' );
		expect( await page.evaluate( 'window.eidanLate' ), 'the module has run' ).toBe( true );
		return found.join();
	};
	const grow = ( style: string ) =>
		`document.querySelector( '.eidan-fixture-late' ).insertAdjacentHTML( 'beforeend', '<div style="${ style }"></div>' )`;
	expect( await moved( '' ) ).toBe( '' );
	expect( await moved( grow( 'position: absolute; block-size: 200px' ) ) ).toBe( '' );
	expect( await moved( grow( 'block-size: 200px' ) ) ).toMatch( /shift of .*below .*late .* px high/ );
} );

test( 'shift: the check finds controls that content above them pushes down while the page loads', async ( {
	page,
} ) => {
	const load = ( style: string, root: string, above: string ) =>
		movedWhileLoading(
			page,
			`<!doctype html><html lang="en"><head><title>Control</title><style>.${ root } { display: grid; } .${ root } > button { order: 1; justify-self: start; }${ style }</style></head><body><div class="${ root }"><button class="control">Next</button><div class="${ above }"><div style="block-size: 300px">Words</div></div></div></body></html>`
		);
	for ( const [ root, above ] of [
		[ 'eidan-slider', 'eidan-slider__view' ],
		[ 'eidan-swap', 'eidan-swap__stage' ],
	] as const ) {
		expect( await load( '', root, above ), root ).toEqual( [ `${ root } > control` ] );
		// It waits until what stands above it has arrived, or there is room for it.
		expect( await load( `.${ root }:not(:has(.${ above })) > button { display: none; }`, root, above ) ).toEqual(
			[]
		);
		expect(
			await load(
				`.${ root } { grid-template-rows: 300px auto; }.${ root } > button { grid-row: 2; }`,
				root,
				above
			)
		).toEqual( [] );
	}
} );

test( 'lifecycle: the check finds a listener that each round leaves behind', async ( { page } ) => {
	await page.addInitScript( keepLedger );
	const leak =
		'new MutationObserver( () => document.querySelector( "[data-leak]" ) && addEventListener( "resize", () => {} ) ).observe( document.body, { childList: true, subtree: true } )';
	await show( page, { leak: '<p data-leak>Words</p>' } );
	const clean = await hundredTimes( page );
	expect( clean.after ).toEqual( clean.before );
	await show(
		page,
		{ leak: '<p data-leak>Words</p>' },
		`<script>addEventListener( 'DOMContentLoaded', () => { ${ leak } } )</script>`
	);
	const { before, after } = await hundredTimes( page );
	expect( after.listeners ).toBeGreaterThan( before.listeners + 90 );
} );

test( 'stored script: the check finds scripts that run on hover, click, focus or display', async ( {
	page,
	allowErrors,
} ) => {
	allowErrors( /./ );
	const hits = await watchPayloads( page );
	for ( const [ name, html ] of Object.entries( {
		shown: '<img src="data:," onerror="eidanXss()" alt="">',
		hovered: '<p onmouseover="eidanXss()">Words</p>',
		clicked: '<a href="#x" onclick="eidanXss()">Words</a>',
		followed: '<a href="javascript:eidanXss()">Words</a>',
		focused: '<button onfocus="eidanXss()">Words</button>',
	} ) ) {
		await show( page, { [ name ]: html } );
		await page.evaluate( tryAll );
		await expect.poll( () => hits.length, name ).toBeGreaterThan( 0 );
		hits.length = 0;
		await page.unrouteAll();
	}
	await show( page, { harmless: '<p>eidanXss()</p>' } );
	await page.evaluate( tryAll );
	expect( hits ).toEqual( [] );
} );

test( 'keyboard: the check finds elements without a key table, buttons that ignore keys, and focus traps', async ( {
	page,
} ) => {
	const ends = ( html: string ) => `<a id="before" href="#a">Before</a>${ html }<a id="behind" href="#b">Behind</a>`;
	await show( page, { strange: '<div role="slider" tabindex="0" aria-valuenow="1" aria-label="Size"></div>' } );
	expect( await withoutPattern( page ) ).toHaveLength( 1 );
	await show( page, { deaf: ends( '<div role="button" tabindex="0">Press</div>' ) } );
	await expect( control.prove( page.locator( control.root ), { page, rtl: false } ) ).rejects.toThrow(
		/each key clicks/
	);
	await show( page, {
		trap: ends( '<button onkeydown="event.key === \'Tab\' && event.preventDefault()">Stay</button>' ),
	} );
	await expect( walkThrough( page, 1 ) ).rejects.toThrow();
} );

test( 'keyboard: the check finds patterns that are built in no way it knows, in another way, or named and nowhere', async ( {
	page,
} ) => {
	const carousel = ( build: string ) => `<div aria-roledescription="carousel" ${ build }>Words</div>`;
	await show( page, {
		good: carousel( 'data-eidan-slider="{}"' ),
		unnamed: carousel( 'data-eidan-slider="{}"' ),
		unknown: carousel( 'data-eidan-wheel="{}"' ),
		other: carousel( 'data-eidan-slider-fade="{}"' ),
		upright: carousel( `data-eidan-slider='{"direction":"vertical"}'` ),
		closed: '<dialog><details><summary>More</summary>Words</details></dialog>',
		gone: '<p>Words</p>',
	} );
	const slider = [ 'carousel: slider' ];
	const keys = { good: slider, unknown: slider, other: slider, upright: slider, gone: slider };
	const wrong = await wronglyNamed( page, [ ...Object.keys( keys ), 'unnamed', 'closed' ], keys );
	const add = ( fixture: string, way: string ) => `${ fixture }: add "${ way }" to its line in tests/keys.json`;
	const takeOut = ( fixture: string ) =>
		`${ fixture }: take "carousel: slider" out of its line in tests/keys.json: nothing is built so`;
	expect( wrong.filter( ( one ) => ! one.includes( 'builds.ts has no way' ) ).sort() ).toEqual(
		[
			add( 'unnamed', 'carousel: slider' ),
			add( 'other', 'carousel: slider that fades' ),
			add( 'upright', 'carousel: slider, upright' ),
			add( 'closed', 'disclosure: details' ),
			...[ 'unknown', 'other', 'upright', 'gone' ].map( takeOut ),
		].sort()
	);
	expect( wrong.filter( ( one ) => one.includes( 'builds.ts has no way' ) ).join() ).toMatch(
		/^unknown: .* of a carousel that is built like <div aria-roledescription="carousel" data-eidan-wheel/
	);
	expect( await wronglyNamed( page, [ 'good' ], keys ).then( ( all ) => all.join() ) ).not.toContain( 'good' );
} );

test( 'bytes: the check finds bytes over the budget, in a script, in a script loaded later, and in a style', async () => {
	const files: Record< string, string > = {
		'view.js': 'import"@eidan/late"',
		'late.js': 'export const late = 1',
		'style.css': 'p{color:red}',
	};
	const address = ( file: string ) => `/wp-content/plugins/eidan/build/${ file }`;
	const html = `<script type="importmap">{"imports":{"@eidan/late":"${ address( 'late.js' ) }"}}</script><script type="module" src="${ address( 'view.js' ) }"></script><link rel="stylesheet" href="${ address( 'style.css' ) }">`;
	const weigh = ( more: Record< string, string > = {}, page = html ) =>
		pageBytes( page, async ( url ) => ( { ...files, ...more } )[ url.replace( /.*\//, '' ) ]! );
	// A text that gzip can hardly make smaller.
	const noise = Array.from( { length: 400 }, ( _, index ) =>
		( ( index * 2654435761 ) % 4294967296 ).toString( 36 )
	).join();
	const { script, style } = await weigh();
	expect( overBudget( await weigh(), { script, style } ) ).toEqual( [] );
	for ( const file of [ 'view.js', 'late.js' ] ) {
		expect(
			overBudget( await weigh( { [ file ]: `${ files[ file ] }/*${ noise }*/` } ), { script, style } ).join(),
			file
		).toMatch( /^script: \d+ of \d+ B$/ );
	}
	expect( overBudget( await weigh( { 'style.css': `/*${ noise }*/` } ), { script, style } ).join() ).toMatch(
		/^style: /
	);
	expect(
		overBudget( await weigh( {}, `${ html }<style id="eidan-control-inline-css">/*${ noise }*/</style>` ), {
			script,
			style,
		} ).join()
	).toMatch( /^style: / );
	expect( gzipped( noise ) ).toBeGreaterThan( 1000 );
} );
