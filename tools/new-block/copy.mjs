/**
 * A copy of the checkout, in which blocks are made or deleted and what the suite runs is run.
 */
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../site/run.mjs';
import { CHECKOUT } from '../site/state.mjs';
import { totals } from '../test/totals.mjs';

/** What is not copied: generated files, and folders that the copy links to. */
const NOT_COPIED = [ '.git', '.cache', 'artifacts', 'build', 'node_modules', 'vendor' ];

const SHARED = [ 'node_modules', 'vendor' ];

/**
 * @param {string} name Of the copy.
 * @return {string} Folder with a new copy. It is always the same folder, so that its build and its site have a cache.
 */
export function copy( name ) {
	const folder = join( CHECKOUT, '.cache', name );
	mkdirSync( folder, { recursive: true } );
	for ( const entry of readdirSync( CHECKOUT ).filter( ( each ) => ! NOT_COPIED.includes( each ) ) ) {
		rmSync( join( folder, entry ), { recursive: true, force: true } );
		cpSync( join( CHECKOUT, entry ), join( folder, entry ), { recursive: true } );
	}
	for ( const entry of SHARED ) {
		rmSync( join( folder, entry ), { force: true } );
		symlinkSync( join( CHECKOUT, entry ), join( folder, entry ) );
	}
	return folder;
}

/**
 * @param {string}                   cwd   The copy.
 * @param {Record<string, string>}   env   Variables besides those of this process.
 * @param {( line: string ) => void} say   Prints the output of a step that fails.
 * @param {string}                   where Where it was, for the list of failures.
 * @return {( program: string, ...args: string[] ) => Promise<import('../test/totals.mjs').Totals>} Runs a program there
 *         as one step.
 */
export const stepsIn =
	( cwd, env, say, where ) =>
	async ( program, ...args ) => {
		const { code, stdout, stderr } = await run( program, args, {
			cwd,
			env: { ...process.env, ...env },
			check: false,
		} );
		if ( code !== 0 ) {
			say( `${ program } ${ args.join( ' ' ) }\n${ stdout }${ stderr }`.trim() );
		}
		return code === 0
			? totals( { passed: 1 } )
			: totals( { failed: 1, failures: [ `${ args.join( ' ' ) } in ${ where }` ] } );
	};
