/**
 * Collects all texts to translate in languages/eidan.pot. docs/translating.md says what becomes of it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DOMAIN } from './pot/collect.mjs';
import { templateOf } from './pot/template.mjs';

const root = resolve( dirname( fileURLToPath( import.meta.url ) ), '..' );
process.chdir( root );

const { source, count } = templateOf( root );
const out = join( root, 'languages', `${ DOMAIN }.pot` );
mkdirSync( dirname( out ), { recursive: true } );
writeFileSync( out, source );
console.log( `${ relative( root, out ) }: ${ count } texts` );
