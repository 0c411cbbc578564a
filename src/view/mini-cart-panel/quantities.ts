import type { Change } from '../mini-cart/store';
import { clamp, rangeOf, stepped, type Range } from '../shop/quantity/step';
import type { Text } from './elements';
import type { Complain } from './messages';

/** Milliseconds without another press before a quantity is sent. */
const PAUSE = 400;
/** The maximum that WooCommerce gives if there is no limit. */
const MANY = 9999;

/**
 * Which quantities there are of a line, for who wanted another one.
 *
 * @param name  Name of the line.
 * @param range What can be ordered of it.
 * @param text  Gives a sentence with values in it.
 */
export const limits = ( name: string, { min, max }: Range, text: Text ): string =>
	text( max < MANY ? 'limit' : 'least', name, min, max );

/**
 * Quantities of lines. One that was set is sent when the shopper has stopped pressing.
 *
 * @param elements   Lines by their keys.
 * @param waiting    Timers of quantities that are not sent yet, by the key of the line.
 * @param quantityOf The quantity of a line in the cart.
 * @param text       Gives a sentence with values in it.
 * @param complain   Shows what went wrong.
 * @param draw       Shows all lines anew.
 * @param change     Changes the cart; false where that failed.
 * @return Goes a step on in a field, or takes over what was typed where there is no direction; forgets a quantity that
 *         waits; sends at once what waits.
 */
export function quantities(
	elements: ReadonlyMap< string, HTMLElement >,
	waiting: Map< string, number >,
	quantityOf: ( key: string ) => number | undefined,
	text: Text,
	complain: Complain,
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
			complain( hint );
		}
	};
	const set = ( key: string, input: HTMLInputElement, quantity: number, hint = '' ) => {
		input.value = `${ quantity }`;
		window.clearTimeout( waiting.get( key ) );
		waiting.set(
			key,
			window.setTimeout( () => void send( key, hint ), PAUSE )
		);
		complain( '' );
		draw();
	};

	const enter = ( key: string, input: HTMLInputElement, direction?: 1 | -1 ) => {
		const range = rangeOf( input );
		const { value } = input;
		const quantity = direction ? stepped( value, direction, range ) : clamp( value, range );
		const isSame = `${ quantity }` === value;
		const hint = isSame === !! direction ? limits( nameOf( key ), range, text ) : '';
		if ( direction && isSame ) {
			complain( hint );
		} else {
			set( key, input, quantity, hint );
		}
	};
	const flush = () => [ ...waiting.keys() ].map( ( key ) => send( key ) );
	return [ enter, forget, flush ] as const;
}
