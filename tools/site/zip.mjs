/**
 * Reading and writing zip archives, as far as plugins need it.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { crc32 as zlibCrc32, deflateRawSync, inflateRawSync } from 'node:zlib';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;

/** 1980-01-01, the oldest date there is: the same content makes the same archive. */
const DATE = 0x0021;

const crcTable = Uint32Array.from( { length: 256 }, ( _, index ) => {
	let value = index;
	for ( let bit = 0; bit < 8; bit++ ) {
		value = value & 1 ? 0xedb88320 ^ ( value >>> 1 ) : value >>> 1;
	}
	return value;
} );

/**
 * @param {Buffer} data
 * @return {number} Its checksum; Node has one of its own since 20.15.
 */
export function crc32( data ) {
	if ( zlibCrc32 ) {
		return zlibCrc32( data );
	}
	let crc = 0xffffffff;
	for ( const byte of data ) {
		crc = crcTable[ ( crc ^ byte ) & 0xff ] ^ ( crc >>> 8 );
	}
	return ( crc ^ 0xffffffff ) >>> 0;
}

/**
 * @param {Buffer} archive
 * @return {{ name: string, data: Buffer }[]} Its files, without folders.
 */
export function readZip( archive ) {
	let end = archive.length - 22;
	while ( end >= 0 && archive.readUInt32LE( end ) !== END ) {
		end--;
	}
	if ( end < 0 ) {
		throw new Error( 'not a zip archive' );
	}
	const files = [];
	let at = archive.readUInt32LE( end + 16 );
	for ( let left = archive.readUInt16LE( end + 10 ); left > 0; left-- ) {
		if ( archive.readUInt32LE( at ) !== CENTRAL ) {
			throw new Error( 'a damaged zip archive' );
		}
		const method = archive.readUInt16LE( at + 10 );
		const checksum = archive.readUInt32LE( at + 16 );
		const size = archive.readUInt32LE( at + 20 );
		const nameLength = archive.readUInt16LE( at + 28 );
		const name = archive.toString( 'utf8', at + 46, at + 46 + nameLength );
		const local = archive.readUInt32LE( at + 42 );
		const start =
			local +
			30 +
			archive.readUInt16LE( local + 26 ) +
			archive.readUInt16LE( local + 28 );
		at +=
			46 +
			nameLength +
			archive.readUInt16LE( at + 30 ) +
			archive.readUInt16LE( at + 32 );
		if ( name.endsWith( '/' ) ) {
			continue;
		}
		const packed = archive.subarray( start, start + size );
		const data = method === 0 ? packed : inflateRawSync( packed );
		if ( crc32( data ) !== checksum ) {
			throw new Error( `damaged: ${ name }` );
		}
		files.push( { name, data } );
	}
	return files;
}

/**
 * @param {string} file   Archive.
 * @param {string} folder Where its files go.
 */
export function unzip( file, folder ) {
	for ( const { name, data } of readZip( readFileSync( file ) ) ) {
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
	const parts = [];
	const directory = [];
	let offset = 0;
	for ( const { name, data } of files ) {
		const nameBytes = Buffer.from( name );
		const deflated = deflateRawSync( data, { level: 9 } );
		const isSmaller = deflated.length < data.length;
		const packed = isSmaller ? deflated : data;
		// What local and central headers have in common, from "version needed".
		const common = Buffer.alloc( 26 );
		common.writeUInt16LE( 20, 0 );
		common.writeUInt16LE( 0x0800, 2 ); // names in UTF-8
		common.writeUInt16LE( isSmaller ? 8 : 0, 4 );
		common.writeUInt16LE( DATE, 8 );
		common.writeUInt32LE( crc32( data ), 10 );
		common.writeUInt32LE( packed.length, 14 );
		common.writeUInt32LE( data.length, 18 );
		common.writeUInt16LE( nameBytes.length, 22 );
		const local = Buffer.alloc( 4 );
		local.writeUInt32LE( LOCAL );
		const head = Buffer.alloc( 6 );
		head.writeUInt32LE( CENTRAL );
		head.writeUInt16LE( 0x0314, 4 ); // made on Unix, hence the rights below
		const tail = Buffer.alloc( 14 );
		tail.writeUInt32LE( ( 0o100644 << 16 ) >>> 0, 6 );
		tail.writeUInt32LE( offset, 10 );
		directory.push( head, common, tail, nameBytes );
		parts.push( local, common, nameBytes, packed );
		offset += 30 + nameBytes.length + packed.length;
	}
	const size = directory.reduce( ( sum, part ) => sum + part.length, 0 );
	const end = Buffer.alloc( 22 );
	end.writeUInt32LE( END, 0 );
	end.writeUInt16LE( files.length, 8 );
	end.writeUInt16LE( files.length, 10 );
	end.writeUInt32LE( size, 12 );
	end.writeUInt32LE( offset, 16 );
	return Buffer.concat( [ ...parts, ...directory, end ] );
}
