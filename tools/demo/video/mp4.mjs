/**
 * Writes encoded frames to an MP4 file. It can start to play before all of it has loaded.
 */

const int = ( value, bytes = 4 ) => {
	const body = Buffer.alloc( bytes );
	body.writeUIntBE( value, 0, bytes );
	return body;
};

/**
 * Returns a box, of which MP4 files are made.
 *
 * @param {string}    type    Type of the box: four letters.
 * @param {...Buffer} content Content of the box.
 */
const box = ( type, ...content ) => {
	const body = Buffer.concat( content );
	return Buffer.concat( [ int( body.length + 8 ), Buffer.from( type ), body ] );
};
/** Returns a box that begins with its version, 0, and with flags. */
const full = ( type, flags, ...content ) => box( type, int( flags ), ...content );
const zeros = ( bytes ) => Buffer.alloc( bytes );
const MATRIX = Buffer.concat( [ 0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000 ].map( ( value ) => int( value ) ) );

/**
 * @param {{ width: number, height: number, rate: number, description: Buffer, frames: Array<{ key: boolean, data: Buffer }> }} film Frames in H.264, with the decoder's configuration as `description`.
 * @return {Buffer} The file.
 */
export function mp4( { width, height, rate, description, frames } ) {
	const length = frames.length;
	const keys = frames.flatMap( ( { key }, index ) => ( key ? [ int( index + 1 ) ] : [] ) );
	const sample = box(
		'avc1',
		zeros( 6 ),
		int( 1, 2 ),
		zeros( 16 ),
		int( width, 2 ),
		int( height, 2 ),
		int( 0x480000 ),
		int( 0x480000 ),
		zeros( 4 ),
		int( 1, 2 ),
		zeros( 32 ),
		int( 24, 2 ),
		int( 0xffff, 2 ),
		box( 'avcC', description )
	);
	// All frames are in one chunk. Times are counted in frames.
	const head = ( offset ) =>
		box(
			'moov',
			full(
				'mvhd',
				0,
				zeros( 8 ),
				int( rate ),
				int( length ),
				int( 0x10000 ),
				int( 0x100, 2 ),
				zeros( 10 ),
				MATRIX,
				zeros( 24 ),
				int( 2 )
			),
			box(
				'trak',
				full(
					'tkhd',
					3,
					zeros( 8 ),
					int( 1 ),
					zeros( 4 ),
					int( length ),
					zeros( 16 ),
					MATRIX,
					int( width * 0x10000 ),
					int( height * 0x10000 )
				),
				box(
					'mdia',
					full( 'mdhd', 0, zeros( 8 ), int( rate ), int( length ), int( 0x55c4, 2 ), zeros( 2 ) ),
					full( 'hdlr', 0, zeros( 4 ), Buffer.from( 'vide' ), zeros( 12 ), Buffer.from( 'film\0' ) ),
					box(
						'minf',
						full( 'vmhd', 1, zeros( 8 ) ),
						box( 'dinf', full( 'dref', 0, int( 1 ), full( 'url ', 1 ) ) ),
						box(
							'stbl',
							full( 'stsd', 0, int( 1 ), sample ),
							full( 'stts', 0, int( 1 ), int( length ), int( 1 ) ),
							full( 'stss', 0, int( keys.length ), ...keys ),
							full( 'stsc', 0, int( 1 ), int( 1 ), int( length ), int( 1 ) ),
							full(
								'stsz',
								0,
								int( 0 ),
								int( length ),
								...frames.map( ( { data } ) => int( data.length ) )
							),
							full( 'stco', 0, int( 1 ), int( offset ) )
						)
					)
				)
			)
		);
	const type = box( 'ftyp', Buffer.from( 'isom' ), int( 512 ), Buffer.from( 'isomiso2avc1mp41' ) );
	const offset = type.length + head( 0 ).length + 8;
	return Buffer.concat( [ type, head( offset ), box( 'mdat', ...frames.map( ( { data } ) => data ) ) ] );
}
