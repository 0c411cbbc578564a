/**
 * What a text to translate is, and which calls have one.
 */

/**
 * @typedef {Object} Text
 * @property {string} text
 * @property {string} [plural]
 * @property {string} [context]
 * @property {string} [comment]   Comment for translators.
 * @property {string} reference   "file:line".
 * @property {string} [given]     What it is given to: a JSX attribute, a property, a key of an array.
 * @property {string} [attribute] Attribute of the block that the control sets.
 */

/** Functions that translate, with the positions of their arguments. The text is always the first. */
export const FUNCTIONS = {
	__: { domain: 1 },
	_e: { domain: 1 },
	esc_html__: { domain: 1 },
	esc_html_e: { domain: 1 },
	esc_attr__: { domain: 1 },
	esc_attr_e: { domain: 1 },
	_x: { context: 1, domain: 2 },
	_ex: { context: 1, domain: 2 },
	esc_html_x: { context: 1, domain: 2 },
	esc_attr_x: { context: 1, domain: 2 },
	_n: { plural: 1, domain: 3 },
	_nx: { plural: 1, context: 3, domain: 4 },
	_n_noop: { plural: 1, domain: 2 },
	_nx_noop: { plural: 1, context: 2, domain: 3 },
};

/**
 * Makes a text from a function call, if the function translates and the text domain is ours.
 *
 * @param {string}                 name     Name of the function.
 * @param {( string|undefined )[]} args     Its arguments; undefined for those that are not plain texts.
 * @param {string}                 domain   Our text domain.
 * @param {Partial<Text>}          rest     Other properties of the text.
 * @return {Text|undefined} The text; undefined for all other calls.
 */
export function textOfCall( name, args, domain, rest ) {
	const places = Object.hasOwn( FUNCTIONS, name ) ? FUNCTIONS[ name ] : undefined;
	if ( ! places || ! args[ 0 ] || args[ places.domain ] !== domain ) {
		return undefined;
	}
	const texts = [ args[ 0 ], places.plural ? args[ places.plural ] : '' ].join( ' ' );
	// A comment on placeholders that stands near a text without any belongs to the text above it.
	const isOthers = /%|\b1:/.test( rest.comment ?? '' ) && ! texts.includes( '%' );
	return {
		text: args[ 0 ],
		...( places.plural ? { plural: args[ places.plural ] } : {} ),
		...( places.context ? { context: args[ places.context ] } : {} ),
		...rest,
		...( isOthers ? { comment: '' } : {} ),
	};
}

/**
 * @param {{ text: string, line: number }[]} comments Comments of the file, each with the line where it ends.
 * @param {number}                           line     Line of the call.
 * @return {string} The comment for translators before the call; "" if there is none.
 */
export function commentFor( comments, line ) {
	const near = comments.filter(
		( comment ) => comment.line <= line && comment.line >= line - 2 && /^\s*translators:/i.test( comment.text )
	);
	return near.length ? near.at( -1 ).text.replace( /\s+/g, ' ' ).trim() : '';
}
