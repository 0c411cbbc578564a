/**
 * Limits of numbers are set in block.json only. A control with a limit of its own would offer authors more or fewer
 * values than are valid.
 */
import { readdirSync, readFileSync } from 'fs';
import { join } from 'path';

/** Matches a limit that is written in a control, and a fallback for an attribute that has a default in block.json. */
const TYPED = /\b(?:min|max|resetFallbackValue)=\{ ?-?[\d.]+ ?\}/g;

const typedIn = ( code: string ) => code.match( TYPED ) ?? [];

it( 'controls of blocks take their limits and defaults from block.json', () => {
	const files = readdirSync( 'blocks', { recursive: true, encoding: 'utf8' } ).filter( ( file ) =>
		file.endsWith( '.tsx' )
	);
	expect( files.length ).toBeGreaterThan( 40 );
	expect(
		files.flatMap( ( file ) =>
			typedIn( readFileSync( join( 'blocks', file ), 'utf8' ) ).map( ( found ) => `${ file }: ${ found }` )
		)
	).toEqual( [] );
} );

it( 'finds a limit that is typed into a control', () => {
	expect( typedIn( '<RangeControl min={ 0 } max={ -2.5 } value={ 3 } resetFallbackValue={ 4 } />' ) ).toHaveLength(
		3
	);
	expect( typedIn( '<RangeControl { ...rangeOf( metadata.attributes.size ) } max={ MAX_ROWS } />' ) ).toEqual( [] );
} );
