import { useEffect, useRef, useState, type RefObject } from '@wordpress/element';
import { useBlockEditorActions } from '../stores';
import { ENOUGH, opacityFor, settled, type Rgb } from './contrast';
import { framesOf, isFilm } from './frames';

/** Parts that an image is measured by, across and down: each is larger than a letter. */
const PARTS = 24;

/** Pixels of something drawn on a canvas of a few. */
function pixels( size: number, draw: ( context: CanvasRenderingContext2D ) => void ): Rgb[] {
	const context = Object.assign( document.createElement( 'canvas' ), { width: size, height: size } ).getContext(
		'2d',
		{ willReadFrequently: true }
	);
	if ( ! context ) {
		return [];
	}
	draw( context );
	const { data } = context.getImageData( 0, 0, size, size );
	return Array.from( { length: size * size }, ( _, at ) => [
		data[ 4 * at ] ?? 0,
		data[ 4 * at + 1 ] ?? 0,
		data[ 4 * at + 2 ] ?? 0,
	] );
}

/** Any CSS colour; the canvas knows them all. */
const rgbOf = ( color: string ): Rgb | undefined =>
	pixels( 1, ( context ) => {
		context.fillStyle = color;
		context.fillRect( 0, 0, 1, 1 );
	} )[ 0 ];

/** Colours of an image's or a video's parts; rejects where it cannot be loaded or may not be looked into. */
async function measure( url: string ): Promise< Rgb[] > {
	const look = ( picture: CanvasImageSource ) =>
		pixels( PARTS, ( context ) => context.drawImage( picture, 0, 0, PARTS, PARTS ) );
	if ( isFilm( url ) ) {
		return framesOf( url, look );
	}
	const image = new Image();
	image.crossOrigin = 'anonymous';
	image.src = url;
	await image.decode();
	return look( image );
}

interface Options {
	/** The images or videos that words lie on, one or the other by width; none when nothing is to be measured. */
	urls: readonly string[];
	/** Holds the words; their colour is read from it. */
	words: RefObject< HTMLElement >;
	/** Colour of the scrim. */
	scrim: Rgb;
	/** What the colour of the words hangs on: measured again when it changes. */
	key: string;
	/** The opacity that the block has, in whole percent. */
	stored: number;
	/** Is given another one, which is to be stored; that is no step of the editor's history. */
	onChange: ( percent: number ) => void;
}

/**
 * Measures in the canvas how opaque a scrim has to be, so that words on an image have the contrast that WCAG asks for.
 *
 * @param options          Options.
 * @param options.urls     Images.
 * @param options.words    Element with the words.
 * @param options.scrim    Colour of the scrim.
 * @param options.key      What the words' colour hangs on.
 * @param options.stored   What the block has.
 * @param options.onChange Stores another one.
 * @return False while no scrim is enough for that colour of the words.
 */
export function useScrim( { urls, words, scrim, key, stored, onChange }: Options ): boolean {
	const [ isEnough, setEnough ] = useState( true );
	const { __unstableMarkNextChangeAsNotPersistent: quietly } = useBlockEditorActions();
	// As they are when the answer is there.
	const latest = useRef( { stored, onChange } );
	latest.current = { stored, onChange };
	const all = urls.join( '\n' );
	useEffect( () => {
		let isGone = false;
		const look = async () => {
			// Of another host: what is enough for any.
			const parts = await Promise.all( all.split( '\n' ).map( measure ) ).then(
				( lists ) => lists.flat(),
				() => null
			);
			const color =
				words.current && words.current.ownerDocument.defaultView?.getComputedStyle( words.current ).color;
			const text = color ? rgbOf( color ) : undefined;
			if ( isGone || ! text ) {
				return;
			}
			const needed = opacityFor(
				parts ?? [
					[ 0, 0, 0 ],
					[ 255, 255, 255 ],
				],
				text,
				scrim
			);
			setEnough( needed !== null );
			const { current } = latest;
			const percent = urls.some( isFilm ) ? settled( current.stored, needed ?? ENOUGH ) : ( needed ?? ENOUGH );
			if ( percent !== current.stored ) {
				quietly();
				current.onChange( percent );
			}
		};
		if ( all ) {
			void look();
		} else {
			setEnough( true );
		}
		return () => {
			isGone = true;
		};
		// eslint-disable-next-line react-hooks/exhaustive-deps -- `urls` are in `all`, and what is done with the result is the same all the time.
	}, [ all, `${ scrim }`, key ] );
	return isEnough;
}
