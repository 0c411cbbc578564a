import type { Change } from '../mini-cart/store';
import { clamp, rangeOf, stepped, type Range } from '../../../../src/view/shop/quantity/step';
import type { Text } from './elements';
import type { ShowProblem } from './messages';

/** Milliseconds to wait for another press before a quantity is sent. */
const PAUSE = 400;
/** The maximum that WooCommerce reports if there is no limit. */
const MANY = 9999;

/**
 * Tells the shopper which quantities of a line can be ordered.
 *
 * @param name  Name of the line.
 * @param range The quantities that can be ordered.
 * @param text  Returns a sentence with values in it.
 */
export const limits = ( name: string, { min, max }: Range, text: Text ): string =>
	text( max < MANY ? 'limit' : 'least', name, min, max );

/**
 * Handles the quantities of lines. A changed quantity is sent once the shopper stops pressing.
 *
 * @param elements    Elements by the keys of their lines.
 * @param waiting     Timers of quantities that are not sent yet, by the keys of their lines.
 * @param quantityOf  Returns the quantity of a line in the cart.
 * @param text        Returns a sentence with values in it.
 * @param showProblem Shows an error.
 * @param draw        Draws all lines again.
 * @param change      Changes the cart. Returns false if that failed.
 * @return Three functions. The first changes a field by one step, or accepts the typed value if there is no direction.
 *          The second forgets a quantity that waits. The third sends all waiting quantities at once.
 */
export function quantities(
	elements: ReadonlyMap< string, HTMLElement >,
	waiting: Map< string, number >,
	quantityOf: ( key: string ) => number | undefined,
	text: Text,
	showProblem: ShowProblem,
	draw: () => void,
	change: ( path: string, body: Change, name: string ) => Promise< boolean >
) {
	const nameOf = ( key: string ) => elements.get( key )?.dataset.name ?? '';
	const forget = ( key: string ) => {
		window.clearTimeout( waiting.get( key ) );
		waiting.delete( key );
	};
	const send = async ( key: string, hint = '' ) => {
		const quantity = Number( elements.get( key )?.querySelector( 'input' )?.value );
		forget( key );
		if ( quantity !== quantityOf( key ) ) {
			if ( ! ( await change( '/update-item', { key, quantity }, nameOf( key ) ) ) ) {
				return;
			}
		} else {
			draw();
		}
		if ( hint ) {
			showProblem( hint );
		}
	};
	const set = ( key: string, input: HTMLInputElement, quantity: number, hint = '' ) => {
		input.value = `${ quantity }`;
		window.clearTimeout( waiting.get( key ) );
		waiting.set(
			key,
			window.setTimeout( () => void send( key, hint ), PAUSE )
		);
		showProblem( '' );
		draw();
	};

	const enter = ( key: string, input: HTMLInputElement, direction?: 1 | -1 ) => {
		const range = rangeOf( input );
		const { value } = input;
		const quantity = direction ? stepped( value, direction, range ) : clamp( value, range );
		const isSame = `${ quantity }` === value;
		const hint = isSame === !! direction ? limits( nameOf( key ), range, text ) : '';
		if ( direction && isSame ) {
			showProblem( hint );
		} else {
			set( key, input, quantity, hint );
		}
	};
	const flush = () => [ ...waiting.keys() ].map( ( key ) => send( key ) );
	return [ enter, forget, flush ] as const;
}
