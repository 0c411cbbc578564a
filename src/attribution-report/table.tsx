import { TabPanel } from '@wordpress/components';
import { useViewportMatch } from '@wordpress/compose';
import { DataViews, filterSortAndPaginate, type Field, type View as TableView } from '@wordpress/dataviews/wp';
import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { metricLabels, type Format } from './format';
import { Change } from './summary';
import type { View } from './view';
import { DIMENSIONS, METRICS, type Dimension, type Report, type Row, type Shop } from './types';

interface Props {
	report: Report;
	view: View;
	shop: Shop;
	format: Format;
	onChange: ( change: Partial< View > ) => void;
	/** Lists the orders of a value. */
	onOrders: ( value: string ) => void;
}

const ALL = [ ...METRICS, 'change' ];

/** The columns that fit, by WordPress's breakpoints. The others can be added in the table's menu. */
const COLUMNS = {
	wide: ALL,
	large: [ 'revenue', 'orders', 'average', 'change' ],
	small: [ 'revenue', 'orders', 'change' ],
	less: [ 'revenue', 'orders' ],
};

function useColumns(): string[] {
	const isWide = useViewportMatch( 'wide' );
	const isLarge = useViewportMatch( 'large' );
	const isSmall = useViewportMatch( 'small' );
	return ( isWide && COLUMNS.wide ) || ( isLarge && COLUMNS.large ) || ( isSmall && COLUMNS.small ) || COLUMNS.less;
}

const isSame = ( one: readonly string[], other: readonly string[] ) => `${ one }` === `${ other }`;

/**
 * The table's state at first. It has no columns of its own: those for the screen's width are used until the user
 * chooses others.
 */
const FIRST: TableView = {
	type: 'table',
	page: 1,
	perPage: 25,
	search: '',
	filters: [],
	titleField: 'label',
	layout: { styles: Object.fromEntries( ALL.map( ( id ) => [ id, { align: 'end' as const } ] ) ) },
	sort: { field: 'revenue', direction: 'desc' },
};

/**
 * The rows by dimension. They are sorted, searched and paged in the browser, since the server sends all of them at
 * once.
 */
export function Table( { report, view, shop, format, onChange, onOrders }: Props ) {
	const [ table, setTable ] = useState( FIRST );
	// The tabs manage their selection and focus themselves. If the dimension is changed elsewhere, a new key creates
	// them again.
	const [ tabs, setTabs ] = useState( { dimension: view.dimension, key: 0 } );
	if ( tabs.dimension !== view.dimension ) {
		setTabs( { dimension: view.dimension, key: tabs.key + 1 } );
	}
	const columns = useColumns();
	const isCompared = report.totals.previous !== null;
	const fields = useMemo(
		() => fieldsOf( shop.dimensions[ view.dimension ], format, isCompared ),
		[ shop, view.dimension, format, isCompared ]
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
						...FIRST,
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
							callback: ( [ row ] ) => row && onOrders( row.value ),
						},
						{
							id: 'filter',
							label: __( 'Look closer', 'eidan' ),
							isEligible: () => view.filters[ view.dimension ] === undefined,
							callback: ( [ row ] ) => row && drill( row ),
						},
					] }
					searchLabel={ __( 'Search', 'eidan' ) }
					empty={
						<p>{ __( 'No orders in this period. Choose a longer one, or remove a filter.', 'eidan' ) }</p>
					}
				/>
			) }
		</TabPanel>
	);
}

/** Returns the columns of the table. */
function fieldsOf( title: string, format: Format, isCompared: boolean ): Field< Row >[] {
	const labels = metricLabels();
	const columns = METRICS.map( ( metric ): Field< Row > => ( {
		id: metric,
		label: labels[ metric ],
		type: 'integer',
		enableGlobalSearch: false,
		filterBy: false,
		getValue: ( { item } ) => item.current[ metric ],
		render: ( { item } ) => <>{ format.metric( metric, item.current[ metric ] ) }</>,
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
		label: __( 'Change of revenue', 'eidan' ),
		type: 'integer',
		filterBy: false,
		getValue: ( { item } ) => item.current.revenue - ( item.previous?.revenue ?? 0 ),
		render: ( { item } ) => (
			<Change current={ item.current.revenue } previous={ item.previous?.revenue ?? 0 } format={ format } />
		),
	};

	return [ label, ...columns, ...( isCompared ? [ change ] : [] ) ];
}
