/**
 * Makes of the PO files what WordPress reads, in build/languages: one PHP file a language for PHP and block.json, one
 * JSON file for each script that has words. WordPress finds them by the header "Domain Path" of plugin.php.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyOf } from '../pot/catalog.mjs';
import { DOMAIN } from '../pot/collect.mjs';
import { scanScript } from '../pot/scan.mjs';
import { isTranslated, readLocale } from './files.mjs';
import { LOCALES } from './locales.mjs';

/** @typedef {import('../pot/catalog.mjs').Entry} Entry */

/**
 * @param {string} text
 * @return {string} The text as a PHP string. Forms of a plural are separated by NUL, which only double quotes can write.
 */
function phpString( text ) {
	const plain = ( part ) => `'${ part.replace( /[\\']/g, '\\$&' ) }'`;
	return text
		.split( /([\u0000\u0004])/ )
		.map( ( part ) => ( { '\u0000': '"\\0"', '\u0004': '"\\4"' } )[ part ] ?? ( part === '' ? '' : plain( part ) ) )
		.filter( Boolean )
		.join( '.' );
}

/**
 * @typedef {Object} Language
 * @property {string}  locale  Such as "de_DE".
 * @property {string}  plurals Header Plural-Forms.
 * @property {Entry[]} entries What is translated.
 */

/**
 * @param {Language} language
 * @return {string} Content of an .l10n.php file.
 */
export function phpOf( { locale, plurals, entries } ) {
	const messages = entries.map(
		( entry ) => `${ phpString( keyOf( entry ) ) }=>${ phpString( entry.translations.join( '\u0000' ) ) }`
	);
	const head = `'language'=>'${ locale }','plural-forms'=>'${ plurals }'`;
	return `<?php\nreturn [${ head },'messages'=>[${ messages.join( ',' ) }]];\n`;
}

/**
 * @param {Language} language Of its entries only those of one script.
 * @return {string} Content of a JSON file for wp.i18n.
 */
export function jsonOf( { locale, plurals, entries } ) {
	const head = { domain: 'messages', 'plural-forms': plurals, lang: locale };
	return JSON.stringify( {
		domain: 'messages',
		locale_data: {
			messages: Object.fromEntries( [
				[ '', head ],
				...entries.map( ( entry ) => [ keyOf( entry ), entry.translations ] ),
			] ),
		},
	} );
}

/**
 * @param {string} build Folder of the build.
 * @return {Map<string, Set<string>>} Keys of the texts of each script, by its handle. Parts that a script loads later
 *                                    count as its own. Scripts without texts are left out.
 */
export function textsOfScripts( build ) {
	const read = ( file ) => readFileSync( join( build, file ), 'utf8' );
	const keysOf = ( source, file ) => scanScript( source, file, DOMAIN ).map( keyOf );
	const scripts = readdirSync( build ).filter( ( file ) => file.endsWith( '.js' ) );
	const isPart = ( file ) => /^\d+\.js$/.test( file );
	const blocks = readdirSync( build ).filter( ( folder ) => existsSync( join( build, folder, 'block.json' ) ) );
	const found = new Map();
	for ( const file of scripts.filter( ( name ) => ! isPart( name ) ) ) {
		const source = read( file );
		const parts = scripts.filter(
			( part ) => isPart( part ) && source.includes( `.e(${ parseInt( part, 10 ) })` )
		);
		found.set( `${ DOMAIN }-${ file.slice( 0, -'.js'.length ) }`, [
			...keysOf( source, file ),
			...parts.flatMap( ( part ) => keysOf( read( part ), part ) ),
		] );
	}
	for ( const folder of blocks ) {
		const { editorScript = [] } = JSON.parse( read( `${ folder }/block.json` ) );
		[ editorScript ].flat().forEach( ( name, index ) => {
			const file = `${ folder }/${ name.replace( 'file:./', '' ) }`;
			// As generate_block_asset_handle() names it.
			const handle = `${ DOMAIN }-${ folder }-editor-script${ index ? `-${ index + 1 }` : '' }`;
			if ( existsSync( join( build, file ) ) ) {
				found.set( handle, keysOf( read( file ), file ) );
			}
		} );
	}
	return new Map(
		[ ...found ].flatMap( ( [ handle, keys ] ) => ( keys.length ? [ [ handle, new Set( keys ) ] ] : [] ) )
	);
}

/**
 * Writes the files of a language.
 *
 * @param {Language}                 language
 * @param {Map<string, Set<string>>} scripts  By textsOfScripts().
 * @param {string}                   out      Folder.
 * @param {string}                   within   Folder in it for the files of scripts, "" for the same one.
 * @return {number} How many files were written.
 */
export function writeLanguage( language, scripts, out, within = '' ) {
	const { locale, entries } = language;
	mkdirSync( join( out, within ), { recursive: true } );
	const write = ( name, content, folder = '' ) =>
		writeFileSync( join( out, folder, `${ DOMAIN }-${ locale }${ name }` ), content );
	// What only scripts say is not kept in memory by PHP.
	const isPhps = ( { references } ) => references.some( ( file ) => /\.(php|json)$/.test( file ) );
	write( '.l10n.php', phpOf( { ...language, entries: entries.filter( isPhps ) } ) );
	let files = 1;
	for ( const [ handle, keys ] of scripts ) {
		const own = entries.filter( ( entry ) => keys.has( keyOf( entry ) ) );
		if ( own.length ) {
			write( `-${ handle }.json`, jsonOf( { ...language, entries: own } ), within );
			files++;
		}
	}
	return files;
}

/**
 * Writes build/languages anew: all languages of which something is translated.
 *
 * @param {string} root Folder of the checkout, with its build.
 * @return {number} How many files were written.
 */
export function compileLanguages( root ) {
	const out = join( root, 'build', 'languages' );
	rmSync( out, { recursive: true, force: true } );
	mkdirSync( out, { recursive: true } );
	const scripts = textsOfScripts( join( root, 'build' ) );
	return Object.entries( LOCALES )
		.map( ( [ locale, { plurals } ] ) => ( {
			locale,
			plurals,
			entries: readLocale( root, locale ).filter( isTranslated ),
		} ) )
		.filter( ( { entries } ) => entries.length > 0 )
		.reduce( ( files, language ) => files + writeLanguage( language, scripts, out, 'scripts' ), 0 );
}
