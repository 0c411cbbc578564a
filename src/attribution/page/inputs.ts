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
	const fields = () => Object.keys( values() ).map( ( field ) => [ field, prefix() + field ] as const );

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
				...( this.filled ? fields() : [] ).map( ( [ , name ] ) => Object.assign( document.createElement( 'input' ), { type: 'hidden', name } ) )
			);
			this.fill();
		}

		fill() {
			for ( const [ field, name ] of this.filled ? fields() : [] ) {
				const input = this.querySelector< HTMLInputElement >( `[name="${ CSS.escape( name ) }"]` );
				if ( input ) {
					input.value = this.values[ field ] ?? '';
				} else {
					console.warn( `Field "${ field }" not found: <${ TAG }> was probably manipulated.` );
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

	if ( ! customElements.get( TAG ) ) {
		customElements.define( TAG, Element );
	}
	return () => within( document ).forEach( ( element ) => ( element.values = values() ) );
};
