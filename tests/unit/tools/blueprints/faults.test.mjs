/**
 * Tests of the look at the page where a blueprint lands.
 *
 * @jest-environment node
 */
import { faultsIn, faultsOf, filesOf } from '../../../../tools/blueprints/faults.mjs';

const PAGE =
	'<link rel="stylesheet" href="/a.css?ver=1&#038;b=2"><div id="wpadminbar"></div><h1>Studio</h1>' +
	'<div class="alignfull wp-block-eidan-header"></div><img alt="" src="/b.webp">';

it( 'a page of the starter is good', () => {
	expect( faultsIn( PAGE, { shop: false } ) ).toEqual( [] );
} );

it.each( [
	[ 'PHP complains', '<b>Fatal error</b>: no' ],
	[ 'the starter is not there', 'Hello world!' ],
] )( 'says “%s”', ( fault, html ) => {
	expect( faultsIn( PAGE + html, { shop: false } ) ).toEqual( [ fault ] );
} );

it( 'says what is missing', () => {
	expect( faultsIn( '<p>Nothing.</p>', { shop: true } ) ).toEqual( [
		'no block of the plugin is there',
		'it has no heading',
		'nobody is logged in',
		'WooCommerce is not there',
	] );
} );

it( 'finds the files of a page', () => {
	expect( filesOf( PAGE ) ).toEqual( [ '/a.css?ver=1&b=2', '/b.webp' ] );
} );

it( 'goes through the redirect that logs in with its cookie, and asks for each file', async () => {
	const asked = [];
	const get = async ( address, { headers = {} } = {} ) => {
		const url = new URL( address );
		asked.push( `${ url.pathname }${ url.search } ${ headers.cookie ?? '' }`.trim() );
		if ( url.pathname === '/' && ! headers.cookie ) {
			return new Response( '', { status: 302, headers: { location: '/', 'set-cookie': 'in=1; path=/' } } );
		}
		return new Response( PAGE, { status: url.pathname === '/b.webp' ? 404 : 200 } );
	};
	expect( await faultsOf( 'http://127.0.0.1/', { shop: false }, get ) ).toEqual( [ '/b.webp answers 404' ] );
	expect( asked ).toEqual( [ '/', '/ in=1', '/a.css?ver=1&b=2', '/b.webp' ] );
} );

it( 'says that a page does not answer', async () => {
	expect( await faultsOf( 'http://127.0.0.1/', {}, async () => new Response( '', { status: 500 } ) ) ).toEqual( [
		'it answers 500',
	] );
} );
