import { median, place, table } from '../../../../tools/bench/table.mjs';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { byBlock, editorScripts, pageBytes, scriptBytes } from '../../../../tools/bench/bytes.mjs';
import { budgetOf } from '../../../../tools/new-block/names.mjs';

it( 'replaces a section and leaves the rest', () => {
	const first = place( '# Performance\n\nWords.\n', 'a', 'one' );
	expect( place( first, 'a', 'two' ) ).toBe(
		'# Performance\n\nWords.\n\n<!-- bench:a -->\n\ntwo\n\n<!-- /bench:a -->\n'
	);
} );

it( 'says in the table what is not reached', () => {
	expect( table( [ { what: 'a|b', ours: '1', other: '2', target: '3', ok: false } ] ) ).toContain(
		'| a\\|b | 1 | 2 | 3 | **no** |'
	);
} );

it.each( [
	[ [ 3, 1, 2 ], 2 ],
	[ [ 4, 1, 2, 3 ], 2.5 ],
] )( 'takes the median of %j', ( values, middle ) => {
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
	expect( Object.keys( ( await pageBytes( html, get ) ).parts ) ).toEqual( [
		'tabs/view.js',
		'view/runtime.js',
		'view/late.js',
		'eidan-tokens-inline-css',
	] );
	expect( Object.keys( ( await pageBytes( html, get, [ '@eidan/late' ] ) ).parts ) ).not.toContain( 'view/late.js' );
} );

it( 'counts what the editor loads: blocks, the scripts they depend on, parts loaded later', () => {
	const build = mkdtempSync( join( tmpdir(), 'eidan-build-' ) );
	const files = {
		'tabs/block.json': '{"editorScript":"file:./index.js","viewScriptModule":"file:./view.js"}',
		'tabs/index.js': '1',
		'tabs/index.asset.php':
			"<?php return array('dependencies' => array('eidan-shared', 'wp-data'), 'version' => '1');",
		'tab/block.json': '{"editorScript":"eidan-tabs-editor-script"}',
		'page-header.js': '',
		'shared.js': 'a.u=e=>"late.js?ver=1"',
		'editor.js': 'a.u=e=>(29===e?"swiper":e)+".js?ver="+{29:"72",7:"47"}[e]',
		'content-types.js': 'a.u=e=>({3:"map",15:"grid"}[e]||e)+".js?ver="+({3:"72",15:"47"})[e]',
		...Object.fromEntries(
			[ 'swiper', '7', 'late', 'map', 'grid', 'screen' ].map( ( name ) => [ `${ name }.js`, name ] )
		),
	};
	for ( const [ file, text ] of Object.entries( files ) ) {
		mkdirSync( dirname( join( build, file ) ), { recursive: true } );
		writeFileSync( join( build, file ), text );
	}
	expect( Object.keys( scriptBytes( build, editorScripts( build ) ) ).sort() ).toEqual( [
		'7.js',
		'content-types.js',
		'editor.js',
		'grid.js',
		'late.js',
		'map.js',
		'page-header.js',
		'shared.js',
		'swiper.js',
		'tabs/index.js',
	] );
	rmSync( build, { recursive: true } );
} );

it( 'counts what blocks share apart from the own scripts of each', () => {
	expect(
		byBlock( { 'editor.js': 40, '1763.js': 20, 'icon/index.js': 3, 'icon/late.js': 1, 'tabs/index.js': 5 } )
	).toEqual( { shared: 60, icon: 4, tabs: 5 } );
} );

it( 'gives a new block the bytes on a page of what it loads, and none of the editor', () => {
	const budgets = {
		list: { script: 3, style: 2, editor: 90, unused: [ '@eidan/late' ] },
		slider: { script: 4, style: 1, editor: 80 },
	};
	expect( budgetOf( budgets, [ 'list', 'slider' ] ) ).toEqual( { script: 3, style: 43, unused: [ '@eidan/late' ] } );
} );
