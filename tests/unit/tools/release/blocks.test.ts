/**
 * What an earlier release saved is opened by this one: every block is valid, or is taken over by a deprecation.
 */
import { readdirSync, readFileSync } from 'fs';
import { join } from 'path';
import { gunzipSync } from 'zlib';
import { getCategories, parse, setCategories } from '@wordpress/blocks';

const ROOT = join( __dirname, '../../../..' );
const RELEASES = join( ROOT, 'tests/fixtures/releases' );

type Parsed = ReturnType< typeof parse >[ number ];

interface Post {
	type: string;
	slug: string;
	content: string;
}

interface Release {
	version: string;
	/** Markup of each block by the name of its fixture. */
	blocks: Record< string, string >;
	/** Posts of the demo. */
	posts: Post[];
	/** What there is besides in a shop. */
	shop: { posts: Post[] };
}

const releases = readdirSync( RELEASES ).map(
	( name ) => JSON.parse( gunzipSync( readFileSync( join( RELEASES, name ) ) ).toString() ) as Release
);

// Compiling all blocks takes a minute where nothing is cached.
jest.setTimeout( 180_000 );

beforeAll( () => {
	const own = [ 'eidan', 'eidan-lists', 'eidan-page' ].map( ( slug ) => ( { slug, title: slug } ) );
	setCategories( [ ...getCategories(), ...own ] as never );
	for ( const slug of readdirSync( join( ROOT, 'blocks' ) ) ) {
		require( join( ROOT, 'blocks', slug, 'index.ts' ) );
	}
} );

const all = ( blocks: Parsed[] ): Parsed[] => blocks.flatMap( ( block ) => [ block, ...all( block.innerBlocks ) ] );

/** The plugin's blocks in some markup. Core's are not registered here, and are not looked at. */
const ours = ( markup: string ) => all( parse( markup ) ).filter( ( { name } ) => name.startsWith( 'eidan/' ) );

/** What an author would see as “This block contains unexpected or invalid content”. */
const invalid = ( markup: string ) =>
	ours( markup )
		.filter( ( { isValid } ) => ! isValid )
		.map( ( { name } ) => name );

describe.each( releases )( 'release $version', ( { blocks, posts, shop } ) => {
	it( 'has markup of blocks, and of every one that it had', () => {
		const found = new Set(
			Object.values( blocks )
				.flatMap( ours )
				.map( ( { name } ) => name )
		);
		expect( found.size ).toBeGreaterThan( 30 );
	} );

	it( 'has no block that is invalid now', () => {
		const wrong = Object.entries( blocks ).filter( ( [ , markup ] ) => invalid( markup ).length );
		expect( wrong.map( ( [ name ] ) => name ) ).toEqual( [] );
	} );

	it( 'has no post with a block that is invalid now', () => {
		const wrong = [ ...posts, ...shop.posts ].filter( ( { content } ) => invalid( content ).length );
		expect( wrong.map( ( { slug, content } ) => `${ slug }: ${ invalid( content ) }` ) ).toEqual( [] );
	} );
} );

it( 'a block that is invalid would be seen', () => {
	const markup = '<!-- wp:eidan/text-marquee --><section>Something else</section><!-- /wp:eidan/text-marquee -->';
	expect( invalid( markup ) ).toEqual( [ 'eidan/text-marquee' ] );
	expect( console ).toHaveWarned();
	expect( console ).toHaveErrored();
} );
