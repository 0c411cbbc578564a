import type { Block } from '@wordpress/blocks';
import { classesOf, opacityOf, styleOf, type Attributes } from '../../../../blocks/image-with-text/look';
import {
	fromCover,
	fromMediaText,
	imageLink,
	toMediaText,
	withImageLink,
} from '../../../../blocks/image-with-text/transforms';
import { linkIn, withLink } from '../../../../src/editor/link/rich-text';

const defaults: Attributes = {
	align: 'wide',
	media: { type: 'image', url: '/hall.webp', focalPoint: { x: 0.3, y: 0.5 } },
	layout: 'beside',
	mediaPosition: 'left',
	mediaColumns: 7,
	verticalAlignment: 'center',
	narrowOrder: 'image',
	height: 'ratio',
	ratio: 'auto',
	narrowRatio: '',
	imageFill: false,
	overlay: 'dark',
	overlayGradient: {},
	measuredOpacity: 40,
	appear: 'none',
	isLinked: false,
	parts: {},
};

it( 'saves only the classes that a layout has a use for', () => {
	expect( classesOf( defaults ) ).toBe( 'is-beside' );
	const all: Attributes = {
		...defaults,
		mediaPosition: 'right',
		verticalAlignment: 'top',
		narrowOrder: 'text',
		imageFill: true,
		overlay: 'light',
		appear: 'clip',
		isLinked: true,
	};
	expect( classesOf( all ) ).toBe(
		'is-beside is-image-right is-vertically-aligned-top is-text-first is-image-fill has-appear-clip is-linked'
	);
	expect( classesOf( { ...all, layout: 'over' } ) ).toBe(
		'is-over is-image-right is-vertically-aligned-top is-overlay-light has-appear-clip is-linked'
	);
} );

it( 'is as high as its ratio or a part of the screen, with text over the image alone', () => {
	const tall: Attributes = { ...defaults, height: 'screen', ratio: '21/9', narrowRatio: '4/5' };
	expect( styleOf( { ...tall, layout: 'over' } ) ).toMatchObject( { '--ratio': 'auto', '--high': '100svh' } );
	expect( styleOf( { ...tall, layout: 'over' } ) ).not.toHaveProperty( '--ratio-narrow' );
	expect( styleOf( tall ) ).toMatchObject( { '--ratio': '21/9', '--ratio-narrow': '4/5' } );
	expect( styleOf( tall ) ).not.toHaveProperty( '--high' );
} );

it( 'has the measured opacity until the author chooses one, nothing at all included', () => {
	expect( opacityOf( defaults ) ).toBe( 40 );
	expect( opacityOf( { ...defaults, overlayOpacity: 0 } ) ).toBe( 0 );
	expect( styleOf( { ...defaults, layout: 'over' } ) ).toMatchObject( {
		'--scrim': '40%',
		'--focus': '30% 50%',
		'--columns': 7,
	} );
	expect( styleOf( defaults ) ).toMatchObject( {
		'--scrim': undefined,
		'--ratio': undefined,
		'--focus-narrow': undefined,
	} );
} );

it( 'puts one link around a heading’s words, whatever links were in them, and takes it away', () => {
	const html = 'The <em>long</em> <a href="/old">hall</a>';
	const linked = withLink( html, { url: 'https://example.com/?a=1&b="', linkTarget: '_blank', rel: 'noopener' } );
	expect( linked ).toBe(
		'<a href="https://example.com/?a=1&amp;b=&quot;" target="_blank" rel="noopener">The <em>long</em> hall</a>'
	);
	expect( linkIn( linked ) ).toEqual( {
		url: 'https://example.com/?a=1&b="',
		linkTarget: '_blank',
		rel: 'noopener',
	} );
	expect( withLink( linked, {} ) ).toBe( 'The <em>long</em> hall' );
	expect( linkIn( 'Hall' ).url ).toBeUndefined();
} );

it( 'comes from core’s media and text and goes back without a loss', () => {
	const core = {
		align: 'full',
		mediaType: 'image',
		mediaId: 7,
		mediaUrl: '/hall.webp',
		mediaAlt: 'A hall',
		mediaPosition: 'right' as const,
		mediaWidth: 42,
		verticalAlignment: 'top' as const,
		imageFill: true,
		focalPoint: { x: 0.1, y: 0.9 },
		backgroundColor: 'accent-1',
	};
	const ours = fromMediaText( core );
	expect( ours ).toMatchObject( {
		mediaColumns: 5,
		media: { id: 7, alt: 'A hall', focalPoint: { x: 0.1, y: 0.9 } },
		align: 'full',
		backgroundColor: 'accent-1',
	} );
	expect( toMediaText( { ...defaults, ...ours } ) ).toEqual( core );
	expect( fromMediaText( {} ) ).toMatchObject( { media: {}, mediaColumns: 6, mediaPosition: 'left' } );
	expect( fromMediaText( { mediaWidth: 15 } ).mediaColumns ).toBe( 4 );
	expect( fromMediaText( { mediaWidth: 90 } ).mediaColumns ).toBe( 7 );
} );

it( 'stays as wide as it was in the column when it comes from core’s blocks, and goes back', () => {
	// Core's media and text says “none” and cover nothing; ours would be wide without a word.
	expect( fromMediaText( { align: 'none' } ).align ).toBe( '' );
	expect( fromCover( {} ).align ).toBe( '' );
	expect( fromCover( { align: 'left' } ).align ).toBe( '' );
	expect( fromCover( { align: 'full' } ).align ).toBe( 'full' );
	expect( toMediaText( { ...defaults, align: '' } ).align ).toBe( 'none' );
	expect( toMediaText( { ...defaults, align: 'wide' } ).align ).toBe( 'wide' );
} );

it( 'comes from core’s cover as words over the picture', () => {
	expect(
		fromCover( {
			url: '/hall.webp',
			dimRatio: 30,
			isDark: false,
			contentPosition: 'bottom right',
			focalPoint: { x: 0, y: 1 },
		} )
	).toMatchObject( {
		layout: 'over',
		overlay: 'light',
		overlayOpacity: 30,
		mediaPosition: 'left',
		verticalAlignment: 'bottom',
		media: { url: '/hall.webp', focalPoint: { x: 0, y: 1 } },
	} );
	expect( fromCover( { url: '/hall.webp' } ) ).not.toHaveProperty( 'overlayOpacity' );
} );

it( 'keeps the height of a cover', () => {
	expect( fromCover( { minHeight: 100, minHeightUnit: 'vh' } ) ).toMatchObject( { height: 'screen' } );
	expect( fromCover( { minHeight: 80, minHeightUnit: 'vh' } ) ).toMatchObject( { height: 'large' } );
	expect( fromCover( { minHeight: 430, style: { color: { text: '#fff' } } } ) ).toMatchObject( {
		style: { color: { text: '#fff' }, dimensions: { minHeight: '430px' } },
	} );
	expect( fromCover( {} ) ).not.toHaveProperty( 'height' );
} );

it( 'keeps the link of core’s picture as that of the heading, and gives it back', () => {
	const words = ( content: string ) =>
		[
			{ name: 'core/paragraph', attributes: { content: 'Text' } },
			{ name: 'core/heading', attributes: { content } },
		] as unknown as Block[];
	const link = { href: '/hall', linkTarget: '_blank', rel: 'noopener' };
	const { inner, isLinked } = withImageLink( words( 'The hall' ), link );
	expect( isLinked ).toBe( true );
	expect( inner[ 1 ]?.attributes.content ).toBe( '<a href="/hall" target="_blank" rel="noopener">The hall</a>' );
	expect( imageLink( inner, true ) ).toEqual( { ...link, linkDestination: 'custom' } );
	expect( imageLink( inner ) ).toEqual( {} );
	// The heading's own link is preferred to that of the image. Without a heading there is no place for a link.
	expect( withImageLink( words( '<a href="/other">The hall</a>' ), link ).isLinked ).toBe( false );
	expect( withImageLink( [], link ) ).toEqual( { inner: [], isLinked: false } );
} );
