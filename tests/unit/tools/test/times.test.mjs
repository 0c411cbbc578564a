import { jestTimes, phpunitTimes, playwrightTimes, sums } from '../../../../tools/test/times.mjs';

it( 'reads seconds of each test of the browser, repetitions included', () => {
	const tests = [ { projectName: 'newest', results: [ { duration: 1500 }, { duration: 500 } ] } ];
	expect( playwrightTimes( { suites: [ { specs: [ { file: 'a.spec.ts', title: 'opens', tests } ] } ] } ) ).toEqual( [
		{ part: 'newest', file: 'a.spec.ts', test: 'opens', seconds: 2 },
	] );
} );

it( 'tells Jest’s tests from what their file takes besides', () => {
	const file = {
		name: '/x/tests/unit/a.test.ts',
		startTime: 0,
		endTime: 3000,
		assertionResults: [ { fullName: 'adds', duration: 1000 } ],
	};
	expect( jestTimes( { testResults: [ file ] }, '/x' ).map( ( { test, seconds } ) => [ test, seconds ] ) ).toEqual( [
		[ 'adds', 1 ],
		[ '(compiling and loading)', 2 ],
	] );
} );

it( 'reads PHPUnit’s', () => {
	expect( phpunitTimes( '<testcase name="test_a" class="A\\B" time="0.5"/>', 'php' ) ).toEqual( [
		{ part: 'php', file: 'A\\B', test: 'test_a', seconds: 0.5 },
	] );
} );

it( 'adds them up, the longest first', () => {
	const row = ( file, seconds ) => ( { part: 'p', file, test: 't', seconds } );
	expect( sums( [ row( 'a', 1 ), row( 'b', 5 ), row( 'a', 2 ) ], ( { file } ) => file ) ).toEqual( [
		{ name: 'b', seconds: 5, count: 1 },
		{ name: 'a', seconds: 3, count: 2 },
	] );
} );
