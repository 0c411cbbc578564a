import {
	closingLine,
	flakyTests,
	fromJest,
	fromJUnit,
	fromPlaywright,
	sum,
	totals,
} from '../../../../tools/test/totals.mjs';

it( 'closes with one plain line', () => {
	const all = sum( [
		totals( { passed: 2, reasons: [] } ),
		totals( { passed: 1, failed: 3, skipped: 1, reasons: [ 'why' ] } ),
	] );
	expect( closingLine( all ) ).toBe( '3 passed, 3 failed, 1 skipped' );
	expect( all.reasons ).toEqual( [ 'why' ] );
} );

it( 'reads what PHPUnit writes', () => {
	const xml = `<?xml version="1.0"?><testsuites>
		<testsuite name="php" tests="10" assertions="20" errors="1" failures="2" skipped="1" time="1">
		<testsuite name="inner" tests="10" errors="9" failures="9" skipped="9">
		<testcase name="test_off" class="A"><skipped/></testcase></testsuite></testsuite></testsuites>`;
	expect( fromJUnit( xml ) ).toMatchObject( { passed: 6, failed: 3, skipped: 1, reasons: [ 'test_off' ] } );
} );

it( 'counts a file that Jest cannot even run', () => {
	expect(
		fromJest( {
			numPassedTests: 4,
			numFailedTests: 1,
			numRuntimeErrorTestSuites: 1,
			numPendingTests: 1,
			numTodoTests: 0,
			testResults: [ { assertionResults: [ { status: 'pending', fullName: 'later' } ] } ],
		} )
	).toMatchObject( { passed: 4, failed: 2, skipped: 1, reasons: [ 'later' ] } );
} );

it( 'reads what Playwright writes', () => {
	const skippedTest = { status: 'skipped', annotations: [ { type: 'skip', description: 'no shop' } ] };
	expect(
		fromPlaywright( {
			stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 },
			suites: [ { suites: [ { specs: [ { title: 'buys', tests: [ skippedTest ] } ] } ] } ],
		} )
	).toMatchObject( { passed: 6, failed: 1, skipped: 1, reasons: [ 'buys: no shop' ] } );
} );

it( 'fails on errors outside of tests', () => {
	expect( fromPlaywright( { stats: {}, errors: [ {} ] } ).failed ).toBe( 1 );
} );

it( 'names what passed only when it was repeated', () => {
	const specs = [
		{ title: 'steady', tests: [ { status: 'expected' } ] },
		{ title: 'shaky', tests: [ { status: 'flaky' } ] },
	];
	expect( flakyTests( { suites: [ { suites: [ { specs } ] } ] } ) ).toEqual( [ 'shaky' ] );
} );

describe( 'a failure is one line with its cause', () => {
	it( 'of PHPUnit', () => {
		const xml = `<testsuite tests="1" failures="1"><testcase name="test_sum" class="Eidan\\Tests\\SumTest" file="x"><failure type="F">Eidan\\Tests\\SumTest::test_sum
Failed asserting that &quot;a&quot; matches &gt; 1.

x.php:3</failure></testcase></testsuite>`;
		expect( fromJUnit( xml ).failures ).toEqual( [
			'Eidan\\Tests\\SumTest::test_sum: Failed asserting that "a" matches > 1.',
		] );
	} );

	it( 'of Jest', () => {
		const { failures } = fromJest( {
			testResults: [
				{ name: 'a.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
				{
					status: 'failed',
					assertionResults: [
						{ status: 'failed', fullName: 'adds', failureMessages: [ 'Error: no\n at x' ] },
					],
				},
			],
		} );
		expect( failures ).toEqual( [ 'a.test.ts: Cannot find module', 'adds: Error: no' ] );
	} );

	it( 'of Playwright', () => {
		const message = '\u001b[31mError: expect failed\u001b[39m\n\nExpected: 9\nReceived: 10\nCall log:';
		const test = { status: 'unexpected', projectName: 'shop', results: [ {}, { error: { message } } ] };
		const specs = [ { title: 'buys', file: 'a.spec.ts', line: 3, tests: [ test ] } ];
		expect( fromPlaywright( { suites: [ { specs } ] } ).failures ).toEqual( [
			'[shop] a.spec.ts:3 buys: Error: expect failed · Expected: 9 · Received: 10',
		] );
	} );
} );
