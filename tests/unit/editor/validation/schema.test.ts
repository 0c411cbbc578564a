import { keepInvalid, safeAttributes } from '../../../../src/editor/validation/keep-invalid';
import { invalidPaths, repaired, withRange, type Schema } from '../../../../src/editor/validation/schema';

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
	expect(
		invalidPaths( schemas, { columns: 2, layout: 'list', ids: [ 1 ], slider: { speed: 0 }, text: 5 } )
	).toEqual( [] );
	expect( invalidPaths( schemas, {} ) ).toEqual( [] );
	// PHP turns an empty object into an empty array.
	expect( invalidPaths( schemas, { slider: [] } ) ).toEqual( [] );
} );

it.each( [
	[ { columns: 7 }, 'columns' ],
	[ { columns: 1.5 }, 'columns' ],
	[ { columns: '3' }, 'columns' ],
	[ { layout: 'spiral' }, 'layout' ],
	[ { ids: [ 'a' ] }, 'ids' ],
	[ { ids: [ 1, 2, 3 ] }, 'ids' ],
	[ { slider: [ 1 ] }, 'slider' ],
	[ { slider: { speed: -1 } }, 'slider.speed' ],
] )( 'names what is wrong in %j', ( attributes, path ) => {
	expect( invalidPaths( schemas, attributes ) ).toEqual( [ path ] );
} );

it( 'tells an author which numbers are allowed', () => {
	expect( withRange( schemas, 'columns' ) ).toBe( 'columns (1–6)' );
	expect( withRange( schemas, 'layout' ) ).toBe( 'layout' );
	// A range that is open at one end is not shown.
	expect( withRange( schemas, 'slider.speed' ) ).toBe( 'slider.speed' );
	expect( withRange( { slider: { properties: { columns: schemas.columns! } } }, 'slider.columns' ) ).toBe(
		'slider.columns (1–6)'
	);
} );

it( 'repairs only what is wrong and keeps the rest of an object', () => {
	const attributes = { columns: 99, slider: { speed: -1, loop: true, unknown: 1 } };
	expect( repaired( schemas, attributes, invalidPaths( schemas, attributes ) ) ).toEqual( {
		columns: 3,
		slider: { speed: 800, loop: true, unknown: 1 },
	} );
} );

it( 'keeps stored values that the parser dropped, and only those', () => {
	const type = { name: 'eidan/probe', attributes: schemas };
	const parsed = { columns: 3, layout: 'grid' };
	expect( keepInvalid( parsed, type, '', { columns: 2, layout: 'spiral' } ) ).toEqual( {
		columns: 3,
		layout: 'spiral',
	} );
	expect( keepInvalid( parsed, type, '', { columns: 3 } ) ).toBe( parsed );
	expect( keepInvalid( parsed, { ...type, name: 'core/probe' }, '', { layout: 'spiral' } ) ).toBe( parsed );
} );

it( 'saves and shows defaults in place of what is wrong', () => {
	expect( safeAttributes( schemas, { columns: 99, layout: 'list' } ) ).toEqual( { columns: 3, layout: 'list' } );
	const fine = { columns: 2 };
	expect( safeAttributes( schemas, fine ) ).toBe( fine );
} );
