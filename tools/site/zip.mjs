/**
 * Reads and writes zip archives, with adm-zip.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import AdmZip from 'adm-zip';

/** Date of all files: the oldest that an archive can hold. So the same content always makes the same archive. */
const DATE = new Date( 1980, 0, 1 );

/** File permissions: the owner may write, everybody may read. */
const RIGHTS = 0o644;

/**
 * @param {AdmZip} archive
 * @return {{ name: string, data: Buffer }[]} Its files, without folders.
 */
const filesOf = ( archive ) =>
	archive
		.getEntries()
		.filter( ( { isDirectory } ) => ! isDirectory )
		.map( ( entry ) => ( { name: entry.entryName, data: entry.getData() } ) );

/**
 * @param {Buffer} archive
 * @return {{ name: string, data: Buffer }[]} Its files, without folders. Throws if the archive is damaged.
 */
export const readZip = ( archive ) => filesOf( new AdmZip( archive ) );

/**
 * @param {string} file   Path of an archive.
 * @param {string} folder Folder for its files. Throws if a file would be written outside of it.
 */
export function unzip( file, folder ) {
	for ( const { name, data } of filesOf( new AdmZip( file ) ) ) {
		const path = join( folder, name );
		if ( ! path.startsWith( normalize( folder + sep ) ) ) {
			throw new Error( `leads out of the folder: ${ name }` );
		}
		mkdirSync( dirname( path ), { recursive: true } );
		writeFileSync( path, data );
	}
}

/**
 * @param {{ name: string, data: Buffer }[]} files
 * @return {Buffer} The archive.
 */
export function writeZip( files ) {
	const archive = new AdmZip( undefined, { noSort: true } );
	for ( const { name, data } of files ) {
		const entry = archive.addFile( name, data, '', RIGHTS );
		entry.header.time = DATE;
	}
	return archive.toBuffer();
}
