import { Button, Notice, ProgressBar } from '@wordpress/components';
import { useCallback, useEffect, useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Chart } from './chart';
import { CostsDialog } from './costs/dialog';
import { CostSums } from './costs/sums';
import { comparisonLabels, Controls } from './controls';
import { filterName, Filters } from './filters';
import { Explanation } from './explanation';
import { currencyOf, formatOf, metricLabels, type Format } from './format';
import { Listed, type Listable } from './listed';
import { Mixed } from './mixed';
import { intervalOf } from './period';
import { Progress } from './progress';
import { Renames } from './renames';
import { Summary } from './summary';
import { Table } from './table';
import { useReport } from './use-report';
import { readView, requestOf, writeView, type View } from './view';
import { DIMENSIONS, METRICS, type Report, type Shop } from './types';

const NONE: string[] = [];

/** The view, stored in the address of the screen. */
function useView( { today, kinds }: Shop ): [ View, ( change: Partial< View > ) => void ] {
	const read = useCallback( () => readView( window.location.search, today, kinds ), [ today, kinds ] );
	const [ view, setView ] = useState( read );
	useEffect( () => {
		const restore = () => setView( read() );
		window.addEventListener( 'popstate', restore );
		return () => window.removeEventListener( 'popstate', restore );
	}, [ read ] );
	const change = useCallback(
		( part: Partial< View > ) => {
			const next = { ...read(), ...part };
			window.history.pushState( null, '', writeView( next, window.location.search ) );
			setView( next );
		},
		[ read ]
	);

	return [ view, change ];
}

/** A list of orders or enquiries. */
interface List {
	kind: Listable;
	filters: View[ 'filters' ];
	/** What they have in common. */
	name: string;
}

/** The screens WooCommerce › Attribution and Enquiries › Report. */
export function App( { shop }: { shop: Shop } ) {
	const [ view, change ] = useView( shop );
	// The list that is open. Null if none is.
	const [ listed, setListed ] = useState< List | null >( null );
	const [ isImporting, setImporting ] = useState( false );
	const interval = intervalOf( view );
	const { report: loaded, isLoading, failure, again } = useReport( requestOf( view, interval ) );
	// A report on something else has other figures.
	const report = loaded && METRICS[ view.kind ][ 0 ] in loaded.totals.current ? loaded : null;
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
				{ ...( shop.canImport && { onCosts: () => setImporting( true ) } ) }
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
					<Renames kind={ view.kind } due={ shop.renames } onBegin={ again } />
					<Progress { ...report.progress } kind={ view.kind } format={ format } />
					{ ! currency && currencies.length > 1 && (
						<Mixed kind={ view.kind } currencies={ currencies } locale={ shop.locale } />
					) }
					<Figures
						report={ report }
						view={ view }
						shop={ shop }
						format={ format }
						onChange={ change }
						onList={ setListed }
					/>
				</>
			) }
			{ isImporting && (
				<CostsDialog format={ formatOf( shop ) } onChange={ again } onClose={ () => setImporting( false ) } />
			) }
			{ listed && (
				<Listed
					view={ { ...view, filters: listed.filters } }
					kind={ listed.kind }
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
	/** Opens the list of orders or enquiries with something in common. */
	onList: ( list: List ) => void;
}

/** The loaded report: totals, chart and table. */
function Figures( props: FiguresProps ) {
	const { report, view, shop, format, onChange, onList } = props;
	return (
		<>
			<Summary
				totals={ report.totals }
				view={ view }
				format={ format }
				onSelect={ ( metric ) => onChange( { metric } ) }
			/>
			<Explanation kind={ view.kind } excluded={ shop.excluded } />
			<CostSums totals={ report.totals } kind={ view.kind } format={ format } />
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
						__( 'These are the %1$s largest rows, of %2$s; the CSV has all of them.', 'eidan' ),
						format.number( report.rows.length ),
						format.number( report.found )
					) }
				</p>
			) }
			<Table
				key={ view.kind }
				report={ report }
				view={ view }
				shop={ shop }
				format={ format }
				onChange={ onChange }
				onList={ ( value, kind ) =>
					onList( {
						kind,
						filters: { ...view.filters, [ view.dimension ]: value },
						name: nameOf( report, value ),
					} )
				}
			/>
		</>
	);
}

/** Labels of the button that lists what is behind the figures: all of it, or what fits the filters. */
const listLabels = (): Record< Listable, [ string, string ] > => ( {
	orders: [ __( 'Show all orders', 'eidan' ), __( 'Show these orders', 'eidan' ) ],
	enquiries: [ __( 'Show all enquiries', 'eidan' ), __( 'Show these enquiries', 'eidan' ) ],
} );

/** The heading of the table, and the buttons that list all behind it. */
function TableBar( { report, view, shop, onList }: FiguresProps ) {
	const filtered = DIMENSIONS.filter( ( dimension ) => view.filters[ dimension ] !== undefined ).map( ( dimension ) =>
		filterName( view, shop, dimension )
	);

	return (
		<div className="eidan-report__bar">
			<h2>{ shop.dimensions[ view.dimension ] }</h2>
			<div>
				{ ( [ 'orders', 'enquiries' ] as const ).map(
					( kind ) =>
						( report.totals.current[ kind ] ?? 0 ) > 0 && (
							<Button
								key={ kind }
								__next40pxDefaultSize
								variant="tertiary"
								onClick={ () => onList( { kind, filters: view.filters, name: filtered.join( ', ' ) } ) }
							>
								{ listLabels()[ kind ][ filtered.length ? 1 : 0 ] }
							</Button>
						)
				) }
			</div>
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
