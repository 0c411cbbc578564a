/** @jest-environment node */
import { deflateSync } from 'node:zlib';
import { decode } from '../../../../e2e/support/contrast/png';

const chunk = ( type: string, data: Buffer ) => {
	const size = Buffer.alloc( 4 );
	size.writeUInt32BE( data.length );
	return Buffer.concat( [ size, Buffer.from( type, 'latin1' ), data, Buffer.alloc( 4 ) ] );
};

/**
 * Returns a PNG file with the given rows, each with its filter in front. Checksums are left out, as nobody checks them.
 */
const file = ( width: number, rows: number[][], { depth = 8, type = 2 } = {} ) => {
	const head = Buffer.alloc( 13 );
	head.writeUInt32BE( width, 0 );
	head.writeUInt32BE( rows.length, 4 );
	head.set( [ depth, type ], 8 );
	return Buffer.concat( [
		Buffer.alloc( 8 ),
		chunk( 'IHDR', head ),
		chunk( 'IDAT', deflateSync( Buffer.from( rows.flat() ) ) ),
		chunk( 'IEND', Buffer.alloc( 0 ) ),
	] );
};

it( 'reads rows of every filter', () => {
	const { data, ...size } = decode(
		file( 2, [
			[ 0, 10, 20, 30, 40, 50, 60 ],
			[ 1, 10, 20, 30, 40, 50, 60 ],
			[ 2, 1, 1, 1, 1, 1, 1 ],
			[ 3, 1, 1, 1, 250, 1, 1 ],
			[ 4, 1, 1, 1, 1, 1, 1 ],
		] )
	);
	expect( size ).toEqual( { width: 2, height: 5, channels: 3 } );
	expect( [ ...data ] ).toEqual( [
		...[ 10, 20, 30, 40, 50, 60 ],
		...[ 10, 20, 30, 50, 70, 90 ],
		...[ 11, 21, 31, 51, 71, 91 ],
		// Half of 11 and 1. Half of 6, plus 51 and 250: the mean filter adds up to 278, which is 22 in a byte.
		...[ 6, 11, 16, 22, 42, 54 ],
		...[ 7, 12, 17, 23, 43, 55 ],
	] );
} );

it( 'reads pixels with alpha', () => {
	expect( decode( file( 1, [ [ 0, 1, 2, 3, 255 ] ], { type: 6 } ) ) ).toEqual( {
		width: 1,
		height: 1,
		channels: 4,
		data: Uint8Array.from( [ 1, 2, 3, 255 ] ),
	} );
} );

it( 'refuses what it does not know', () => {
	expect( () => decode( file( 1, [ [ 0, 1 ] ], { type: 0 } ) ) ).toThrow( /eight bits/ );
	expect( () => decode( file( 1, [ [ 0, 1, 2, 3 ] ], { depth: 16 } ) ) ).toThrow( /eight bits/ );
} );
