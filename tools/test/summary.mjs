/**
 * What the test command prints at its end.
 */
import { closingLine, sum } from './totals.mjs';

/** Most failures that are listed for a phase. If everything is broken, the first ones are enough to see why. */
const MOST = 20;

/**
 * @param {typeof import('./phases.mjs').phases} phases
 * @return {{ lines: string[], result: import('./totals.mjs').Totals }} What to print, and the sum of all phases.
 */
export function summary( phases ) {
	const result = sum( phases.map( ( { counts } ) => counts ) );
	const all = ( key, word ) => phases.flatMap( ( { title, counts } ) => word( title, counts[ key ] ) );
	return {
		result,
		lines: [
			...( phases.length > 1
				? [
						'\n== Summary',
						...phases.map(
							( { title, seconds, counts } ) =>
								`${ `${ seconds } s`.padStart( 6 ) }  ${ title }: ${ closingLine( counts ) }`
						),
					]
				: [] ),
			...all( 'notes', ( title, notes ) => notes.map( ( note ) => `note: ${ title }: ${ note }` ) ),
			...all( 'reasons', ( title, reasons ) =>
				[ ...new Set( reasons ) ].map( ( reason ) => {
					const times = reasons.filter( ( other ) => other === reason ).length;
					return `skipped: ${ title }: ${ reason }${ times > 1 ? ` (${ times } times)` : '' }`;
				} )
			),
			...all( 'failures', ( title, failures ) => [
				...failures.slice( 0, MOST ).map( ( line ) => `failed: ${ title }: ${ line }` ),
				...( failures.length > MOST ? [ `failed: ${ title }: and ${ failures.length - MOST } more` ] : [] ),
			] ),
			`\n${ closingLine( result ) }`,
		],
	};
}
