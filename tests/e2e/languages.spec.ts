/**
 * A site in two languages with the real Polylang: what is shown on a page is in the language of that page, also what
 * comes later.
 *
 * @group slow
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { logIn } from './setup/global';
import { foreignWords, readPage } from './support/languages';
import { folderOf, needPlugins } from './support/needs';
import { lay, switchOn } from './support/neighbours';
import { isKept } from './support/page-caches';
import {
	call,
	inTwoLanguages,
	LANGUAGES,
	listOfNine,
	numbered,
	POLYLANG,
	publish,
	WORD,
	type Words,
} from './support/two-languages';

/** One site for all tests of this file. */
const test = inTwoLanguages( 'e2e-languages', 44 );

needPlugins( POLYLANG );

test.describe.configure( { mode: 'serial' } );

const MORE: Words = { en: 'Load more', de: 'Mehr laden' };
const RED: Words = { en: 'Red', de: 'Rot' };
const STATUS: Words = { en: 'Items 6 to 9.', de: 'Einträge 6 bis 9.' };

test( 'lists go on in the language of their page: by a button, by themselves, by numbers', async ( {
	site,
	ids,
	page,
} ) => {
	expect( Object.keys( ids ).length ).toBeGreaterThan( 0 );
	const list = ( block: string, postType: string, more: object ) =>
		`<!-- wp:eidan/${ block } ${ JSON.stringify( { query: { postType, perPage: 5, order: 'date-desc' }, ...more } ) } /-->`;
	const urls = await publish(
		site,
		'Lists',
		list( 'blog-list', 'post', {
			filter: { taxonomy: 'category' },
			elements: [ 'title', 'date' ],
			pagination: 'load-more',
		} ) +
			list( 'team-list', 'eidan_team', { pagination: 'standard' } ) +
			list( 'portfolio-list', 'eidan_portfolio', { pagination: 'infinite' } )
	);
	for ( const language of LANGUAGES ) {
		await page.goto( urls[ language ] );
		// The page says its language; lists in the same one say nothing of their own.
		await expect( page.locator( 'html' ) ).toHaveAttribute( 'lang', new RegExp( `^${ language }` ) );
		await expect( page.locator( '.entry-content [lang]' ) ).toHaveCount( 0 );

		const blog = page.locator( '.wp-block-eidan-blog-list' );
		const titles = blog.locator( '.eidan-list__item :is( h2, h3, h4 )' );
		const red = blog.locator( '.eidan-list__filter' ).filter( { hasText: RED[ language ] } );
		await expect( titles ).toHaveText( numbered( language, 1, 5 ) );
		// Its filter, with the numbers of this language.
		await expect( red ).toContainText( '4' );
		await blog.getByRole( 'link', { name: MORE[ language ] } ).click();
		await expect( titles ).toHaveText( numbered( language, 1, 9 ) );
		await expect( blog.locator( '.eidan-list__status' ) ).toContainText( STATUS[ language ] );
		await expect( blog.locator( 'time, .eidan-card__date' ).last() ).toContainText(
			language === 'de' ? 'März' : 'March'
		);
		await red.click();
		await expect( titles ).toHaveText( numbered( language, 1, 4 ) );

		const team = page.locator( '.wp-block-eidan-team-list' );
		await team.locator( 'a[rel="next"]' ).click();
		await expect( team.locator( 'h3' ) ).toHaveText( numbered( language, 6, 9 ) );
		await expect( team.locator( '.eidan-list__status' ) ).toContainText( STATUS[ language ] );

		const works = page.locator( '.wp-block-eidan-portfolio-list h3' );
		await expect( async () => {
			await page.mouse.wheel( 0, 5000 );
			expect( await works.allTextContents() ).toEqual( numbered( language, 1, 9 ) );
		} ).toPass();
	}
} );

test( 'entries and terms chosen by hand become their translations on a translated page', async ( {
	site,
	ids,
	page,
} ) => {
	const picked = [ ids[ 'post 7' ]!.en, ids[ 'post 2' ]!.en ];
	const hand = await publish(
		site,
		'By hand',
		`<!-- wp:eidan/blog-list ${ JSON.stringify( { query: { include: picked } } ) } /-->`
	);
	const terms = [ { taxonomy: 'category', include: [ ids[ 'post red' ]!.en ] } ];
	const red = await publish(
		site,
		'Red',
		`<!-- wp:eidan/blog-list ${ JSON.stringify( { query: { terms } } ) } /-->`
	);
	for ( const language of LANGUAGES ) {
		await page.goto( hand[ language ] );
		const titles = page.locator( '.eidan-list__item :is( h2, h3, h4 )' );
		await expect( titles ).toHaveText( [ `${ WORD[ language ] } 7`, `${ WORD[ language ] } 2` ] );
		await page.goto( red[ language ] );
		await expect( titles ).toHaveText( [ 1, 2, 3, 4 ].map( ( at ) => `${ WORD[ language ] } ${ at }` ) );
	}
} );

test( 'a menu made once leads to the pages of the language, with their titles', async ( { site, ids, page } ) => {
	expect( ids ).toBeTruthy();
	const about = await publish( site, 'About', '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->' );
	const menu = await site.php< number >( call( `menu( 'About' )` ) );
	const pages = await publish( site, 'Menu', `<!-- wp:eidan/menu {"menu":"navigation:${ menu }"} /-->` );
	const titles: Words = { en: 'About', de: 'About deutsch' };
	for ( const language of LANGUAGES ) {
		await page.goto( pages[ language ] );
		const block = page.locator( '.wp-block-eidan-menu' );
		await expect( block.getByRole( 'link', { name: titles[ language ], exact: true } ) ).toHaveAttribute(
			'href',
			about[ language ]
		);
		// What an author wrote for the item stays.
		await expect( block.getByRole( 'link', { name: 'Who we are' } ) ).toHaveAttribute( 'href', about[ language ] );
	}
} );

test( 'the search suggests what is in the language of the page', async ( { site, ids, page } ) => {
	expect( ids ).toBeTruthy();
	const word = 'Portmanteau';
	await publish( site, word, '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->' );
	const pages = await publish(
		site,
		'Search',
		readFileSync( join( __dirname, '../fixtures/blocks/search-cover.html' ), 'utf8' )
	);
	for ( const language of LANGUAGES ) {
		await page.goto( pages[ language ] );
		await page.locator( '.wp-block-eidan-opener' ).click();
		await page.getByRole( 'dialog' ).getByRole( 'combobox' ).fill( word );
		await expect( page.getByRole( 'option' ).filter( { hasText: word } ) ).toHaveText(
			language === 'de' ? [ /deutsch/ ] : [ /Portmanteau(?! deutsch)/ ]
		);
	}
} );

test( 'a preview in the editor shows entries and words of the language of the edited entry', async ( {
	site,
	ids,
	browser,
} ) => {
	const context = await browser.newContext( { storageState: await logIn( site.url ) } );
	const nonce = await (
		await context.request.get( `${ site.url }/wp-admin/admin-ajax.php?action=rest-nonce` )
	).text();
	for ( const language of LANGUAGES ) {
		for ( const [ block, attributes, words ] of [
			[ 'blog-list', { pagination: 'load-more', elements: [ 'title', 'date' ] }, MORE ],
			[ 'team-list', { layout: 'slider' }, { en: 'Next slide', de: 'Nächster Slide' } ],
		] as const ) {
			const postType = block === 'blog-list' ? 'post' : 'eidan_team';
			const answer = await context.request.post(
				`${ site.url }/?rest_route=/wp/v2/block-renderer/eidan/${ block }&context=edit&_locale=user`,
				{
					headers: { 'X-WP-Nonce': nonce },
					data: {
						post_id: ids[ 'post 1' ]![ language ],
						attributes: { ...attributes, query: { postType, perPage: 5, order: 'date-desc' } },
					},
				}
			);
			const { rendered } = await answer.json();
			expect( [ ...new Set( rendered.match( /(?:Entry|Eintrag) \d/g ) ) ] ).toEqual( numbered( language, 1, 5 ) );
			expect( rendered ).toContain( words[ language ] );
			// The screen around it is in English.
			expect( rendered.match( /^\s*<div[^>]* lang="([^"]*)"/ )?.[ 1 ] ).toBe(
				language === 'de' ? 'de-DE' : undefined
			);
		}
	}
	await context.close();
} );

/** Blocks that list entries page by page, by the type of these. */
const LISTS = {
	post: [ 'blog-list', 'category' ],
	eidan_portfolio: [ 'portfolio-list', 'eidan_portfolio_category' ],
	eidan_team: [ 'team-list', 'eidan_team_department' ],
	eidan_testimonial: [ 'testimonials-list', 'eidan_testimonial_category' ],
	eidan_client: [ 'clients-list', 'eidan_client_category' ],
} as const;

/** Blocks that show entries all at once, with what makes them do so. */
const OTHERS: [ block: string, attributes: object ][] = [
	...[ 'list', 'columns', 'slider' ].map( ( layout ): [ string, object ] => [
		'interactive-link-showcase',
		{ source: 'query', layout },
	] ),
	[ 'team-list', { layout: 'slider' } ],
	[ 'testimonials-list', { layout: 'slider' } ],
	[ 'testimonials-list', { layout: 'single' } ],
	[ 'clients-list', { layout: 'slider' } ],
	[ 'clients-list', { layout: 'marquee' } ],
	[ 'portfolio-slider', {} ],
	[ 'portfolio-interactive-showcase', {} ],
	[ 'fixed-portfolio-list', {} ],
];

test( 'all lists with all paginations, sliders and showcases have no entry and no word of the other language, logged in or not', async ( {
	site,
	ids,
	browser,
} ) => {
	expect( ids ).toBeTruthy();
	const lists = Object.entries( LISTS ).flatMap( ( [ postType, [ block, taxonomy ] ] ) =>
		[ 'standard', 'load-more', 'infinite' ].map( ( pagination ): [ string, object ] => [
			block,
			{
				query: { postType, perPage: 5, order: 'date-desc' },
				filter: { taxonomy },
				orders: [ 'title-asc' ],
				pagination,
			},
		] )
	);
	const urls = await publish(
		site,
		'All lists',
		[ ...lists, ...OTHERS ]
			.map( ( [ block, more ] ) => `<!-- wp:eidan/${ block } ${ JSON.stringify( more ) } /-->` )
			.join( '\n' )
	);
	const find = foreignWords( 'de_DE' );
	for ( const state of [ undefined, await logIn( site.url ) ] ) {
		const context = await browser.newContext( state ? { storageState: state } : {} );
		const page = await context.newPage();
		await page.goto( `${ site.url }/wp-includes/images/blank.gif` );
		for ( const language of LANGUAGES ) {
			const read = await readPage( page, urls[ language ], /(?:Entry|Eintrag) \d/ );
			expect( read.loggedIn ).toBe( Boolean( state ) );
			const bar = language === 'en' ? [ 'All 9', 'Blue 5', 'Red 4' ] : [ 'Alle 9', 'Blau 5', 'Rot 4' ];
			expect( read.lists ).toEqual(
				lists.map( ( [ block, more ] ) =>
					listOfNine( language, block, ( more as { pagination: string } ).pagination, bar )
				)
			);
			expect( read.others.map( ( [ block ] ) => block ) ).toEqual( OTHERS.map( ( [ block ] ) => block ) );
			for ( const [ block, titles ] of read.others ) {
				expect( titles.slice( 0, 6 ).sort(), block ).toEqual( numbered( language, 1, 6 ) );
				expect(
					titles.every( ( title ) => title.startsWith( WORD[ language ] ) ),
					block
				).toBe( true );
			}
			expect( find( language, read.words ) ).toEqual( [] );
			// Both languages are told apart at all: the words of this page would be foreign on the other one.
			expect( find( language === 'en' ? 'de' : 'en', read.words ) ).toEqual(
				expect.arrayContaining( [ MORE[ language ], STATUS[ language ] ] )
			);
		}
		await context.close();
	}
} );

test( 'a panel and a popup are those of the page’s language, also where both bear one name', async ( {
	site,
	ids,
	page,
} ) => {
	expect( ids ).toBeTruthy();
	const text: Words = { en: 'Write to us', de: 'Schreiben Sie uns' };
	const blocks = ( language: 'en' | 'de' ) =>
		[ 'panel', 'panel__popup' ]
			.map( ( name ) => readFileSync( join( __dirname, `../fixtures/blocks/${ name }.html` ), 'utf8' ) )
			.join( '\n' )
			.replaceAll( /(<h2[^>]*>)[^<]*/g, `$1${ text[ language ] }` );
	const urls = {
		en: ( await publish( site, 'Panels', blocks( 'en' ) ) ).en,
		de: ( await publish( site, 'Panels, translated', blocks( 'de' ) ) ).de,
	};
	for ( const language of LANGUAGES ) {
		await page.goto( `${ urls[ language ] }#talk` );
		await page.goto( urls[ language ] );
		await page.locator( '.wp-block-eidan-opener' ).first().click();
		const dialog = page.locator( 'dialog[open]' );
		await expect( dialog.getByRole( 'heading', { name: text[ language ] } ) ).toBeVisible();
		const other = language === 'en' ? 'de' : 'en';
		expect( await page.content() ).not.toContain( text[ other ] );
		await page.keyboard.press( 'Escape' );
	}
} );

test( 'a popup that opens by itself has the words of the page’s language', async ( { site, ids, page } ) => {
	expect( ids ).toBeTruthy();
	const text: Words = { en: 'Letters from us', de: 'Briefe von uns' };
	const popup = readFileSync( join( __dirname, '../fixtures/blocks/panel__popup.html' ), 'utf8' );
	const urls = await publish( site, 'Popup', popup );
	for ( const language of LANGUAGES ) {
		const words = btoa( popup.replace( 'Letters from the studio', text[ language ] ) );
		await site.php(
			`wp_update_post( wp_slash( array( 'ID' => url_to_postid( '${ urls[ language ] }' ), 'post_content' => base64_decode( '${ words }' ) ) ) );`
		);
	}
	for ( const language of LANGUAGES ) {
		await page.context().clearCookies();
		await page.goto( urls[ language ] );
		const dialog = page.locator( 'dialog[open]' );
		await expect( async () => {
			await page.evaluate( () =>
				document.documentElement.dispatchEvent( new MouseEvent( 'mouseleave', { clientY: -1 } ) )
			);
			await expect( dialog ).toHaveCount( 1, { timeout: 500 } );
		} ).toPass();
		await expect( dialog.getByRole( 'heading' ) ).toHaveText( text[ language ] );
		await expect( page.locator( 'html' ) ).toHaveAttribute( 'lang', new RegExp( `^${ language }` ) );
	}
} );

test( 'a drop-down has the categories of the language, and leads to theirs', async ( { site, ids, page } ) => {
	expect( ids ).toBeTruthy();
	await site.php( `update_option( 'eidan_settings', array( 'page' => array( 'dropdowns' => 'button' ) ) );` );
	const urls = await publish( site, 'Drop-down', '<!-- wp:categories {"displayAsDropdown":true} /-->' );
	for ( const language of LANGUAGES ) {
		await page.goto( urls[ language ] );
		const form = page.locator( 'form.eidan-dropdown' );
		const other = language === 'en' ? 'de' : 'en';
		await expect( form.getByRole( 'option', { name: RED[ other ], exact: true } ) ).toHaveCount( 0 );
		await form.getByRole( 'combobox' ).selectOption( { label: RED[ language ] } );
		await form.getByRole( 'button' ).click();
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toContainText( RED[ language ] );
		await expect( page.locator( 'html' ) ).toHaveAttribute( 'lang', new RegExp( `^${ language }` ) );
	}
} );

test.describe( () => {
	const CACHE = 'wp-super-cache';
	needPlugins( CACHE );

	test( 'what comes from a page cache goes on in its language, logged in or not', async ( {
		site,
		ids,
		page,
		browser,
	} ) => {
		expect( ids ).toBeTruthy();
		lay( site, CACHE, folderOf( CACHE ) );
		expect( await switchOn( site, [ `${ CACHE }/wp-cache.php` ] ) ).toEqual( [] );
		await site.php(
			`require_once ${ JSON.stringify( join( __dirname, 'support', 'page-caches.php' ) ) };
		Eidan\\Tests\\PageCaches\\mark();
		Eidan\\Tests\\PageCaches\\cache( WP_PLUGIN_DIR . '/${ CACHE }' );`
		);
		const urls = await publish(
			site,
			'Kept',
			'<!-- wp:eidan/blog-list {"query":{"perPage":5,"order":"date-desc"},"pagination":"load-more","elements":["title"]} /-->'
		);
		const member = await browser.newContext( { storageState: await logIn( site.url ) } );
		for ( const each of [ page, await member.newPage() ] ) {
			// Languages take turns: a cache that did not tell them apart would be seen.
			for ( const language of LANGUAGES ) {
				await expect.poll( () => isKept( each.request, urls[ language ] ) ).toBe( true );
			}
			for ( const language of LANGUAGES ) {
				await each.goto( urls[ language ] );
				await each.getByRole( 'link', { name: MORE[ language ] } ).click();
				const list = each.locator( '.wp-block-eidan-blog-list' );
				await expect( list.locator( '.eidan-list__item :is( h2, h3, h4 )' ) ).toHaveText(
					numbered( language, 1, 9 )
				);
				await expect( list.locator( '.eidan-list__status' ) ).toContainText( STATUS[ language ] );
			}
		}
		await member.close();
	} );
} );
