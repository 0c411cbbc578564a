import { isPeriod, periodOf } from './period';
import {
	COMPARISONS,
	DIMENSIONS,
	METRICS,
	MODELS,
	type Comparison,
	type Dimension,
	type Metric,
	type Model,
} from './types';

/** What the screen shows; kept in its address, so that reload, Back and a link show the same. */
export interface View {
	after: string;
	before: string;
	compare: Comparison;
	model: Model;
	metric: Metric;
	dimension: Dimension;
	/** Only orders in this one; empty for all. */
	currency: string;
	/** Value by dimension; an empty one stands for orders without. */
	filters: Partial< Record< Dimension, string > >;
}

/** A parameter of the screen's own carries a prefix, since WordPress reads some names itself. */
const PREFIX = 'r-';

const oneOf = < T extends string >( value: string | null, choices: readonly [ T, ...T[] ] ): T =>
	choices.find( ( choice ) => choice === value ) ?? choices[ 0 ];

/**
 * The view that an address asks for; what it does not say, or says wrongly, is the default.
 *
 * @param search Query of the address.
 * @param today  YYYY-MM-DD.
 */
export function readView( search: string, today: string ): View {
	const parameters = new URLSearchParams( search );
	const get = ( name: string ) => parameters.get( PREFIX + name );
	const asked = { after: get( 'after' ) ?? '', before: get( 'before' ) ?? '' };
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
		metric: oneOf( get( 'metric' ), METRICS ),
		dimension: oneOf( get( 'dimension' ), DIMENSIONS ),
		currency: /^[A-Z0-9]{1,10}$/.exec( get( 'currency' ) ?? '' )?.[ 0 ] ?? '',
		filters,
	};
}

/**
 * The address of a view.
 *
 * @param view   The view.
 * @param search Query of the present address, whose other parameters stay.
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
	// A filter and the dimension share no name: one is `r-channel`, the other `r-dimension`.
	return `?${ parameters }`;
}

/**
 * The parameters of the report's routes for a view.
 *
 * @param view     The view.
 * @param interval Length of a step.
 */
export function requestOf( view: View, interval: string ): Record< string, string > {
	const { filters, after, before, compare, model, dimension, currency } = view;
	return { after, before, compare, model, dimension, interval, ...( currency && { currency } ), ...filters };
}
