/**
 * Keeps the languages of the plugin: languages/eidan-<locale>.po. docs/translating.md says how to work with it.
 *
 *     npm run translations -- new|update [locale …]
 *     npm run translations -- check [locale …] [--strict|--report]
 *     npm run translations -- export <locale> <file> [--all] [--visitors] [--size <entries>]
 *     npm run translations -- import <locale> <file …>
 *     npm run translations -- build
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { entriesOf, pluralsOf } from './pot/catalog.mjs';
import { collectTexts } from './pot/collect.mjs';
import { CHECKOUT as root } from './site/state.mjs';
import { reportOf } from './translations/check.mjs';
import { compileLanguages } from './translations/compile.mjs';
import { listFor, takeIn, usesOf, writeList } from './translations/exchange.mjs';
import { fileOf, isTranslated, merge, readLocale, writeLocale } from './translations/files.mjs';
import { localeOf, LOCALES } from './translations/locales.mjs';
import { forVisitors } from './translations/visitors.mjs';

const from = process.cwd();
process.chdir( root );

const { values, positionals } = parseArgs( {
	allowPositionals: true,
	options: {
		all: { type: 'boolean', default: false },
		strict: { type: 'boolean', default: false },
		report: { type: 'boolean', default: false },
		visitors: { type: 'boolean', default: false },
		size: { type: 'string' },
	},
} );
const [ command, ...rest ] = positionals;
const texts = collectTexts( root );
const entries = entriesOf( texts );
const scopeOf = ( locale, list ) =>
	values.visitors || localeOf( locale ).words === 'visitors' ? forVisitors( list ) : list;

/** @param {string} locale */
function update( locale ) {
	const list = writeLocale( root, locale, scopeOf( locale, entries ), readLocale( root, locale ) );
	const done = list.filter( isTranslated ).length;
	console.log( `${ relative( root, fileOf( root, locale ) ) }: ${ done } of ${ list.length } texts are translated` );
}

/**
 * @param {string} locale
 * @param {string} file   Where to write. With `--size`, "-01" and so on is put before its ending.
 */
function exportList( locale, file ) {
	const { plurals } = localeOf( locale );
	const count = pluralsOf( { 'Plural-Forms': plurals } );
	const merged = merge( scopeOf( locale, entries ), readLocale( root, locale ), count );
	const list = listFor( merged, usesOf( texts ), values.all );
	const size = Number( values.size ?? 0 ) || Math.max( list.length, 1 );
	for ( let at = 0; at === 0 || at < list.length; at += size ) {
		const number = values.size ? `-${ String( at / size + 1 ).padStart( 2, '0' ) }` : '';
		const out = resolve( from, file.replace( /(\.json)?$/, `${ number }.json` ) );
		writeFileSync( out, writeList( list.slice( at, at + size ) ) );
		console.log( `${ out }: ${ Math.min( size, list.length - at ) } texts` );
	}
}

/**
 * @param {string}   locale
 * @param {string[]} files
 */
function importLists( locale, files ) {
	let list = writeLocale( root, locale, scopeOf( locale, entries ), readLocale( root, locale ) );
	for ( const file of files ) {
		const {
			entries: filled,
			taken,
			refused,
		} = takeIn( list, JSON.parse( readFileSync( resolve( from, file ), 'utf8' ) ), locale );
		list = filled;
		console.log( `${ file }: ${ taken } taken in, ${ refused.length } refused` );
		refused.forEach( ( reason ) => console.log( `  ${ reason }` ) );
		process.exitCode = refused.length ? 1 : process.exitCode;
	}
	writeLocale( root, locale, scopeOf( locale, entries ), list );
	update( locale );
}

/** Most words that a report names. */
const NAMED = 5;

/** @param {string[]} words */
const some = ( words ) =>
	`${ words.slice( 0, NAMED ).join( ', ' ) }${ words.length > NAMED ? ` and ${ words.length - NAMED } more` : '' }`;

const given = rest.length ? rest : Object.keys( LOCALES );
switch ( command ) {
	case 'new':
	case 'update':
		for ( const locale of given.filter( ( name ) => rest.length || existsSync( fileOf( root, name ) ) ) ) {
			update( locale );
		}
		break;
	case 'check':
		for ( const locale of given.filter( ( name ) => existsSync( fileOf( root, name ) ) ) ) {
			const { summary, missing, problems } = reportOf( root, locale, scopeOf( locale, entries ), values.strict );
			console.log( summary );
			if ( values.report && missing.length ) {
				console.log( `${ locale }: ${ missing.length } words wait for the next release: ${ some( missing ) }` );
			}
			[
				...( values.report ? [] : missing.map( ( word ) => `${ word }: is not translated` ) ),
				...problems,
			].forEach( ( problem ) => console.log( `  ${ problem }` ) );
			// A new word waits for the next release. What is wrong is wrong now.
			process.exitCode = problems.length || ( missing.length && ! values.report ) ? 1 : process.exitCode;
		}
		break;
	case 'export':
		exportList( rest[ 0 ], rest[ 1 ] );
		break;
	case 'import':
		importLists( rest[ 0 ], rest.slice( 1 ) );
		break;
	case 'build':
		console.log( `build/languages: ${ compileLanguages( root ) } files` );
		break;
	default:
		console.error( 'Say what to do: new, update, check, export, import or build. See docs/translating.md.' );
		process.exitCode = 1;
}
