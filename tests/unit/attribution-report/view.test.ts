import { readView, requestOf, writeView, type View } from '../../../src/attribution-report/view';

const TODAY = '2026-08-20';

describe( 'the address of the report', () => {
	it( 'shows the last 30 days by channel without anything said', () => {
		expect( readView( '?page=eidan-attribution', TODAY ) ).toEqual( {
			after: '2026-07-22',
			before: '2026-08-20',
			compare: 'previous',
			model: 'last-non-direct',
			kind: 'orders',
			metric: 'revenue',
			dimension: 'channel',
			currency: '',
			filters: {},
		} );
	} );

	it( 'shows enquiries where there is no shop, and figures of what it shows', () => {
		const alone = [ 'enquiries' ] as const;
		expect( readView( '?r-kind=orders&r-metric=revenue', TODAY, alone ) ).toMatchObject( {
			kind: 'enquiries',
			metric: 'enquiries',
		} );
		expect( readView( '?r-kind=both&r-metric=won', TODAY ) ).toMatchObject( { kind: 'both', metric: 'won' } );
		expect( readView( '?r-kind=both&r-metric=rate', TODAY ) ).toMatchObject( { kind: 'both', metric: 'total' } );
	} );

	it( 'holds a whole view, and gives it back', () => {
		const view: View = {
			after: '2026-01-01',
			before: '2026-01-31',
			compare: 'year',
			kind: 'both',
			model: 'first',
			metric: 'orders',
			dimension: 'campaign',
			currency: 'USD',
			filters: { source: 'a&b=c #d', channel: '' },
		};
		const address = writeView( view, '?page=eidan-attribution&r-medium=old' );
		expect( address ).toContain( 'page=eidan-attribution' );
		expect( address ).not.toContain( 'r-medium' );
		expect( readView( address, TODAY ) ).toEqual( view );
	} );

	it( 'takes the default for what it cannot read', () => {
		const view = readView(
			'?r-after=2026-02-30&r-before=2026-03-01&r-model=__proto__&r-metric=x&r-dimension=constructor&r-currency=%22%3E',
			TODAY
		);
		expect( view ).toMatchObject( {
			currency: '',
			after: '2026-07-22',
			model: 'last-non-direct',
			metric: 'revenue',
			dimension: 'channel',
		} );
	} );

	it( 'cuts a filter to what the server takes', () => {
		expect( readView( `?r-source=${ 'x'.repeat( 500 ) }`, TODAY ).filters.source ).toHaveLength( 191 );
	} );

	it( 'asks the server by dimension and filters, the empty one as well', () => {
		const view = readView( '?r-campaign=&r-dimension=source', TODAY );
		expect( requestOf( view, 'day' ) ).toEqual( {
			after: '2026-07-22',
			before: '2026-08-20',
			compare: 'previous',
			model: 'last-non-direct',
			dimension: 'source',
			kind: 'orders',
			interval: 'day',
			campaign: '',
		} );
		expect( requestOf( { ...view, currency: 'USD' }, 'day' ) ).toMatchObject( { currency: 'USD' } );
	} );
} );
