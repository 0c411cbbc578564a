/**
 * Collects all texts to translate in languages/eidan.pot.
 *
 * Its references name files without lines, so that it changes only when a text does. docs/translating.md says what
 * becomes of it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { collectTexts, DOMAIN, versionOf } from './pot/collect.mjs';
import { entriesOf, writeCatalog } from './pot/catalog.mjs';

const root = resolve( dirname( fileURLToPath( import.meta.url ) ), '..' );
process.chdir( root );

const entries = entriesOf( collectTexts( root ) );
const out = join( root, 'languages', `${ DOMAIN }.pot` );
mkdirSync( dirname( out ), { recursive: true } );
writeFileSync(
	out,
	writeCatalog( entries, {
		'Project-Id-Version': `Eidan Blocks ${ versionOf( root ) }`,
		'MIME-Version': '1.0',
		'Content-Type': 'text/plain; charset=UTF-8',
		'Content-Transfer-Encoding': '8bit',
		'Plural-Forms': 'nplurals=2; plural=(n != 1);',
		'X-Domain': DOMAIN,
	} )
);
console.log( `${ relative( root, out ) }: ${ entries.length } texts` );
