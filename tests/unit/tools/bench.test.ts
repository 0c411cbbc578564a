import { median, place, table } from '../../../tools/bench/table.mjs';
import { pageBytes } from '../../../tools/bench/bytes.mjs';

it( 'replaces a section and leaves the rest', () => {
	const first = place( '# Performance\n\nWords.\n', 'a', 'one' );
	expect( place( first, 'a', 'two' ) ).toBe( '# Performance\n\nWords.\n\n<!-- bench:a -->\n\ntwo\n\n<!-- /bench:a -->\n' );
} );

it( 'says in the table what is not reached', () => {
	expect( table( [ { what: 'a|b', ours: '1', other: '2', target: '3', ok: false } ] ) ).toContain( '| a\\|b | 1 | 2 | 3 | **no** |' );
} );

it.each( [ [ [ 3, 1, 2 ], 2 ], [ [ 4, 1, 2, 3 ], 2.5 ] ] )( 'takes the median of %j', ( values, middle ) => {
	expect( median( values ) ).toBe( middle );
} );

it( 'counts a module, what it imports, and inlined styles, each once', async () => {
	const base = 'http://site.test/wp-content/plugins/eidan-blocks/build/';
	const files: Record< string, string > = {
		[ `${ base }tabs/view.js?ver=1` ]: 'import{define as d}from"@eidan/runtime";import("@eidan/late");d()',
		[ `${ base }view/runtime.js` ]: 'export const define=1',
		[ `${ base }view/late.js` ]: 'export{}',
	};
	const html = `<script type="importmap">{"imports":{"@eidan/runtime":"${ base }view/runtime.js","@eidan/late":"${ base }view/late.js"}}</script>
		<script type="module" src="${ base }tabs/view.js?ver=1"></script><script src="http://site.test/wp-includes/x.js"></script>
		<style id="eidan-tokens-inline-css">:root{}</style><style id="wp-x">a{}</style>`;
	const get = async ( url: string ) => files[ url ] ?? '';
	expect( Object.keys( ( await pageBytes( html, get ) ).parts ) ).toEqual( [ 'tabs/view.js', 'view/runtime.js', 'view/late.js', 'eidan-tokens-inline-css' ] );
	expect( Object.keys( ( await pageBytes( html, get, [ '@eidan/late' ] ) ).parts ) ).not.toContain( 'view/late.js' );
} );
