/**
 * Collects texts to translate and writes them as a catalog (POT file).
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
	return {
		text: args[ 0 ],
		...( places.plural ? { plural: args[ places.plural ] } : {} ),
		...( places.context ? { context: args[ places.context ] } : {} ),
		...rest,
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

/**
 * @param {string} text
 * @return {string} The text in quotes, as gettext writes it.
 */
function quoted( text ) {
	return JSON.stringify( text );
}

/**
 * @param {Text[]}                 texts
 * @param {Record<string, string>} headers Headers of the catalog.
 * @return {string} The catalog.
 */
export function writePot( texts, headers ) {
	const entries = new Map();
	for ( const { text, plural, context, comment, reference } of texts ) {
		const key = JSON.stringify( [ context ?? '', text ] );
		const entry = entries.get( key ) ?? { text, context, comments: new Set(), references: new Set() };
		entry.plural ??= plural;
		if ( comment ) {
			entry.comments.add( comment );
		}
		entry.references.add( reference );
		entries.set( key, entry );
	}
	const blocks = [
		[
			'msgid ""',
			'msgstr ""',
			...Object.entries( headers ).map( ( [ name, value ] ) => quoted( `${ name }: ${ value }\n` ) ),
		],
		...[ ...entries.values() ].map( ( entry ) => [
			...[ ...entry.comments ].map( ( comment ) => `#. ${ comment }` ),
			...[ ...entry.references ].map( ( reference ) => `#: ${ reference }` ),
			...( /%(\d+\$)?[sd]/.test( entry.text ) ? [ '#, php-format' ] : [] ),
			...( entry.context ? [ `msgctxt ${ quoted( entry.context ) }` ] : [] ),
			`msgid ${ quoted( entry.text ) }`,
			...( entry.plural
				? [ `msgid_plural ${ quoted( entry.plural ) }`, 'msgstr[0] ""', 'msgstr[1] ""' ]
				: [ 'msgstr ""' ] ),
		] ),
	];
	return blocks.map( ( lines ) => `${ lines.join( '\n' ) }\n` ).join( '\n' );
}
