/** Left and right side of an image, in percent of the block's width. */
export type Sides = readonly [ number, number ];

/** Part of the main image's width that words need at least. */
const LEAST = 0.5;

/**
 * How far words have to keep from the sides of the main image, so that no image in front of them ever hides a letter.
 * Front.php does the same and says why.
 *
 * @param main  Sides of the main image.
 * @param front Sides of the images in front of the words.
 * @return Distances from the left and the right side of the main image, in percent; null if too little would be left
 *         for the words.
 */
export function insets( main: Sides, front: readonly Sides[] ): Sides | null {
	const covers = front.filter( ( [ from, to ] ) => to > main[ 0 ] && from < main[ 1 ] );
	const fromLeft = covers.map( ( [ , to ] ) => to - main[ 0 ] );
	const fromRight = covers.map( ( [ from ] ) => main[ 1 ] - from );
	const isLeft = ( index: number ) => fromLeft[ index ]! <= fromRight[ index ]!;
	const left = Math.max( 0, ...fromLeft.filter( ( _, index ) => isLeft( index ) ) );
	const right = Math.max( 0, ...fromRight.filter( ( _, index ) => ! isLeft( index ) ) );
	return left + right > ( 1 - LEAST ) * ( main[ 1 ] - main[ 0 ] ) ? null : [ left, right ];
}
