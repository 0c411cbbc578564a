/**
 * @jest-environment node
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { entriesOf } from '../../../../tools/pot/catalog.mjs';
import { collectTexts } from '../../../../tools/pot/collect.mjs';
import { reportOf } from '../../../../tools/translations/check.mjs';
import { fileOf, readLocale } from '../../../../tools/translations/files.mjs';
import { LOCALES, pluralRule } from '../../../../tools/translations/locales.mjs';
import { forVisitors } from '../../../../tools/translations/visitors.mjs';

const root = resolve( __dirname, '../../../..' );
const entries = entriesOf( collectTexts( root ) );
const withFile = Object.keys( LOCALES ).filter( ( locale ) => existsSync( fileOf( root, locale ) ) );

// What is not translated yet is told by `npm test` and refused by `npm run release`.
it.each( withFile )( '%s is well formed', ( locale ) => {
	const texts = LOCALES[ locale ].words === 'visitors' ? forVisitors( entries ) : entries;
	expect( reportOf( root, locale, texts ).problems ).toEqual( [] );
} );

it( 'names what a complete language still has to say', () => {
	const [ locale ] = withFile;
	const known = readLocale( root, locale );
	const texts = [
		...known,
		{ text: 'A word that is not there yet.', comments: [], references: [], translations: [] },
	];
	expect( reportOf( root, locale, texts, true ).missing ).toContain( '"A word that is not there yet."' );
} );

it( 'knows which words visitors read', () => {
	const words = forVisitors( entries ).map( ( { text } ) => text );
	expect( words ).toEqual(
		expect.arrayContaining( [ 'Previous slide', 'Load more', 'Checkout', 'Testimonials', 'Team member' ] )
	);
	expect( words ).not.toContain( 'Autoplay' );
	expect( words ).not.toContain( 'Start with Eidan' );
	expect( words.length ).toBeLessThan( entries.length / 8 );
} );

it.each( [
	[ 'de_DE', [ 1, 0, 1, 1 ] ],
	[ 'fr_FR', [ 0, 0, 1, 1 ] ],
	[ 'pl_PL', [ 2, 0, 1, 2 ] ],
	[ 'ar', [ 0, 1, 2, 3 ] ],
] )( '%s has forms for 0, 1, 2 and 5', ( locale, forms ) => {
	expect( [ 0, 1, 2, 5 ].map( pluralRule( LOCALES[ locale ].plurals ) ) ).toEqual( forms );
} );
