/**
 * Every journey of support/enquiry-journeys.ts to a form of every plugin that is there, and to our own: the visitor comes,
 * sends the form, and the list of enquiries has the truth. The last line of each test counts, and says how much of it
 * the plugin knows alone; artifacts/enquiry-journeys has all three for each journey.
 *
 * @group slow
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { OWN_FORM, SENT_FORMS, type SentForm } from './support/enquiry-forms';
import { JOURNEYS, type Journey } from './support/enquiry-journeys';
import { banner, cache, elsewhere, say, travel } from './support/enquiry-travel';
import { mustUse } from './support/must-use';
import { folderOf, needPlugins } from './support/needs';
import { complaints, lay, siteFixture, swap, type NeighbourSite } from './support/neighbours';

const test = base.extend< object, { site: NeighbourSite } >( {
	site: siteFixture( { name: 'e2e-enquiry-journeys', port: 80 } ),
} );

// Each test is a table: a picture of its last moment says nothing.
test.use( { screenshot: 'off' } );

// One site for all.
test.describe.configure( { mode: 'default' } );

/** Addresses of pages with a form, and of one with two. */
type Pages = Record< 'form' | 'panel' | 'second', string >;

const pageOf = ( pages: Pages, kind: Journey[ 'form' ] ) =>
	kind === 'panel' || kind === 'second' ? pages[ kind ] : pages.form;

const PHONE = {
	viewport: { width: 390, height: 844 },
	isMobile: true,
	hasTouch: true,
	userAgent:
		'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
};

const POPUP = `<!-- wp:eidan/opener {"panel":"write","display":"text"} -->
<a class="wp-block-eidan-opener" href="#write"><span class="eidan-opener__text">Write to us</span></a>
<!-- /wp:eidan/opener -->

<!-- wp:eidan/panel {"anchor":"write","kind":"popup"} -->
<div class="wp-block-eidan-panel" id="write"><div class="eidan-panel__content">FORM</div></div>
<!-- /wp:eidan/panel -->`;

/** Switches a plugin on, and makes pages with forms of it. */
const prepare = async ( site: NeighbourSite, { slug, main, make }: SentForm ): Promise< Pages > => {
	await site.php(
		mustUse(
			'eidan-journeys.php',
			// Jetpack works without an account at wordpress.com. All visitors here have one address.
			`<?php add_filter( 'jetpack_offline_mode', '__return_true' ); add_filter( 'eidan_enquiry_limit', '__return_zero' );`
		)
	);
	if ( main ) {
		lay( site, slug, folderOf( slug ) );
		expect( await swap( site, [ main ], [] ) ).toEqual( [] );
	}
	return site.php< Pages >( `
		wp_set_current_user( 1 );
		$make    = static function () { ${ make } };
		$block   = static fn( string $code ): string => str_starts_with( $code, '<!--' ) ? $code : "<!-- wp:shortcode -->$code<!-- /wp:shortcode -->";
		$publish = static fn( string $title, string $content ): string => get_permalink( wp_insert_post( wp_slash( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $title, 'post_content' => $content ) ) ) );
		if ( ! get_page_by_path( 'services' ) ) {
			$publish( 'Services', 'What we do.' );
		}
		$one = $block( $make() );
		$two = $block( $make() );
		return array(
			'form'   => $publish( 'Contact', $one ),
			'panel'  => $publish( 'Popup', str_replace( 'FORM', $one, base64_decode( '${ Buffer.from( POPUP ).toString( 'base64' ) }' ) ) ),
			'second' => $publish( 'Two', "$one\\n\\n$two" ),
		);` );
};

/** Sends the form empty, which its plugin refuses, and puts the form of a new page in its place. */
const replace = async ( page: Page, { form, whole = form, renew = '' }: SentForm ) => {
	await page.locator( form ).locator( '[type=submit]' ).first().click();
	await page.waitForLoadState( 'networkidle' );
	await page.evaluate(
		async ( [ selector, code ] ) => {
			const html = await ( await fetch( location.href ) ).text();
			const fresh = new DOMParser().parseFromString( html, 'text/html' ).querySelector( selector )!;
			document.querySelector( selector )!.replaceWith( document.importNode( fresh, true ) );
			const there = document.querySelector( selector )!;
			new Function( 'form', code )( there.closest( 'form' ) ?? there.querySelector( 'form' ) );
		},
		[ whole, renew ] as const
	);
};

/** One visitor: comes, answers the banner, sends the form. */
const visit = async (
	context: BrowserContext,
	site: NeighbourSite,
	form: SentForm,
	pages: Pages,
	journey: Journey,
	email: string
) => {
	const { steps, form: kind, consent, truth } = journey;
	const address = pageOf( pages, kind );
	const errors: string[] = [];
	const carrying: string[] = [];
	await elsewhere( context, site );
	if ( consent ) {
		await banner( context, consent[ 0 ] );
	}
	if ( kind === 'cached' ) {
		await cache( context, address );
	}
	const page = await context.newPage();
	page.on( 'pageerror', ( { message } ) => errors.push( message ) );
	page.on( 'request', ( request ) => {
		if ( ( request.postData() ?? '' ).includes( 'eidan_attribution' ) ) {
			carrying.push( request.url() );
		}
	} );
	await travel( page, steps, address, ( path ) =>
		path.replace( /^form/, address ).replace( /^\//, `${ site.url }/` )
	);
	let target = page.locator( form.form ).nth( kind === 'second' ? 1 : 0 );
	if ( kind === 'panel' ) {
		await page.getByText( 'Write to us' ).first().click();
		target = page.locator( 'dialog' ).locator( form.form ).first();
	} else if ( kind === 'replaced' ) {
		await replace( page, form );
	}
	if ( consent ) {
		await target.locator( 'input:visible' ).first().focus();
		for ( const answer of consent.slice( 1 ) ) {
			await say( page, answer );
		}
	}
	await form.send( target, email );
	await expect( form.sent( page ) ).toBeVisible();
	expect( errors ).toEqual( [] );
	if ( Object.keys( truth ).length === 0 ) {
		expect( carrying ).toEqual( [] );
		expect( ( await context.cookies() ).filter( ( { name } ) => name.startsWith( 'sbjs_' ) ) ).toEqual( [] );
	}
};

/** What the list has of the visits, by email address. */
const KEPT = `$found = array();
foreach ( get_posts( array( 'post_type' => 'eidan_enquiry', 'post_status' => 'eidan-new', 'numberposts' => -1 ) ) as $post ) {
	$found[ get_post_meta( $post->ID, '_eidan_enquiry_email', true ) ][] = array(
		'page'   => get_post_meta( $post->ID, '_eidan_enquiry', true )['page'],
		'fields' => (object) array_filter( (array) get_post_meta( $post->ID, '_eidan_enquiry_attribution', true ) ),
	);
}
return (object) $found;`;

for ( const form of [ ...SENT_FORMS, OWN_FORM ] ) {
	const { slug, main } = form;

	test.describe( () => {
		if ( main ) {
			needPlugins( slug );
		}

		test( `${ slug }: the truth of every journey is in the list`, async ( { browser, site } ) => {
			test.setTimeout( 900_000 );
			const pages = await prepare( site, form );
			const address = ( number: number ) => `visitor-${ number }-${ slug }@example.com`;
			for ( const [ number, journey ] of JOURNEYS.entries() ) {
				const context = await browser.newContext( journey.phone ? PHONE : {} );
				const problem = await visit( context, site, form, pages, journey, address( number ) ).then(
					() => '',
					( error ) => String( error )
				);
				expect.soft( problem, journey.name ).toBe( '' );
				await context.close();
			}

			const kept = await site.php< Record< string, { page: string; fields: object }[] > >( KEPT );
			const alone = form.alone ? await site.php< Record< string, string > >( form.alone ) : {};
			const { errors } = test.info();
			let right = 0;
			const told = JOURNEYS.map( ( { name, truth, landing, sign, form: kind }, number ) => {
				const page = pageOf( pages, kind );
				const [ ours, ...more ] = kept[ address( number ) ] ?? [];
				const before = errors.length;
				const began = landing && landing.replace( /^form/, pages.form ).replace( /^\//, `${ site.url }/` );
				expect.soft( more, `${ name }: once` ).toEqual( [] );
				if ( began ) {
					expect.soft( ours, name ).toMatchObject( { page, fields: { ...truth, session_entry: began } } );
				} else {
					expect.soft( ours, name ).toEqual( { page, fields: {} } );
				}
				right += Number( errors.length === before );
				const known = alone[ address( number ) ] ?? '';
				const knows = sign?.test( known.toLowerCase() ) ?? false;
				return { name, truth: { ...truth, began }, ours, alone: known, knows };
			} );
			mkdirSync( 'artifacts/enquiry-journeys', { recursive: true } );
			writeFileSync( `artifacts/enquiry-journeys/${ slug }.json`, JSON.stringify( told, null, '\t' ) );
			const known = told.filter( ( { knows } ) => knows ).length;
			const toKnow = JOURNEYS.filter( ( { sign } ) => sign ).length;
			console.log(
				`${ slug }: ${ right } of ${ JOURNEYS.length } right; the plugin alone ${ known } of ${ toKnow } with a source`
			);
			expect.soft( complaints( site ) ).toEqual( [] );
			if ( main ) {
				await swap( site, [], [ main ] );
			}
		} );
	} );
}
