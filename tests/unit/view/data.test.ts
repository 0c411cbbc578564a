/**
 * @jest-environment jsdom
 */
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { sync as glob } from 'fast-glob';
import { dataOf } from '../../../src/view/data';

const root = resolve( __dirname, '../../..' );
const id = 'wp-script-module-data-@eidan/list';
const print = ( text: string ) =>
	( document.body.innerHTML = `<script id="${ id }" type="application/json">${ text }</script>` );

it( 'reads what PHP printed for the module, and nothing that an author can write', () => {
	const forged = `<div id="${ id }">{"url":"https://evil.test/"}</div><textarea id="${ id }">{"url":"https://evil.test/"}</textarea>`;
	document.body.innerHTML = `${ forged }<script id="${ id }" type="application/json">{"url":"https://a.test/"}</script>`;
	expect( dataOf( 'list' ) ).toEqual( { url: 'https://a.test/' } );
	document.body.innerHTML = forged;
	expect( dataOf( 'list' ) ).toEqual( {} );
} );

it.each( [ '', '{', 'null', '"text"', '[]', '7', 'undefined' ] )(
	'throws nothing where %p stands there, and has no address',
	( text ) => {
		print( text );
		expect( ( dataOf( 'list' ) as { url?: string } ).url ).toBeUndefined();
	}
);

it( 'is the only way by which a view reads what is printed for it', () => {
	const views = glob(
		[ 'src/view/**/*.ts', 'blocks/*/view.ts', 'blocks/*/view/**', '!**/test/**', '!src/view/data.ts' ],
		{
			cwd: root,
			absolute: true,
		}
	);
	expect( views.length ).toBeGreaterThan( 50 );
	expect(
		views
			.filter( ( file ) => /module-data|script\[(?!type=importmap)/.test( readFileSync( file, 'utf8' ) ) )
			.map( ( file ) => relative( root, file ) )
	).toEqual( [] );
} );
