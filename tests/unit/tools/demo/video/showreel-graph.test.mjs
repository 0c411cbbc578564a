import { readFileSync, statSync } from 'fs';
import { join } from 'path';
import { filterGraph, lengthOf } from '../../../../../tools/demo/video/showreel-graph.mjs';

const ROOT = join( __dirname, '../../../../..' );
const shots = JSON.parse( readFileSync( join( ROOT, 'tools/demo/video/showreel.json' ), 'utf8' ) );
const VIDEO = { width: 160, height: 90, rate: 25 };

describe( 'the cut of the showreel', () => {
	const graph = filterGraph(
		[
			{ image: 'a', seconds: 2, from: [ 0.5, 0.2 ], to: [ 0.5, 0.8 ], zoom: [ 1, 1.1 ], fade: 0.4 },
			{ image: 'b', seconds: 1, from: [ 0, 0 ], to: [ 1, 0 ], zoom: [ 1, 1 ] },
			{ image: 'c', seconds: 1.5, from: [ 0, 0 ], to: [ 0, 0 ], zoom: [ 1, 1 ] },
		],
		VIDEO
	).split( ';' );

	it( 'moves each image over all the time that it is seen, its fade too', () => {
		expect( graph[ 0 ] ).toContain( 'loop=loop=59:size=1' );
		expect( graph[ 0 ] ).toContain( `y='(ih-oh)*(0.2+0.6*n/60)'` );
		expect( graph[ 0 ] ).toContain( `z='(1+0.1*on/60)'` );
		// It is cut, so it has one frame more. The last has none.
		expect( graph[ 1 ] ).toContain( 'loop=loop=25:size=1' );
		expect( graph[ 2 ] ).toContain( 'loop=loop=37:size=1' );
	} );

	it( 'fades or cuts to the next when its time has come', () => {
		expect( graph[ 3 ] ).toBe( '[s0][s1]xfade=transition=fade:duration=0.4:offset=2[j0]' );
		expect( graph[ 4 ] ).toBe( '[j0][s2]xfade=transition=fade:duration=0.04:offset=3[out]' );
		expect( graph ).toHaveLength( 5 );
	} );

	it( 'is of photographs of the demo, and ten to fifteen seconds long', () => {
		expect( lengthOf( shots ) ).toBeGreaterThanOrEqual( 10 );
		expect( lengthOf( shots ) ).toBeLessThanOrEqual( 15 );
		const credits = readFileSync( join( ROOT, 'assets/demo/CREDITS.md' ), 'utf8' );
		const drawn = credits.slice( credits.indexOf( '## Drawn' ) );
		expect( shots.filter( ( { image } ) => ! drawn.includes( `\`${ image }\`` ) ) ).toEqual( [] );
	} );

	it( 'weighs no more than 600 kB on screens of all widths', () => {
		const size = ( name ) => statSync( join( ROOT, 'assets/demo/films', name ) ).size;
		expect( size( 'showreel.mp4' ) + size( 'showreel-narrow.mp4' ) ).toBeLessThanOrEqual( 600_000 );
		expect( size( 'showreel.webp' ) + size( 'showreel-narrow.webp' ) ).toBeLessThanOrEqual( 40_000 );
	} );

	it( 'begins playing before all of it is there, and makes no sound', () => {
		const file = readFileSync( join( ROOT, 'assets/demo/films/showreel.mp4' ) ).toString( 'latin1' );
		expect( file.indexOf( 'moov' ) ).toBeLessThan( file.indexOf( 'mdat' ) );
		expect( file ).toContain( 'avc1' );
		expect( file ).not.toContain( 'mp4a' );
	} );
} );
