/* eslint-disable no-console -- What goes wrong here is logged, and nothing else. */
/** `<wc-order-attribution-inputs>`: hidden inputs for the form around it. */
import type { FieldValues } from './types';

const TAG = 'wc-order-attribution-inputs';

/**
 * Defines the element, once.
 *
 * @param prefix Gives what the names of inputs begin with.
 * @param values Gives the present values.
 * @return Hands new values to all elements of the page.
 */
export const defineInputs = ( prefix: () => string, values: () => FieldValues ): ( () => void ) => {
	type Inputs = HTMLElement & { values: FieldValues; render: () => void; filled?: boolean };

	const within = ( root: ParentNode | null ) => ( root ? [ ...root.querySelectorAll< Inputs >( TAG ) ] : [] );
	const text = ( given: FieldValues, field: string ) => given[ field ] ?? '';

	class Element extends HTMLElement {
		filled = false;
		form: HTMLFormElement | null = null;
		own: FieldValues | undefined;

		connectedCallback() {
			// Set before this class was known: takes the place of the property below, until it is gone.
			if ( Object.hasOwn( this, 'values' ) ) {
				const { values: given } = this;
				delete ( this as { values?: FieldValues } ).values;
				this.own = given;
			}
			this.form = this.closest( 'form' );
			this.render();
		}

		disconnectedCallback() {
			this.filled = false;
			// Another one of the form takes over.
			within( this.form ).forEach( ( other ) => other.filled || other.render() );
		}

		/** Fills itself, unless another element does that for the form already. */
		render() {
			this.filled = ! within( this.form ).some( ( other ) => ( other as unknown ) !== this && other.filled );
			this.replaceChildren(
				...( this.filled
					? Object.keys( values() ).map( ( field ) => {
							const input = document.createElement( 'input' );
							input.type = 'hidden';
							input.name = prefix() + field;
							input.value = text( this.values, field );
							return input;
					  } )
					: [] )
			);
		}

		get values(): FieldValues {
			return this.own || values();
		}

		set values( given: FieldValues ) {
			this.own = given || {};
			if ( ! this.filled ) {
				return;
			}
			for ( const field of Object.keys( values() ) ) {
				const name = prefix() + field;
				const input = [ ...this.querySelectorAll( 'input' ) ].find( ( other ) => other.name === name );
				if ( input ) {
					input.value = text( this.own, field );
				} else {
					console.warn( `Field "${ field }" not found: <${ TAG }> was probably manipulated.` );
				}
			}
		}
	}

	if ( ! customElements.get( TAG ) ) {
		customElements.define( TAG, Element );
	}
	return () => within( document ).forEach( ( element ) => ( element.values = values() ) );
};
