import { Button, Notice, ProgressBar } from '@wordpress/components';
import { useCallback, useEffect, useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Chart } from './chart';
import { comparisonLabels, Controls } from './controls';
import { filterName, Filters } from './filters';
import { currencyOf, formatOf, metricLabels } from './format';
import { Mixed } from './mixed';
import { Orders } from './orders';
import { intervalOf } from './period';
import { Summary } from './summary';
import { Table } from './table';
import { useReport } from './use-report';
import { readView, requestOf, writeView, type View } from './view';
import { DIMENSIONS, type Report, type Shop } from './types';

const NONE: string[] = [];

/** The view, kept in the address of the screen. */
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

/** The screen WooCommerce › Attribution. */
export function App( { shop }: { shop: Shop } ) {
	const [ view, change ] = useView( shop.today );
	// The orders that are listed; null while none are.
	const [ listed, setListed ] = useState< { filters: View[ 'filters' ]; name: string } | null >( null );
	const interval = intervalOf( view );
	const { report, isLoading, failure, again } = useReport( requestOf( view, interval ) );
	const currencies = report?.currencies ?? NONE;
	const currency = currencyOf( shop, view.currency, currencies );
	const format = useMemo( () => formatOf( shop, currency ), [ shop, currency ] );
	const filtered = DIMENSIONS.filter( ( dimension ) => view.filters[ dimension ] !== undefined ).map( ( dimension ) => filterName( view, shop, dimension ) );

	return (
		<div className="eidan-report" aria-busy={ isLoading }>
			<Controls view={ view } shop={ shop } currencies={ currencies } onChange={ change } canExport={ !! report } />
			<Filters view={ view } shop={ shop } onChange={ change } />
			{ failure && (
				<Notice status="error" isDismissible={ false } actions={ [ { label: __( 'Try again', 'eidan' ), onClick: again } ] }>
					{
						/* translators: %s: what went wrong. */
						sprintf( __( 'The figures could not be loaded. %s', 'eidan' ), failure )
					}
				</Notice>
			) }
			{ ! report && ! failure && <Waiting /> }
			{ report && (
				<>
					<Progress { ...report.progress } />
					{ ! currency && <Mixed currencies={ currencies } locale={ shop.locale } /> }
					<Summary totals={ report.totals } view={ view } format={ format } onSelect={ ( metric ) => change( { metric } ) } />
					<Chart
						series={ report.series }
						metric={ view.metric }
						label={ metricLabels()[ view.metric ] }
						period={ format.range( view.after, view.before ) }
						comparison={ comparisonLabels()[ view.compare ] }
						format={ format }
					/>
					<div className="eidan-report__bar">
						<h2>{ shop.dimensions[ view.dimension ] }</h2>
						{ report.totals.current.orders > 0 && (
							<Button __next40pxDefaultSize variant="tertiary" onClick={ () => setListed( { filters: view.filters, name: filtered.join( ', ' ) } ) }>
								{ filtered.length ? __( 'Show these orders', 'eidan' ) : __( 'Show all orders', 'eidan' ) }
							</Button>
						) }
					</div>
					<Table
						report={ report }
						view={ view }
						shop={ shop }
						format={ format }
						onChange={ change }
						onOrders={ ( value ) => setListed( { filters: { ...view.filters, [ view.dimension ]: value }, name: nameOf( report, value ) } ) }
					/>
				</>
			) }
			{ listed && <Orders view={ { ...view, filters: listed.filters } } name={ listed.name } format={ format } onClose={ () => setListed( null ) } /> }
		</div>
	);
}

/** The boxes that the figures come into, so that nothing jumps when they do. */
function Waiting() {
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

/** What a row is called. */
const nameOf = ( { rows }: Report, of: string ) => rows.find( ( { value } ) => value === of )?.label ?? of;

/** Says that older orders are still being read. */
function Progress( { done, total, finished }: { done: number; total: number; finished: boolean } ) {
	if ( finished ) {
		return null;
	}

	return (
		<Notice status="info" isDismissible={ false } className="eidan-report__progress" politeness="polite">
			<p>
				{
					/* translators: 1: number of orders done, 2: number of all orders. */
					sprintf( __( 'Reading earlier orders: %1$d of %2$d. The figures grow until all are read.', 'eidan' ), done, total )
				}
			</p>
			<ProgressBar value={ total > 0 ? Math.min( 100, ( done / total ) * 100 ) : 0 } />
		</Notice>
	);
}
