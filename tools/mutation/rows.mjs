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

/** @param {string} text @return {string} An expression that finds it literally. */
export const escaped = ( text ) => text.replace( /[.*+?^${}()|[\]\\]/g, '\\$&' );

/** Turns a title into an expression. What a table of cases fills in is a group: `%s`, `$name`, `${ value }`. */
const pattern = ( title ) =>
	RegExp(
		`^${ title
			.split( /%[sidpjof#]|\$\{[^}]*\}|\$[\w.]+/ )
			.map( escaped )
			.join( '(.*)' ) }$`
	);

/**
 * Whether the source of a test file has a test with that title, or with that as a part of its title. A word that stands
 * elsewhere in the file is no title.
 *
 * @param {string} source
 * @param {string} title
 */
export function hasTitle( source, title ) {
	if ( source.startsWith( '<?php' ) ) {
		return source.includes( `function ${ title }(` );
	}
	return [ ...source.matchAll( /\(\s*(['"`])((?:\\.|(?!\1)[^\\])+)\1,/g ) ]
		.map( ( [ , , found ] ) => found.replaceAll( "\\'", "'" ) )
		.some( ( found ) => {
			const filled = pattern( found ).exec( title )?.slice( 1 );
			return found.includes( title ) || filled?.every( ( part ) => part && source.includes( part ) );
		} );
}

/** What a test may miss without a fault of ours. */
export const WOOCOMMERCE = 'WooCommerce';

/** In titles of tests of Jest that are left out for want of it. */
const WANTED = 'EIDAN_WOOCOMMERCE';

/**
 * How a named test ended, by all that ran in its file.
 *
 * @param {string}                              title
 * @param {{ name: string, status: string }[]} results Full titles, each `passed`, `failed` or something else.
 * @return {'passed'|'failed'|'absent'|'WooCommerce'} Absent if none ran, WooCommerce if none ran for want of it.
 */
export function endOf( title, results ) {
	const own = results.filter( ( { name } ) => name.includes( title ) );
	const has = ( wanted ) => own.some( ( { status } ) => status === wanted );
	const none = own.some( ( { name } ) => name.includes( WANTED ) ) ? WOOCOMMERCE : 'absent';
	return [ 'failed', 'passed' ].find( has ) ?? none;
}

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

/** So many are tried where nothing changed. */
const FEW = 3;

/**
 * @template T
 * @param {T[]}    rows
 * @param {number} turn   Another one has others of them, and begins elsewhere: in time each is tried.
 * @param {number} [most]
 * @return {T[]} At most so many of them, from all over the table.
 */
export function sample( rows, turn, most = SAMPLE ) {
	const step = Math.max( 1, Math.ceil( rows.length / most ) );
	const some = rows.filter( ( _, index ) => index % step === turn % step );
	const first = Math.floor( turn / step ) % Math.max( 1, some.length );
	return [ ...some.slice( first ), ...some.slice( 0, first ) ];
}

/**
 * Rows that the last changes are about.
 *
 * @template {{ changes: Change[], tests: { file: string }[] }} Row
 * @param {Row[]}    rows
 * @param {string[]} files Paths that changed.
 * @return {Row[]} Those whose source or test changed.
 */
export const touched = ( rows, files ) =>
	rows.filter( ( { changes, tests } ) =>
		[ ...changes.map( ( [ file ] ) => file ), ...tests.map( ( { file } ) => file ) ].some( ( file ) =>
			files.includes( file )
		)
	);

/**
 * The rows to try in the suite, and why these.
 *
 * @template {{ changes: Change[], tests: { file: string }[] }} Row
 * @param {Row[]}         rows
 * @param {string[]|null} files Paths that changed; null where that is not known.
 * @param {string}        base  What they are compared with.
 * @param {number}        turn  Whose turn it is where not all are tried.
 * @return {{ few: Row[], why: string }} Rows, and a sentence.
 */
export function chosen( rows, files, base, turn ) {
	if ( ! files ) {
		const few = sample( rows, turn );
		return { few, why: `Git knows no base here: a sample of ${ few.length } rows.` };
	}
	const changedRows = touched( rows, files );
	if ( changedRows.length === 0 ) {
		const few = sample( rows, turn, FEW );
		return { few, why: `No row has changed since ${ base }: ${ few.length } whose turn it is are tried.` };
	}
	const few = sample( changedRows, turn );
	const all =
		few.length < changedRows.length
			? ` ${ few.length } whose turn it is are tried here; npm run test:mutation:spec tries all.`
			: '';
	return { few, why: `${ changedRows.length } rows have changed since ${ base }.${ all }` };
}
