/** Forms of enquiries: one field with all values goes along with what the visitor sends. */
import { safely } from './safely';
import type { FieldValues } from './types';

/** Name of the field, as Sent.php reads it. */
const NAME = 'eidan_attribution';

/** Fields of a form may be named like its methods, and hide them. */
const { append, matches, querySelector } = Element.prototype;

/**
 * Everything is heard on the document, so that forms in popups, and such that a script puts in or replaces, need nothing
 * of their own.
 *
 * @param forms  Selector of the forms.
 * @param values Returns the current values, with null for those that are unknown. None without consent.
 * @return Fills the forms that are in the page: at the start, and after consent was given or withdrawn.
 */
export const connectForms = ( forms: string | undefined, values: () => FieldValues | undefined ): ( () => void ) => {
	/**
	 * The values as text, '' if there are none: JSON in base64. Firewalls take quotes before certain words for attacks, and
	 * filters count links.
	 */
	const text = () => {
		const known = Object.entries( values() || {} ).filter( ( [ , value ] ) => value && value !== '(none)' );
		return known[ 0 ]
			? btoa(
					JSON.stringify( Object.fromEntries( known ) ).replace(
						/[^ -~]/g,
						( letter ) => `\\u${ ( letter.charCodeAt( 0 ) + 65536 ).toString( 16 ).slice( 1 ) }`
					)
				)
			: '';
	};

	/** Fills the field of a form, or takes it away. */
	const fill = ( form: Element ) => {
		const input = querySelector.call( form, `[name=${ NAME }]` );
		const value = text();
		if ( ! value ) {
			input?.remove();
		} else if ( input ) {
			( input as HTMLInputElement ).value = value;
		} else {
			append.call(
				form,
				Object.assign( document.createElement( 'input' ), { type: 'hidden', name: NAME, value } )
			);
		}
	};

	const listen = ( type: string, act: ( form: HTMLFormElement, event: Event ) => void ) =>
		document.addEventListener(
			type,
			safely( ( event: Event ) => {
				const target = event.target as Partial< HTMLInputElement > & Element;
				const form = type === 'focusin' ? target.form || target.closest( 'form' ) : target;
				if ( forms && form && matches.call( form, forms ) ) {
					act( form as HTMLFormElement, event );
				}
			} ),
			// Before those who read the form.
			true
		);

	// What the browser sends itself, and `new FormData( form )`.
	listen( 'formdata', ( _form, { formData }: Event & { formData?: FormData } ) => {
		const value = text();
		if ( value ) {
			formData!.set( NAME, value );
		} else {
			formData!.delete( NAME );
		}
	} );
	// Scripts that read the inputs, such as jQuery's serialize(): when the form is sent. And such that send it without
	// that event, in forms that came later.
	listen( 'submit', fill );
	listen( 'focusin', fill );

	return safely( () => {
		for ( const form of forms ? document.querySelectorAll( forms ) : [] ) {
			fill( form );
		}
	} );
};
