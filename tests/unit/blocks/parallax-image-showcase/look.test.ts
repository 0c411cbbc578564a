import { wordsOnImage } from '../../../../blocks/parallax-image-showcase/look';
import type { ParallaxImageShowcaseAttributes } from '../../../../blocks/parallax-image-showcase/attributes';

const attributes = { contentPosition: 'bottom left', offsets: {} } as ParallaxImageShowcaseAttributes;
const block = ( name: string, own: object = {}, innerBlocks: never[] = [] ) => ( {
	name,
	attributes: own as Record< string, unknown >,
	innerBlocks,
} );
const item = ( own: object ) => block( 'eidan/parallax-image-showcase-item', own );
const main = item( {
	id: 5,
	url: '/oak.webp',
	main: true,
	level: -1,
	width: 600,
	height: 400,
	corner: 'top-right',
	place: { x: 8, y: 3, width: 70 },
} );
const words = block( 'core/heading' );

it( 'places words on the main image and measures what lies behind them', () => {
	const near = item( { id: 6, url: '/mill.webp' } );
	expect( wordsOnImage( attributes, [ main, near, words ] ) ).toMatchObject( {
		className: 'has-words-on-image',
		style: { '--words-x': 22, '--words-y': 3, '--words-width': 70, '--words-ratio': 1.5, '--words-at': 1 },
		behind: [
			{ id: 5, url: '/oak.webp' },
			{ id: 6, url: '/mill.webp' },
		],
		band: 'lower',
	} );
	expect( wordsOnImage( attributes, [ main, words, near ] )?.behind ).toHaveLength( 1 );
	expect( wordsOnImage( { ...attributes, contentPosition: 'top right' }, [ words, main ] ) ).toMatchObject( {
		className: 'has-words-on-image has-words-at-top',
		style: { '--words-at': 0, '--words-align': 'end', '--words-above': 1 },
		behind: [ { id: 5 } ],
	} );
} );

it( 'keeps words off images in front, or puts them above all images', () => {
	const side = item( { id: 6, url: '/mill.webp', place: { x: 12, y: 0, width: 20 } } );
	const middle = item( { id: 7, url: '/moor.webp', place: { x: 45, y: 0, width: 20 } } );
	const beside = wordsOnImage( attributes, [ main, words, side ] );
	expect( beside ).toMatchObject( { style: { '--words-left': 10, '--words-above': 'auto' }, behind: [ { id: 5 } ] } );
	expect( beside!.style ).toHaveProperty( '--words-right', undefined );
	const above = wordsOnImage( attributes, [ main, words, side, middle ] );
	expect( above ).toMatchObject( { style: { '--words-above': 1 }, behind: [ { id: 5 }, { id: 6 }, { id: 7 } ] } );
	expect( above!.style ).toHaveProperty( '--words-left', undefined );
} );

it( 'names the size that the author chose, so that the image can limit it', () => {
	const sizeOf = ( inner: typeof words ) => wordsOnImage( attributes, [ main, inner ] )?.style;
	const large = block( 'core/heading', { fontSize: 'xx-large' } );
	expect( sizeOf( large ) ).toMatchObject( { '--words-size': 'var(--wp--preset--font-size--xx-large)' } );
	expect( sizeOf( block( 'core/group', {}, [ large ] as never ) ) ).toMatchObject( {
		'--words-size': 'var(--wp--preset--font-size--xx-large)',
	} );
	expect( sizeOf( words ) ).toMatchObject( { '--words-size': undefined } );
} );

it.each( [
	[ 'words with a background', [ main, block( 'core/heading', { backgroundColor: 'base' } ) ] ],
	[
		'a group with one inside',
		[ main, block( 'core/group', {}, [ block( 'core/heading', { gradient: 'dusk' } ) ] as never ) ],
	],
	[ 'no main image', [ item( { width: 600, height: 400 } ), words ] ],
	[ 'an image of unknown size', [ item( { main: true } ), words ] ],
	[ 'no words', [ main ] ],
] )( 'leaves other words where they are: %s', ( _, inner ) => {
	expect( wordsOnImage( attributes, inner ) ).toBeNull();
} );
