/**
 * Makes an element.
 *
 * @param tag        Its name.
 * @param className  Its class.
 * @param attributes What else it has.
 */
export const make = < T extends keyof HTMLElementTagNameMap >(
	tag: T,
	className: string,
	attributes: Record< string, string >
): HTMLElementTagNameMap[ T ] => {
	const element = document.createElement( tag );
	element.className = className;
	Object.entries( attributes ).forEach( ( [ name, value ] ) => element.setAttribute( name, value ) );
	return element;
};
