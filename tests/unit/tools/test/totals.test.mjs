import {
	closingLine,
	flakyTests,
	fromJest,
	fromJUnit,
	fromLint,
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

it( 'says why PHPUnit skipped a test', () => {
	const xml = `<testsuite tests="3" skipped="2"><testcase name="test_off" class="A"><skipped/></testcase><testcase name="test_far" class="A"><skipped/></testcase></testsuite>`;
	const log = [
		"##teamcity[testStarted name='test_off' locationHint='php_qn://x' flowId='1']",
		"##teamcity[testIgnored name='test_off' message='there is no |'Redis|' |[6379|]|nat all' duration='0' flowId='1']",
		"##teamcity[testIgnored name='test_far' message='' duration='0' flowId='1']",
	].join( '\n' );
	expect( fromJUnit( xml, log ) ).toMatchObject( {
		passed: 1,
		skipped: 2,
		reasons: [ "test_off: there is no 'Redis' [6379] at all", 'test_far' ],
	} );
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
	// A part of a test that was not there.
	const partly = { status: 'expected', annotations: [ { type: 'left out', description: 'no Jetpack' } ] };
	expect(
		fromPlaywright( { stats: { expected: 1 }, suites: [ { specs: [ { title: 'beside', tests: [ partly ] } ] } ] } )
	).toMatchObject( { passed: 1, skipped: 0, reasons: [ 'beside: no Jetpack' ] } );
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

describe( 'a failed check names its files', () => {
	const files = ( output ) =>
		fromLint( output, ( path ) => /^(?:blocks|includes|src|tests)\//.test( path ), '/home/me/eidan' );

	it( 'of ESLint and Stylelint', () => {
		expect(
			files(
				'\n/home/me/eidan/blocks/icon/edit.tsx\n  12:3  error  Expected === and instead saw ==  eqeqeq\n  14:1  error  Other  x\n\n/home/me/eidan/src/view/a.ts\n  1:1  error  Unused  y\n\n✖ 3 problems\n'
			)
		).toEqual( [
			'blocks/icon/edit.tsx: 12:3 error Expected === and instead saw == eqeqeq',
			'src/view/a.ts: 1:1 error Unused y',
		] );
		expect( files( '\nblocks/icon/style.scss\n  3:1  ✖  Unexpected unit  unit-x\n' ) ).toEqual( [
			'blocks/icon/style.scss: 3:1 ✖ Unexpected unit unit-x',
		] );
	} );

	it( 'of Prettier and TypeScript', () => {
		expect( files( '[warn] src/view/a.ts\n[warn] Code style issues found in the above file.' ) ).toEqual( [
			'src/view/a.ts',
		] );
		expect( files( "src/view/a.ts(4,7): error TS2322: Type 'string' is not a number." ) ).toEqual( [
			"src/view/a.ts: (4,7): error TS2322: Type 'string' is not a number.",
		] );
	} );

	it( 'of PHPCS and PHPStan', () => {
		expect(
			files(
				'FILE: includes/Icons/Set.php\n------\nFOUND 1 ERROR AFFECTING 1 LINE\n------\n 12 | ERROR | [x] Expected 1 space\n    |       | (Sniff.Name)\n------'
			)
		).toEqual( [ 'includes/Icons/Set.php: 12 | ERROR | [x] Expected 1 space' ] );
		expect(
			files(
				' ------ ------\n  Line   includes/Icons/Set.php\n ------ ------\n  :9     Method has no type.\n ------ ------'
			)
		).toEqual( [ 'includes/Icons/Set.php: :9 Method has no type.' ] );
	} );

	it( 'or says what was printed last', () => {
		expect( files( 'Looking …\nThe types are not up to date: npm run types\n' ) ).toEqual( [
			'The types are not up to date: npm run types',
		] );
		expect( files( '' ) ).toEqual( [] );
	} );
} );
