import { isPeriod, periodOf } from './period';
import {
	COMPARISONS,
	DIMENSIONS,
	KINDS,
	METRICS,
	MODELS,
	type Comparison,
	type Dimension,
	type Kind,
	type Metric,
	type Model,
} from './types';

/** What the screen shows. It is stored in the address, so that a reload, Back and a shared link show the same. */
export interface View {
	kind: Kind;
	after: string;
	before: string;
	compare: Comparison;
	model: Model;
	metric: Metric;
	dimension: Dimension;
	/** Currency to filter by. '' for all. */
	currency: string;
	/** Values to filter by, by dimension. '' stands for orders without a value. */
	filters: Partial< Record< Dimension, string > >;
}

/** Prefix of the screen's own parameters, since WordPress uses some names itself. */
const PREFIX = 'r-';

const oneOf = < T extends string >( value: string | null, choices: readonly [ T, ...T[] ] ): T =>
	choices.find( ( choice ) => choice === value ) ?? choices[ 0 ];

/**
 * Reads the view from an address. Missing or invalid parameters get their defaults.
 *
 * @param search Query string of the address.
 * @param today  YYYY-MM-DD.
 * @param kinds  What the user may see.
 */
export function readView( search: string, today: string, kinds: readonly [ Kind, ...Kind[] ] = KINDS ): View {
	const parameters = new URLSearchParams( search );
	const get = ( name: string ) => parameters.get( PREFIX + name );
	const asked = { after: get( 'after' ) ?? '', before: get( 'before' ) ?? '' };
	const kind = oneOf( get( 'kind' ), kinds );
	const filters: View[ 'filters' ] = {};
	for ( const dimension of DIMENSIONS ) {
		const value = get( dimension );
		if ( value !== null ) {
			filters[ dimension ] = value.slice( 0, 191 );
		}
	}

	return {
		...( isPeriod( asked ) ? asked : periodOf( 'month', today ) ),
		compare: oneOf( get( 'compare' ), COMPARISONS ),
		model: oneOf( get( 'model' ), MODELS ),
		kind,
		metric: oneOf< Metric >( get( 'metric' ), METRICS[ kind ] ),
		dimension: oneOf( get( 'dimension' ), DIMENSIONS ),
		currency: /^[A-Z0-9]{1,10}$/.exec( get( 'currency' ) ?? '' )?.[ 0 ] ?? '',
		filters,
	};
}

/**
 * Returns the query string of a view.
 *
 * @param view   Period, grouping and filters of the screen.
 * @param search The current query string. Its other parameters are kept.
 */
export function writeView( view: View, search: string ): string {
	const parameters = new URLSearchParams( search );
	for ( const name of [ ...parameters.keys() ] ) {
		if ( name.startsWith( PREFIX ) ) {
			parameters.delete( name );
		}
	}
	const { filters, currency, ...rest } = view;
	for ( const [ name, value ] of Object.entries( { ...rest, ...( currency && { currency } ), ...filters } ) ) {
		parameters.set( PREFIX + name, value );
	}
	// A filter cannot overwrite the dimension: one is `r-channel`, the other `r-dimension`.
	return `?${ parameters }`;
}

/**
 * Returns the parameters of the report's REST routes.
 *
 * @param view     Period, grouping and filters of the screen.
 * @param interval Length of a step: `day`, `week` or `month`.
 */
export function requestOf( view: View, interval: string ): Record< string, string > {
	const { kind, filters, after, before, compare, model, dimension, currency } = view;
	return { kind, after, before, compare, model, dimension, interval, ...( currency && { currency } ), ...filters };
}
