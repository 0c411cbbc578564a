import { invalidPaths, repaired, type Schema } from '../../../src/editor/validation/schema';

const schemas: Record< string, Schema > = {
	columns: { type: 'integer', minimum: 1, maximum: 6, default: 3 },
	layout: { type: 'string', enum: [ 'grid', 'list' ], default: 'grid' },
	ids: { type: 'array', items: { type: 'integer' }, maxItems: 2, default: [] },
	slider: {
		type: 'object',
		default: {},
		properties: {
			speed: { type: 'integer', minimum: 0, default: 800 },
			loop: { type: 'boolean', default: false },
		},
	},
	text: { type: 'rich-text', source: 'html' },
};

it( 'finds nothing wrong with valid and absent values', () => {
	expect( invalidPaths( schemas, { columns: 2, layout: 'list', ids: [ 1 ], slider: { speed: 0 }, text: 5 } ) ).toEqual( [] );
	expect( invalidPaths( schemas, {} ) ).toEqual( [] );
} );

it.each( [
	[ { columns: 7 }, 'columns' ],
	[ { columns: 1.5 }, 'columns' ],
	[ { columns: '3' }, 'columns' ],
	[ { layout: 'spiral' }, 'layout' ],
	[ { ids: [ 'a' ] }, 'ids' ],
	[ { ids: [ 1, 2, 3 ] }, 'ids' ],
	[ { slider: [] }, 'slider' ],
	[ { slider: { speed: -1 } }, 'slider.speed' ],
] )( 'names what is wrong in %j', ( attributes, path ) => {
	expect( invalidPaths( schemas, attributes ) ).toEqual( [ path ] );
} );

it( 'repairs only what is wrong and keeps the rest of an object', () => {
	const attributes = { columns: 99, slider: { speed: -1, loop: true, unknown: 1 } };
	expect( repaired( schemas, attributes, invalidPaths( schemas, attributes ) ) ).toEqual( {
		columns: 3,
		slider: { speed: 800, loop: true, unknown: 1 },
	} );
} );
