/**
 * The tables of docs/neighbours.md. Pure text: what is read and written is in tools/docs/neighbours.mjs.
 */
import { COLUMNS, STORY, testsOf } from './neighbours.mjs';

export const OPEN = '<!-- neighbours: npm run neighbours -->';
export const CLOSE = '<!-- /neighbours -->';

/**
 * @typedef {import('./neighbours.mjs').Neighbour} Neighbour
 *
 * @typedef {Object} Result
 * @property {string}                          version Version that was tried.
 * @property {string}                          date    Day, as `2026-11-27`.
 * @property {Record<string, 'passed'|'failed'>} tests How each test ended. One that did not run is missing.
 */

const nameOf = ( file ) => ( file === STORY ? '✓' : /([^/]+?)(?:\.spec\.ts|\.php)$/.exec( file )?.[ 1 ] );

/**
 * @param {string[]}         files   Tests of a cell.
 * @param {Result|undefined} result  What came out.
 * @param {string}           without Why there is no test; "" if there is no reason.
 * @return {string} The cell: tests that passed or failed, by name.
 */
export function cell( files, result, without = '' ) {
	if ( without && ! files.length ) {
		return 'does not apply';
	}
	const ran = files.filter( ( file ) => result?.tests[ file ] );
	if ( ! ran.length ) {
		return files.length ? 'not run' : '–';
	}
	return ran
		.map( ( file ) => {
			const link = `[${ nameOf( file ) }](../${ file })`;
			return result.tests[ file ] === 'failed' ? `**fails:** ${ link }` : link;
		} )
		.join( ', ' );
}

const row = ( cells ) => `| ${ cells.join( ' | ' ) } |`;

/**
 * @param {Neighbour[]}            neighbours
 * @param {Record<string, Result>} results    By slug.
 * @return {string} Both tables in Markdown.
 */
export function tables( neighbours, results ) {
	const versionOf = ( { slug, standIn } ) => ( standIn ? 'stand-in' : ( results[ slug ]?.version ?? 'not tried' ) );
	return [
		row( [ 'plugin', 'version', ...Object.values( COLUMNS ) ] ),
		`|${ '---|'.repeat( Object.keys( COLUMNS ).length + 2 ) }`,
		...neighbours.map( ( one ) =>
			row( [
				one.name,
				versionOf( one ),
				...Object.keys( COLUMNS ).map( ( key ) =>
					cell( one.tests[ key ] ?? [], results[ one.slug ], one.without?.[ key ] )
				),
			] )
		),
		'',
		row( [ 'plugin', 'what to know', 'all its tests', 'tried on' ] ),
		'|---|---|---|---|',
		...neighbours.map( ( one ) =>
			row( [
				one.name,
				[ one.know, ...new Set( Object.values( one.without ?? {} ) ) ].join( ' ' ),
				testsOf( one )
					.map( ( file ) => `\`${ file }\`` )
					.join( ', ' ),
				results[ one.slug ]?.date ?? '–',
			] )
		),
	].join( '\n' );
}

/**
 * @param {string}                 before     The document.
 * @param {Neighbour[]}            neighbours
 * @param {Record<string, Result>} results    By slug.
 * @return {string} The document with new tables between its marks. Throws if they are gone.
 */
export function page( before, neighbours, results ) {
	const [ head, rest ] = before.split( OPEN );
	const tail = rest?.split( CLOSE )[ 1 ];
	if ( tail === undefined ) {
		throw new Error( `docs/neighbours.md needs the two lines ${ OPEN } and ${ CLOSE }.` );
	}
	return `${ head }${ OPEN }\n\n${ tables( neighbours, results ) }\n\n${ CLOSE }${ tail }`;
}
