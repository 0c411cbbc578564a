/** Why a shop says no, and how its words come onto the page. */
import { reasonOf, refusal } from '../../../src/view/shop/refusal';
import { partsOf, say } from '../../../src/view/shop/words';

const HERE = 'https://shop.example/list/';

it.each( [
	[ 'another plugin', 400, { code: 'woocommerce_rest_add_to_cart_error', message: 'Members only.' }, 'said', 'Members only.' ],
	[ 'a name that nobody knows', 403, { code: 'cart_prod_vari', message: 'No.' }, 'said', 'No.' ],
	[ 'one that is not for sale', 400, { code: 'woocommerce_rest_product_not_purchasable', message: 'Not available.' }, 'said', 'Not available.' ],
	[ 'too few left', 400, { code: 'woocommerce_rest_product_partially_out_of_stock', message: '2 remaining' }, 'amount', '2 remaining' ],
	[ 'a maximum, or a multiple', 400, { code: 'invalid_quantity', message: 'At most 3' }, 'amount', 'At most 3' ],
	[ 'one at a time', 400, { code: 'readonly_quantity', message: 'Cannot be changed' }, 'amount', 'Cannot be changed' ],
	[ 'sold out', 400, { code: 'woocommerce_rest_product_out_of_stock', message: 'Out' }, 'out', 'Out' ],
	[ 'no such product', 400, { code: 'woocommerce_rest_cart_invalid_product', message: 'Not found' }, 'gone', 'Not found' ],
	[ 'a stale nonce', 403, { code: 'woocommerce_rest_invalid_nonce', message: 'Nonce is invalid.' }, 'away', '' ],
	[ 'a server that fails', 500, { code: 'internal_server_error', message: '<p>Critical error</p>' }, 'away', '' ],
	[ 'no words', 400, { code: 'x' }, 'away', '' ],
	[ 'no object', 200, undefined, 'away', '' ],
	[ 'anything', 400, [ { message: 5 } ], 'away', '' ],
] )( 'knows what %s means', ( _, status, answer, reason, html ) => {
	expect( reasonOf( refusal( status, answer ) ) ).toEqual( { reason, html } );
} );

it( 'shows nobody what browsers tell developers', () => {
	expect( reasonOf( new TypeError( 'Failed to fetch' ) ) ).toEqual( { reason: 'away', html: '' } );
} );

it.each( [
	[ 'Salt &amp; pepper &quot;A&quot;', [ 'Salt & pepper "A"' ] ],
	[ 'Please <a class="x" href="/account/?a=1&amp;b=2" onclick="x()">log <b>in</b></a> first.', [ 'Please ', { text: 'log in', url: 'https://shop.example/account/?a=1&b=2' }, ' first.' ] ],
	[ "<a href='https://b.example/'>B</a>", [ { text: 'B', url: 'https://b.example/' } ] ],
	[ '<a href="javascript:alert(1)">Run</a><a href="&#106;avascript:x">so</a> <a href="data:text/html,x">it</a>', [ 'Run', 'so', ' ', 'it' ] ],
	[ '<a href="http://[">broken</a>', [ 'broken' ] ],
	[ '<img src=x onerror=alert(1)><script>alert(2)</script>', [ 'alert(2)' ] ],
	[ '&lt;a href="/x"&gt;no&lt;/a&gt;', [ '<a href="/x">no</a>' ] ],
	[ '', [] ],
] )( 'reads %s', ( html, parts ) => {
	expect( partsOf( html, HERE ) ).toEqual( parts );
} );

it( 'puts words and links on the page, and no element else', () => {
	const place = document.createElement( 'p' );
	say( place, '&lt;b&gt; <i>and</i> <a href="https://b.example/?q=&quot;">go</a>' );
	expect( place.innerHTML ).toBe( '&lt;b&gt; and <a href="https://b.example/?q=%22">go</a>' );
	say( place, '' );
	expect( place.childNodes ).toHaveLength( 0 );
} );
