/**
 * @jest-environment node
 */
import { leftOut, PARTS, partsOf } from '../../../../tools/test/parts.mjs';

const names = ( tier ) => partsOf( tier ).map( ( { name } ) => name );

it( 'the quick tier and its rest are everything', () => {
	expect( [ ...new Set( [ ...names( 'quick' ), ...names( 'rest' ) ] ) ].sort() ).toEqual( names( 'all' ).sort() );
	expect( names( 'all' ) ).toHaveLength( PARTS.length );
} );

it( 'the quick tier says by name what it leaves out', () => {
	for ( const { title, tier } of PARTS ) {
		expect( leftOut().includes( title ) ).toBe( tier !== 'quick' );
	}
} );

it( 'no two parts have the same name', () => {
	expect( new Set( names( 'all' ) ).size ).toBe( PARTS.length );
} );
