/** Tabs, and the accordion of narrow windows: keys, and a focus that stays where it is. */
import { fixtures } from '../e2e/support/blocks';
import { pictures } from '../e2e/support/tabs';
import { expect, focused, LINK, test } from './fixtures';

const { content = '' } = fixtures.find( ( { name } ) => name === 'tabbed-info' ) ?? {};

/** Returns the selected tab and the number of visible panels. */
const shown = () => ( {
	tab: document.querySelector( '[role="tab"][aria-selected="true"]' )?.textContent ?? '',
	panels: [ ...document.querySelectorAll< HTMLElement >( '.eidan-tabs__panel' ) ].filter( ( panel ) =>
		panel.checkVisibility( { contentVisibilityAuto: true } )
	).length,
} );

const count = () => document.querySelectorAll( '[role="tab"]' ).length;

test( 'arrow keys choose tabs, one panel is seen, Tab leads into it', async ( { show } ) => {
	const driver = await show( content + LINK );
	await expect.poll( () => driver.run( count ), 'tabs start' ).toBeGreaterThan( 1 );
	await driver.run( () => document.querySelector< HTMLElement >( '[role="tab"]' )!.focus() );
	const first = await driver.run( shown );
	await driver.press( 'ArrowRight' );
	await expect.poll( () => driver.run( shown ) ).not.toEqual( first );
	expect( ( await driver.run( shown ) ).panels ).toBe( 1 );
	await driver.press( 'Home' );
	await expect.poll( () => driver.run( shown ) ).toEqual( first );
	await driver.press( 'Tab' );
	expect(
		await driver.run( () => document.activeElement?.closest( '[role="tabpanel"]' ) !== null ),
		'into the panel'
	).toBe( true );
} );

test( 'what is in the open panel of vertical tabs can be clicked', async ( { show } ) => {
	const driver = await show( fixtures.find( ( { name } ) => name === 'tabbed-info__vertical' )?.content ?? '' );
	await expect
		.poll(
			() =>
				driver.run(
					() =>
						Boolean( document.querySelector( '.is-live' ) ) ||
						! CSS.supports( 'selector(::details-content)' )
				),
			'tabs start, or there are none'
		)
		.toBe( true );
	const isTabs = await driver.run( () => document.querySelectorAll( '[role="tab"]' ).length > 0 );
	await driver.run(
		( open ) =>
			( open
				? document.querySelectorAll< HTMLElement >( '[role="tab"]' )[ 2 ]
				: document.querySelectorAll( 'summary' )[ 2 ] )!.click(),
		isTabs
	);
	await driver.click( 'a[href="#pineapple"]' );
	await expect.poll( () => driver.run( () => location.hash ) ).toBe( '#pineapple' );
} );

test( 'the picture of the next tab takes the place of the last one', async ( { show } ) => {
	const driver = await show( pictures );
	await expect.poll( () => driver.run( count ), 'tabs start' ).toBeGreaterThan( 1 );
	/** Returns the place of each picture that is seen, and what is cut off it. */
	const seen = () =>
		[ ...document.querySelectorAll< HTMLElement >( '.eidan-tabs__panel img' ) ]
			.filter( ( image ) => image.checkVisibility( { contentVisibilityAuto: true } ) )
			.map( ( image ) => {
				const { left, top, width, height } = image.getBoundingClientRect();
				const cut = getComputedStyle( image.parentElement! ).clipPath;
				return [ ...[ left, top, width, height ].map( Math.round ), cut ].join( ' ' );
			} );
	const [ place ] = await driver.run( seen );
	await driver.run( () => document.querySelectorAll< HTMLElement >( '[role="tab"]' )[ 1 ]!.click() );
	await expect.poll( () => driver.run( seen ) ).toEqual( [ place ] );
	expect( ( await driver.run( shown ) ).tab ).toBe( 'Decide' );
} );

test( 'a window that narrows and widens leaves the focus where it is', async ( { show } ) => {
	const driver = await show( content + LINK );
	await expect.poll( () => driver.run( count ) ).toBeGreaterThan( 1 );
	await driver.run( () => document.querySelectorAll< HTMLElement >( '[role="tab"]' )[ 1 ]!.focus() );
	await driver.run( () => document.getElementById( 'beside' )!.focus() );
	await driver.size( 460, 900 );
	await expect
		.poll(
			() =>
				driver.run( () =>
					[ ...document.querySelectorAll( 'summary' ) ].some( ( summary ) => summary.checkVisibility() )
				),
			'an accordion'
		)
		.toBe( true );
	expect( await focused( driver ), 'the focus had left the tabs' ).toBe( 'A link' );

	await driver.size( 1200, 900 );
	await expect.poll( () => driver.run( count ) ).toBeGreaterThan( 1 );
	expect( await focused( driver ) ).toBe( 'A link' );
	await driver.run( () => {
		const tab = document.querySelectorAll< HTMLElement >( '[role="tab"]' )[ 1 ]!;
		tab.focus();
		tab.click();
	} );
	const title = await driver.run(
		() =>
			document.activeElement?.querySelector( 'h3, .eidan-tabs__title' )?.textContent ??
			document.activeElement?.textContent ??
			''
	);
	await driver.size( 460, 900 );
	await expect.poll( () => focused( driver ), 'it stays on its item' ).toContain( title );
} );

test( 'titles of tabs have enough room after the window has grown, and after a font has loaded', async ( { show } ) => {
	const driver = await show( fixtures.find( ( { name } ) => name === 'tabbed-info__always-tabs' )?.content ?? '' );
	await expect.poll( () => driver.run( count ), 'tabs start' ).toBeGreaterThan( 1 );
	/** Returns titles that need more than one line. */
	const broken = () =>
		[ ...document.querySelectorAll( '[role="tab"] .eidan-tabs__title' ) ].flatMap( ( title ) =>
			title.getBoundingClientRect().height > 1.8 * parseFloat( getComputedStyle( title ).fontSize )
				? [ title.textContent ]
				: []
		);
	const fontSize = () => parseFloat( getComputedStyle( document.querySelector( '.eidan-tabs__title' )! ).fontSize );
	await driver.size( 460, 900 );
	const before = await driver.run( fontSize );
	await driver.size( 1200, 900 );
	await expect.poll( () => driver.run( fontSize ), 'words grow with the window' ).toBeGreaterThan( before );
	await expect.poll( () => driver.run( broken ) ).toEqual( [] );
	await driver.run( () => {
		document.querySelector< HTMLElement >( '.eidan-tabs' )!.style.setProperty( '--eidan-title', '3rem' );
	} );
	await expect.poll( () => driver.run( broken ), 'as from a font that is wider' ).toEqual( [] );
} );
