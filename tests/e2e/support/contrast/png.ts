/**
 * Decodes PNG files as browsers write screenshots: eight bits per channel, red, green and blue, with or without alpha,
 * not interlaced.
 */
import { inflateSync } from 'node:zlib';
import type { Screenshot } from './measure';

/** Offset of the first chunk, after the file's signature. */
const SIGNATURE = 8;

/** Number of channels for each color type of the format. */
const CHANNELS: Record< number, number > = { 2: 3, 6: 4 };

/** PNG's Paeth predictor: returns the one of three neighbours that is nearest to left + above − corner. */
const paeth = ( left: number, above: number, corner: number ) => {
	const guess = left + above - corner;
	const [ byLeft, byAbove, byCorner ] = [
		Math.abs( guess - left ),
		Math.abs( guess - above ),
		Math.abs( guess - corner ),
	];
	if ( byLeft <= byAbove && byLeft <= byCorner ) {
		return left;
	}
	return byAbove <= byCorner ? above : corner;
};

/**
 * Restores a row of bytes. PNG stores each byte as its difference from a prediction, made from its neighbours.
 *
 * @param filter   The prediction: 0 none, 1 the byte on the left, 2 the byte above, 3 their mean, 4 Paeth.
 * @param row      The stored bytes.
 * @param data     Buffer that the restored bytes are written to.
 * @param at       Offset of the row in that buffer.
 * @param channels Bytes per pixel: the byte on the left is so many bytes before.
 * @param stride   Bytes per row: the byte above is so many bytes before.
 */
const unfilter = (
	filter: number,
	row: Uint8Array,
	data: Uint8Array,
	at: number,
	channels: number,
	stride: number
): void => {
	data.set( row, at );
	if ( filter === 0 ) {
		return;
	}
	// What browsers write that are to be quick, without the questions of the others.
	if ( filter === 1 ) {
		for ( let index = at + channels; index < at + stride; index++ ) {
			data[ index ]! += data[ index - channels ]!;
		}
		return;
	}
	for ( let index = 0; index < stride; index++ ) {
		const left = index < channels ? 0 : data[ at + index - channels ]!;
		const above = at === 0 ? 0 : data[ at + index - stride ]!;
		if ( filter === 2 ) {
			data[ at + index ]! += above;
		} else {
			const corner = at === 0 || index < channels ? 0 : data[ at + index - stride - channels ]!;
			data[ at + index ]! += filter === 3 ? Math.floor( ( left + above ) / 2 ) : paeth( left, above, corner );
		}
	}
};

/**
 * @param file Bytes of a PNG file.
 * @return Its pixels.
 * @throws {Error} If the file is not a PNG of the kind that this decoder knows.
 */
export const decode = ( file: Buffer ): Screenshot => {
	const parts: Buffer[] = [];
	let [ width, height, channels ] = [ 0, 0, 0 ];
	for ( let at = SIGNATURE; at < file.length; ) {
		const size = file.readUInt32BE( at );
		const type = file.toString( 'latin1', at + 4, at + 8 );
		const chunk = file.subarray( at + 8, at + 8 + size );
		if ( type === 'IHDR' ) {
			[ width, height ] = [ chunk.readUInt32BE( 0 ), chunk.readUInt32BE( 4 ) ];
			channels = CHANNELS[ chunk[ 9 ]! ] ?? 0;
			if ( chunk[ 8 ] !== 8 || ! channels || chunk[ 12 ] ) {
				throw new Error( 'Not a PNG of eight bits a channel in color, without interlacing.' );
			}
		} else if ( type === 'IDAT' ) {
			parts.push( chunk );
		}
		at += size + 12;
	}
	const raw = inflateSync( Buffer.concat( parts ) );
	const stride = width * channels;
	const data = new Uint8Array( stride * height );
	for ( let row = 0; row < height; row++ ) {
		const from = row * ( stride + 1 );
		unfilter( raw[ from ]!, raw.subarray( from + 1, from + 1 + stride ), data, row * stride, channels, stride );
	}
	return { width, height, channels, data };
};
