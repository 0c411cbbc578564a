/** Changes numbers of the specification: the tests in the rows of these numbers have to fail. */
import { provePart } from '../mutation/spec-run.mjs';
import { totals } from './totals.mjs';

/**
 * Tries only rows whose source or test has changed.
 *
 * @param {( line: string ) => void} say Prints progress.
 * @return {Promise<import('./totals.mjs').Totals>} Counts of changes.
 */
export async function proveNumbers( say ) {
	const { found, survived, absent, without, lines } = await provePart( { word: '', onlyChanged: true, say } );
	lines.forEach( ( line ) => say( line ) );
	return totals( {
		passed: found,
		failed: survived + absent,
		failures: [
			...( survived ? [ `${ survived } changes survived` ] : [] ),
			...( absent ? [ `${ absent } changes could not be tried` ] : [] ),
		],
		skipped: without,
		reasons: without ? [ 'a row’s test needs WooCommerce, and there is none' ] : [],
	} );
}
