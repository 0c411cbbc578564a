/**
 * Sheets for right-to-left languages. The build turns left and right around in them. A rule for `:dir(rtl)` says already
 * how things are from right to left, so it must come through as it is.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures';

const BUILD = join( __dirname, '../../build' );

/** All sheets that visitors get, in both directions. */
const sheets = [
	...readdirSync( join( BUILD, 'styles' ) ).map( ( file ) => join( 'styles', file ) ),
	...readdirSync( BUILD ).map( ( folder ) => join( folder, 'style-index-rtl.css' ) ),
].filter( ( file ) => file.endsWith( '-rtl.css' ) && existsSync( join( BUILD, file ) ) );

/** Rules of a sheet that know the direction. */
const directed = ( file: string ) =>
	readFileSync( join( BUILD, file ), 'utf8' ).match( /[^{}]*:dir\([^{}]*\{[^}]*\}/g ) ?? [];

test( 'rules that know the direction are the same in sheets of both directions', () => {
	const all = sheets.map( ( file ) => [ file, directed( file ) ] as const );
	expect( all.flatMap( ( [ , rules ] ) => rules ).length ).toBeGreaterThan( 10 );
	for ( const [ file, rules ] of all ) {
		expect.soft( rules, file ).toEqual( directed( file.replace( '-rtl.css', '.css' ) ) );
	}
} );

test( 'what a script places by pixels from the left is moved to the left from there in both directions', () => {
	const same = ( name: string, rule: RegExp ) => {
		const [ found, other ] = [ '', '-rtl' ].map(
			( end ) => rule.exec( readFileSync( join( BUILD, `${ name }${ end }.css` ), 'utf8' ) )?.[ 0 ]
		);
		expect.soft( found, name ).toBeTruthy();
		expect.soft( other, name ).toBe( found );
	};
	same( 'editor', /\.eidan-menu-opener\.components-button\{[^}]*translate\([^}]*\}/ );
	same( 'styles/menu-bar', /[^;{]*translateX\(var\(--x[^;}]*/ );
	same( 'dropdown-mini-cart/style-index', /[^;{]*translateX\(var\(--x[^;}]*/ );
	same( 'parallax-image-showcase/style-index', /[^;{]*var\(--words-right[^;}]*/ );
} );
