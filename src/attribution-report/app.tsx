import { Button, Notice, ProgressBar } from '@wordpress/components';
import { useCallback, useEffect, useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Chart } from './chart';
import { comparisonLabels, Controls } from './controls';
import { filterName, Filters } from './filters';
import { currencyOf, formatOf, metricLabels, type Format } from './format';
import { Mixed } from './mixed';
import { Orders } from './orders';
import { intervalOf } from './period';
import { Summary } from './summary';
import { Table } from './table';
import { useReport } from './use-report';
import { readView, requestOf, writeView, type View } from './view';
import { DIMENSIONS, type Report, type Shop } from './types';

const NONE: string[] = [];

/** The view, stored in the address of the screen. */
function useView( today: string ): [ View, ( change: Partial< View > ) => void ] {
	const [ view, setView ] = useState( () => readView( window.location.search, today ) );
	useEffect( () => {
		const restore = () => setView( readView( window.location.search, today ) );
		window.addEventListener( 'popstate', restore );
		return () => window.removeEventListener( 'popstate', restore );
	}, [ today ] );
	const change = useCallback(
		( part: Partial< View > ) => {
			const next = { ...readView( window.location.search, today ), ...part };
			window.history.pushState( null, '', writeView( next, window.location.search ) );
			setView( next );
		},
		[ today ]
	);

	return [ view, change ];
}

/** A list of orders. */
interface Listed {
	filters: View[ 'filters' ];
	/** What the orders have in common. */
	name: string;
}

/** The screen WooCommerce › Attribution. */
export function App( { shop }: { shop: Shop } ) {
	const [ view, change ] = useView( shop.today );
	// The list of orders that is open. Null if none is.
	const [ listed, setListed ] = useState< Listed | null >( null );
	const interval = intervalOf( view );
	const { report, isLoading, failure, again } = useReport( requestOf( view, interval ) );
	const currencies = report?.currencies ?? NONE;
	const currency = currencyOf( shop, view.currency, currencies );
	const format = useMemo( () => formatOf( shop, currency ), [ shop, currency ] );

	return (
		<div className="eidan-report" aria-busy={ isLoading }>
			<Controls
				view={ view }
				shop={ shop }
				currencies={ currencies }
				onChange={ change }
				canExport={ !! report }
			/>
			<Filters view={ view } shop={ shop } onChange={ change } />
			{ failure && (
				<Notice
					status="error"
					isDismissible={ false }
					actions={ [ { label: __( 'Try again', 'eidan' ), onClick: again } ] }
				>
					{
						/* translators: %s: what went wrong. */
						sprintf( __( 'The figures could not be loaded. %s', 'eidan' ), failure )
					}
				</Notice>
			) }
			{ ! report && ! failure && <Placeholders /> }
			{ report && (
				<>
					<Progress { ...report.progress } format={ format } />
					{ ! currency && <Mixed currencies={ currencies } locale={ shop.locale } /> }
					<Figures
						report={ report }
						view={ view }
						shop={ shop }
						format={ format }
						onChange={ change }
						onOrders={ setListed }
					/>
				</>
			) }
			{ listed && (
				<Orders
					view={ { ...view, filters: listed.filters } }
					name={ listed.name }
					format={ format }
					onClose={ () => setListed( null ) }
				/>
			) }
		</div>
	);
}

/** Props of all parts of the report. */
interface FiguresProps {
	report: Report;
	view: View;
	shop: Shop;
	format: Format;
	onChange: ( change: Partial< View > ) => void;
	/** Opens the list of orders with something in common. */
	onOrders: ( listed: Listed ) => void;
}

/** The loaded report: totals, chart and table. */
function Figures( props: FiguresProps ) {
	const { report, view, shop, format, onChange, onOrders } = props;
	return (
		<>
			<Summary
				totals={ report.totals }
				view={ view }
				format={ format }
				onSelect={ ( metric ) => onChange( { metric } ) }
			/>
			<Explanation excluded={ shop.excluded } />
			<Chart
				series={ report.series }
				metric={ view.metric }
				label={ metricLabels()[ view.metric ] }
				period={ format.range( report.periods.current.after, report.periods.current.before ) }
				comparison={
					report.periods.previous
						? `${ comparisonLabels()[ view.compare ] } (${ format.range( report.periods.previous.after, report.periods.previous.before ) })`
						: ''
				}
				format={ format }
			/>
			<TableBar { ...props } />
			{ report.found > report.rows.length && (
				<p className="eidan-report__note">
					{ sprintf(
						/* translators: 1: number of rows shown, 2: number of all rows. */
						__(
							'These are the %1$s rows with the most revenue, of %2$s; the CSV has all of them.',
							'eidan'
						),
						format.number( report.rows.length ),
						format.number( report.found )
					) }
				</p>
			) }
			<Table
				report={ report }
				view={ view }
				shop={ shop }
				format={ format }
				onChange={ onChange }
				onOrders={ ( value ) =>
					onOrders( {
						filters: { ...view.filters, [ view.dimension ]: value },
						name: nameOf( report, value ),
					} )
				}
			/>
		</>
	);
}

/** The heading of the table, and the button that lists all orders behind it. */
function TableBar( { report, view, shop, onOrders }: FiguresProps ) {
	const filtered = DIMENSIONS.filter( ( dimension ) => view.filters[ dimension ] !== undefined ).map( ( dimension ) =>
		filterName( view, shop, dimension )
	);

	return (
		<div className="eidan-report__bar">
			<h2>{ shop.dimensions[ view.dimension ] }</h2>
			{ report.totals.current.orders > 0 && (
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ () => onOrders( { filters: view.filters, name: filtered.join( ', ' ) } ) }
				>
					{ filtered.length ? __( 'Show these orders', 'eidan' ) : __( 'Show all orders', 'eidan' ) }
				</Button>
			) }
		</div>
	);
}

/** Placeholders for the report, so that nothing jumps when it arrives. */
function Placeholders() {
	return (
		<>
			<ProgressBar className="eidan-report__loading" />
			<div className="eidan-report__waiting" aria-hidden="true">
				<div className="is-summary" />
				<div className="is-chart" />
				<div className="is-table" />
			</div>
		</>
	);
}

/** Returns the label of a row. */
const nameOf = ( { rows }: Report, of: string ) => rows.find( ( { value } ) => value === of )?.label ?? of;

/** Explains what is counted, so that the figures can be compared with the accounts. */
function Explanation( { excluded }: { excluded: string[] } ) {
	return (
		<p className="eidan-report__note">
			{ __(
				'Revenue is the total of the orders with tax and shipping, less refunds, on the day of the order. First orders are those of new customers, repeat orders those of returning ones.',
				'eidan'
			) }
			{ excluded.length > 0 && ' ' }
			{ excluded.length > 0 &&
				/* translators: %s: statuses of orders, for instance "Pending payment, Failed, Cancelled". */
				sprintf( __( 'Not counted: %s.', 'eidan' ), excluded.join( ', ' ) ) }
		</p>
	);
}

/** Shows the progress while older orders are still being read. */
function Progress( { done, total, finished, format }: Report[ 'progress' ] & { format: Format } ) {
	if ( finished ) {
		return null;
	}

	return (
		<Notice status="info" isDismissible={ false } className="eidan-report__progress" politeness="polite">
			<p>
				{ sprintf(
					/* translators: 1: number of orders done, 2: number of all orders. */
					__( 'Reading earlier orders: %1$s of %2$s. The figures grow until all are read.', 'eidan' ),
					format.number( done ),
					format.number( total )
				) }
			</p>
			<ProgressBar value={ total > 0 ? Math.min( 100, ( done / total ) * 100 ) : 0 } />
		</Notice>
	);
}
