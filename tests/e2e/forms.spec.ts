/**
 * The look of forms, on the real plugins: sent empty, on light and dark grounds.
 */
import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures';
import { sentence, tooPale, wordReader } from './support/contrast/words';
import { addThemes } from './support/contrast/themes';
import { FORM_MARKUP, FORM_PLUGINS, formPages, markupPages } from './support/form-plugins';
import { needPlugins } from './support/needs';
import { settled } from './support/settled';
import { publish, SECTION, sectioned } from './support/sheets';
import { axe } from './support/axe';

/** The switch of this look, on or off. */
const look = ( url: string, forms = true ) => ( {
	name: 'eidan-page',
	value: encodeURIComponent( JSON.stringify( { forms } ) ),
	url,
} );

const cookies = ( url: string, plugin: string, forms = true ) => [
	look( url, forms ),
	{ name: 'eidan-forms', value: encodeURIComponent( plugin ), url },
];

for ( const plugin of FORM_PLUGINS ) {
	test.describe( () => {
		needPlugins( plugin.slug );

		test( `${ plugin.slug }: what is missing is said, in words that can be read, and nothing moves @both`, async ( {
			page,
			site,
		} ) => {
			test.slow();
			const pages = await formPages( site, plugin );
			await page.context().addCookies( cookies( site.url, plugin.main ) );
			for ( const url of pages ) {
				await page.setViewportSize( { width: 1200, height: 900 } );
				await page.goto( url );
				await sectioned( page );
				const form = page.locator( plugin.form );
				const tops = () =>
					form.evaluate( ( node ) =>
						[ ...node.querySelectorAll( 'input, select, textarea' ) ]
							.map( ( one ) => one.getBoundingClientRect() )
							.filter( ( { width } ) => width > 1 )
							.map( ( { top } ) => Math.round( top - node.getBoundingClientRect().top ) )
					);
				const before = await tops();
				await form.locator( plugin.button ).click();
				await expect( form.locator( plugin.error ) ).toHaveCount( plugin.errors );
				expect.soft( await tops() ).toEqual( before );

				const { violations } = await axe( page )
					.include( plugin.form )
					.disableRules( [ 'color-contrast' ] )
					.analyze();
				expect.soft( violations.map( ( { id, nodes } ) => `${ id }: ${ nodes[ 0 ]?.html }` ) ).toEqual( [] );

				const small = await form.locator( 'input, select, textarea, button' ).evaluateAll( ( all ) =>
					all
						.map( ( one ) => ( { html: one.outerHTML, box: one.getBoundingClientRect() } ) )
						.filter( ( { box } ) => box.width > 1 && Math.round( Math.min( box.width, box.height ) ) < 24 )
						.map( ( { html } ) => html )
				);
				expect.soft( small ).toEqual( [] );

				await page.mouse.move( 0, 0 );
				await settled( page );
				// The sign beside an error is drawn with a letter; the words beside it say the same.
				const readWords = await wordReader( page );
				const words = ( await readWords( SECTION ) ).filter( ( { text } ) => ! text.startsWith( '::before' ) );
				expect.soft( words.length ).toBeGreaterThan( 5 );
				expect.soft( tooPale( words ).map( sentence ) ).toEqual( [] );

				await page.setViewportSize( { width: 320, height: 800 } );
				expect
					.soft(
						await page.evaluate(
							() => document.documentElement.scrollWidth - document.documentElement.clientWidth
						)
					)
					.toBe( 0 );
			}
		} );
	} );
}

for ( const name of FORM_MARKUP ) {
	test( `${ name }: fields, words and errors are set by this look alone, on light and dark grounds @both @slow`, async ( {
		page,
		site,
	} ) => {
		await page.context().addCookies( [ look( site.url ) ] );
		for ( const url of await markupPages( site, name ) ) {
			await page.setViewportSize( { width: 1200, height: 900 } );
			await page.goto( url );
			await sectioned( page );
			const fields = page.locator( 'form :is([type="text"], [type="email"], select, textarea)' );
			for ( const { height, style } of await fields.evaluateAll( ( all ) =>
				all.map( ( one ) => ( {
					height: one.getBoundingClientRect().height,
					style: getComputedStyle( one ).borderTopStyle,
				} ) )
			) ) {
				expect.soft( height ).toBeGreaterThan( 44 );
				expect.soft( style ).toBe( 'solid' );
			}
			const error = page.getByText( 'This field is required.' );
			await expect( error ).toHaveCSS( 'font-style', 'normal' );
			expect(
				await error.evaluate( ( one ) => getComputedStyle( one ).color ),
				'an error has a color of its own'
			).not.toBe( await page.locator( 'form' ).evaluate( ( one ) => getComputedStyle( one ).color ) );
			for ( const group of await page.locator( 'form fieldset' ).all() ) {
				await expect( group ).toHaveCSS( 'border-top-width', '0px' );
			}
			await page.keyboard.press( 'Tab' );
			await fields.first().focus();
			await expect( fields.first() ).not.toHaveCSS( 'outline-style', 'none' );
			const readWords = await wordReader( page );
			const words = ( await readWords( SECTION ) ).filter( ( { text } ) => ! text.startsWith( '::before' ) );
			expect.soft( words.length ).toBeGreaterThan( 5 );
			expect.soft( tooPale( words ).map( sentence ) ).toEqual( [] );
			await page.setViewportSize( { width: 320, height: 800 } );
			expect.soft( await page.evaluate( () => document.documentElement.scrollWidth ) ).toBeLessThanOrEqual( 320 );
		}
	} );
}

test( 'the arrow of a choice stands at its end, from right to left, too, and is the browser’s in forced colors', async ( {
	page,
	site,
} ) => {
	const [ url = '' ] = await markupPages( site, 'wpforms' );
	await page.context().addCookies( [ look( site.url ) ] );
	const choice = page.locator( 'form select' );
	const arrow = () => choice.evaluate( ( one ) => getComputedStyle( one ).backgroundPositionX );
	await page.goto( url );
	expect( await arrow() ).toMatch( /^calc\(100% - / );
	await page.goto( `${ url }${ url.includes( '?' ) ? '&' : '?' }rtl=1` );
	expect( await arrow() ).toBe( '16px' );
	await page.emulateMedia( { forcedColors: 'active' } );
	await expect( choice ).not.toHaveCSS( 'appearance', 'none' );
} );

test.describe( () => {
	const plugin = FORM_PLUGINS[ 0 ]!;
	needPlugins( plugin.slug );

	test( 'fields have the size of text in themes whose large text is very large', async ( { page, site } ) => {
		test.slow();
		await addThemes( site );
		const [ url = '' ] = await formPages( site, plugin );
		await page.context().addCookies( cookies( site.url, plugin.main ) );
		await page.goto( `${ url }${ url.includes( '?' ) ? '&' : '?' }eidan-theme=twentytwentyfour` );
		const size = await page
			.locator( `${ plugin.form } input:visible` )
			.first()
			.evaluate( ( one ) => parseFloat( getComputedStyle( one ).fontSize ) );
		expect( size ).toBeGreaterThanOrEqual( 16 );
		expect( size ).toBeLessThanOrEqual( 18 );
	} );

	test( 'a form keeps the look of its plugin where the owner wants that, and pages without a form pay nothing', async ( {
		page,
		site,
	} ) => {
		const [ url = '' ] = await formPages( site, plugin );
		const field = page.locator( `${ plugin.form } input:visible` ).first();
		await page.context().addCookies( cookies( site.url, plugin.main, false ) );
		await page.goto( url );
		const own = ( await field.boundingBox() )!.height;
		await page.context().addCookies( cookies( site.url, plugin.main ) );
		await page.goto( url );
		expect( ( await field.boundingBox() )!.height ).toBeGreaterThan( own );
		const [ plain = '' ] = await publish( site, [ '<!-- wp:paragraph --><p>Words.</p><!-- /wp:paragraph -->' ] );
		const answer = await page.request.get( plain );
		expect( await answer.text() ).not.toContain( 'eidan-forms' );
	} );
} );

// A visitor's connection carries 3.7 kB in a hundredth of a second; six kinds of forms share them.
for ( const [ name, most ] of [
	[ 'forms', 3650 ],
	[ 'forms-search', 400 ],
] as const ) {
	test( `the style ${ name } has at most ${ most } bytes`, () => {
		const css = readFileSync( join( __dirname, '../../build/styles', `${ name }.css` ) );
		expect( gzipSync( css, { level: 9 } ).length ).toBeLessThanOrEqual( most );
	} );
}
