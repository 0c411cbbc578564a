/**
 * Takes the documentation's pictures of blocks from the demo's pages on a running site: images for the table in
 * README.md, and films of ten seconds for the blocks' own READMEs.
 *
 *     npm run pictures -- http://127.0.0.1:8888                 images and films of all blocks
 *     npm run pictures -- images http://127.0.0.1:8888 icon     one image
 *     npm run pictures -- films http://127.0.0.1:8888 icon      one film
 *
 * The address may be left out if it is this one. The site needs WooCommerce for the blocks of shops. `--sheets <folder>`
 * writes a sheet of frames of each film, too.
 */
import { fileURLToPath } from 'node:url';
import { run } from '../site/run.mjs';
import { split } from './pictures-arguments.mjs';

const SCRIPTS = { images: './images.mjs', films: '../films/make.mjs' };

const { kinds, rest, sheets } = split( process.argv.slice( 2 ), Object.keys( SCRIPTS ) );
for ( const kind of kinds ) {
	// Both scripts take an address and slugs; films alone have sheets.
	const more = 'films' === kind ? sheets : [];
	const script = fileURLToPath( new URL( SCRIPTS[ kind ], import.meta.url ) );
	const { code } = await run( process.execPath, [ script, ...rest, ...more ], { inherit: true, check: false } );
	process.exitCode ||= code;
}
