/**
 * What a catalogue of translatable texts is made of, and how it is written.
 */

/**
 * @typedef {Object} Text
 * @property {string} text
 * @property {string} [plural]
 * @property {string} [context]
 * @property {string} [comment]   For translators.
 * @property {string} reference "file:line".
 */

/** The functions and where their arguments stand: text, plural, context, domain. */
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
 * Makes a text of a call, where it is one of the functions and of our domain.
 *
 * @param {string}                 name     Of the function.
 * @param {( string|undefined )[]} args     Its arguments, undefined where they are no plain texts.
 * @param {string}                 domain   Text domain.
 * @param {Partial<Text>}          rest
 * @return {Text|undefined} The text.
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
 * @param {{ text: string, line: number }[]} comments Of the file, by the line they end on.
 * @param {number}                           line     Of the call.
 * @return {string} The remark for translators before the call, or "".
 */
export function commentFor( comments, line ) {
	const near = comments.filter(
		( comment ) => comment.line <= line && comment.line >= line - 2 && /^\s*translators:/i.test( comment.text )
	);
	return near.length ? near.at( -1 ).text.replace( /\s+/g, ' ' ).trim() : '';
}

/**
 * @param {string} text
 * @return {string} The same as gettext writes it.
 */
function quoted( text ) {
	return JSON.stringify( text );
}

/**
 * @param {Text[]}                 texts
 * @param {Record<string, string>} headers
 * @return {string} The catalogue.
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
