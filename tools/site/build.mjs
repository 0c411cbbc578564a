/**
 * Building the plugin beside a development site.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { CHECKOUT } from './state.mjs';

/** wp-scripts compiles scripts and script modules apart from each other. */
const COMPILATIONS = 2;

/**
 * Builds, and goes on building on every change if asked to.
 *
 * @param {Object}                   options
 * @param {boolean}                  options.watch
 * @param {( line: string ) => void} options.say   Told of later builds.
 */
export function startBuild( { watch, say } ) {
	const child = spawn(
		process.execPath,
		[ join( CHECKOUT, 'tools', 'build.mjs' ), ...( watch ? [ '--watch' ] : [] ) ],
		// A group of its own, since webpack runs two processes further down.
		{ cwd: CHECKOUT, stdio: [ 'ignore', 'pipe', 'pipe' ], detached: true }
	);
	const kill = ( signal ) => {
		try {
			process.kill( -child.pid, signal );
		} catch {}
	};
	const onExit = () => kill( 'SIGKILL' );
	process.on( 'exit', onExit );

	let output = '';
	let compiled = 0;
	let isFirst = true;
	let left = false;
	const ended = new Promise( ( resolve ) => child.on( 'close', resolve ) );
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
			left = true;
			process.off( 'exit', onExit );
			if ( code === 0 ) {
				resolve();
			} else {
				reject( new Error( `The build failed.\n${ output.trim() }` ) );
			}
		} );
	} );
	// It may fail before anybody waits for it.
	first.catch( () => {} );

	return {
		first,
		async stop() {
			if ( left ) {
				return;
			}
			kill( 'SIGTERM' );
			const forced = setTimeout( () => kill( 'SIGKILL' ), 2000 );
			await ended;
			clearTimeout( forced );
			kill( 'SIGKILL' );
		},
	};
}
