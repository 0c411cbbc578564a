/**
 * Formats results of the benchmark as Markdown, and puts them into docs/performance.md.
 */

/**
 * @typedef {Object} Row
 * @property {string}  what   What was measured.
 * @property {string}  ours   Our result, as text.
 * @property {string}  other  What it was measured against, as text.
 * @property {string}  target The result to reach, as text.
 * @property {boolean} ok     Whether it is reached.
 */

const cell = ( text ) => String( text ).replace( /\|/g, '\\|' ).replace( /\n/g, ' ' );

/**
 * @param {Row[]} rows Results.
 * @return {string} A Markdown table.
 */
export function table( rows ) {
	return [
		'| what | ours | measured against | target | reached |',
		'|---|---|---|---|---|',
		...rows.map(
			( { what, ours, other, target, ok } ) =>
				`| ${ [ what, ours, other, target, ok ? 'yes' : '**no**' ].map( cell ).join( ' | ' ) } |`
		),
	].join( '\n' );
}

/**
 * Puts a section's table between the section's markers.
 *
 * @param {string} document Content of docs/performance.md.
 * @param {string} name     Name of the section.
 * @param {string} text     The section in Markdown.
 * @return {string} The new document. A section without markers is added at the end.
 */
export function place( document, name, text ) {
	const open = `<!-- bench:${ name } -->`;
	const close = `<!-- /bench:${ name } -->`;
	const section = `${ open }\n\n${ text }\n\n${ close }`;
	const from = document.indexOf( open );
	const to = document.indexOf( close );
	return from < 0 || to < from
		? `${ document.trimEnd() }\n\n${ section }\n`
		: document.slice( 0, from ) + section + document.slice( to + close.length );
}

/**
 * @param {number[]} values At least one number.
 * @return {number} The median.
 */
export function median( values ) {
	const sorted = [ ...values ].sort( ( a, b ) => a - b );
	const middle = sorted.length >> 1;
	return sorted.length % 2 ? sorted[ middle ] : ( sorted[ middle - 1 ] + sorted[ middle ] ) / 2;
}
