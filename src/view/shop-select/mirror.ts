/**
 * Copies the selected option and the state of a select (label, disabled, errors) to its search field.
 *
 * @param field The form's select.
 * @param input The search field.
 * @param list  The search field's list.
 */
export const mirror = ( field: HTMLSelectElement, input: HTMLInputElement, list: HTMLElement ): void => {
	const label = field.labels?.[ 0 ];
	if ( label ) {
		label.id ||= `${ list.id }-label`;
	}
	for ( const named of [ input, list ] ) {
		if ( label ) {
			named.setAttribute( 'aria-labelledby', label.id );
		} else {
			named.setAttribute( 'aria-label', field.getAttribute( 'aria-label' ) ?? '' );
		}
	}
	input.value = field.value ? ( field.selectedOptions[ 0 ]?.text ?? '' ) : '';
	input.placeholder =
		field.dataset.placeholder ?? field.getAttribute( 'placeholder' ) ?? field.options[ 0 ]?.text ?? '';
	input.disabled = field.disabled;
	for ( const name of [ 'aria-invalid', 'aria-describedby', 'aria-required' ] ) {
		const value = field.getAttribute( name );
		if ( value === null ) {
			input.removeAttribute( name );
		} else {
			input.setAttribute( name, value );
		}
	}
};
