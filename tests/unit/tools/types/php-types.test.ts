import { attributesPhp, phpTypeOf, schemaPhp, schemaValuesPhp } from '../../../../tools/types/php.mjs';

it.each( [
	[ { type: 'string' }, 'string' ],
	[ { type: 'integer', minimum: 0, maximum: 5000 }, 'int<0, 5000>' ],
	[ { type: 'integer', minimum: 1 }, 'int<1, max>' ],
	[ { type: 'number', minimum: 0, maximum: 1 }, 'int|float' ],
	[ { type: 'string', enum: [ 'a', "it's" ] }, "'a'|'it\\'s'" ],
	[ { type: 'integer', enum: [ 0, 90 ] }, '0|90' ],
	[ { type: 'array', items: { type: 'string' } }, 'list<string>' ],
	[ { type: 'object' }, 'array<array-key, mixed>' ],
	[
		{ type: 'object', properties: { x: { type: 'number' }, on: { type: 'boolean', default: true } } },
		'array{x?: int|float, on: bool}',
	],
	[
		{ type: 'object', properties: { 480: { type: 'number' }, 'a-b': { type: 'string' } } },
		"array{480?: int|float, 'a-b'?: string}",
	],
] )( 'gives %j the type %s', ( schema, type ) => {
	expect( phpTypeOf( schema ) ).toBe( type );
} );

it( 'knows that WordPress fills in no defaults in a list', () => {
	expect(
		phpTypeOf( {
			type: 'array',
			items: { type: 'object', properties: { all: { type: 'boolean', default: false } } },
		} )
	).toBe( 'list<array{all?: bool}>' );
} );

it( 'keeps words open that themes and plugins add to', () => {
	expect( phpTypeOf( { type: 'string', enum: [ 'date-desc' ] }, 'query.order' ) ).toBe( 'string' );
} );

it( 'makes attributes with a default and objects required, others and those of WordPress optional', () => {
	const source: string = attributesPhp( 'my-block', {
		supports: { color: true, customClassName: false },
		attributes: {
			columns: { type: 'integer', minimum: 1, maximum: 4, default: 3 },
			title: { type: 'string' },
			media: { type: 'object', eidanSchema: 'media-source', properties: { url: { type: 'string' } } },
		},
	} );
	expect( source ).toContain( '@phpstan-type MyBlockAttributes array{' );
	expect( source ).toContain( ' columns: int<1, 4>,' );
	expect( source ).toContain( ' title?: string,' );
	expect( source ).toContain( '@phpstan-import-type MediaSourceAttribute from MediaSource' );
	expect( source ).toContain( ' media: MediaSourceAttribute,' );
	expect( source ).toContain( ' style?: array<array-key, mixed>,' );
	expect( source ).not.toContain( 'className' );
} );

it( 'writes the type of a shared schema', () => {
	expect( schemaPhp( 'slider', { properties: { speed: { type: 'integer', default: 800 } } } ) ).toContain(
		'@phpstan-type SliderAttribute array{\n *     speed: int,'
	);
} );

it( 'writes the schema that PHP reads by', () => {
	const properties = { on: { type: 'boolean', default: true }, order: { enum: [ 'a', "it's" ], default: [] } };
	expect( schemaValuesPhp( 'query', { properties } ) ).toContain(
		"return array(\n\t'on'    => array(\n\t\t'type'    => 'boolean',\n\t\t'default' => true,\n\t),\n\t'order' => array(\n\t\t'enum'    => array( 'a', 'it\\'s' ),\n\t\t'default' => array(),\n\t),\n);"
	);
} );
