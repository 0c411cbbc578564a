/**
 * Runs other programs.
 */
import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * @param {string} program
 * @return {string|undefined} Path of the program, if it is in PATH or in a folder for system programs.
 */
export function which( program ) {
	const folders = ( process.env.PATH ?? '' ).split( delimiter );
	for ( const folder of [ ...folders, '/usr/sbin', '/sbin' ] ) {
		try {
			const path = join( folder, program );
			accessSync( path, constants.X_OK );
			return path;
		} catch {}
	}
	return undefined;
}

/**
 * Runs a program and waits until it ends.
 *
 * @param {string}   program
 * @param {string[]} args
 * @param {Object}   options         Options of spawn(), and:
 * @param {string}   options.input   Text for its standard input.
 * @param {boolean}  options.inherit Whether to show its output instead of collecting it.
 * @param {boolean}  options.check   Whether to reject if it fails. Default: yes.
 * @return {Promise<{ code: number, stdout: string, stderr: string }>} Exit code and output.
 */
export function run( program, args, options = {} ) {
	const { input, inherit = false, check = true, ...rest } = options;
	return new Promise( ( resolve, reject ) => {
		const output = inherit ? 'inherit' : 'pipe';
		const child = spawn( program, args, {
			...rest,
			stdio: [ input === undefined ? 'ignore' : 'pipe', output, output ],
		} );
		let stdout = '';
		let stderr = '';
		child.stdout?.setEncoding( 'utf8' ).on( 'data', ( text ) => {
			stdout += text;
		} );
		child.stderr?.setEncoding( 'utf8' ).on( 'data', ( text ) => {
			stderr += text;
		} );
		child.stdin?.on( 'error', () => {} );
		child.stdin?.end( input );
		child.on( 'error', reject );
		child.on( 'close', ( code, signal ) => {
			if ( check && code !== 0 ) {
				const said = ( stderr || stdout ).trim().slice( -2000 );
				reject(
					new Error(
						`${ program } ${ args.join( ' ' ).slice( 0, 200 ) } ended with ${
							code ?? signal
						}${ said ? `:\n${ said }` : '' }`
					)
				);
				return;
			}
			resolve( { code: code ?? 1, stdout, stderr } );
		} );
	} );
}
