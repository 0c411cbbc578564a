/** How texts from the shop are put on the page. */
import { partsOf, say } from '../../../../src/view/shop-words';

const HERE = 'https://shop.example/list/';

it.each( [
	[ 'Salt &amp; pepper &quot;A&quot;', [ 'Salt & pepper "A"' ] ],
	[
		'Please <a class="x" href="/account/?a=1&amp;b=2" onclick="x()">log <b>in</b></a> first.',
		[ 'Please ', { text: 'log in', url: 'https://shop.example/account/?a=1&b=2' }, ' first.' ],
	],
	[ "<a href='https://b.example/'>B</a>", [ { text: 'B', url: 'https://b.example/' } ] ],
	[
		'<a href="javascript:alert(1)">Run</a><a href="&#106;avascript:x">so</a> <a href="data:text/html,x">it</a>',
		[ 'Run', 'so', ' ', 'it' ],
	],
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
