/**
 * Reads from the report of the browser tests how the tests of each neighbour ended.
 */
import { STORY } from './neighbours.mjs';

/**
 * @param {Object} report Report of Playwright (--reporter=json).
 * @return {{ file: string, title: string, status: 'passed'|'failed'|'skipped' }[]} Its tests.
 */
export function testsIn( report ) {
	const found = [];
	const visit = ( suite ) => {
		for ( const { file, title, tests } of suite.specs ?? [] ) {
			for ( const { status } of tests ) {
				const ended = { unexpected: 'failed', skipped: 'skipped' }[ status ] ?? 'passed';
				found.push( { file: `tests/e2e/${ file }`, title, status: ended } );
			}
		}
		( suite.suites ?? [] ).forEach( visit );
	};
	( report.suites ?? [] ).forEach( visit );
	return found;
}

/** Words in the title of a test that is for one plugin, in a file that is for several. */
const titled = ( { slug, name } ) => [ `beside ${ name }:`, `${ slug }:` ];

/**
 * @param {import('./neighbours.mjs').Neighbour}   neighbour
 * @param {string[]}                               files     Files of its tests.
 * @param {ReturnType<typeof testsIn>}             ran       All tests that ran.
 * @return {Record<string, 'passed'|'failed'>} How each file ended. One of which nothing ran is missing.
 */
export function outcomesOf( neighbour, files, ran ) {
	const outcomes = {};
	for ( const file of files ) {
		const all = ran.filter( ( one ) => one.file === file );
		const own = all.filter( ( { title } ) => titled( neighbour ).some( ( words ) => title.startsWith( words ) ) );
		const counted = ( own.length || file === STORY ? own : all ).filter( ( { status } ) => status !== 'skipped' );
		if ( counted.length ) {
			outcomes[ file ] = counted.some( ( { status } ) => status === 'failed' ) ? 'failed' : 'passed';
		}
	}
	return outcomes;
}
