import { TabPanel } from '@wordpress/components';
import { useViewportMatch } from '@wordpress/compose';
import { DataViews, filterSortAndPaginate, type Field, type View as TableView } from '@wordpress/dataviews/wp';
import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { costLabels, metricLabels, type Format } from './format';
import type { Listable } from './listed';
import { Change } from './summary';
import type { View } from './view';
import { COSTS, DIMENSIONS, METRICS, type Dimension, type Kind, type Report, type Row, type Shop } from './types';

interface Props {
	report: Report;
	view: View;
	shop: Shop;
	format: Format;
	onChange: ( change: Partial< View > ) => void;
	/** Lists the orders or enquiries of a value. */
	onList: ( value: string, kind: Listable ) => void;
}

const ALL = [ ...new Set( [ ...Object.values( METRICS ).flat(), ...COSTS.both ] ), 'change' ];

/** The columns that fit, by WordPress's breakpoints. The others can be added in the table's menu. */
const COLUMNS: Record< Kind, Record< 'large' | 'small' | 'less', string[] > > = {
	orders: {
		large: [ 'revenue', 'orders', 'average', 'change' ],
		small: [ 'revenue', 'orders', 'change' ],
		less: [ 'revenue', 'orders' ],
	},
	enquiries: {
		large: [ 'enquiries', 'won', 'value', 'change' ],
		small: [ 'enquiries', 'value', 'change' ],
		less: [ 'enquiries', 'value' ],
	},
	both: {
		large: [ 'total', 'orders', 'enquiries', 'change' ],
		small: [ 'total', 'enquiries', 'change' ],
		less: [ 'total', 'enquiries' ],
	},
};

/** The same where there are ad costs. */
const WITH_COSTS: typeof COLUMNS = {
	orders: {
		large: [ 'revenue', 'orders', ...COSTS.orders ],
		small: [ 'revenue', 'cost', 'return' ],
		less: [ 'cost', 'return' ],
	},
	enquiries: {
		large: [ 'enquiries', 'value', ...COSTS.enquiries ],
		small: [ 'enquiries', 'cost', 'return' ],
		less: [ 'cost', 'return' ],
	},
	both: {
		large: [ 'total', ...COSTS.both ],
		small: [ 'total', 'cost', 'return' ],
		less: [ 'cost', 'return' ],
	},
};

function useColumns( kind: Kind, hasCosts: boolean ): string[] {
	const { large, small, less } = ( hasCosts ? WITH_COSTS : COLUMNS )[ kind ];
	const isWide = useViewportMatch( 'wide' ) && ! hasCosts;
	const isLarge = useViewportMatch( 'large' );
	const isSmall = useViewportMatch( 'small' );
	return ( isWide && [ ...METRICS[ kind ], 'change' ] ) || ( isLarge && large ) || ( isSmall && small ) || less;
}

const isSame = ( one: readonly string[], other: readonly string[] ) => `${ one }` === `${ other }`;

/**
 * The table's state at first. It has no columns of its own: those for the screen's width are used until the user
 * chooses others.
 */
const firstOf = ( kind: Kind ): TableView => ( {
	type: 'table',
	page: 1,
	perPage: 25,
	search: '',
	filters: [],
	titleField: 'label',
	layout: { styles: Object.fromEntries( ALL.map( ( id ) => [ id, { align: 'end' as const } ] ) ) },
	sort: { field: METRICS[ kind ][ 0 ], direction: 'desc' },
} );

/**
 * The rows by dimension. They are sorted, searched and paged in the browser, since the server sends all of them at
 * once.
 */
export function Table( { report, view, shop, format, onChange, onList }: Props ) {
	const { kind } = view;
	const [ table, setTable ] = useState( () => firstOf( kind ) );
	// The tabs manage their selection and focus themselves. If the dimension is changed elsewhere, a new key creates
	// them again.
	const [ tabs, setTabs ] = useState( { dimension: view.dimension, key: 0 } );
	if ( tabs.dimension !== view.dimension ) {
		setTabs( { dimension: view.dimension, key: tabs.key + 1 } );
	}
	const isCompared = report.totals.previous !== null;
	const hasCosts = report.rows.some( ( { current } ) => 'cost' in current );
	const columns = useColumns( kind, hasCosts );
	const fields = useMemo(
		() => fieldsOf( kind, shop.dimensions[ view.dimension ], format, isCompared, hasCosts ),
		[ kind, shop, view.dimension, format, isCompared, hasCosts ]
	);
	const shown = useMemo( () => {
		const chosen = table.fields ?? columns;
		return {
			...table,
			fields: fields.map( ( { id } ) => id ).filter( ( id ) => id !== 'label' && chosen.includes( id ) ),
		};
	}, [ table, fields, columns ] );
	const { data, paginationInfo } = useMemo(
		() => filterSortAndPaginate( report.rows, shown, fields ),
		[ report.rows, shown, fields ]
	);
	// A filtered dimension has only one value left, so go on to the next dimension.
	const drill = ( { value }: Row ) => {
		const filters = { ...view.filters, [ view.dimension ]: value };
		onChange( {
			filters,
			dimension: DIMENSIONS.find( ( dimension ) => filters[ dimension ] === undefined ) ?? view.dimension,
		} );
	};

	return (
		<TabPanel
			key={ tabs.key }
			className="eidan-report__dimensions"
			initialTabName={ view.dimension }
			tabs={ DIMENSIONS.map( ( name ) => ( { name, title: shop.dimensions[ name ] } ) ) }
			onSelect={ ( name ) => {
				if ( name !== view.dimension ) {
					setTable( ( { sort, perPage, fields: chosen } ) => ( {
						...firstOf( kind ),
						...( sort && { sort } ),
						...( perPage && { perPage } ),
						...( chosen && { fields: chosen } ),
					} ) );
					setTabs( ( { key } ) => ( { key, dimension: name as Dimension } ) );
					onChange( { dimension: name as Dimension } );
				}
			} }
		>
			{ () => (
				<DataViews< Row >
					data={ data }
					fields={ fields }
					view={ shown }
					onChangeView={ ( { fields: next = [], ...others } ) =>
						setTable(
							table.fields || ! isSame( next, shown.fields ) ? { ...others, fields: next } : others
						)
					}
					defaultLayouts={ { table: {} } }
					paginationInfo={ paginationInfo }
					getItemId={ ( { value } ) => value || '(none)' }
					onClickItem={ drill }
					isItemClickable={ () => view.filters[ view.dimension ] === undefined }
					actions={ [
						{
							id: 'orders',
							label: __( 'Show orders', 'eidan' ),
							isEligible: () => kind !== 'enquiries',
							callback: ( [ row ] ) => row && onList( row.value, 'orders' ),
						},
						{
							id: 'enquiries',
							label: __( 'Show enquiries', 'eidan' ),
							isEligible: () => kind !== 'orders',
							callback: ( [ row ] ) => row && onList( row.value, 'enquiries' ),
						},
						{
							id: 'filter',
							label: __( 'Look closer', 'eidan' ),
							isEligible: () => view.filters[ view.dimension ] === undefined,
							callback: ( [ row ] ) => row && drill( row ),
						},
					] }
					searchLabel={ __( 'Search', 'eidan' ) }
					empty={ <p>{ emptyText( kind ) }</p> }
				/>
			) }
		</TabPanel>
	);
}

const emptyText = ( kind: Kind ) =>
	kind === 'orders'
		? __( 'No orders in this period. Choose a longer one, or remove a filter.', 'eidan' )
		: __( 'Nothing in this period. Choose a longer one, or remove a filter.', 'eidan' );

const changeLabel = ( kind: Kind ) =>
	( {
		orders: __( 'Change of revenue', 'eidan' ),
		enquiries: __( 'Change of enquiries', 'eidan' ),
		both: __( 'Change of the sum', 'eidan' ),
	} )[ kind ];

/** Returns the columns of the table. */
function fieldsOf( kind: Kind, title: string, format: Format, isCompared: boolean, hasCosts: boolean ): Field< Row >[] {
	const labels = metricLabels();
	const [ main ] = METRICS[ kind ];
	const mainOf = ( { current, previous }: Row ) => ( {
		current: current[ main ] ?? 0,
		previous: previous?.[ main ] ?? 0,
	} );
	const columns = METRICS[ kind ].map( ( metric ): Field< Row > => ( {
		id: metric,
		label: labels[ metric ],
		type: 'integer',
		enableGlobalSearch: false,
		filterBy: false,
		getValue: ( { item } ) => item.current[ metric ] ?? 0,
		render: ( { item } ) => <>{ format.metric( metric, item.current[ metric ] ?? 0 ) }</>,
	} ) );
	const label: Field< Row > = {
		id: 'label',
		label: title,
		type: 'text',
		enableGlobalSearch: true,
		enableHiding: false,
		filterBy: false,
		getValue: ( { item } ) => item.label,
	};
	const change: Field< Row > = {
		id: 'change',
		label: changeLabel( kind ),
		type: 'integer',
		filterBy: false,
		getValue: ( { item } ) => mainOf( item ).current - mainOf( item ).previous,
		render: ( { item } ) => <Change { ...mainOf( item ) } format={ format } />,
	};

	const costs = COSTS[ kind ].map( ( cost ): Field< Row > => ( {
		id: cost,
		label: costLabels()[ cost ],
		type: 'integer',
		enableGlobalSearch: false,
		filterBy: false,
		// Below 0, so that what costs nothing is sorted behind what brings nothing.
		getValue: ( { item } ) => item.current[ cost ] ?? -1,
		render: ( { item } ) => <>{ format.cost( cost, item.current[ cost ] ) }</>,
	} ) );

	return [ label, ...columns, ...( hasCosts ? costs : [] ), ...( isCompared ? [ change ] : [] ) ];
}
