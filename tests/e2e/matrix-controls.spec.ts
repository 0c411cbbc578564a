/**
 * Each matrix against a block that breaks it: what sees nothing there would see nothing anywhere.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { tryAll, watch } from './support/hostile';
import { control, strangers, walkThrough } from './support/keyboard';
import { keepLedger } from './support/ledger';
import { empty, textsOf, tooWide, violationsOf } from './support/looks';
import { movers } from './support/motion';
import { watchPolicy } from './support/policy';
import { hundredTimes } from './support/rounds';
import { watchShifts } from './support/shifts';
import { drawn } from './support/settled';

/**
 * Shows a page of blocks that no server has to print.
 *
 * @param page   Page.
 * @param blocks HTML by name of the fixture.
 * @param head   More of its head.
 */
const show = async ( page: Page, blocks: Record< string, string >, head = '' ) => {
	const sections = Object.entries( blocks ).map( ( [ name, html ] ) => `<div class="eidan-fixture-${ name }" data-fixture="${ name }">${ html }</div>` );
	await page.route( '**/control', ( route ) => route.fulfill( { contentType: 'text/html; charset=utf-8', body: `<!doctype html><html lang="en"><head><title>Control</title>${ head }</head><body><main class="entry-content">${ sections.join( '' ) }</main></body></html>` } ) );
	await page.goto( '/control' );
};

test( 'motion: what runs without an end and what changes its place is seen', async ( { page } ) => {
	await page.clock.install();
	await show(
		page,
		{
			still: '<p>Words</p>',
			animated: '<p style="animation: go 2s infinite">Words</p>',
			ticking: '<p id="ticking">Words</p><script>setInterval( () => document.getElementById( "ticking" ).style.marginLeft = Date.now() / 1000 % 97 + "px", 1000 )</script>',
		},
		'<style>@keyframes go { to { transform: translateX( 9px ); } }</style>'
	);
	expect( await movers( page ) ).toEqual( [ 'animated', 'ticking' ] );
} );

test( 'shift: what pushes others down is seen', async ( { page } ) => {
	await watchShifts( page );
	await show( page, { late: '<p>Words</p>', below: '<p>More words</p>' } );
	await drawn( page );
	await page.evaluate( () => window.eidanWatchShifts() );
	expect( await page.evaluate( () => window.eidanShifts() ) ).toEqual( [] );
	await page.evaluate( () => document.querySelector( '[data-fixture="late"]' )!.insertAdjacentHTML( 'beforeend', '<div style="height: 200px"></div>' ) );
	await drawn( page );
	expect( ( await page.evaluate( () => window.eidanShifts() ) ).join( ' ' ) ).toMatch( /below/ );
} );

test( 'lifecycle: a listener that each round leaves behind is seen', async ( { page } ) => {
	await page.addInitScript( keepLedger );
	const leak = 'new MutationObserver( () => document.querySelector( "[data-leak]" ) && addEventListener( "resize", () => {} ) ).observe( document.body, { childList: true, subtree: true } )';
	await show( page, { leak: '<p data-leak>Words</p>' } );
	const clean = await hundredTimes( page );
	expect( clean.after ).toEqual( clean.before );
	await show( page, { leak: '<p data-leak>Words</p>' }, `<script>addEventListener( 'DOMContentLoaded', () => { ${ leak } } )</script>` );
	const { before, after } = await hundredTimes( page );
	expect( after.listeners ).toBeGreaterThan( before.listeners + 90 );
} );

test( 'page: nothing, too much width, a picture without words and text that needs script are seen', async ( { page, context, allowErrors } ) => {
	allowErrors( /Content Security Policy|Refused|violates/ );
	const against = await watchPolicy( context );
	await show(
		page,
		{
			nothing: '',
			good: '<p>Words</p>',
			wide: '<p style="width: 200vw">Wide words</p>',
			nameless: '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="40" height="40">',
		},
		`<meta http-equiv="Content-Security-Policy" content="script-src 'nonce-own'"><script>1</script>`
	);
	expect( await empty( page ) ).toEqual( [ 'nothing' ] );
	expect( await tooWide( page ) ).toContain( 'wide' );
	expect( ( await violationsOf( page ) ).join() ).toMatch( /image-alt/ );
	expect( await textsOf( page ) ).toEqual( { nothing: [], good: [ 'Words' ], wide: [ 'Wide words' ], nameless: [] } );
	expect( against.join() ).toMatch( /script-src/ );
} );

test( 'stored script: what is hovered, clicked, focused or merely shown and then runs is seen', async ( { page, allowErrors } ) => {
	allowErrors( /./ );
	const hits = await watch( page );
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

test( 'keyboard: what has no key table, a button without keys and a trap are seen', async ( { page } ) => {
	const ends = ( html: string ) => `<a id="before" href="#a">Before</a>${ html }<a id="behind" href="#b">Behind</a>`;
	await show( page, { strange: '<div role="slider" tabindex="0" aria-valuenow="1" aria-label="Size"></div>' } );
	expect( await strangers( page ) ).toHaveLength( 1 );
	await show( page, { deaf: ends( '<div role="button" tabindex="0">Press</div>' ) } );
	await expect( control.prove( page.locator( control.root ), { page, rtl: false } ) ).rejects.toThrow( /each key clicks/ );
	await show( page, { trap: ends( '<button onkeydown="event.key === \'Tab\' && event.preventDefault()">Stay</button>' ) } );
	await expect( walkThrough( page, 1 ) ).rejects.toThrow();
} );
