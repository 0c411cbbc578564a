/**
 * Anchors of panels: what openers name them by. Pure functions.
 */

/** What an anchor may be: a fragment of an address that needs no quoting. The same as the opener's schema. */
const FORM = /^[^\s"'<>#&]{1,100}$/;

/**
 * An anchor that nobody has yet.
 *
 * @param base  What it should be.
 * @param taken Those that are there.
 */
export function freeAnchor( base: string, taken: readonly string[] ): string {
	let anchor = base;
	for ( let number = 2; taken.includes( anchor ); number++ ) {
		anchor = `${ base }-${ number }`;
	}
	return anchor;
}

/** @param anchor Whether an opener can name it. */
export const isAnchor = ( anchor: string ): boolean => FORM.test( anchor );

/**
 * Whether what a block stored holds a link to an anchor: an address of a button, or one inside its words.
 *
 * @param attributes Attributes of a block.
 * @param anchor     The anchor.
 */
export function linksTo( attributes: Record< string, unknown >, anchor: string ): boolean {
	return Object.values( attributes ).some( ( value ) => {
		// Words are strings, or WordPress's rich text.
		const isText = typeof value === 'string' || ( value instanceof Object && 'toHTMLString' in value );
		const text = isText ? String( value ) : '';
		return text === `#${ anchor }` || text.includes( `"#${ anchor }"` );
	} );
}
