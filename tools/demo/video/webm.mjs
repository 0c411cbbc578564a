/**
 * Writes encoded frames to a WebM file with its duration. So players can loop it and jump to any time.
 */

/**
 * Returns an EBML element, of which WebM files are made.
 *
 * @param {string}    id      ID of the element, in hexadecimal digits.
 * @param {...Buffer} content Content of the element.
 */
const element = ( id, ...content ) => {
	const body = Buffer.concat( content );
	const size = Buffer.alloc( 8 );
	size.writeBigUInt64BE( BigInt( body.length ) );
	size[ 0 ] = 1;
	return Buffer.concat( [ Buffer.from( id, 'hex' ), size, body ] );
};
const number = ( id, value ) => {
	const body = Buffer.alloc( 4 );
	body.writeUInt32BE( value );
	return element( id, body );
};
const text = ( id, value ) => element( id, Buffer.from( value ) );
const float = ( id, value ) => {
	const body = Buffer.alloc( 8 );
	body.writeDoubleBE( value );
	return element( id, body );
};

/**
 * @param {{ width: number, height: number, rate: number, frames: Array<{ key: boolean, data: Buffer }> }} film VP9.
 * @return {Buffer} The file.
 */
export function webm( { width, height, rate, frames } ) {
	const time = ( index ) => Math.round( ( index * 1000 ) / rate );
	const head = element(
		'1a45dfa3',
		number( '4286', 1 ),
		number( '42f7', 1 ),
		number( '42f2', 4 ),
		number( '42f3', 8 ),
		text( '4282', 'webm' ),
		number( '4287', 4 ),
		number( '4285', 2 )
	);
	// Times are in milliseconds.
	const info = element(
		'1549a966',
		number( '2ad7b1', 1_000_000 ),
		float( '4489', time( frames.length ) ),
		text( '4d80', 'Eidan' ),
		text( '5741', 'Eidan' )
	);
	const track = element(
		'ae',
		number( 'd7', 1 ),
		number( '73c5', 1 ),
		number( '83', 1 ),
		text( '86', 'V_VP9' ),
		element( 'e0', number( 'b0', width ), number( 'ba', height ) )
	);
	const tracks = element( '1654ae6b', track );

	// Each key frame begins a cluster.
	const starts = frames.flatMap( ( { key }, index ) => ( key ? [ index ] : [] ) );
	const clusters = starts.map( ( start, place ) => {
		const blocks = frames.slice( start, starts[ place + 1 ] ?? frames.length ).map( ( { key, data }, index ) => {
			const block = Buffer.alloc( 4 );
			block[ 0 ] = 0x81;
			block.writeInt16BE( time( start + index ) - time( start ), 1 );
			block[ 3 ] = key ? 0x80 : 0;
			return element( 'a3', block, data );
		} );
		return element( '1f43b675', number( 'e7', time( start ) ), ...blocks );
	} );
	// The index comes after the clusters. This element, before them, says where the index is.
	const seek = ( place ) =>
		element(
			'114d9b74',
			element( '4dbb', element( '53ab', Buffer.from( '1c53bb6b', 'hex' ) ), number( '53ac', place ) )
		);
	let position = seek( 0 ).length + info.length + tracks.length;
	const points = clusters.map( ( { length }, place ) => {
		const point = element(
			'bb',
			number( 'b3', time( starts[ place ] ) ),
			element( 'b7', number( 'f7', 1 ), number( 'f1', position ) )
		);
		position += length;
		return point;
	} );
	return Buffer.concat( [
		head,
		element( '18538067', seek( position ), info, tracks, ...clusters, element( '1c53bb6b', ...points ) ),
	] );
}
