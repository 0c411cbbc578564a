import apiFetch from '@wordpress/api-fetch';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chart } from '../../../src/attribution-report/chart';
import { Controls } from '../../../src/attribution-report/controls';
import { Explanation } from '../../../src/attribution-report/explanation';
import { Filters } from '../../../src/attribution-report/filters';
import { currencyOf, formatOf } from '../../../src/attribution-report/format';
import { Mixed } from '../../../src/attribution-report/mixed';
import { Renames } from '../../../src/attribution-report/renames';
import { Listed } from '../../../src/attribution-report/listed';
import { Summary } from '../../../src/attribution-report/summary';
import { App } from '../../../src/attribution-report/app';
import { readView } from '../../../src/attribution-report/view';
import type { Shop, Step, Sums } from '../../../src/attribution-report/types';

jest.mock( '@wordpress/api-fetch' );
const request = jest.mocked( apiFetch as unknown as ( options: { path: string } ) => Promise< unknown > );

const shop: Shop = {
	kinds: [ 'orders' ],
	currency: 'EUR',
	price: {
		format: '%1$s%2$s',
		decimals: 2,
		point: '.',
		comma: ',',
		trims: false,
		symbols: { EUR: '€', JPY: '¥', USD: '$' },
	},
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
	labels: { channel: { email: 'Email' }, device: { mobile: 'Mobile' }, campaign: { '': 'No campaign' } },
	excluded: [ 'Failed' ],
	lookBack: 'It is known for 6 months, as long as its cookie lasts.',
	settings: 'https://shop.example/wp-admin/options-general.php?page=eidan',
	renames: [],
	files: false,
	canImport: false,
};
const format = formatOf( shop );
const view = readView( '', shop.today );
const sums = ( revenue: number, orders: number ): Sums => ( {
	revenue,
	orders,
	average: orders ? revenue / orders : 0,
	new: 1,
	returning: orders - 1,
} );

beforeEach( () => {
	request.mockReset();
	window.ResizeObserver ??= class {
		observe() {}
		unobserve() {}
		disconnect() {}
	};
} );

describe( 'the sums', () => {
	it( 'are shown with their change, and choose what is drawn', async () => {
		const onSelect = jest.fn();
		render(
			<Summary
				totals={ { current: sums( 150, 3 ), previous: sums( 100, 4 ) } }
				{ ...{ view, format, onSelect } }
			/>
		);
		const revenue = screen.getByRole( 'button', { name: /^Revenue/ } );
		expect( revenue ).toHaveTextContent( 'Revenue€150.00+50% from €100.00' );
		expect( revenue ).toHaveAttribute( 'aria-pressed', 'true' );
		await userEvent.click( screen.getByRole( 'button', { name: /^Orders/ } ) );
		expect( onSelect ).toHaveBeenCalledWith( 'orders' );
	} );

	it( 'say nothing of a change where nothing is compared, or where there was nothing before', () => {
		const { rerender } = render(
			<Summary
				totals={ { current: sums( 150, 3 ), previous: null } }
				{ ...{ view, format } }
				onSelect={ jest.fn() }
			/>
		);
		expect( screen.getByRole( 'button', { name: /^Revenue/ } ) ).toHaveTextContent( /^Revenue€150.00$/ );
		rerender(
			<Summary
				totals={ { current: sums( 150, 3 ), previous: sums( 0, 0 ) } }
				{ ...{ view, format } }
				onSelect={ jest.fn() }
			/>
		);
		expect( screen.getByRole( 'button', { name: /^Revenue/ } ) ).not.toHaveTextContent( '%' );
	} );
} );

describe( 'the chart', () => {
	const steps = [ 10, 20, 30 ].map( ( revenue, index ): Step => ( {
		date: `2026-08-0${ index + 1 }`,
		...sums( revenue, 1 ),
	} ) );

	it( 'is walked over by keyboard, which says each step', async () => {
		render(
			<Chart
				series={ { current: steps, previous: null } }
				metric="revenue"
				label="Revenue"
				period="1–30 April"
				comparison="Previous period"
				format={ format }
			/>
		);
		const drawing = screen.getByRole( 'slider', { name: 'Revenue over time' } );
		await userEvent.tab();
		expect( drawing ).toHaveFocus();
		await userEvent.keyboard( '{End}' );
		expect( drawing ).toHaveAttribute( 'aria-valuetext', '3 Aug: €30.00' );
		await userEvent.keyboard( '{ArrowLeft}{ArrowLeft}{ArrowLeft}' );
		expect( drawing ).toHaveAttribute( 'aria-valuetext', '1 Aug: €10.00' );
	} );

	it( 'names the day that it compares with', async () => {
		const before = steps.map( ( step, index ) => ( { ...step, date: `2026-07-0${ index + 1 }` } ) );
		render(
			<Chart
				series={ { current: steps, previous: before } }
				metric="revenue"
				label="Revenue"
				period="1–30 April"
				comparison="Previous period"
				format={ format }
			/>
		);
		await userEvent.tab();
		await userEvent.keyboard( '{End}' );
		expect( screen.getByRole( 'slider' ) ).toHaveAttribute(
			'aria-valuetext',
			'3 Aug: €30.00, before €30.00 (3 Jul)'
		);
	} );

	it( 'draws the whole of a compared period that is longer, and makes up no day of a shorter one', () => {
		const chart = ( current: Step[], previous: Step[] ) => (
			<Chart
				series={ { current, previous } }
				metric="revenue"
				label="Revenue"
				period="February"
				comparison="January"
				format={ format }
			/>
		);
		const points = ( path: string ) =>
			container.querySelector( `.eidan-report__${ path }` )?.getAttribute( 'd' )?.split( 'L' ).length;
		const { container, rerender } = render( chart( steps.slice( 0, 2 ), steps ) );
		expect( [ points( 'line' ), points( 'behind' ) ] ).toEqual( [ 2, 3 ] );
		rerender( chart( steps, steps.slice( 0, 2 ) ) );
		expect( [ points( 'line' ), points( 'behind' ) ] ).toEqual( [ 3, 2 ] );
		expect( screen.getAllByRole( 'row' ).map( ( row ) => row.textContent ) ).toEqual( [
			'2026-08-01€10.00€10.00',
			'2026-08-02€20.00€20.00',
			'2026-08-03€30.00',
		] );
	} );

	it( 'marks a single day, which is no line', () => {
		const { container } = render(
			<Chart
				series={ { current: steps.slice( 0, 1 ), previous: steps.slice( 1, 2 ) } }
				metric="revenue"
				label="Revenue"
				period="1 August"
				comparison=""
				format={ format }
			/>
		);
		expect( container.querySelectorAll( 'circle' ) ).toHaveLength( 2 );
	} );

	it( 'says the year where days are of several', async () => {
		const before = steps.map( ( step ) => ( { ...step, date: step.date.replace( '2026', '2025' ) } ) );
		render(
			<Chart
				series={ { current: steps, previous: before } }
				metric="revenue"
				label="Revenue"
				period="August"
				comparison=""
				format={ format }
			/>
		);
		await userEvent.tab();
		await userEvent.keyboard( '{Home}' );
		expect( screen.getByRole( 'slider' ) ).toHaveAttribute(
			'aria-valuetext',
			'1 Aug 2026: €10.00, before €10.00 (1 Aug 2025)'
		);
	} );

	it( 'draws no lines for parts of an order, and none but the ground where there is nothing', () => {
		const ticks = ( metric: 'orders' | 'revenue', series: typeof steps ) => {
			const { container, unmount } = render(
				<Chart
					series={ { current: series, previous: null } }
					metric={ metric }
					label="x"
					period=""
					comparison=""
					format={ format }
				/>
			);
			const texts = [ ...container.querySelectorAll( '.eidan-report__tick' ) ].map(
				( { textContent } ) => textContent
			);
			unmount();
			return texts;
		};
		expect(
			ticks(
				'orders',
				steps.map( ( step ) => ( { ...step, orders: 1 } ) )
			)
		).toEqual( [ '0', '1' ] );
		expect(
			ticks(
				'revenue',
				steps.map( ( step ) => ( { ...step, revenue: 0 } ) )
			)
		).toHaveLength( 1 );
	} );

	it( 'has all its values in a table', () => {
		render(
			<Chart
				series={ { current: steps, previous: steps } }
				metric="revenue"
				label="Revenue"
				period="1–30 April"
				comparison="Previous period"
				format={ format }
			/>
		);
		expect( within( screen.getByRole( 'table', { name: 'Revenue' } ) ).getAllByRole( 'row' ) ).toHaveLength( 3 );
	} );
} );

describe( 'the controls', () => {
	it( 'choose a period', async () => {
		const onChange = jest.fn();
		render( <Controls currencies={ [] } { ...{ view, shop, onChange } } /> );
		await userEvent.selectOptions( screen.getByRole( 'combobox', { name: 'Period' } ), 'Last 7 days' );
		expect( onChange ).toHaveBeenCalledWith( { after: '2026-08-14', before: '2026-08-20' } );
	} );

	it( 'take days of one’s own only when they are in order, and say so', async () => {
		const onChange = jest.fn();
		render( <Controls currencies={ [] } { ...{ view, shop, onChange } } /> );
		await userEvent.selectOptions( screen.getByRole( 'combobox', { name: 'Period' } ), 'Custom' );
		const from = screen.getByLabelText( 'From' );
		await userEvent.clear( from );
		await userEvent.type( from, '2026-09-01' );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'in this order' );
		expect( onChange ).not.toHaveBeenCalled();
		await userEvent.clear( from );
		await userEvent.type( from, '2026-08-01' );
		expect( onChange ).toHaveBeenLastCalledWith( { after: '2026-08-01', before: '2026-08-20' } );
	} );

	it( 'save no file while there are no figures', async () => {
		request.mockClear();
		render( <Controls currencies={ [] } { ...{ view, shop } } onChange={ jest.fn() } canExport={ false } /> );
		const button = screen.getByRole( 'button', { name: 'Export CSV' } );
		await userEvent.click( button );
		expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( request ).not.toHaveBeenCalled();
	} );

	it( 'say why a file could not be made', async () => {
		request.mockRejectedValue( { message: 'You are probably offline.' } );
		render( <Controls currencies={ [ 'EUR' ] } { ...{ view, shop } } onChange={ jest.fn() } /> );
		await userEvent.click( screen.getByRole( 'button', { name: 'Export CSV' } ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'You are probably offline.' );
	} );

	it( 'have files for platforms of ads where the owner wants them, also without a report', async () => {
		const days = { after: '2026-08-01', before: '2026-08-20' };
		const given = {
			view: { ...view, ...days, filters: { channel: 'email' } },
			currencies: [],
			onChange: jest.fn(),
		};
		const { rerender } = render( <Controls { ...given } { ...{ shop } } canExport={ false } /> );
		expect( screen.queryByRole( 'button', { name: /^Conversions/ } ) ).toBeNull();
		rerender( <Controls { ...given } shop={ { ...shop, files: true } } canExport={ false } /> );
		request.mockRejectedValue( { message: 'You are probably offline.' } );
		await userEvent.click( screen.getByRole( 'button', { name: 'Conversions for Microsoft Advertising' } ) );
		expect( request ).toHaveBeenCalledWith( {
			path: '/eidan/v1/attribution/conversions?platform=microsoft&kind=orders&after=2026-08-01&before=2026-08-20',
		} );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'You are probably offline.' );
	} );
} );

describe( 'amounts', () => {
	const german = {
		format: '%2$s\u00a0%1$s',
		decimals: 2,
		point: ',',
		comma: '.',
		trims: false,
		symbols: { EUR: '€' },
	};
	const of = ( change: Partial< Shop[ 'price' ] >, locale = 'en-US' ) =>
		formatOf( { ...shop, locale, price: { ...german, ...change } } );

	it( 'are written as the shop writes them, whatever the language of the reader', () => {
		for ( const locale of [ 'en-US', 'de-DE', 'fr-FR', 'ar-EG' ] ) {
			expect( of( {}, locale ).money( 1234567.891 ) ).toBe( '1.234.567,89\u00a0€' );
			expect( of( {}, locale ).metric( 'average', -0.5 ) ).toBe( '-0,50\u00a0€' );
		}
		// Counts are formatted for the reader's language.
		expect( of( {}, 'en-US' ).number( 1234 ) ).toBe( '1,234' );
	} );

	it( 'have the digits and separators that the owner chose', () => {
		// The amount is rounded as PHP does it. JavaScript alone would round the nearest binary number, which is lower.
		expect( of( {} ).money( 1.005 ) ).toBe( '1,01\u00a0€' );
		expect( of( { decimals: 0 } ).money( 1999.5 ) ).toBe( '2.000\u00a0€' );
		expect( of( { comma: '’', point: '.', format: '%1$s %2$s', symbols: { EUR: 'CHF' } } ).money( 1999 ) ).toBe(
			'CHF 1’999.00'
		);
		expect( of( { comma: '' } ).money( 1999 ) ).toBe( '1999,00\u00a0€' );
		expect( of( { symbols: { EUR: '$&' }, comma: '$1' } ).money( 1999 ) ).toBe( '1$1999,00\u00a0$&' );
		expect( of( { trims: true } ).money( 20 ) + of( { trims: true } ).money( 20.5 ) ).toBe(
			'20\u00a0€20,50\u00a0€'
		);
	} );

	it( 'are so on the axis, too', () => {
		expect( of( {} ).short( 'revenue', 1234 ) ).toBe( '1,2K\u00a0€' );
		expect( of( {}, 'ar-EG' ).short( 'revenue', -12 ) ).toBe( '-12\u00a0€' );
	} );
} );

describe( 'several currencies', () => {
	it( 'are offered as a filter where there are several', async () => {
		const onChange = jest.fn();
		const { rerender } = render( <Controls currencies={ [ 'EUR' ] } { ...{ view, shop, onChange } } /> );
		expect( screen.queryByRole( 'combobox', { name: 'Currency' } ) ).toBeNull();
		rerender( <Controls currencies={ [ 'EUR', 'JPY' ] } { ...{ view, shop, onChange } } /> );
		await userEvent.selectOptions( screen.getByRole( 'combobox', { name: 'Currency' } ), 'JPY' );
		expect( onChange ).toHaveBeenCalledWith( { currency: 'JPY' } );
		rerender( <Controls currencies={ [] } view={ { ...view, currency: 'GBP' } } { ...{ shop, onChange } } /> );
		await userEvent.selectOptions( screen.getByRole( 'combobox', { name: 'Currency' } ), 'All currencies' );
		expect( onChange ).toHaveBeenLastCalledWith( { currency: '' } );
	} );

	it( 'have no sign that would be wrong for some', () => {
		expect( currencyOf( shop, '', [] ) ).toBe( 'EUR' );
		expect( currencyOf( shop, '', [ 'USD' ] ) ).toBe( 'USD' );
		expect( currencyOf( shop, 'JPY', [ 'EUR', 'JPY' ] ) ).toBe( 'JPY' );
		const mixed = formatOf( shop, currencyOf( shop, '', [ 'EUR', 'JPY' ] ) );
		expect( [ mixed.metric( 'revenue', 1234.5 ), mixed.short( 'average', 1234 ) ] ).toEqual( [
			'1,234.50',
			'1.2k',
		] );
		expect( mixed.money( 12, 'EUR' ) ).toBe( '€12.00' );
		expect( formatOf( shop, 'JPY' ).metric( 'revenue', 1234 ) ).toBe( '¥1,234.00' );
		// A currency that the shop does not know any more.
		expect( mixed.money( 12, 'XTS' ) ).toBe( 'XTS12.00' );
	} );

	it( 'are named', () => {
		render( <Mixed kind="orders" currencies={ [ 'EUR', 'JPY' ] } locale="en-GB" /> );
		expect(
			screen.getByText( /orders in EUR and JPY\. Their amounts are added as they are/, {
				selector: '.components-notice__content',
			} )
		).toBeVisible();
	} );
} );

it( 'filters are taken away one by one', async () => {
	const onChange = jest.fn();
	render(
		<Filters
			view={ {
				...view,
				filters: {
					channel: 'email',
					source: '',
					device: 'mobile',
					campaign: '',
					landing: '/%C3%BCber%20x/%E2%80%AE/%E9',
				},
			} }
			{ ...{ shop, onChange } }
		/>
	);
	await userEvent.click( screen.getByRole( 'button', { name: 'Remove the filter Channel: Email' } ) );
	expect( onChange ).toHaveBeenCalledWith( {
		filters: { source: '', device: 'mobile', campaign: '', landing: '/%C3%BCber%20x/%E2%80%AE/%E9' },
		dimension: 'channel',
	} );
	// Filters have the names of the rows that were clicked.
	for ( const name of [
		'Source: Unknown',
		'Device: Mobile',
		'Campaign: No campaign',
		'Landing page: /über%20x/%E2%80%AE/%E9',
	] ) {
		expect( screen.getByRole( 'button', { name: `Remove the filter ${ name }` } ) ).toBeVisible();
	}
} );

it( 'the orders behind a row are listed page by page', async () => {
	const page = ( number: string ) => ( {
		headers: new Map( [ [ 'X-WP-Total', '25' ] ] ),
		json: async () => [
			{
				id: 1,
				number,
				date: '2026-08-01T10:00:00+00:00',
				status: 'Completed',
				revenue: 12,
				currency: 'EUR',
				link: null,
			},
		],
	} );
	request.mockResolvedValueOnce( page( '25' ) ).mockResolvedValueOnce( page( '5' ) );
	render(
		<Listed
			view={ { ...view, filters: { channel: 'email' } } }
			kind="orders"
			name="Email"
			format={ format }
			onClose={ jest.fn() }
		/>
	);
	expect( await screen.findByRole( 'rowheader', { name: '#25' } ) ).toBeVisible();
	expect( screen.getByRole( 'cell', { name: /1 Aug 2026, 10:00/ } ) ).toBeVisible();
	expect( request.mock.calls[ 0 ]?.[ 0 ].path ).toContain( 'channel=email' );
	await userEvent.click( screen.getByRole( 'button', { name: 'Older' } ) );
	await waitFor( () => expect( screen.getByRole( 'rowheader', { name: '#5' } ) ).toBeVisible() );
	expect( screen.getByText( 'Page 2 of 2' ) ).toBeVisible();
} );

describe( 'enquiries', () => {
	const all: Shop = { ...shop, kinds: [ 'orders', 'enquiries', 'both' ] };
	const ofEnquiries = { enquiries: 4, won: 1, rate: 0.25, value: 1200, average_value: 1200 };

	it( 'have figures of their own, a share among them', () => {
		const onSelect = jest.fn();
		render(
			<Summary
				totals={ { current: ofEnquiries, previous: { ...ofEnquiries, enquiries: 2 } } }
				view={ readView( '?r-kind=enquiries', shop.today ) }
				{ ...{ format, onSelect } }
			/>
		);
		expect(
			screen.getAllByRole( 'button' ).map( ( { textContent } ) => textContent?.split( /0% |%from/ )[ 0 ] )
		).toEqual( [
			expect.stringMatching( /^Enquiries4\+10/ ),
			expect.stringMatching( /^Won enquiries1/ ),
			expect.stringMatching( /^Share won25%/ ),
			expect.stringMatching( /^Value won€1,200.00/ ),
			expect.stringMatching( /^Average value won€1,200.00/ ),
		] );
	} );

	it( 'are chosen beside orders, where there are both', async () => {
		const onChange = jest.fn();
		const { rerender } = render( <Controls currencies={ [] } { ...{ view, shop, onChange } } /> );
		expect( screen.queryByRole( 'radiogroup', { name: 'Report on' } ) ).toBeNull();
		rerender( <Controls currencies={ [] } { ...{ view, onChange } } shop={ all } /> );
		await userEvent.click( screen.getByRole( 'radio', { name: 'Both' } ) );
		expect( onChange ).toHaveBeenCalledWith( { kind: 'both', metric: 'total' } );
	} );

	it( 'say what counts, and name no statuses of orders', () => {
		const { container, rerender } = render( <Explanation kind="enquiries" excluded={ [ 'Failed' ] } /> );
		expect( container ).toHaveTextContent( /^An enquiry counts on the day it came/ );
		expect( container ).not.toHaveTextContent( 'Failed' );
		rerender( <Explanation kind="both" excluded={ [ 'Failed' ] } /> );
		expect( container ).toHaveTextContent( /Revenue is .* Not counted: Failed\.$/ );
	} );

	it( 'behind a row are listed with their screens', async () => {
		request.mockResolvedValueOnce( {
			headers: new Map( [ [ 'X-WP-Total', '1' ] ] ),
			json: async () => [
				{
					id: 5,
					name: '<b>Ann</b>',
					form: 'Contact',
					date: '2026-08-01T10:00:00+00:00',
					state: 'New',
					value: 0,
					currency: 'EUR',
					link: 'https://example.com/5',
				},
			],
		} );
		render( <Listed view={ view } kind="enquiries" name="" format={ format } onClose={ jest.fn() } /> );
		expect( await screen.findByRole( 'dialog', { name: 'Enquiries' } ) ).toBeVisible();
		expect( await screen.findByRole( 'link', { name: /<b>Ann<\/b>/ } ) ).toHaveAttribute(
			'href',
			'https://example.com/5'
		);
		expect( screen.getByRole( 'cell', { name: '–' } ) ).toBeVisible();
		expect( request.mock.calls[ 0 ]?.[ 0 ].path ).toMatch( /report\/enquiries\?kind=enquiries/ );
	} );

	it( 'show nothing of orders while they load, and their own rows then', async () => {
		const days = { after: '2026-08-01', before: '2026-08-02' };
		const answer = ( totals: Sums, label: string ) => ( {
			totals: { current: totals, previous: null },
			rows: [ { value: 'email', label, current: totals, previous: null } ],
			found: 1,
			series: { current: [ { date: '2026-08-01', ...totals } ], previous: null },
			periods: { current: days, previous: null },
			currencies: [],
			progress: { done: 1, total: 1, finished: true },
		} );
		let finish: ( value: unknown ) => void = () => {};
		request
			.mockResolvedValueOnce( answer( sums( 150, 3 ), 'Of orders' ) )
			.mockImplementationOnce( () => new Promise( ( resolve ) => ( finish = resolve ) ) );
		// A site without a currency has amounts without a sign, not several currencies.
		render( <App shop={ { ...all, currency: '' } } /> );
		expect( await screen.findByText( 'Of orders' ) ).toBeVisible();
		await userEvent.click( screen.getByRole( 'radio', { name: 'Enquiries' } ) );
		expect( screen.queryByText( 'Of orders' ) ).toBeNull();
		finish( answer( ofEnquiries, 'Of enquiries' ) );
		expect( await screen.findByText( 'Of enquiries' ) ).toBeVisible();
		expect( screen.getByRole( 'button', { name: 'Show all enquiries' } ) ).toBeVisible();
		expect( window.location.search ).toContain( 'r-kind=enquiries' );
		expect( screen.queryByText( /added as they are/, { ignore: '.a11y-speak-region' } ) ).toBeNull();
		window.history.replaceState( null, '', '?' );
	} );
} );

describe( 'the first visit', () => {
	it( 'says how far it can look back, and leads to the setting', async () => {
		const props = { view: { ...view, model: 'first' as const }, currencies: [], onChange: jest.fn() };
		const { rerender } = render( <Controls { ...props } shop={ shop } /> );
		expect( await screen.findByText( /It is known for 6 months/ ) ).toBeVisible();
		expect( screen.getByRole( 'link', { name: 'Cookie lifetime' } ) ).toHaveAttribute(
			'href',
			`${ shop.settings }#attribution.lifetime`
		);
		rerender( <Controls { ...props } shop={ { ...shop, settings: '' } } /> );
		await waitFor( () => expect( screen.queryByRole( 'link', { name: 'Cookie lifetime' } ) ).toBeNull() );
	} );

	it( 'alone says so', async () => {
		render( <Controls currencies={ [] } { ...{ view, shop } } onChange={ jest.fn() } /> );
		expect( await screen.findByText( /last source that brought/ ) ).toBeVisible();
		expect( screen.queryByText( /It is known for/ ) ).toBeNull();
	} );
} );

describe( 'naming channels anew', () => {
	const name = 'Name channels anew';

	it( 'is offered for what the report is of, where rules have changed', async () => {
		const onBegin = jest.fn();
		const { rerender } = render( <Renames kind="orders" due={ [ 'enquiries' ] } onBegin={ onBegin } /> );
		expect( screen.queryByRole( 'button', { name } ) ).toBeNull();
		rerender( <Renames kind="both" due={ [ 'orders', 'enquiries' ] } onBegin={ onBegin } /> );
		request.mockResolvedValue( {} );
		await userEvent.click( screen.getByRole( 'button', { name } ) );
		expect( request.mock.calls.map( ( [ options ] ) => options ) ).toEqual(
			[ 'orders', 'enquiries' ].map( ( kind ) => ( {
				path: '/eidan/v1/attribution/report/rebuild',
				method: 'POST',
				data: { kind, channels: true },
			} ) )
		);
		expect( onBegin ).toHaveBeenCalledTimes( 1 );
		expect( screen.queryByRole( 'button', { name } ) ).toBeNull();
	} );

	it( 'says what went wrong, and can be tried again', async () => {
		const onBegin = jest.fn();
		render( <Renames kind="orders" due={ [ 'orders' ] } onBegin={ onBegin } /> );
		request.mockRejectedValueOnce( { message: 'You may not.' } );
		await userEvent.click( screen.getByRole( 'button', { name } ) );
		expect( await screen.findByText( 'You may not.', { ignore: '.a11y-speak-region' } ) ).toBeVisible();
		expect( onBegin ).not.toHaveBeenCalled();
		expect( screen.getByRole( 'button', { name } ) ).toBeVisible();
	} );
} );
