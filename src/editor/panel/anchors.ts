/**
 * Pure functions for the anchors of panels. Openers refer to a panel by its anchor.
 */

/** Pattern of a valid anchor, which needs no escaping in an address. The opener's block.json allows the same. */
const VALID_ANCHOR = /^[^\s"'<>#&]{1,100}$/;

/**
 * Returns an anchor that is not used yet.
 *
 * @param base  Preferred anchor. If it is used, a number is added.
 * @param taken Anchors that are used.
 */
export function freeAnchor( base: string, taken: readonly string[] ): string {
	let anchor = base;
	for ( let number = 2; taken.includes( anchor ); number++ ) {
		anchor = `${ base }-${ number }`;
	}
	return anchor;
}

/** Whether an opener can refer to an anchor. */
export const isAnchor = ( anchor: string ): boolean => VALID_ANCHOR.test( anchor );

/**
 * Whether a block links to an anchor, in an attribute for the address of a link or inside its text.
 *
 * @param attributes Attributes of the block.
 * @param anchor     Anchor of a panel.
 */
export function linksTo( attributes: Record< string, unknown >, anchor: string ): boolean {
	return Object.values( attributes ).some( ( value ) => {
		// Text is a string or WordPress's RichTextData.
		const isText = typeof value === 'string' || ( value instanceof Object && 'toHTMLString' in value );
		const text = isText ? String( value ) : '';
		return text === `#${ anchor }` || text.includes( `"#${ anchor }"` );
	} );
}
