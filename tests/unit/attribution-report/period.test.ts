import {
	addDays,
	intervalOf,
	isPeriod,
	lengthOf,
	periodOf,
	presetOf,
	PRESETS,
} from '../../../src/attribution-report/period';

describe( 'the periods of the report', () => {
	const today = '2026-03-01';

	it.each( [
		[ 'week', '2026-02-23', '2026-03-01', 7 ],
		[ 'month', '2026-01-31', '2026-03-01', 30 ],
		[ 'quarter', '2025-12-02', '2026-03-01', 90 ],
		[ 'this-month', '2026-03-01', '2026-03-01', 1 ],
		[ 'last-month', '2026-02-01', '2026-02-28', 28 ],
		[ 'this-year', '2026-01-01', '2026-03-01', 60 ],
	] as const )( '%s is from %s to %s', ( preset, after, before, days ) => {
		const period = periodOf( preset, today );
		expect( period ).toEqual( { after, before } );
		expect( lengthOf( period ) ).toBe( days );
	} );

	it( 'last month in January is December of the year before', () => {
		expect( periodOf( 'last-month', '2026-01-15' ) ).toEqual( { after: '2025-12-01', before: '2025-12-31' } );
	} );

	it( 'recognises each preset by its days, and calls everything else custom', () => {
		for ( const preset of PRESETS ) {
			if ( preset !== 'custom' ) {
				expect( presetOf( periodOf( preset, '2026-08-20' ), '2026-08-20' ) ).toBe( preset );
			}
		}
		expect( presetOf( { after: '2026-08-02', before: '2026-08-05' }, '2026-08-20' ) ).toBe( 'custom' );
	} );

	it( 'goes over the end of a leap February', () => {
		expect( addDays( '2028-02-28', 1 ) ).toBe( '2028-02-29' );
		expect( addDays( '2028-03-01', -1 ) ).toBe( '2028-02-29' );
	} );

	it.each( [
		[ '2026-02-30', '2026-03-01' ],
		[ '2026-03-02', '2026-03-01' ],
		[ '', '2026-03-01' ],
		[ '26-3-1', '2026-03-01' ],
		[ '2000-01-01', '2026-03-01' ],
	] )( 'refuses the days from "%s" to "%s"', ( after, before ) => {
		expect( isPeriod( { after, before } ) ).toBe( false );
	} );

	it.each( [
		[ '2026-01-01', '2026-04-02', 'day' ],
		[ '2026-01-01', '2026-04-03', 'week' ],
		[ '2025-01-01', '2026-01-05', 'week' ],
		[ '2025-01-01', '2026-01-06', 'month' ],
	] )( 'draws %s to %s by %s', ( after, before, interval ) => {
		expect( intervalOf( { after, before } ) ).toBe( interval );
	} );
} );
