/**
 * Forms of enquiries with the built scripts, on pages of stand-ins: what a browser, and scripts of every kind, send.
 */
import { expect, test, type Page } from '@playwright/test';
import { open, TESTS_WOOCOMMERCE, UTM, type PageOptions } from './support/attribution-page';

test.skip( TESTS_WOOCOMMERCE, 'WooCommerce has no scripts for forms' );

/** Fields that are named like methods of a form hide these. */
const FORM =
	'<form class="known" method="post" action="/sent"><input name="who" value="Ann"><input name="append"><input name="matches"><input name="closest"><button>Send</button></form>';

/** The engine without a shop, and the small file beside that of a shop. */
const KINDS = [
	[ 'without a shop', { file: 'attribution-site', params: { forms: '.known' } } ],
	[
		'beside a shop’s engine',
		{
			params: { forms: '.known' },
			after: `document.body.append( Object.assign( document.createElement( 'script' ), { src: '/attribution-forms.js' } ) );`,
		},
	],
] as const satisfies readonly ( readonly [ string, PageOptions ] )[];

/** Fields as they were sent; undefined if ours was not among them. */
const read = ( body: string | null ): Record< string, string > | undefined => {
	const sent =
		new URLSearchParams( body ?? '' ).get( 'eidan_attribution' ) ??
		/name="eidan_attribution"\s+([\w+/=]+)/.exec( body ?? '' )?.[ 1 ];
	return sent ? JSON.parse( atob( sent ) ) : undefined;
};

/** Does what sends something to `/sent`, and returns our fields in it. */
const sentBy = async ( page: Page, act: () => Promise< unknown > ) => {
	const [ request ] = await Promise.all( [
		page.waitForRequest( ( one ) => one.url().endsWith( '/sent' ) && one.method() === 'POST' ),
		act(),
	] );
	return read( request.postData() );
};

/** Ways of sending a form that scripts have, run in the page. */
const WAYS = {
	'the browser itself': () => document.querySelector( 'button' )!.click(),
	'a script that calls submit()': () => document.querySelector( 'form' )!.submit(),
	'a script with FormData': () => {
		const form = document.querySelector( 'form' )!;
		form.addEventListener( 'submit', ( event ) => {
			event.preventDefault();
			void fetch( '/sent', { method: 'POST', body: new FormData( form ) } );
		} );
		form.requestSubmit();
	},
	'a script that reads inputs when the form is sent': () => {
		const form = document.querySelector( 'form' )!;
		form.addEventListener( 'submit', ( event ) => {
			event.preventDefault();
			const inputs = [ ...form.querySelectorAll( 'input' ) ].map( ( { name, value } ) => [ name, value ] );
			void fetch( '/sent', { method: 'POST', body: new URLSearchParams( inputs ) } );
		} );
		form.requestSubmit();
	},
	'a script that reads inputs at a click': () => {
		const form = document.querySelector( 'form' )!;
		form.querySelector( 'input' )!.focus();
		const inputs = [ ...form.querySelectorAll( 'input' ) ].map( ( { name, value } ) => [ name, value ] );
		void fetch( '/sent', { method: 'POST', body: new URLSearchParams( inputs as string[][] ) } );
	},
	'a form that was put in later': () => {
		document.body.innerHTML = document.body.innerHTML.replace( 'known', 'known again' );
		document.querySelector( 'button' )!.click();
	},
};

for ( const [ index, [ kind, options ] ] of KINDS.entries() ) {
	test.describe( `${ kind }${ index ? ' @slow' : '' }`, () => {
		for ( const [ name, way ] of Object.entries( WAYS ) ) {
			test( `${ name } sends the fields`, async ( { page } ) => {
				await open( page, { url: UTM, body: FORM, ...options } );
				await page.waitForLoadState();
				expect( await sentBy( page, () => page.evaluate( way ) ) ).toMatchObject( {
					utm_source: 'news',
					source_type: 'utm',
				} );
			} );
		}

		test( 'nothing is sent before consent, it is after, and no longer once that is withdrawn', async ( {
			page,
		} ) => {
			await open( page, {
				url: UTM,
				body: FORM,
				...options,
				before: `window.wp_consent_type = 'optin'; window.wp_has_consent = () => window.said;`,
				params: { ...options.params, eidan: { category: 'statistics' } },
			} );
			await page.waitForLoadState();
			const send = () => sentBy( page, () => page.evaluate( WAYS[ 'a script that reads inputs at a click' ] ) );
			const say = ( said: boolean ) =>
				page.evaluate( ( yes ) => {
					Object.assign( window, { said: yes } );
					document.dispatchEvent(
						new CustomEvent( 'wp_listen_for_consent_change', {
							detail: { statistics: yes ? 'allow' : 'deny' },
						} )
					);
				}, said );
			expect( await send() ).toBeUndefined();
			await say( true );
			expect( await send() ).toMatchObject( { utm_source: 'news' } );
			await say( false );
			expect( await page.locator( '[name=eidan_attribution]' ).count() ).toBe( 0 );
			expect( await send() ).toBeUndefined();
			expect( await page.context().cookies() ).toEqual( [] );
		} );
	} );
}
