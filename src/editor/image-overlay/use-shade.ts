import { useEffect, useState } from '@wordpress/element';
import { colorsOf } from './colors';
import { rangeBehind, type Duotone } from './duotone';
import { rangeBelow, type Gradient } from './gradient';
import { rangeOf, safeShade, strongestShade, type Band, type Shade } from './shade';

/** Rows and columns, as in includes/Pictures/Points.php: a part is smaller than a letter. */
const PARTS = 144;

interface Image {
	url?: string | undefined;
	/** Attachment. The server measures no other images. */
	id?: number | undefined;
	/** Whether it is a film. */
	isFilm?: boolean | undefined;
	/** What it is shown with. */
	duotone?: Duotone | undefined;
	/** What lies over it. */
	gradient?: Gradient | undefined;
}

interface Options {
	images: readonly Image[];
	/** Where the words stand. */
	band: Band;
	/** Whether words have to be light; undefined = by the images. */
	light?: boolean | undefined;
	/** Opacity in percent that the author chose. */
	fixed?: number | undefined;
}

const measured = ( url: string, band: Band ) =>
	url
		? colorsOf( url, PARTS ).then(
				( colors ) => rangeOf( colors, band ),
				() => null
			)
		: null;

/**
 * Measures images in the browser, as the server does for the page, so that the canvas shows the shade of the page.
 *
 * @return The shade; until images are measured, one that is enough for all.
 */
export function useShade( { images, band, light, fixed }: Options ): Shade {
	const [ shade, setShade ] = useState( () => safeShade( light, fixed ) );
	// One image a line, as lists of objects are new on each render.
	const urls = images.map( ( { url, id } ) => ( id && url ? url : '' ) ).join( '\n' );
	const layers = JSON.stringify( images.map( ( { duotone, gradient, isFilm } ) => [ duotone, gradient, isFilm ] ) );
	const isDecided = light !== undefined && fixed !== undefined;
	useEffect( () => {
		let isGone = false;
		if ( ! isDecided && images.length ) {
			void Promise.all( urls.split( '\n' ).map( ( url ) => measured( url, band ) ) ).then(
				( ranges ) =>
					! isGone &&
					setShade(
						strongestShade(
							ranges.map( ( range, at ) =>
								rangeBelow(
									rangeBehind( range, images[ at ]?.duotone, images[ at ]?.isFilm ),
									images[ at ]?.gradient
								)
							),
							light,
							fixed
						)
					)
			);
		}
		return () => {
			isGone = true;
		};
		// eslint-disable-next-line react-hooks/exhaustive-deps -- `urls` and `layers` stand for the images.
	}, [ urls, layers, band, light, fixed, isDecided ] );
	return isDecided ? safeShade( light, fixed ) : shade;
}
