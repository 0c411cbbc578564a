import { existsSync, readdirSync, readFileSync } from 'fs';
import { join } from 'path';
import { pathToFileURL } from 'url';
import { DEFAULT, LENGTH, eased, lengthOf, timed } from '../../../../tools/media/films/choreography.mjs';
import {
	BUDGET,
	LADDER,
	WANTED,
	encoderArguments,
	filmSizes,
	lightest,
	tooHeavy,
	whyNoEncoder,
} from '../../../../tools/media/films/encoder.mjs';
import { frameTimes, framesAt, longestGap } from '../../../../tools/media/films/frames.mjs';
import { withFilm } from '../../../../tools/media/films/readme.mjs';
import { SHIPPED } from '../../../../tools/release/contents.mjs';

const ROOT = join( __dirname, '../../../..' );
const table = JSON.parse( readFileSync( join( ROOT, 'tools/media/films/films.json' ), 'utf8' ) );

/** Blocks that have no film, with the reason. */
const WITHOUT = { 'portfolio-details': 'a list of words in which nothing moves' };

describe( 'the frames of a film', () => {
	it( 'come at a steady rate, up to its end', () => {
		expect( frameTimes( 4, 1000 ) ).toEqual( [ 0, 250, 500, 750 ] );
		expect( frameTimes( 12, LENGTH ) ).toHaveLength( 120 );
	} );

	it( 'are what was on the screen at their time, also while nothing changes', () => {
		const seen = [ 90, 420, 430 ].map( ( at, index ) => ( { at: 1000 + at, data: `frame ${ index }` } ) );
		expect( framesAt( seen, 1000, [ 0, 250, 425, 500, 750 ] ) ).toEqual( [
			'frame 0',
			'frame 0',
			'frame 1',
			'frame 2',
			'frame 2',
		] );
	} );

	it( 'tell where the machine could not keep up, but not where nothing moved', () => {
		const seen = [ 0, 900, 950, 1050, 1300, 4000 ].map( ( at ) => ( { at, data: '' } ) );
		expect( longestGap( seen, 0, [ { at: 900, long: 200 } ] ) ).toBe( 100 );
		expect( longestGap( seen, 0, [ { at: 900, long: 600 } ] ) ).toBe( 250 );
		expect( longestGap( seen, 0, [] ) ).toBe( 0 );
	} );
} );

describe( 'a choreography', () => {
	it( 'begins each step when the one before should be over', () => {
		const steps = timed( [
			{ wait: 500 },
			{ press: '.is-next' },
			{ type: 'stair' },
			{ scroll: 300, for: 400 },
			{ key: 'Escape' },
		] );
		expect( steps.map( ( { at } ) => at ) ).toEqual( [ 0, 500, 1250, 1850, 2250 ] );
		expect( steps.at( -1 ).long ).toBe( 150 );
	} );

	it( 'moves slowly at both ends of a way', () => {
		expect( [ 0, 0.25, 0.5, 0.75, 1 ].map( eased ) ).toEqual( [ 0, 0.125, 0.5, 0.875, 1 ] );
	} );

	it.each( [ [ 'default', { steps: DEFAULT, alt: 'A film.' } ], ...Object.entries( table ) ] )(
		'of %s is over when the film is, and says what it shows',
		( _, { steps, alt } ) => {
			expect( ( steps ?? DEFAULT ).reduce( ( sum, step ) => sum + lengthOf( step ), 0 ) ).toBeLessThanOrEqual(
				LENGTH
			);
			expect( alt ).toMatch( /^[A-Z].*\.$/ );
		}
	);
} );

describe( 'the encoder', () => {
	it( 'writes an endless animated WebP, 640 pixels wide', () => {
		const line = encoderArguments( { rate: 10, quality: 30 } ).join( ' ' );
		expect( line ).toContain( '-framerate 10 -c:v mjpeg -i pipe:0' );
		expect( line ).toContain( 'scale=640:-2' );
		expect( line ).toContain( '-c:v libwebp_anim -quality 30' );
		expect( line ).toContain( '-loop 0' );
	} );

	it( 'takes the best quality that is light enough', async () => {
		const film = async ( sizes ) => {
			const made = await lightest( async () => Buffer.alloc( sizes.shift() ) );
			return [ made.rate, made.quality, made.film.length ];
		};
		expect( await film( [ WANTED ] ) ).toEqual( [ 12, 70, WANTED ] );
		expect( await film( [ 200_000, 150_000, 130_001, 100_000 ] ) ).toEqual( [ 10, 42, 100_000 ] );
		// At the end of the ladder more is taken.
		expect( await film( [ 300_000, 290_000, 280_000, 270_000, 260_000, 179_000 ] ) ).toEqual( [ 8, 34, 179_000 ] );
		expect( await film( LADDER.map( () => 300_000 ) ) ).toEqual( [ 4, 25, 300_000 ] );
	} );

	it( 'says what to install if it is missing', async () => {
		expect( await whyNoEncoder( () => undefined ) ).toBe( 'ffmpeg is missing – run: apt-get install ffmpeg' );
	} );

	it( 'names each film that is too heavy, and says if all are', () => {
		expect( tooHeavy( { icon: 1000, menu: BUDGET.film } ) ).toEqual( [] );
		expect( tooHeavy( { icon: BUDGET.film + 1 } ) ).toEqual( [
			'The film of icon has 250001 bytes, 250000 are the most.',
		] );
		const many = Object.fromEntries( Array.from( { length: 17 }, ( _, index ) => [ index, BUDGET.film ] ) );
		expect( tooHeavy( many ) ).toEqual( [ 'All films have 4250000 bytes, 4100000 are the most.' ] );
	} );
} );

describe( 'the films in the documentation', () => {
	const folder = join( ROOT, 'docs/images/films' );
	const slugs = readdirSync( folder ).map( ( name ) => name.replace( '.webp', '' ) );
	// A new block has neither image nor film at first.
	const shown = readdirSync( join( ROOT, 'docs/images/blocks' ) )
		.map( ( name ) => name.replace( '.jpg', '' ) )
		.filter( ( slug ) => ! ( slug in WITHOUT ) );

	it( 'are one for each block that has an image', () => {
		expect( slugs ).toEqual( shown );
		expect( Object.keys( table ).sort() ).toEqual( shown );
	} );

	it( 'are light enough for the repository', () => {
		expect( tooHeavy( filmSizes( pathToFileURL( `${ folder }/` ) ) ) ).toEqual( [] );
	} );

	it.each( shown )( '%s: stands in the README, and still for those who want less motion', ( slug ) => {
		const readme = readFileSync( join( ROOT, 'blocks', slug, 'README.md' ), 'utf8' );
		expect( readme ).toContain( `docs/images/films/${ slug }.webp` );
		// With the words of the table.
		expect( readme ).toBe( withFilm( readme, slug, table[ slug ].alt ) );
		expect( existsSync( join( ROOT, 'docs/images/blocks', `${ slug }.jpg` ) ) ).toBe( true );
	} );

	it( 'come after the first paragraph, once', () => {
		const before = '# Icon\n\nA line icon.\n\n| option |\n|---|\n';
		const after = withFilm( before, 'icon', 'An icon “turns” & "glows".' );
		expect( after.split( '\n\n' ) ).toEqual( [
			'# Icon',
			'A line icon.',
			'<picture><source media="(prefers-reduced-motion: reduce)" srcset="../../docs/images/blocks/icon.jpg">' +
				'<img src="../../docs/images/films/icon.webp" width="640" height="400" alt="An icon “turns” &amp; &quot;glows&quot;."></picture>',
			'| option |\n|---|\n',
		] );
		expect( withFilm( after, 'icon', 'Other words.' ) ).toBe( withFilm( before, 'icon', 'Other words.' ) );
	} );

	it( 'do not come with the plugin', () => {
		expect( SHIPPED ).not.toContain( 'docs' );
	} );
} );

describe( 'the showreel of the demo', () => {
	const file = ( name ) => readFileSync( join( ROOT, 'assets/demo/films', name ) );

	it( 'weighs no more than 600 kB on screens of all widths', () => {
		const size = ( name ) => file( name ).length;
		expect( size( 'showreel.mp4' ) + size( 'showreel-narrow.mp4' ) ).toBeLessThanOrEqual( 600_000 );
		expect( size( 'showreel.webp' ) + size( 'showreel-narrow.webp' ) ).toBeLessThanOrEqual( 40_000 );
	} );

	it( 'begins playing before all of it is there, and makes no sound', () => {
		const film = file( 'showreel.mp4' ).toString( 'latin1' );
		expect( film.indexOf( 'moov' ) ).toBeLessThan( film.indexOf( 'mdat' ) );
		expect( film ).toContain( 'avc1' );
		expect( film ).not.toContain( 'mp4a' );
	} );
} );
