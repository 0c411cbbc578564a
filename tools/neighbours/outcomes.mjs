/**
 * Reads from the report of the browser tests how the tests of each neighbour ended.
 */
import { specsOf } from '../test/totals.mjs';
import { SHOP_STORY, STORY } from './neighbours.mjs';

/**
 * @param {Object} report Report of Playwright (--reporter=json).
 * @return {{ file: string, title: string, status: 'passed'|'failed'|'skipped' }[]} Its tests.
 */
export const testsIn = ( report ) =>
	specsOf( report ).flatMap( ( { file, title, tests } ) =>
		tests.map( ( { status } ) => ( {
			file: `tests/e2e/${ file }`,
			title,
			status: { unexpected: 'failed', skipped: 'skipped' }[ status ] ?? 'passed',
		} ) )
	);

/**
 * @param {import('./neighbours.mjs').Neighbour} neighbour
 * @param {string}                               title     Title of a test in a file that is for several plugins.
 * @return {boolean} Whether the test is for this one: `beside One, Two: what` names each, `one: what` the slug of one.
 */
const isFor = ( { slug, name }, title ) => {
	const [ , names = '' ] = /^beside ([^:]+):/.exec( title ) ?? [];
	return names.split( ', ' ).includes( name ) || title.startsWith( `${ slug }:` );
};

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
		const own = all.filter( ( { title } ) => isFor( neighbour, title ) );
		const counted = ( own.length || [ STORY, SHOP_STORY ].includes( file ) ? own : all ).filter(
			( { status } ) => status !== 'skipped'
		);
		if ( counted.length ) {
			outcomes[ file ] = counted.some( ( { status } ) => status === 'failed' ) ? 'failed' : 'passed';
		}
	}
	return outcomes;
}
