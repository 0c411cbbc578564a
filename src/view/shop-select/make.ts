/**
 * Creates an element.
 *
 * @param tag        Tag name.
 * @param className  Value of `class`.
 * @param attributes Attributes besides the class, by name.
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
