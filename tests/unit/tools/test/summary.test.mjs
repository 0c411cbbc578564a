import { summary } from '../../../../tools/test/summary.mjs';
import { totals } from '../../../../tools/test/totals.mjs';

it( 'ends with one line, after what was skipped, what failed, and what is to be known', () => {
	const { lines, result } = summary( [
		{ title: 'Lint', seconds: 3, counts: totals( { passed: 1, notes: [ '2 words wait for the next release' ] } ) },
		{
			title: 'Browser tests',
			seconds: 60,
			counts: totals( {
				passed: 5,
				failed: 1,
				skipped: 2,
				reasons: [ 'no shop', 'no shop' ],
				failures: [ 'a.spec.ts:1 buys: Error' ],
			} ),
		},
	] );
	expect( lines ).toEqual( [
		'\n== Summary',
		'   3 s  Lint: 1 passed, 0 failed, 0 skipped',
		'  60 s  Browser tests: 5 passed, 1 failed, 2 skipped',
		'note: Lint: 2 words wait for the next release',
		'skipped: Browser tests: no shop (2 times)',
		'failed: Browser tests: a.spec.ts:1 buys: Error',
		'\n6 passed, 1 failed, 2 skipped',
	] );
	expect( result.failed ).toBe( 1 );
} );

it( 'lists the first failures where everything is broken', () => {
	const failures = Array.from( { length: 25 }, ( _, index ) => `test ${ index }` );
	const { lines } = summary( [ { title: 'Unit', seconds: 1, counts: totals( { failed: 25, failures } ) } ] );
	expect( lines.filter( ( line ) => line.startsWith( 'failed: ' ) ) ).toHaveLength( 21 );
	expect( lines ).toContain( 'failed: Unit: and 5 more' );
} );
