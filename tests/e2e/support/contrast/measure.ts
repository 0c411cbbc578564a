/**
 * Measures the contrast of words from the pixels of screenshots.
 */

/** A word in a screenshot. It can also be all words of a field or of a pseudo element. */
export interface Word {
	/** Left, top, right, bottom in pixels of the screenshot. */
	box: [ number, number, number, number ];
	/** Index of the color that its letters have in the marked screenshot. */
	mark: number;
	/** Whether the box is no larger than the letters. A field's box is larger. */
	isTight: boolean;
}

/** A screenshot's pixels, row by row. Each pixel has red, green, blue and, with four channels, alpha. */
export interface Screenshot {
	width: number;
	height: number;
	channels: number;
	data: Uint8Array;
}

/** What a visible word looks like. */
export interface Seen {
	contrast: number;
	/** Color of a pixel of the word, and of the same pixel without the word: red, green, blue. */
	ink: number[];
	ground: number[];
}

/**
 * Measures words in three screenshots of one window.
 *
 * @param pictures
 * @param pictures.shown  The page as visitors see it.
 * @param pictures.bare   The same without its words.
 * @param pictures.marked The same with its words in colors that nothing else has.
 * @param words           Where the words are.
 * @param marks           Colors of words in `marked`.
 * @return What each word looks like; null for a word that is not visible, because it is cut off, covered or closed.
 */
export const measure = (
	{ shown, bare, marked }: Record< 'shown' | 'bare' | 'marked', Screenshot >,
	words: readonly Word[],
	marks: readonly number[][]
): ( Seen | null )[] => {
	/** Share of the mark that a pixel needs. With less it is another thing's shadow, or a word that fades out. */
	const LEAST_COVERED = 0.15;
	/**
	 * Share of the highest value that a pixel needs to count as the middle of a letter. The edges of letters are paler,
	 * and how much depends on the color, as browsers draw dark letters thicker.
	 */
	const CORE = 0.98;
	/** Number of pixels that a word needs. Fewer are only the corner of a letter. */
	const LEAST_PIXELS = 4;
	/**
	 * Share of a word's box in whose rows pixels have to be found. Even low letters fill two fifths of the box. With
	 * less, the line is cut off and only the tips of its letters are seen.
	 */
	const LEAST_HEIGHT = 0.35;
	/** Share of pixels with less contrast that a word may have: its contrast is that at the edge of the worst tenth. */
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
	/**
	 * Returns how much of the mark a pixel has, from 0 to 1. A pixel with any other color has 0. It is asked of every
	 * pixel of every word, so it makes no lists.
	 */
	const covered = ( offset: number, mark: readonly number[] ) => {
		let along = 0;
		let whole = 0;
		for ( let index = 0; index < 3; index++ ) {
			const ground = bare.data[ offset + index ]!;
			const way = mark[ index ]! - ground;
			along += way * ( marked.data[ offset + index ]! - ground );
			whole += way * way;
		}
		const share = whole ? along / whole : 0;
		for ( let index = 0; index < 3; index++ ) {
			const ground = bare.data[ offset + index ]!;
			if ( Math.abs( ground + share * ( mark[ index ]! - ground ) - marked.data[ offset + index ]! ) > 24 ) {
				return 0;
			}
		}
		return share;
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
