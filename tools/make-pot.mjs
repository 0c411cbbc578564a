/**
 * Collects all texts to translate in languages/eidan.pot. docs/translating.md says what becomes of it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { DOMAIN } from './pot/collect.mjs';
import { templateOf } from './pot/template.mjs';
import { CHECKOUT } from './site/state.mjs';

process.chdir( CHECKOUT );
const { source, count } = templateOf( CHECKOUT );
mkdirSync( 'languages', { recursive: true } );
writeFileSync( `languages/${ DOMAIN }.pot`, source );
console.log( `languages/${ DOMAIN }.pot: ${ count } texts` );
