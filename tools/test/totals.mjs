/**
 * Counting what ran.
 */

/**
 * @typedef {Object} Totals
 * @property {number}   passed
 * @property {number}   failed
 * @property {number}   skipped
 * @property {string[]} reasons Why something was skipped.
 */

/**
 * @param {Partial<Totals>} counts
 * @return {Totals} The same with nothing left out.
 */
export function totals( counts = {} ) {
	return { passed: 0, failed: 0, skipped: 0, reasons: [], ...counts };
}

/**
 * @param {Totals[]} list
 * @return {Totals} Their sum.
 */
export function sum( list ) {
	return list.reduce(
		( all, one ) => ( {
			passed: all.passed + one.passed,
			failed: all.failed + one.failed,
			skipped: all.skipped + one.skipped,
			reasons: [ ...all.reasons, ...one.reasons ],
		} ),
		totals()
	);
}

/**
 * @param {Totals} counts
 * @return {string} The closing line.
 */
export function closingLine( { passed, failed, skipped } ) {
	return `${ passed } passed, ${ failed } failed, ${ skipped } skipped`;
}

/**
 * @param {string} xml What PHPUnit writes by --log-junit.
 * @return {Totals} Its counts.
 */
export function fromJUnit( xml ) {
	const suite = /<testsuite\b[^>]*>/.exec( xml )?.[ 0 ] ?? '';
	const count = ( name ) =>
		Number( new RegExp( `\\b${ name }="(\\d+)"` ).exec( suite )?.[ 1 ] ?? 0 );
	const failed = count( 'errors' ) + count( 'failures' );
	const skipped = count( 'skipped' );
	const reasons = [ ...xml.matchAll( /<testcase\b([^>]*)>\s*<skipped\b/g ) ].map(
		( [ , attributes ] ) => `${ /\bname="([^"]*)"/.exec( attributes )?.[ 1 ] }`
	);
	return totals( { passed: count( 'tests' ) - failed - skipped, failed, skipped, reasons } );
}

/**
 * @param {Object} report What Jest writes by --json.
 * @return {Totals} Its counts; a file that does not even run counts as a failure.
 */
export function fromJest( report ) {
	const skippedTests = report.testResults
		.flatMap( ( file ) => file.assertionResults )
		.filter( ( { status } ) => status === 'pending' || status === 'todo' );
	return totals( {
		passed: report.numPassedTests,
		failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
		skipped: report.numPendingTests + report.numTodoTests,
		reasons: skippedTests.map( ( { fullName } ) => fullName ),
	} );
}

/**
 * @param {Object} suite Of Playwright's report, or the report itself.
 * @return {string[]} Tests that passed only when they were repeated.
 */
export function flakyTests( suite ) {
	return [
		...( suite.specs ?? [] )
			.filter( ( { tests } ) => tests.some( ( { status } ) => status === 'flaky' ) )
			.map( ( { title } ) => title ),
		...( suite.suites ?? [] ).flatMap( flakyTests ),
	];
}

/**
 * @param {Object} report What Playwright's JSON reporter writes.
 * @return {Totals} Its counts; errors outside of tests count as failures.
 */
export function fromPlaywright( report ) {
	const reasons = [];
	const visit = ( suite ) => {
		for ( const spec of suite.specs ?? [] ) {
			for ( const test of spec.tests ) {
				if ( test.status === 'skipped' ) {
					const why = test.annotations?.find( ( { type } ) => type === 'skip' || type === 'fixme' );
					reasons.push( `${ spec.title }${ why?.description ? `: ${ why.description }` : '' }` );
				}
			}
		}
		( suite.suites ?? [] ).forEach( visit );
	};
	( report.suites ?? [] ).forEach( visit );
	const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report.stats ?? {};
	return totals( {
		passed: expected + flaky,
		failed: unexpected + ( unexpected === 0 ? report.errors?.length ?? 0 : 0 ),
		skipped,
		reasons,
	} );
}
