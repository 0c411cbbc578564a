/**
 * What git tells about a change.
 */
import { run } from '../site/run.mjs';
import { CHECKOUT } from '../site/state.mjs';

/** @return {Promise<string>} What a command of git prints. Rejects where it fails. */
export const git = async ( ...args ) => ( await run( 'git', args, { cwd: CHECKOUT } ) ).stdout.trim();

/** @return {Promise<string[]>} The lines that a command of git prints. */
export const linesOf = async ( ...args ) => ( await git( ...args ) ).split( '\n' ).filter( Boolean );

/**
 * @param {string[]} bases   Names of commits. The first that git knows is taken.
 * @param {boolean}  [other] Whether one that the branch begins with is passed over: it tells nothing.
 * @return {Promise<{ base: string, files: string[] }|undefined>} Paths that differ from it, committed or not; undefined
 *                                                                where git knows none.
 */
export async function changedSince( bases, other = false ) {
	const head = other ? await git( 'rev-parse', 'HEAD' ).catch( () => '' ) : '';
	for ( const base of bases ) {
		const commit = await git( 'merge-base', 'HEAD', base ).catch( () => '' );
		if ( commit && commit !== head ) {
			const files = await linesOf( 'diff', '--name-only', commit );
			return { base, files: [ ...files, ...( await linesOf( 'ls-files', '--others', '--exclude-standard' ) ) ] };
		}
	}
	return undefined;
}
