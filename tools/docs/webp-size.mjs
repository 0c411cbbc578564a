/** Where the kind of a file stands, and, of each kind, its width and its height (RFC 9649, 2.5 to 2.7). */
const KIND = 12;

/**
 * @param {Buffer} file A WebP file, lossy or extended.
 * @return {{ width: number, height: number }} Its size in pixels.
 * @throws {RangeError} If it is of another kind.
 */
export function webpSize( file ) {
	switch ( file.toString( 'latin1', KIND, KIND + 4 ) ) {
		case 'VP8 ':
			// The two upper bits are a scale that browsers ignore.
			return { width: file.readUInt16LE( 26 ) & 0x3fff, height: file.readUInt16LE( 28 ) & 0x3fff };
		case 'VP8X':
			return { width: file.readUIntLE( 24, 3 ) + 1, height: file.readUIntLE( 27, 3 ) + 1 };
		default:
			throw new RangeError( 'No WebP file, or a lossless one.' );
	}
}
