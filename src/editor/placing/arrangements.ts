import { fit, overhang, type Box } from './box';
import { rounded } from './place';

/** Names of arrangements of overlapping images. Authors choose one as a starting point. */
export const ARRANGEMENTS = [ 'pair', 'cascade', 'fan', 'frame', 'cluster', 'column' ] as const;

export type Arrangement = ( typeof ARRANGEMENTS )[ number ];

/** Returns the width of the images. `widths` has one for each number of images from two; the last one is for more. */
const widthFor = ( widths: readonly number[], count: number ) =>
	widths[ Math.min( widths.length, Math.max( 0, count - 2 ) ) ] ?? widths[ widths.length - 1 ] ?? 40;

/** Position of an image: a box whose rotation is optional. */
type BoxDraft = Omit< Box, 'rotation' > & { rotation?: number };

type Layout = ( heights: ( width: number, index: number ) => number, count: number ) => BoxDraft[];

const each = ( count: number, place: ( index: number ) => BoxDraft ) =>
	Array.from( { length: count }, ( _, index ) => place( index ) );

const LAYOUTS: Record< Arrangement, Layout > = {
	// A large image, and a smaller one over its corner. Further images follow below, alternately at the left and right.
	pair( height, count ) {
		const places: BoxDraft[] = [ { x: 0, y: 0, width: 70 } ];
		for ( let index = 1; index < count; index++ ) {
			const { y, width } = places[ index - 1 ]!;
			places.push( {
				x: index % 2 ? 44 : 4,
				y: y + height( width, index - 1 ) * 0.48,
				width: index % 2 ? 56 : 60,
			} );
		}
		return places;
	},
	// Each image is farther to the right and farther down than the one before.
	cascade( height, count ) {
		const width = widthFor( [ 74, 66, 58, 52, 48 ], count );
		const step = ( 100 - width ) / Math.max( 1, count - 1 );
		const down = Math.min( step * 1.4, height( width, 0 ) * 0.4 );
		return each( count, ( index ) => ( { x: index * step, y: index * down, width } ) );
	},
	// Like cards in a hand.
	fan( _height, count ) {
		const width = widthFor( [ 56, 50, 44, 40, 38 ], count );
		return each( count, ( index ) => {
			const side = count > 1 ? ( 2 * index ) / ( count - 1 ) - 1 : 0;
			return {
				x: 50 - width / 2 + side * ( 46 - width / 2 ),
				y: 5 + 6 * side * side,
				width,
				rotation: 10 * side,
			};
		} );
	},
	// A large image in the middle, and the others over its corners.
	frame( height, count ) {
		const bottom = 8 + height( 76, 0 );
		const corners: ( ( index: number ) => BoxDraft )[] = [
			( index ) => ( { x: 62, y: bottom - height( 38, index ) * 0.7, width: 38 } ),
			() => ( { x: 0, y: 0, width: 34 } ),
			( index ) => ( { x: 2, y: bottom - height( 32, index ) * 0.6, width: 32 } ),
			() => ( { x: 68, y: 2, width: 32 } ),
			( index ) => ( { x: 34, y: bottom - height( 30, index ) * 0.4, width: 30 } ),
		];
		return each( count, ( index ) =>
			index ? corners[ ( index - 1 ) % corners.length ]!( index ) : { x: 12, y: 8, width: 76 }
		);
	},
	// Like photos thrown on a table.
	cluster( height, count ) {
		const width = widthFor( [ 62, 56, 52, 46, 42 ], count );
		const rotations = [ -5, 4, -2, 6, -4, 3 ];
		const columns = count > 4 ? 3 : 2;
		const row = ( index: number ) => Math.floor( index / columns );
		return each( count, ( index ) => {
			const rest = Math.min( columns, count - row( index ) * columns );
			const column = rest === 1 ? 0.5 : ( index % columns ) / ( rest - 1 );
			return {
				x: 4 + column * ( 92 - width ),
				y: row( index ) * height( width, 0 ) * 0.66 + ( index % 2 ? 5 : 0 ),
				width: width - ( index % 3 ) * 3,
				rotation: rotations[ index % rotations.length ] ?? 0,
			};
		} );
	},
	// Each image is below the one before, alternately at the left and at the right.
	column( height, count ) {
		const places: BoxDraft[] = [];
		for ( let index = 0; index < count; index++ ) {
			const before = places[ index - 1 ];
			places.push( {
				x: index % 2 ? 26 : 0,
				y: before ? before.y + height( before.width, index - 1 ) * 0.7 : 0,
				width: 74,
			} );
		}
		return places;
	},
};

/**
 * Arranges overlapping images.
 *
 * @param name   Name of the arrangement.
 * @param ratios Width divided by height of each image, from the back to the front.
 * @return A box for each image, inside the area. The topmost corner is at the upper edge of the area.
 */
export function arranged( name: Arrangement, ratios: readonly number[] ): Box[] {
	const height = ( width: number, index: number ) => width / ( ratios[ index ] ?? 1 );
	const places = LAYOUTS[ name ]( height, ratios.length ).map( ( place ) => ( { rotation: 0, ...place } ) );
	const above = Math.min(
		...places.map( ( place, index ) => place.y - Math.max( 0, overhang( place, ratios[ index ] ?? 1 ).y ) )
	);
	return places.map( ( place, index ) => fit( { ...place, y: rounded( place.y - above ) }, ratios[ index ] ?? 1 ) );
}
