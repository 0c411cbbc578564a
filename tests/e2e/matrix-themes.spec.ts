/**
 * Words of every fixture can be read in other themes and their style variations. Their contrast is measured from the
 * pixels of screenshots.
 *
 * @group slow
 */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { fixtures } from './support/blocks';
import { judge } from './support/contrast/named';
import { addThemes, LOOKS, looksFor, pairs } from './support/contrast/themes';
import { missing, sentence, tooPale, wordReader, type ReadWord } from './support/contrast/words';
import { finishAnimations, loadImages, settled } from './support/settled';
import { publish, SECTION, sectioned, sheetMarkup, sheets, type Sheet } from './support/sheets';

// On the first run themes are downloaded.
test.describe.configure( { timeout: 400_000 } );

test( 'control: the check tells apart words that are pale, on an image, on their own background, or hidden', async ( {
	page,
} ) => {
	const readWords = await wordReader( page );
	const read = async ( html: string ) => {
		await page.setContent(
			`<body style="margin:0;background:#fff;color:#222"><section data-fixture="x">${ html }</section>`
		);
		return readWords( SECTION );
	};
	const pale = async ( html: string ) => tooPale( await read( html ) ).map( sentence );
	expect( await pale( '<p>Words that can be read</p>' ) ).toEqual( [] );
	expect( ( await read( '<p>Words that can be read</p>' ) ).length ).toBe( 5 );
	expect( await pale( '<p style="color:#797979">Grey</p>' ), '4.35' ).toEqual( [
		expect.stringMatching( /^x: “Grey” of p < section.* has 4.3\d : 1 in place of 4.5/ ),
	] );
	expect( await pale( '<p style="color:#757575">Grey</p>' ), '4.6' ).toEqual( [] );
	expect( await pale( '<p style="color:#777;font-size:24px">Large</p>' ) ).toEqual( [] );
	expect( await pale( '<p style="opacity:.4">Faded</p>' ) ).toHaveLength( 1 );
	expect( await pale( '<p style="color:#fff">Like the ground</p>' ) ).toHaveLength( 1 );
	expect(
		await pale( '<p style="background:currentcolor"><span style="color:#222">On its own color</span></p>' )
	).toHaveLength( 1 );
	expect(
		await pale(
			'<p style="color:#fff;inline-size:max-content;background:linear-gradient(90deg,#000,#fff)">Over something light at its end</p>'
		)
	).toHaveLength( 1 );
	// A pale word far down the page is found once, even if two windows show it.
	const lines = Array.from(
		{ length: 120 },
		( _, index ) => `<p style="font-weight:100${ index === 100 ? ';color:#ddd' : '' }">Line</p>`
	).join( '' );
	expect( await pale( lines ) ).toEqual( [ expect.stringMatching( /“Line” .* has 1\.\d+ : 1/ ) ] );
	expect( await pale( '<style>p::before{content:"01";color:#ddd}</style><p>Words</p>' ) ).toEqual( [
		expect.stringMatching( /::before/ ),
	] );
	expect( await pale( '<input style="color:#ccc;background:#fff" value="Typed">' ) ).toEqual( [
		expect.stringMatching( /a field/ ),
	] );
	// Very thin letters are measured in their full color.
	expect( await pale( '<p style="font:100 11px sans-serif;color:#6a6a6a">Thin and small</p>' ) ).toEqual( [] );
	const outlined = ( color: string ) =>
		`<p style="font-size:40px;color:transparent;-webkit-text-stroke:1px ${ color }">Outlined</p>`;
	expect( await pale( outlined( '#222' ) ) ).toEqual( [] );
	expect( await pale( outlined( '#ddd' ) ) ).toHaveLength( 1 );
	// Words that nobody sees are left out.
	for ( const hidden of [
		'opacity:0',
		'visibility:hidden',
		'clip-path:inset(50%)',
		'position:absolute;left:-999px',
	] ) {
		expect( await read( `<p style="color:#eee;${ hidden }">Hidden</p>` ), hidden ).toEqual( [] );
	}
	expect(
		await read(
			'<div style="position:relative"><p style="color:#eee">Covered</p><div style="position:absolute;inset:0;background:#fff"></div></div>'
		)
	).toEqual( [] );
	const covering = ( style: string ) =>
		read( `<p>Five words under a cover</p><div style="position:fixed;inset:0;background:#fff;${ style }"></div>` );
	expect( missing( await covering( '' ), await covering( 'display:none' ) ) ).toEqual( [
		'x: 0 of 5 words, without Five words under a cover',
	] );
	expect(
		missing( await covering( 'inset-inline-end:auto;inline-size:90px' ), await covering( 'display:none' ) )
	).toEqual( [ expect.stringMatching( /^x: [23] of 5 words, without Five/ ) ] );
	expect( missing( await covering( 'display:none' ), await covering( '' ) ) ).toEqual( [] );
	expect(
		await read( '<details><summary style="font-size:0"></summary><p style="color:#eee">Closed</p></details>' )
	).toEqual( [] );
} );

test( 'control: a page view has the theme and the variation that it asks for', async ( { site, page } ) => {
	const looks = new Map( [ ...LOOKS, ...pairs.map( ( { look } ) => look ) ].map( ( one ) => [ one.name, one ] ) );
	await addThemes( site, [ ...looks.values() ] );
	const [ url = '' ] = await publish( site, [ '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->' ] );
	const grounds: string[] = [];
	for ( const { name, theme, query } of looks.values() ) {
		await page.goto( `${ url }?${ query }` );
		expect(
			await page
				.locator(
					`link[href*="/themes/${ theme }/"], style:text("/themes/${ theme }/"), body.wp-theme-${ theme }`
				)
				.count(),
			name
		).toBeGreaterThan( 0 );
		grounds.push(
			await page.evaluate( () =>
				[ document.body, document.documentElement ]
					.map( ( element ) => getComputedStyle( element ) )
					.map(
						( { backgroundColor, color, fontFamily } ) => `${ backgroundColor } ${ color } ${ fontFamily }`
					)
					.join()
			)
		);
	}
	expect( new Set( grounds ).size, grounds.join( '\n' ) ).toBe( looks.size );
} );

/**
 * Opens a page in a look, with all of its images.
 *
 * @param page    Where words are read.
 * @param address Of the page, with the look.
 */
const open = async ( page: Page, address: string ) => {
	await page.goto( address );
	await settled( page );
	await sectioned( page );
	await loadImages( page );
	await finishAnimations( page );
};

/** Looks of the site's own theme are read at once, those of others by the whole suite: they have to be found first. */
const testsOf = ( { own, foreign }: ReturnType< typeof looksFor >, { isBase }: Sheet ) => [
	...( isBase ? [ { what: 'in the variations of a theme', looks: own } ] : [] ),
	// What is seen is compared with the first look.
	...( ! isBase || foreign.length
		? [ { what: 'in other themes', looks: [ ...own.slice( 0, isBase ? 1 : undefined ), ...foreign ] } ]
		: [] ),
];

for ( const [ index, sheet ] of sheets.entries() ) {
	for ( const { what, looks } of testsOf( looksFor( index ), sheet ) ) {
		test( `${ sheet.name }: words can be read ${ what }`, async ( { site, page, allowErrors } ) => {
			await addThemes( site, looks );
			// Lists that load by themselves would grow while the page is scrolled.
			await page.route( /get-posts/, ( route ) => route.abort() );
			allowErrors( /get-posts/ );
			await page.emulateMedia( { reducedMotion: 'reduce' } );
			const [ url = '' ] = await publish( site, [ sheetMarkup( sheet.fixtures ) ] );
			const readWords = await wordReader( page );
			const names = sheet.fixtures.map( ( fixture ) => fixture.name );
			let first: ReadWord[] | undefined;
			for ( const { name, query } of looks ) {
				await open( page, `${ url }?${ query }` );
				const words = await readWords( SECTION );
				first ??= words;
				expect.soft( missing( words, first ), `${ name }: words that are not seen` ).toEqual( [] );
				const { unnamed, idle } = judge( tooPale( words ), name, names );
				expect.soft( words.length, `${ name }: words are seen` ).toBeGreaterThan( 0 );
				expect.soft( unnamed, `${ name }: words that are pale` ).toEqual( [] );
				expect.soft( idle, `${ name }: named for nothing` ).toEqual( [] );
			}
		} );
	}
}

for ( const { look, fixtures: names } of pairs ) {
	// Fewer where a run is about some blocks only.
	const wanted = names.filter( ( name ) => fixtures.some( ( { slug } ) => slug === name.split( '__' )[ 0 ] ) );
	if ( wanted.length ) {
		test( `${ look.name }: words that were pale there once can be read`, async ( { site, page } ) => {
			await addThemes( site, [ look ] );
			await page.emulateMedia( { reducedMotion: 'reduce' } );
			const [ url = '' ] = await publish( site, [
				sheetMarkup( fixtures.filter( ( { name } ) => wanted.includes( name ) ) ),
			] );
			const readWords = await wordReader( page );
			await open( page, `${ url }?${ look.query }` );
			const words = await readWords( SECTION );
			expect( new Set( words.map( ( { fixture } ) => fixture ) ), 'words are seen' ).toEqual( new Set( wanted ) );
			expect( tooPale( words ).map( sentence ), 'words that are pale' ).toEqual( [] );
		} );
	}
}
