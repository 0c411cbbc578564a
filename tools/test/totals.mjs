/**
 * Counts the tests that ran.
 */

/**
 * @typedef {Object} Totals
 * @property {number}   passed
 * @property {number}   failed
 * @property {number}   skipped
 * @property {string[]} reasons  Reasons why tests were skipped.
 * @property {string[]} failures A line for each failed test: its name, and the first line of its error.
 * @property {string[]} notes    What is to be known, though nothing failed.
 */

/**
 * @param {Partial<Totals>} counts
 * @return {Totals} All counts; those that are not given are 0.
 */
export function totals( counts = {} ) {
	return { passed: 0, failed: 0, skipped: 0, reasons: [], failures: [], notes: [], ...counts };
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
			failures: [ ...all.failures, ...one.failures ],
			notes: [ ...all.notes, ...one.notes ],
		} ),
		totals()
	);
}

/**
 * @param {Totals} counts
 * @return {string} The last line of the output.
 */
export function closingLine( { passed, failed, skipped } ) {
	return `${ passed } passed, ${ failed } failed, ${ skipped } skipped`;
}

/** Colors of a terminal. */
const COLOURS = /\u001b\[[\d;]*m/g;

/**
 * @param {string} test      Name of the test.
 * @param {string} [message] Message of its error, of any length.
 * @return {string} Both in one line.
 */
function failure( test, message = '' ) {
	const lines = message
		.replace( COLOURS, '' )
		.split( '\n' )
		.map( ( line ) => line.trim() )
		.filter( Boolean );
	// "expect(…).toBe(…) failed" alone says too little. Add what was expected and what was received.
	const told = [ lines[ 0 ], ...lines.filter( ( line ) => /^(Expected|Received)\b/.test( line ) ) ];
	return `${ test }: ${ told.join( ' · ' ).slice( 0, 300 ) }`;
}

/**
 * @param {string} text Text from an XML file.
 * @return {string} The text without entities.
 */
const plain = ( text ) =>
	text.replaceAll( '&quot;', '"' ).replaceAll( '&gt;', '>' ).replaceAll( '&lt;', '<' ).replaceAll( '&amp;', '&' );

/**
 * @param {string} log What PHPUnit writes with --log-teamcity.
 * @return {string[]} Each test that was skipped, with the reason that it gave.
 */
function reasonsOf( log ) {
	const signs = { n: ' ', r: '', "'": "'", '|': '|', '[': '[', ']': ']' };
	const clear = ( text ) => text.replace( /\|([nr'|[\]])/g, ( _, sign ) => signs[ sign ] ).trim();
	return [ ...log.matchAll( /^##teamcity\[testIgnored name='((?:\|.|[^'|])*)' message='((?:\|.|[^'|])*)'/gm ) ].map(
		( [ , name, message ] ) => [ clear( name ), clear( message ) ].filter( Boolean ).join( ': ' )
	);
}

/**
 * @param {string} xml   Report of PHPUnit (--log-junit).
 * @param {string} [log] Its second report (--log-teamcity), which says why tests were skipped. The first does not.
 * @return {Totals} Its counts.
 */
export function fromJUnit( xml, log = '' ) {
	const suite = /<testsuite\b[^>]*>/.exec( xml )?.[ 0 ] ?? '';
	const count = ( name ) => Number( new RegExp( `\\b${ name }="(\\d+)"` ).exec( suite )?.[ 1 ] ?? 0 );
	const failed = count( 'errors' ) + count( 'failures' );
	const skipped = count( 'skipped' );
	const named = [ ...xml.matchAll( /<testcase\b([^>]*)>\s*<skipped\b/g ) ].map(
		( [ , attributes ] ) => `${ /\bname="([^"]*)"/.exec( attributes )?.[ 1 ] }`
	);
	const told = reasonsOf( log );
	const reasons = told.length ? told : named;
	const failures = [ ...xml.matchAll( /<testcase\b([^>]*)>\s*<(?:failure|error)\b[^>]*>([^<]*)/g ) ].map(
		( [ , attributes, text ] ) => {
			const of = ( name ) => plain( new RegExp( `\\b${ name }="([^"]*)"` ).exec( attributes )?.[ 1 ] ?? '' );
			// Leave out the first line, which repeats the test's name.
			return failure( `${ of( 'class' ) }::${ of( 'name' ) }`, plain( text.slice( text.indexOf( '\n' ) + 1 ) ) );
		}
	);
	return totals( { passed: count( 'tests' ) - failed - skipped, failed, skipped, reasons, failures } );
}

/** A path with an ending that our tools check, in what one of them prints. */
const PATH = /[\w.@/-]+\.(?:tsx?|mjs|cjs|js|php|scss|json|md)\b/;

/**
 * Finds the files that a tool complains of. Each tool prints them in its own way: in the line of the message (tsc,
 * Prettier), or above a list of messages, which begin with a number of a line (ESLint, Stylelint, PHPCS, PHPStan).
 *
 * @param {string}                      output What the tool has printed.
 * @param {( path: string ) => boolean} exists Whether there is such a file in the checkout.
 * @param {string}                      [root] Path of the checkout.
 * @return {string[]} A line for each file, with the first message about it. Without a file, the last line printed.
 */
export function fromLint( output, exists, root = '' ) {
	const lines = output.replace( COLOURS, '' ).split( '\n' );
	/** @type {Map<string, string>} */
	const found = new Map();
	for ( const [ index, line ] of lines.entries() ) {
		const printed = PATH.exec( line )?.[ 0 ];
		const path = printed?.replace( root ? `${ root }/` : '', '' );
		if ( ! path || found.has( path ) || ! exists( path ) ) {
			continue;
		}
		const rest = line.slice( line.indexOf( printed ) + printed.length ).trim();
		const below = lines.slice( index + 1, index + 8 ).find( ( next ) => /^\s*:?\d+\b/.test( next ) );
		found.set( path, ( rest || below || '' ).trim().replace( /\s+/g, ' ' ) );
	}
	if ( found.size ) {
		return [ ...found ].map( ( [ path, message ] ) => ( message ? failure( path, message ) : path ) );
	}
	const last = lines
		.map( ( line ) => line.trim() )
		.filter( Boolean )
		.at( -1 );
	return last ? [ last.slice( 0, 300 ) ] : [];
}

/**
 * @param {Object} report Report of Jest (--json).
 * @return {Totals} Its counts. A file that cannot even run counts as a failure.
 */
export function fromJest( report ) {
	const tests = report.testResults.flatMap( ( file ) => file.assertionResults );
	const skippedTests = tests.filter( ( { status } ) => status === 'pending' || status === 'todo' );
	const failures = [
		...report.testResults
			.filter( ( { status, assertionResults } ) => status === 'failed' && assertionResults.length === 0 )
			.map( ( { name, message } ) => failure( name, message ) ),
		...tests
			.filter( ( { status } ) => status === 'failed' )
			.map( ( { fullName, failureMessages } ) => failure( fullName, failureMessages?.[ 0 ] ) ),
	];
	return totals( {
		passed: report.numPassedTests,
		failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
		skipped: report.numPendingTests + report.numTodoTests,
		reasons: skippedTests.map( ( { fullName } ) => fullName ),
		failures,
	} );
}

/**
 * @param {Object} suite Suite in Playwright's report, or the report itself.
 * @return {Object[]} All its tests, those of the suites in it, too. Each has results in `tests`, one for each project.
 */
export const specsOf = ( { specs = [], suites = [] } ) => [ ...specs, ...suites.flatMap( specsOf ) ];

/**
 * @param {Object} report Playwright's report.
 * @return {string[]} Titles of tests that passed only when they were repeated.
 */
export const flakyTests = ( report ) =>
	specsOf( report )
		.filter( ( { tests } ) => tests.some( ( { status } ) => status === 'flaky' ) )
		.map( ( { title } ) => title );

/** Type of the annotation by which a browser test says what it left out. */
const LEFT_OUT = 'left out';

/**
 * @param {Object} report Report of Playwright's JSON reporter.
 * @return {Totals} Its counts. Errors outside of tests count as failures.
 */
export function fromPlaywright( report ) {
	const reasons = [];
	const failures = ( report.errors ?? [] ).map( ( { message } ) => failure( 'outside of tests', message ) );
	for ( const spec of specsOf( report ) ) {
		for ( const test of spec.tests ) {
			const annotations = test.annotations ?? [];
			if ( test.status === 'skipped' ) {
				const why = annotations.find( ( { type } ) => type === 'skip' || type === 'fixme' );
				reasons.push( `${ spec.title }${ why?.description ? `: ${ why.description }` : '' }` );
			}
			// A test that went on without something of what it is for.
			for ( const { description } of annotations.filter( ( { type } ) => type === LEFT_OUT ) ) {
				reasons.push( `${ spec.title }: ${ description }` );
			}
			if ( test.status === 'unexpected' ) {
				const { error } = test.results.find( ( result ) => result.error ) ?? {};
				const name = `[${ test.projectName }] ${ spec.file }:${ spec.line } ${ spec.title }`;
				failures.push( failure( name, error?.message ) );
			}
		}
	}
	const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report.stats ?? {};
	return totals( {
		passed: expected + flaky,
		failed: unexpected + ( unexpected === 0 ? ( report.errors?.length ?? 0 ) : 0 ),
		skipped,
		reasons,
		failures,
	} );
}
