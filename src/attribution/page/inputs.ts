/** The element `<wc-order-attribution-inputs>`: hidden inputs for the form around it. */
import type { FieldValues, Shop } from './types';

const TAG = 'wc-order-attribution-inputs';

/** WooCommerce's forms, by the names that its own scripts and styles need. Templates of themes may lack its hooks. */
const FORMS = 'form.checkout,.woocommerce form.register,form#order_review';

/**
 * @param shop   The fields, and the prefix of the inputs' names.
 * @param values Returns the current values.
 * @return Writes new values into all elements of the page. The first call defines the custom element, since there is
 *          nothing to fill before there are values.
 */
export const defineInputs = ( { params, fields }: Shop, values: () => FieldValues ): ( () => void ) => {
	const elements = () => document.querySelectorAll< Inputs >( TAG );
	const names = Object.keys( fields ).map( ( field ) => [ field, ( params.prefix || '' ) + field ] as const );

	/** Whether all elements that existed before are upgraded. */
	let defined = false;

	/** Fills the first element of each form and empties the others. Forms without one get it. */
	const fill = () => {
		for ( const form of defined ? document.querySelectorAll( FORMS ) : [] ) {
			if ( ! form.querySelector( TAG ) ) {
				form.append( document.createElement( TAG ) );
			}
		}
		for ( const element of defined ? elements() : [] ) {
			const due = ( element.closest( 'form' )?.querySelector( TAG ) || element ) === element ? names : [];
			if ( ! due[ 0 ] || ! element.firstChild ) {
				element.replaceChildren(
					...due.map( ( [ , name ] ) =>
						Object.assign( document.createElement( 'input' ), { type: 'hidden', name } )
					)
				);
			}
			const inputs = [ ...element.querySelectorAll( 'input' ) ];
			// Elements that come together are upgraded one after the other.
			const given = element.values || values();
			for ( const [ field, name ] of due ) {
				const input = inputs.find( ( other ) => other.name === name );
				if ( input ) {
					input.value = given[ field ] ?? '';
				} else {
					// eslint-disable-next-line no-console -- Only a warning for developers.
					console.warn( `${ TAG } probably manipulated: no "${ name }"` );
				}
			}
		}
	};

	class Inputs extends HTMLElement {
		own?: FieldValues | undefined;

		connectedCallback() {
			// If `values` was set before the class was defined, that own property hides the accessor below. Move it.
			if ( Object.hasOwn( this, 'values' ) ) {
				const { values: given } = this;
				delete ( this as { values?: FieldValues } ).values;
				this.own = given;
			}
			fill();
		}

		disconnectedCallback() {
			// Another element of the form takes over.
			fill();
		}

		get values(): FieldValues {
			return this.own || values();
		}

		set values( given: FieldValues ) {
			this.own = given;
			fill();
		}
	}

	return () => {
		elements().forEach( ( element ) => ( element.own = undefined ) );
		if ( ! customElements.get( TAG ) ) {
			customElements.define( TAG, Inputs );
			// In the capture phase, before those who read the form.
			document.addEventListener( 'submit', fill, true );
		}
		defined = true;
		fill();
	};
};
