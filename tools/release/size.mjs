/**
 * How big a release is.
 */
import AdmZip from 'adm-zip';

/**
 * The size of eidan.zip in bytes, at most. The plugin directory takes 10 MB; docs/releasing.md says what weighs and why
 * it stays.
 */
export const LIMIT = 9 * 1000 * 1000;

const kilobytes = ( bytes ) => `${ Math.round( bytes / 1000 ) } kB`;

/**
 * @param {number} bytes Size of the zip.
 * @return {string[]} One sentence if it is too big.
 */
export const tooBig = ( bytes ) =>
	bytes > LIMIT ? [ `The zip has ${ kilobytes( bytes ) }, ${ kilobytes( LIMIT ) } at most.` ] : [];

/**
 * @param {Buffer} archive A zip.
 * @return {string[]} Its size, and those of its folders from 100 kB on, biggest first.
 */
export function sizesOf( archive ) {
	const folders = new Map();
	for ( const { entryName, header } of new AdmZip( archive ).getEntries() ) {
		const [ , first, ...rest ] = entryName.split( '/' );
		const name = first === 'assets' ? [ first, ...rest.slice( 0, -1 ).slice( 0, 2 ) ].join( '/' ) : first;
		folders.set( name, ( folders.get( name ) ?? 0 ) + header.compressedSize );
	}
	return [
		`Zip: ${ kilobytes( archive.length ) }`,
		...[ ...folders ]
			.sort( ( [ , a ], [ , b ] ) => b - a )
			.filter( ( [ , bytes ] ) => bytes >= 100_000 )
			.map( ( [ name, bytes ] ) => `  ${ name }: ${ kilobytes( bytes ) }` ),
	];
}
