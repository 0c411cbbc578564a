import type { Width } from '../widths/use-width';

const MEDIA: Record< Width, string > = {
	desktop: '(min-width: 1025px)',
	tablet: '(min-width: 681px) and (max-width: 1024px)',
	phone: '(max-width: 680px)',
};

/**
 * Whether an image of a mosaic is large: two columns wide and two rows high. `Eidan\Lists\Cards\Mosaic` has the same
 * rule and explains it.
 *
 * @param index   Position of the image, from 0.
 * @param columns Columns at the current width, 1 or more.
 * @param count   Number of images.
 */
export function isLarge( index: number, columns: number, count: number ): boolean {
	if ( columns < 2 ) {
		return false;
	}
	const size = columns === 2 ? 5 : 1 + 2 * ( columns - 2 );
	const block = Math.floor( index / size );
	const place = columns !== 2 && block % 2 ? columns - 2 : 0;
	return index % size === place && ( block + 1 ) * size <= count;
}

/**
 * Returns a style sheet for the large images in the canvas. They have no class there, so the style sheet finds them by
 * their client ids.
 *
 * @param ids     Client ids of the images, in their order.
 * @param columns Number of columns by screen width.
 */
export const mosaicCss = ( ids: string[], columns: Record< Width, number > ): string =>
	( Object.keys( MEDIA ) as Width[] )
		.map( ( width ) => {
			const large = ids.filter( ( _id, index ) => isLarge( index, columns[ width ], ids.length ) );
			return large.length
				? `@media ${ MEDIA[ width ] }{${ large.map( ( id ) => `[data-block="${ id }"]` ).join() }{grid-area:span 2/span 2}}`
				: '';
		} )
		.join( '' );
