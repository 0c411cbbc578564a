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
	const elements = () => document.querySelectorAll< Inputs >( TAG );
	const names = Object.keys( fields ).map( ( field ) => [ field, ( params.prefix || '' ) + field ] as const );

	/** Whether those that were there before are all known. */
	let defined = false;

	/** Fills the first element of each form, and empties the others. */
	const fill = () => {
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
			const given = element.values;
			for ( const [ field, name ] of due ) {
				const input = inputs.find( ( other ) => other.name === name );
				if ( input ) {
					input.value = given[ field ] ?? '';
				} else {
					// eslint-disable-next-line no-console -- A warning, and nothing else.
					console.warn( `${ TAG } probably manipulated: no "${ name }"` );
				}
			}
		}
	};

	class Inputs extends HTMLElement {
		own?: FieldValues | undefined;

		connectedCallback() {
			// Set before this class was known, they take the place of the property below until they are gone.
			if ( Object.hasOwn( this, 'values' ) ) {
				const { values: given } = this;
				delete ( this as { values?: FieldValues } ).values;
				this.own = given;
			}
			fill();
		}

		disconnectedCallback() {
			// Another one of the form takes over.
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
		}
		defined = true;
		fill();
	};
};
