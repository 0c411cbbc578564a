import { holdsBack } from '../../../../tools/bench/first-paint.mjs';
import { plainPage } from '../../../../tools/bench/plain.mjs';

const ours = 'http://site.test/wp-content/plugins/eidan/build/';
const shop = 'http://site.test/wp-content/plugins/woocommerce/assets/';

const html = `<html><head>
	<link rel="expect" href="#eidan-header-end" blocking="render">
	<link rel='stylesheet' id='eidan-header-style-css' href='${ ours }header/style-index.css?ver=1' media='all' />
	<link rel="stylesheet" href="${ shop }shop.css">
	<link rel="stylesheet" href="${ shop }paper.css" media="print">
	<link rel="preload" as="font" href="http://site.test/wp-content/themes/x/font.woff2">
	<style id="eidan-menu-style-inline-css">.eidan-menu{color:red}</style>
	<style id="global-styles-inline-css">:root{--x:1}</style>
	<script src="${ shop }jquery.js"></script>
	<script src="${ shop }later.js" defer data-wp-strategy="defer"></script>
	<script type="module" src="${ ours }view/runtime.js"></script>
	<script type="importmap">{"imports":{"@eidan/runtime":"${ ours }view/runtime.js","x":"http://site.test/x.js"}}</script>
</head><body><div class="eidan-header"></div><span id="eidan-header-end" hidden></span>
	<script>place( '.eidan-masonry' )</script><script>document.body.className = 'js'</script>
	<script type="application/json" id="wp-script-module-data-@eidan/popup">{}</script>
	<noscript><link rel="stylesheet" href="${ shop }none.css"></noscript><img src="x.webp"></body></html>`;

it( 'lists what holds back the first paint, and whose it is', async () => {
	const things = await holdsBack( html, async ( url: string ) => url );
	expect( things.map( ( { kind, name, isOurs } ) => [ kind, name, isOurs ] ) ).toEqual( [
		[ 'expected', '#eidan-header-end', true ],
		[ 'style', 'header/style-index.css', true ],
		[ 'style', 'plugins/woocommerce/assets/shop.css', false ],
		[ 'script', 'plugins/woocommerce/assets/jquery.js', false ],
		[ 'inlined', 'eidan-menu-style-inline-css', true ],
		[ 'inlined', 'global-styles-inline-css', false ],
	] );
	for ( const { bytes } of things ) {
		expect( bytes ).toBeGreaterThan( 20 );
	}
} );

it( 'takes styles and scripts of ours out of the plain page, and nothing else', () => {
	const plain = plainPage( html );
	expect( plain.replace( 'class="eidan-header"', '' ).replace( 'id="eidan-header-end"', '' ) ).not.toContain(
		'eidan'
	);
	for ( const kept of [
		'shop.css',
		'jquery.js',
		'later.js',
		'font.woff2',
		'global-styles-inline-css',
		'x.webp',
		`document.body.className = 'js'`,
		'{"imports":{"x":"http://site.test/x.js"}}',
	] ) {
		expect( plain ).toContain( kept );
	}
} );
