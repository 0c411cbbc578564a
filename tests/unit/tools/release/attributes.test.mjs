/**
 * Attributes that an earlier release stored mean the same now, and what this one stores means the same to it.
 *
 * @jest-environment node
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readBlocks } from '../../../../tools/types/write.mjs';

const ROOT = join( __dirname, '../../../..' );
const RELEASES = join( ROOT, 'tests/fixtures/releases' );

const releases = readdirSync( RELEASES ).map( ( name ) =>
	JSON.parse( gunzipSync( readFileSync( join( RELEASES, name ) ) ).toString() )
);

const now = Object.fromEntries(
	Object.values( readBlocks( ROOT ) ).map( ( { name, attributes } ) => [ name, attributes ] )
);

/** Defaults that releases up to 1.0.0 had in their PHP and look.ts, and not in block.json. */
const IN_CODE = {
	'eidan/item-showcase-item.place.x': 50,
	'eidan/item-showcase-item.place.y': 50,
	'eidan/parallax-image-showcase-item.place.x': 0,
	'eidan/parallax-image-showcase-item.place.y': 0,
	'eidan/parallax-image-showcase-item.place.width': 30,
	'eidan/stacked-images-item.place.x': 20,
	'eidan/stacked-images-item.place.y': 0,
	'eidan/stacked-images-item.place.width': 60,
	'eidan/stacked-images-item.place.rotation': 0,
};

const isLower = ( one, other ) => one !== undefined && other !== undefined && one > other;

/**
 * What of a schema is not as it was. A new property, a further choice and a wider range are no change.
 *
 * @param {string}                   path   Such as "eidan/portfolio-list.columns.desktop".
 * @param {Object}                   before Schema of the release.
 * @param {Object|undefined} schema Schema of today.
 * @return {string[]} One line for each.
 */
function changesOf( path, before, schema ) {
	if ( ! schema ) {
		return [ `${ path } is gone` ];
	}
	const old = before.default ?? IN_CODE[ path ];
	const lost = ( before.enum ?? [] ).filter( ( value ) => schema.enum && ! schema.enum.includes( value ) );
	return [
		String( before.type ) !== String( schema.type ) && `${ path } is ${ schema.type }, was ${ before.type }`,
		JSON.stringify( old ) !== JSON.stringify( schema.default ) &&
			`${ path } has the default ${ JSON.stringify( schema.default ) }, had ${ JSON.stringify( old ) }`,
		lost.length > 0 && `${ path } has no longer ${ lost.join( ', ' ) }`,
		before.source !== schema.source && `${ path } is read from ${ schema.source }, was from ${ before.source }`,
		( isLower( schema.minimum, before.minimum ) || isLower( before.maximum, schema.maximum ) ) &&
			`${ path } has a narrower range`,
		...Object.entries( before.properties ?? {} ).flatMap( ( [ name, property ] ) =>
			changesOf( `${ path }.${ name }`, property, schema.properties?.[ name ] )
		),
		...( before.items?.type ? changesOf( `${ path }[]`, before.items, schema.items ) : [] ),
	]
		.flat()
		.filter( Boolean );
}

describe.each( releases )( 'release $version', ( { attributes } ) => {
	it( 'has all its blocks still', () => {
		expect( Object.keys( attributes ).filter( ( name ) => ! now[ name ] ) ).toEqual( [] );
	} );

	it( 'has no attribute that is gone, or means something else', () => {
		const changes = Object.entries( attributes ).flatMap( ( [ block, schemas ] ) =>
			Object.entries( schemas ).flatMap( ( [ name, schema ] ) =>
				changesOf( `${ block }.${ name }`, schema, now[ block ]?.[ name ] )
			)
		);
		expect( changes ).toEqual( [] );
	} );
} );

it( 'a change is seen, and something new is none', () => {
	const before = { type: 'string', enum: [ 'a', 'b' ], default: 'a' };
	expect( changesOf( 'x', before, { ...before, enum: [ 'a', 'b', 'c' ] } ) ).toEqual( [] );
	expect( changesOf( 'x', before, { type: 'string', enum: [ 'b' ], default: 'b' } ) ).toEqual( [
		'x has the default "b", had "a"',
		'x has no longer a',
	] );
	const columns = { type: 'object', properties: { desktop: { type: 'integer', maximum: 6 } } };
	expect(
		changesOf( 'x', columns, { type: 'object', properties: { desktop: { type: 'integer', maximum: 4 } } } )
	).toEqual( [ 'x.desktop has a narrower range' ] );
	expect( changesOf( 'x', columns, { type: 'object', properties: {} } ) ).toEqual( [ 'x.desktop is gone' ] );
} );
