/**
 * Reads the rows of docs/specification.md, and changes the number of a row in the source, to see whether its test
 * fails.
 */

/**
 * A change of one constant: its file, where it stands, and the new value. In a JSON file the place is a path of names
 * with dots between them. In other files it is a text that occurs exactly once.
 *
 * @typedef {[ file: string, place: string, value: string|number ]} Change
 */

/**
 * @param {string} markdown
 * @return {{ name: string, cells: string[] }[]} The rows of all tables, without their headings.
 */
export const rowsOf = ( markdown ) =>
	markdown
		.split( /\n(?!\|)/ )
		.flatMap( ( part ) =>
			part
				.split( '\n' )
				.filter( ( line ) => line.startsWith( '|' ) )
				.slice( 2 )
		)
		.map( ( line ) =>
			line
				.split( '|' )
				.slice( 1, -1 )
				.map( ( cell ) => cell.trim() )
		)
		.map( ( cells ) => ( { name: cells[ 0 ], cells } ) );

/**
 * @param {string} cell Last cell of a row. It names tests as `file`: title; `file`: title.
 * @return {{ file: string, title: string }[]} The tests.
 */
export const testsOf = ( cell ) =>
	cell
		.split( /; (?=`)/ )
		.map( ( part ) => /^`([^`]+)`: (.+)$/.exec( part ) )
		.filter( Boolean )
		.map( ( [ , file, title ] ) => ( { file, title } ) );

/** Whether a test needs no browser, and so takes only seconds. */
export const isQuick = ( { file } ) => ! /^tests\/(?:e2e|engines)\//.test( file );

/**
 * @param {string} text   Content of the file.
 * @param {Change} change
 * @return {string} The content with the change.
 * @throws {Error} If the place does not occur exactly once, or has the new value already.
 */
export function changed( text, [ file, place, value ] ) {
	if ( ! file.endsWith( '.json' ) ) {
		const found = text.split( place );
		if ( found.length !== 2 || found.join( value ) === text ) {
			throw new Error( `${ file } has "${ place }" ${ found.length - 1 } times, or nothing of it changes.` );
		}
		return found.join( value );
	}
	const whole = JSON.parse( text );
	const names = place.split( '.' );
	const last = names.pop();
	const owner = names.reduce( ( part, name ) => part?.[ name ], whole );
	if ( ! owner || ! ( last in owner ) || owner[ last ] === value ) {
		throw new Error( `${ file } has no "${ place }", or it is that already.` );
	}
	owner[ last ] = value;
	return JSON.stringify( whole );
}

/** How many rows are tried at most if nobody knows what changed, or if very much did. All would take too long. */
const SAMPLE = 10;

/**
 * @template T
 * @param {T[]} rows
 * @return {T[]} At most SAMPLE of them, spread over the whole table.
 */
export const sample = ( rows ) => rows.filter( ( _, index ) => index % Math.ceil( rows.length / SAMPLE ) === 0 );

/**
 * Returns the rows to try.
 *
 * @template {{ changes: Change[], tests: { file: string }[] }} Row
 * @param {Row[]}         rows
 * @param {string[]|null} files Paths of changed files; null if they are not known.
 * @return {Row[]} Rows whose source or test has changed. If that is not known, a sample of all rows.
 */
export const touched = ( rows, files ) =>
	files
		? rows.filter( ( { changes, tests } ) =>
				[ ...changes.map( ( [ file ] ) => file ), ...tests.map( ( { file } ) => file ) ].some( ( file ) =>
					files.includes( file )
				)
			)
		: sample( rows );
