import { arranged, imageOf, sampleImages, type Arrangement } from '@eidan/editor';
import type { StackedImagesItemAttributes } from '../stacked-images-item/attributes';

/**
 * Widths and heights of the sample images in pixels. With them, the images overlap correctly before they are loaded.
 */
const SIZES = [
	[ 640, 853 ],
	[ 640, 371 ],
	[ 640, 769 ],
] as const;

/** Three sample images that the plugin brings. */
export function sampleItems( arrangement: Arrangement ): Partial< StackedImagesItemAttributes >[] {
	const boxes = arranged(
		arrangement,
		SIZES.map( ( [ width, height ] ) => width / height )
	);
	return sampleImages( 'none' )
		.slice( 0, SIZES.length )
		.map( ( image, index ) => ( {
			...imageOf( image ),
			width: SIZES[ index ]?.[ 0 ],
			height: SIZES[ index ]?.[ 1 ],
			...( boxes[ index ] ? { place: boxes[ index ] } : {} ),
		} ) );
}
