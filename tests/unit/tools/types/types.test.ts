import { attributesSource, schemaSource, stamp, typeOf } from '../../../../tools/types/types.mjs';

it.each( [
	[ { type: 'string' }, 'string' ],
	[ { type: 'integer' }, 'number' ],
	[ { type: 'string', enum: [ 'a', 'b' ] }, "'a' | 'b'" ],
	[ { type: [ 'string', 'null' ] }, 'string | null' ],
	[ { type: 'array', items: { type: 'integer' } }, 'number[]' ],
	[ { type: 'array', items: { enum: [ 'a', 'b' ] } }, "Array< 'a' | 'b' >" ],
	[ { type: 'object' }, 'Record< string, unknown >' ],
	[ {}, 'unknown' ],
] )( 'gives %j the type %s', ( schema, type ) => {
	expect( typeOf( schema ) ).toBe( type );
} );

it( 'makes attributes with a default required and the others optional', () => {
	const source: string = attributesSource( 'my-block', {
		columns: { type: 'number', default: 3 },
		title: { type: 'string' },
	} );
	expect( source ).toContain( 'export type MyBlockAttributes = {' );
	expect( source ).toContain( '\tcolumns: number;' );
	expect( source ).toContain( '\ttitle?: string | undefined;' );
} );

it( 'writes a shared schema with its defaults', () => {
	const source: string = schemaSource( 'slider', { properties: { speed: { type: 'integer', default: 800 } } } );
	expect( source ).toContain( '\tspeed: number;' );
	expect( source ).toContain( '\tspeed: 800,' );
} );

it( 'names the file and the attribute when a shared schema is missing', () => {
	expect( () => stamp( { attributes: { slider: { eidanSchema: 'slidr' } } }, {}, 'blocks/x/block.json' ) ).toThrow(
		/blocks\/x\/block\.json: attribute "slider".*slidr/
	);
} );
