/**
 * @param {Buffer} file A JPEG file.
 * @return {{ width: number, height: number }} Its size in pixels, from its first frame header (ITU-T T.81, B.2.2).
 * @throws {RangeError} If it has none.
 */
export function jpegSize( file ) {
	let at = 2;
	for (;;) {
		const marker = file.readUInt16BE( at );
		// SOF0 to SOF15, without DHT, JPG and DAC.
		if ( marker >= 0xffc0 && marker <= 0xffcf && ! [ 0xffc4, 0xffc8, 0xffcc ].includes( marker ) ) {
			return { height: file.readUInt16BE( at + 5 ), width: file.readUInt16BE( at + 7 ) };
		}
		at += 2 + file.readUInt16BE( at + 2 );
	}
}
