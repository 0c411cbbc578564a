/**
 * The PO files of the languages, and how they follow the texts of the plugin.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyOf, pluralsOf, readCatalog, writeCatalog } from '../pot/catalog.mjs';
import { DOMAIN } from '../pot/collect.mjs';
import { localeOf } from './locales.mjs';

/** @typedef {import('../pot/catalog.mjs').Entry} Entry */

/**
 * @param {string} root   Folder of the checkout.
 * @param {string} locale Such as "de_DE".
 * @return {string} Path of its PO file.
 */
export function fileOf( root, locale ) {
	return join( root, 'languages', `${ DOMAIN }-${ locale }.po` );
}

/**
 * @param {string} root
 * @param {string} locale
 * @return {Entry[]} What its PO file has; none if there is no such file.
 */
export function readLocale( root, locale ) {
	const file = fileOf( root, locale );
	return existsSync( file ) ? readCatalog( readFileSync( file, 'utf8' ) ).entries : [];
}

/**
 * @param {Entry[]} texts   What the plugin says now.
 * @param {Entry[]} known   What a PO file has.
 * @param {number}  plurals How many plural forms the language has.
 * @return {Entry[]} The texts with their translations. One that is no longer said is left out, as is one whose number of
 *                   forms is another now.
 */
export function merge( texts, known, plurals ) {
	const byKey = new Map( known.map( ( entry ) => [ keyOf( entry ), entry ] ) );
	return texts.map( ( entry ) => {
		const { translations = [], notes, flags } = byKey.get( keyOf( entry ) ) ?? {};
		return translations.length === ( entry.plural ? plurals : 1 )
			? { ...entry, translations, notes, flags }
			: { ...entry, translations: [] };
	} );
}

/**
 * Writes the PO file of a language: all texts of the plugin, with what is translated of them.
 *
 * @param {string}  root
 * @param {string}  locale
 * @param {Entry[]} texts  What the plugin says now.
 * @param {Entry[]} known  What is translated.
 * @return {Entry[]} What is in the file.
 */
export function writeLocale( root, locale, texts, known ) {
	const { plurals } = localeOf( locale );
	const entries = merge( texts, known, pluralsOf( { 'Plural-Forms': plurals } ) );
	writeFileSync(
		fileOf( root, locale ),
		writeCatalog( entries, {
			'Project-Id-Version': 'Eidan Blocks',
			Language: locale,
			'MIME-Version': '1.0',
			'Content-Type': 'text/plain; charset=UTF-8',
			'Content-Transfer-Encoding': '8bit',
			'Plural-Forms': plurals,
			'X-Domain': DOMAIN,
		} )
	);
	return entries;
}

/**
 * @param {Entry} entry
 * @return {boolean} Whether all forms of it are translated, without a doubt.
 */
export function isTranslated( { translations, flags = [] } ) {
	return translations.length > 0 && translations.every( ( text ) => text !== '' ) && ! flags.includes( 'fuzzy' );
}
