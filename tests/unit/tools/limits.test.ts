/**
 * Limits of numbers are set in block.json and in the schema of the settings only. A control with a limit of its own
 * would offer authors more or fewer values than are valid.
 */
import { readdirSync, readFileSync } from 'fs';
import { join } from 'path';
import { FILTER_LIMITS } from '../../../src/editor/list/filters';
import { GROUP_LENGTH } from '../../../src/editor/media/controls';
import { MAX_ROTATION, MAX_TOP, MIN_WIDTH } from '../../../src/editor/placing/box';

/** Matches a limit that is written in a control, and a fallback for an attribute that has a default in block.json. */
const TYPED = /\b(?:min|max|maxLength|resetFallbackValue)(?:=\{|:) ?-?[\d.]+ ?\}?/g;

const typedIn = ( code: string ) => code.match( TYPED ) ?? [];

const typedBelow = ( folder: string, end: string, atLeast: number ) => {
	const files = readdirSync( folder, { recursive: true, encoding: 'utf8' } ).filter( ( file ) =>
		file.endsWith( end )
	);
	expect( files.length ).toBeGreaterThanOrEqual( atLeast );
	return files.flatMap( ( file ) =>
		typedIn( readFileSync( join( folder, file ), 'utf8' ) ).map( ( found ) => `${ file }: ${ found }` )
	);
};

it( 'controls of blocks take their limits and defaults from block.json', () => {
	expect( typedBelow( 'blocks', '.tsx', 40 ) ).toEqual( [] );
} );

it( 'settings take theirs from the schema on the server', () => {
	expect( typedBelow( 'src/settings', '.ts', 10 ) ).toEqual( [] );
} );

interface Schema {
	default?: unknown;
	minimum?: number;
	maximum?: number;
	maxItems?: number;
	maxLength?: number;
	properties?: Record< string, Schema >;
}

/** An attribute, or a property of one, in every block.json that has it. */
const inBlocks = ( attribute: string, property?: string, slugs = /./ ) =>
	readdirSync( 'blocks' )
		.filter( ( slug ) => slugs.test( slug ) )
		.flatMap( ( slug ) => {
			const { attributes } = JSON.parse( readFileSync( join( 'blocks', slug, 'block.json' ), 'utf8' ) ) as {
				attributes?: Record< string, Schema >;
			};
			const schema = attributes?.[ attribute ];
			const found = property ? schema?.properties?.[ property ] : schema;
			return found ? [ found ] : [];
		} );

const { min: minimum, max: maximum, default: most } = FILTER_LIMITS.terms;
/** Blocks whose images lie in an area whose height is that of its contents. */
const PLACED = /^(?:stacked-images|parallax-image-showcase)-item$/;
const FILTER = ( JSON.parse( readFileSync( 'src/schemas/filter.json', 'utf8' ) ) as Required< Schema > ).properties;
const TERMS = { minimum, maximum, default: most };

it.each( [
	[ 'terms of a filter', [ FILTER.limit ], TERMS, 1 ],
	[ 'groups of a filter', [ FILTER.groups ], { maxItems: FILTER_LIMITS.groups }, 1 ],
	[ 'name of a lightbox group', inBlocks( 'group' ), { maxLength: GROUP_LENGTH }, 5 ],
	[ 'vertical position', inBlocks( 'place', 'y', PLACED ), { maximum: MAX_TOP }, 2 ],
	[ 'width of a placed image', inBlocks( 'place', 'width', PLACED ), { minimum: MIN_WIDTH }, 2 ],
	[ 'rotation', inBlocks( 'place', 'rotation' ), { minimum: -MAX_ROTATION, maximum: MAX_ROTATION }, 1 ],
] )( 'what several blocks share has the limits of each block.json: %s', ( _, schemas, limits, atLeast ) => {
	expect( schemas.length ).toBeGreaterThanOrEqual( atLeast );
	for ( const schema of schemas ) {
		expect( schema ).toMatchObject( limits );
	}
} );

it( 'finds a limit that is typed into a control', () => {
	expect( typedIn( '<RangeControl min={ 0 } max={ -2.5 } value={ 3 } resetFallbackValue={ 4 } />' ) ).toHaveLength(
		3
	);
	expect( typedIn( "{ type: 'number', min: 1, max: 12 }" ) ).toHaveLength( 2 );
	expect( typedIn( '<TextControl maxLength={ 200 } />' ) ).toHaveLength( 1 );
	expect( typedIn( '<RangeControl { ...rangeOf( metadata.attributes.size ) } max={ MAX_ROWS } />' ) ).toEqual( [] );
} );
