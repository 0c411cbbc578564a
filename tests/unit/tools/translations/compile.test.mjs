/**
 * @jest-environment node
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { jsonOf, phpOf, textsOfScripts, writeLanguage } from '../../../../tools/translations/compile.mjs';
import { pseudo } from '../../../../tools/translations/pseudo.mjs';

let folder;
const write = ( path, content ) => {
	mkdirSync( dirname( join( folder, path ) ), { recursive: true } );
	writeFileSync( join( folder, path ), content );
};

beforeEach( () => {
	folder = mkdtempSync( join( tmpdir(), 'eidan-languages-' ) );
} );
afterEach( () => rmSync( folder, { recursive: true, force: true } ) );

const language = ( entries ) => ( { locale: 'de_DE', plurals: 'nplurals=2; plural=n != 1;', entries } );
const open = { text: 'Open', references: [ 'src/editor/a.tsx' ], translations: [ 'Öffnen' ] };
const items = {
	text: "%d 'item'",
	plural: '%d items',
	context: 'list',
	references: [ 'includes/A.php' ],
	translations: [ '%d Ding', '%d Dinge' ],
};

it( 'writes what PHP reads: forms of a plural are separated by NUL, the context by EOT', () => {
	expect( phpOf( language( [ items ] ) ) ).toBe(
		`<?php\nreturn ['language'=>'de_DE','plural-forms'=>'nplurals=2; plural=n != 1;',` +
			`'messages'=>['list'."\\4".'%d \\'item\\''=>'%d Ding'."\\0".'%d Dinge']];\n`
	);
} );

it( 'writes what wp.i18n reads', () => {
	expect( JSON.parse( jsonOf( language( [ items ] ) ) ).locale_data.messages ).toEqual( {
		'': { domain: 'messages', lang: 'de_DE', 'plural-forms': 'nplurals=2; plural=n != 1;' },
		"list\u0004%d 'item'": [ '%d Ding', '%d Dinge' ],
	} );
} );

it( 'gives each script its own words, those of its parts too', () => {
	write( 'editor.js', '(0,i.__)("Open","eidan");n.e(12).then(t)' );
	write( '12.js', '(0,i._n)("%d item","%d items",a,"eidan")' );
	write( 'silent.js', 'a()' );
	write( 'menu/block.json', '{"editorScript":"file:./index.js"}' );
	write( 'menu/index.js', '(0,i._x)("Form","shape","eidan")' );
	expect( [ ...textsOfScripts( folder ) ].map( ( [ handle, keys ] ) => [ handle, [ ...keys ] ] ) ).toEqual( [
		[ 'eidan-editor', [ 'Open', '%d item' ] ],
		[ 'eidan-menu-editor-script', [ 'shape\u0004Form' ] ],
	] );
} );

it( 'writes no file for a script of which nothing is translated, and keeps words of scripts out of PHP', () => {
	const scripts = new Map( [
		[ 'eidan-editor', new Set( [ 'Open' ] ) ],
		[ 'eidan-start', new Set( [ 'Else' ] ) ],
	] );
	expect( writeLanguage( language( [ open, items ] ), scripts, folder ) ).toBe( 2 );
	expect( readdirSync( folder ).sort() ).toEqual( [ 'eidan-de_DE-eidan-editor.json', 'eidan-de_DE.l10n.php' ] );
	expect( readFileSync( join( folder, 'eidan-de_DE.l10n.php' ), 'utf8' ) ).not.toContain( 'Öffnen' );
} );

it( 'makes a language up, in which placeholders and elements stay as they are', () => {
	expect( pseudo( ' Open <b>%1$s</b>' ) ).toBe( ' [Öpéñ <b>%1$s</b>]' );
} );
