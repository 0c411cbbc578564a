/** `<wc-order-attribution-inputs>`: hidden inputs for the form around it. */
import type { FieldValues, Shop } from './types';

const TAG = 'wc-order-attribution-inputs';

/**
 * @param shop   Fields, and what the names of inputs begin with.
 * @param values Gives the present values.
 * @return Hands new values to all elements of the page. The first call defines the element: before there are values,
 *         filling it would be in vain.
 */
export const defineInputs = ( { params, fields }: Shop, values: () => FieldValues ): ( () => void ) => {
	type Inputs = HTMLElement & { values: FieldValues; render: () => void; filled?: boolean };

	const within = ( root: ParentNode | null ) => ( root ? [ ...root.querySelectorAll< Inputs >( TAG ) ] : [] );
	const names = Object.keys( fields ).map( ( field ) => [ field, ( params.prefix || '' ) + field ] as const );

	class Element extends HTMLElement {
		filled?: boolean;
		form?: HTMLFormElement | null;
		own?: FieldValues;

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
			within( this.form! ).forEach( ( other ) => other.filled || other.render() );
		}

		/** Makes its inputs, unless another element of the form has them already. */
		render() {
			this.filled = ! within( this.form! ).some( ( other ) => ( other as unknown ) !== this && other.filled );
			this.replaceChildren(
				...( this.filled ? names : [] ).map( ( [ , name ] ) => Object.assign( document.createElement( 'input' ), { type: 'hidden', name } ) )
			);
			this.fill();
		}

		fill() {
			if ( ! this.filled ) {
				return;
			}
			const given = this.values;
			const inputs = [ ...this.querySelectorAll( 'input' ) ];
			for ( const [ field, name ] of names ) {
				const input = inputs.find( ( other ) => other.name === name );
				if ( input ) {
					input.value = given[ field ] ?? '';
				} else {
					// eslint-disable-next-line no-console -- A warning, and nothing else.
					console.warn( `${ TAG }: no input "${ name }".` );
				}
			}
		}

		get values(): FieldValues {
			return this.own || values();
		}

		set values( given: FieldValues ) {
			this.own = given || {};
			this.fill();
		}
	}

	return () => {
		if ( customElements.get( TAG ) ) {
			const given = values();
			within( document ).forEach( ( element ) => ( element.values = given ) );
		} else {
			customElements.define( TAG, Element );
		}
	};
};
