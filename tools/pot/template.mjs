/**
 * Writes the template of translations: all texts, none of them translated.
 */
import { entriesOf, writeCatalog } from './catalog.mjs';
import { collectTexts, DOMAIN, versionOf } from './collect.mjs';

/**
 * @param {string} root Folder of the checkout.
 * @return {{ source: string, count: number }} The POT file, and how many texts are in it. References name files without
 *         lines, so that it changes only when a text does.
 */
export function templateOf( root ) {
	const entries = entriesOf( collectTexts( root ) );
	const source = writeCatalog( entries, {
		'Project-Id-Version': `Eidan Blocks ${ versionOf( root ) }`,
		'MIME-Version': '1.0',
		'Content-Type': 'text/plain; charset=UTF-8',
		'Content-Transfer-Encoding': '8bit',
		'Plural-Forms': 'nplurals=2; plural=(n != 1);',
		'X-Domain': DOMAIN,
	} );
	return { source, count: entries.length };
}
