/**
 * `npm run types`: writes what is made of the attributes in block.json.
 */
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeTypes } from './write.mjs';

const written = writeTypes( resolve( dirname( fileURLToPath( import.meta.url ) ), '../..' ) );
console.log( written.length ? `Wrote ${ written.join( ', ' ) }` : 'Types are up to date.' );
