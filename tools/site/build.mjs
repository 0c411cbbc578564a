/**
 * Builds the plugin while a development site runs.
 */
import { join } from 'node:path';
import { isBuilt } from '../build-state.mjs';
import { keepRunning } from './child.mjs';
import { CHECKOUT } from './state.mjs';

/** wp-scripts compiles twice: scripts, and script modules. */
const COMPILATIONS = 2;

/**
 * Starts a build, unless nothing has changed since the last one. With `watch` it builds again after every change.
 *
 * @param {Object}                   options
 * @param {boolean}                  options.watch
 * @param {( line: string ) => void} options.say   Prints a line after each later build.
 */
export function startBuild( { watch, say } ) {
	if ( ! watch && isBuilt( CHECKOUT ) ) {
		return { first: Promise.resolve( 'nothing has changed' ), stop: async () => {} };
	}
	const { child, stop } = keepRunning(
		process.execPath,
		[ join( CHECKOUT, 'tools', 'build.mjs' ), ...( watch ? [ '--watch' ] : [] ) ],
		{ cwd: CHECKOUT, stdio: [ 'ignore', 'pipe', 'pipe' ], grace: 2000, group: true }
	);
	let output = '';
	let compiled = 0;
	let isFirst = true;
	const first = new Promise( ( resolve, reject ) => {
		const read = ( chunk ) => {
			output = ( output + chunk ).slice( -20000 );
			const found = /webpack \S+ compiled (successfully|with \d+ \w+)[^\n]*/g;
			for ( const [ line, how ] of String( chunk ).matchAll( found ) ) {
				compiled++;
				if ( isFirst ) {
					if ( watch && compiled >= COMPILATIONS ) {
						isFirst = false;
						resolve();
					}
				} else if ( how === 'successfully' ) {
					say( `Rebuilt ${ new Date().toLocaleTimeString() }` );
				} else {
					say( `${ output.trim() }\n${ line }` );
				}
			}
			if ( ! isFirst ) {
				output = '';
			}
		};
		child.stdout.setEncoding( 'utf8' ).on( 'data', read );
		child.stderr.setEncoding( 'utf8' ).on( 'data', read );
		child.on( 'error', reject );
		child.on( 'close', ( code ) => {
			if ( code === 0 ) {
				resolve();
			} else {
				reject( new Error( `The build failed.\n${ output.trim() }` ) );
			}
		} );
	} );
	// The build may fail before anybody waits for it. Without this line, Node would then stop the whole process.
	first.catch( () => {} );

	return { first, stop };
}
