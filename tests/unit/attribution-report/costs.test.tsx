import apiFetch from '@wordpress/api-fetch';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CostsDialog } from '../../../src/attribution-report/costs/dialog';
import { CostSums } from '../../../src/attribution-report/costs/sums';
import { formatOf } from '../../../src/attribution-report/format';
import { Table } from '../../../src/attribution-report/table';
import { readView } from '../../../src/attribution-report/view';
import type { Report, Row, Shop, Sums } from '../../../src/attribution-report/types';

jest.mock( '@wordpress/api-fetch' );
type Call = { path: string; method?: string; data?: Record< string, string > };
const request = jest.mocked( apiFetch as unknown as ( options: Call ) => Promise< unknown > );

const shop: Shop = {
	kinds: [ 'orders' ],
	currency: 'EUR',
	price: { format: '%1$s%2$s', decimals: 2, point: '.', comma: ',', trims: false, symbols: { EUR: '€' } },
	locale: 'en-GB',
	today: '2026-08-20',
	dimensions: {
		channel: 'Channel',
		source: 'Source',
		medium: 'Medium',
		campaign: 'Campaign',
		landing: 'Landing page',
		device: 'Device',
	},
	labels: {},
	excluded: [],
	canImport: true,
	lookBack: '',
	settings: '',
	renames: [],
	files: false,
};
const format = formatOf( shop );
const view = { ...readView( '', shop.today ), dimension: 'campaign' as const };

describe( 'the sums of ad costs', () => {
	it( 'are there where there are costs, with those of the compared period', () => {
		const current: Sums = { revenue: 300, orders: 3, cost: 120.5, cost_order: 40.1667, return: 2.4896 };
		const { container, rerender } = render(
			<CostSums
				totals={ { current, previous: { cost: 60, cost_order: null, return: 1 } } }
				kind="orders"
				format={ format }
			/>
		);
		expect( container ).toHaveTextContent( 'Ad costs€120.50from €60.00' );
		expect( container ).toHaveTextContent( 'Cost per order€40.17Return on ad costs2.49from 1.00' );
		rerender(
			<CostSums totals={ { current: { revenue: 300 }, previous: null } } kind="orders" format={ format } />
		);
		expect( container ).toBeEmptyDOMElement();
	} );
} );

describe( 'the table', () => {
	const rowOf = ( value: string, current: Sums ): Row => ( { value, label: value, current, previous: null } );
	const reportOf = ( rows: Row[] ): Report => ( {
		totals: { current: rows[ 0 ]!.current, previous: null },
		rows,
		found: rows.length,
		series: { current: [], previous: null },
		periods: { current: { after: '2026-08-01', before: '2026-08-20' }, previous: null },
		currencies: [ 'EUR' ],
		progress: { done: 0, total: 0, finished: true },
	} );
	const show = ( rows: Row[] ) =>
		render(
			<Table
				report={ reportOf( rows ) }
				{ ...{ view, shop, format } }
				onChange={ jest.fn() }
				onList={ jest.fn() }
			/>
		);

	it( 'has columns of costs where rows have them', async () => {
		show( [
			rowOf( 'Brand', { revenue: 300, orders: 3, cost: 120.5, cost_order: 40.1667, return: 2.4896 } ),
			rowOf( 'Letter', { revenue: 100, orders: 1, cost: null, cost_order: null, return: null } ),
		] );
		expect( await screen.findByRole( 'columnheader', { name: /Return on ad costs/ } ) ).toBeVisible();
		expect( screen.getByRole( 'row', { name: /Brand/ } ) ).toHaveTextContent( '€120.50' );
		expect( screen.getByRole( 'row', { name: /Letter/ } ) ).toHaveTextContent( '–' );
	} );

	it( 'has none where there are no costs', async () => {
		show( [ rowOf( 'Brand', { revenue: 300, orders: 3 } ) ] );
		await screen.findByRole( 'columnheader', { name: /Revenue/ } );
		expect( screen.queryByRole( 'columnheader', { name: /costs/ } ) ).not.toBeInTheDocument();
	} );
} );

describe( 'the dialog of ad costs', () => {
	const google = { source: 'google', after: '2026-08-01', before: '2026-08-10', rows: 20, cost: 99.5 };
	const onChange = jest.fn();
	let answer: ( call: Call ) => unknown;
	const open = async ( sources = [ google ], names = '' ) => {
		request.mockImplementation( async ( call ) => ( call.method ? answer( call ) : { sources, names } ) );
		render( <CostsDialog format={ format } onChange={ onChange } onClose={ jest.fn() } /> );
		await screen.findByLabelText( 'Names of campaigns' );
	};
	const upload = ( text: string ) =>
		userEvent.upload(
			document.querySelector< HTMLInputElement >( 'input[type="file"]' )!,
			new File( [ text ], 'a.csv', { type: 'text/csv' } )
		);
	const calls = () => request.mock.calls.map( ( [ call ] ) => call ).filter( ( { method } ) => method );

	beforeEach( () => {
		request.mockReset();
		onChange.mockReset();
		answer = () => ( {} );
	} );

	it( 'sends a file byte for byte, and says what was in it', async () => {
		await open( [] );
		expect( screen.getByText( 'No costs are imported yet.' ) ).toBeVisible();
		answer = () => ( {
			rows: 1234,
			days: 10,
			after: '2026-08-01',
			before: '2026-08-10',
			cost: 99.5,
			campaigns: 3,
			unmatched: [ 'Shoes', '<b>Hats</b>' ],
			unmatchedCount: 3,
		} );
		await upload( 'Tag;Köln' );
		const notice = await screen.findByText( /^Imported/, { selector: '.components-notice p' } );
		expect( notice ).toHaveTextContent( 'days: 10, campaigns: 3, rows: 1,234, costs: €99.50.' );
		expect( notice.parentElement ).toHaveTextContent( 'so far (3): Shoes · <b>Hats</b> …' );
		expect( calls() ).toEqual( [
			{
				path: '/eidan/v1/attribution/costs',
				method: 'POST',
				data: { file: Buffer.from( 'Tag;Köln' ).toString( 'base64' ) },
			},
		] );
		await waitFor( () => expect( onChange ).toHaveBeenCalledTimes( 1 ) );
	} );

	it( 'names the lines that are wrong', async () => {
		await open();
		answer = () => Promise.reject( { message: 'a b', data: { lines: [ 'Line 2: a', 'Line 3: b' ] } } );
		await upload( 'x' );
		expect( await screen.findByText( 'Line 3: b', { selector: 'li' } ) ).toBeVisible();
		expect( onChange ).not.toHaveBeenCalled();
	} );

	it( 'deletes days of a source', async () => {
		await open();
		await userEvent.click( screen.getByRole( 'button', { name: 'Delete costs of google' } ) );
		expect( screen.getByLabelText( 'From' ) ).toHaveValue( '2026-08-01' );
		await userEvent.clear( screen.getByLabelText( 'To' ) );
		const button = screen.getByRole( 'button', { name: 'Delete these days of google' } );
		expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
		await userEvent.type( screen.getByLabelText( 'To' ), '2026-08-03' );
		await userEvent.click( button );
		await waitFor( () => expect( onChange ).toHaveBeenCalled() );
		expect( calls() ).toEqual( [
			{
				path: '/eidan/v1/attribution/costs?source=google&after=2026-08-01&before=2026-08-03',
				method: 'DELETE',
			},
		] );
	} );

	it( 'keeps names of campaigns', async () => {
		await open( [ google ], '21000000001 = Brand' );
		const save = screen.getByRole( 'button', { name: 'Save names' } );
		expect( save ).toHaveAttribute( 'aria-disabled', 'true' );
		await userEvent.type( screen.getByLabelText( 'Names of campaigns' ), '\n21000000002 = Hats' );
		await userEvent.click( save );
		await waitFor( () => expect( onChange ).toHaveBeenCalled() );
		expect( calls()[ 0 ]!.data ).toEqual( { names: '21000000001 = Brand\n21000000002 = Hats' } );
		expect( within( screen.getByRole( 'table' ) ).getByRole( 'row', { name: /google/ } ) ).toHaveTextContent(
			'€99.50'
		);
	} );
} );
