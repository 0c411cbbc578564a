/** What people type into. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The words about a field. A plugin may have added a field of its own, which has none. */
const errorOf = ( { id }: Field ) => document.getElementById( `${ id }-error` );

/**
 * Marks a field as wrong or right. What is wrong stands beside it, and is part of the page already.
 *
 * @param field   The field.
 * @param isWrong Whether it is wrong.
 */
export const mark = ( field: Field, isWrong: boolean ): void => {
	const error = errorOf( field );
	const set = ( name: string, value: string ) =>
		isWrong ? field.setAttribute( name, value ) : field.removeAttribute( name );
	set( 'aria-invalid', 'true' );
	if ( error ) {
		error.hidden = ! isWrong;
		set( 'aria-describedby', error.id );
	}
};

/**
 * Says what is in the way, with a link to each field that is wrong, and takes the focus there.
 *
 * @param summary Element whose first child is a paragraph.
 * @param say     A sentence.
 * @param wrong   Fields that are wrong.
 */
export const sum = ( summary: HTMLElement, say: string, wrong: readonly Field[] ): void => {
	const sentence = summary.firstElementChild!;
	const list = document.createElement( 'ul' );
	sentence.textContent = say;
	wrong.forEach( ( field ) => {
		const item = document.createElement( 'li' );
		const link = document.createElement( 'a' );
		link.href = `#${ field.id }`;
		// Safari goes to the field, but does not let people type there.
		link.onclick = ( event ) => {
			event.preventDefault();
			field.focus();
		};
		link.textContent = errorOf( field )?.textContent ?? field.validationMessage;
		item.append( link );
		list.append( item );
	} );
	summary.replaceChildren( sentence, list );
	summary.hidden = false;
	summary.focus();
};
