/**
 * The contrast of words by the pixels of screenshots.
 */

/** A word, or the words of a field or of a pseudo element, in a picture. */
export interface Word {
	/** Pixels: left, top, right, bottom. */
	box: [ number, number, number, number ];
	/** Index of the color that marks it. */
	mark: number;
	/** Whether the box is no larger than the letters. */
	isTight: boolean;
}

/** Pixels row by row, each of red, green, blue, and alpha where there are four channels. */
export interface Screenshot {
	width: number;
	height: number;
	channels: number;
	data: Uint8Array;
}

/** What a word looks like where it is seen. */
export interface Seen {
	contrast: number;
	/** A pixel of the word, and what is behind it: red, green, blue. */
	ink: number[];
	ground: number[];
}

/**
 * Reads words in three pictures of one page.
 *
 * @param pictures
 * @param pictures.shown  As visitors see it.
 * @param pictures.bare   The same without its words.
 * @param pictures.marked The same with its words in a color that nothing else has.
 * @param words           Where to look.
 * @param marks           Colors of words in `marked`.
 * @return For each word what it looks like; null where nothing of it is seen, because it is cut off, covered or closed.
 */
export const measure = (
	{ shown, bare, marked }: Record< 'shown' | 'bare' | 'marked', Screenshot >,
	words: readonly Word[],
	marks: readonly number[][]
): ( Seen | null )[] => {
	/** Less of the mark than this is the shadow of something else, or a word that is fading away. */
	const LEAST_COVERED = 0.15;
	/**
	 * Edges of letters are paler than their middle, and by how much depends on the color, since browsers thicken dark
	 * letters.
	 */
	const CORE = 0.98;
	/** Fewer pixels are a corner of a letter. */
	const LEAST_PIXELS = 4;
	/**
	 * The lowest letters have two fifths of a box's height: where less has anything of them, a line is cut off at their
	 * tips.
	 */
	const LEAST_HEIGHT = 0.35;
	/** A word is read as the worst tenth of it is. */
	const SHARE = 0.1;
	const channel = ( value: number ) =>
		value <= 0.04045 * 255 ? value / 255 / 12.92 : ( ( value / 255 + 0.055 ) / 1.055 ) ** 2.4;
	const luminance = ( [ red = 0, green = 0, blue = 0 ]: number[] ) =>
		0.2126 * channel( red ) + 0.7152 * channel( green ) + 0.0722 * channel( blue );
	const contrast = ( one: number[], other: number[] ) => {
		const [ first, second ] = [ luminance( one ), luminance( other ) ];
		return ( Math.max( first, second ) + 0.05 ) / ( Math.min( first, second ) + 0.05 );
	};
	const at = ( { data }: Screenshot, offset: number ) => [
		data[ offset ]!,
		data[ offset + 1 ]!,
		data[ offset + 2 ]!,
	];
	/** How much of the mark a pixel has, from 0 to 1; 0 where it has something else. */
	const covered = ( offset: number, mark: number[] ) => {
		const ground = at( bare, offset );
		const pixel = at( marked, offset );
		let along = 0;
		let whole = 0;
		for ( let index = 0; index < 3; index++ ) {
			const way = mark[ index ]! - ground[ index ]!;
			along += way * ( pixel[ index ]! - ground[ index ]! );
			whole += way * way;
		}
		const share = whole ? along / whole : 0;
		const off = Math.max(
			...ground.map( ( value, index ) =>
				Math.abs( value + share * ( mark[ index ]! - value ) - pixel[ index ]! )
			)
		);
		return off > 24 ? 0 : share;
	};
	return words.map( ( { box: [ left, top, right, bottom ], mark, isTight } ) => {
		const pixels: { offset: number; share: number }[] = [];
		const rows = new Set< number >();
		let most = 0;
		for ( let y = Math.max( 0, Math.floor( top ) ); y < Math.min( bare.height, bottom ); y++ ) {
			for ( let x = Math.max( 0, Math.floor( left ) ); x < Math.min( bare.width, right ); x++ ) {
				const offset = bare.channels * ( y * bare.width + x );
				if (
					bare.data[ offset ] === marked.data[ offset ] &&
					bare.data[ offset + 1 ] === marked.data[ offset + 1 ] &&
					bare.data[ offset + 2 ] === marked.data[ offset + 2 ]
				) {
					continue;
				}
				const share = covered( offset, marks[ mark ]! );
				most = Math.max( most, share );
				pixels.push( { offset, share } );
				if ( share >= LEAST_COVERED ) {
					rows.add( y );
				}
			}
		}
		const core = pixels
			.filter( ( { share } ) => share >= CORE * most )
			.map( ( { offset } ) => ( { ink: at( shown, offset ), ground: at( bare, offset ) } ) );
		const isCutOff = isTight && rows.size < LEAST_HEIGHT * ( bottom - top );
		if ( most < LEAST_COVERED || core.length < LEAST_PIXELS || isCutOff ) {
			return null;
		}
		const sorted = core
			.map( ( pixel ) => ( { ...pixel, contrast: contrast( pixel.ink, pixel.ground ) } ) )
			.sort( ( one, other ) => one.contrast - other.contrast );
		return sorted[ Math.floor( sorted.length * SHARE ) ]!;
	} );
};
