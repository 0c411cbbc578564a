/** Largest zoom of an image under the mouse. */
const MOST = 2.5;

/** Largest zoom between two fingers, as in the lightbox. */
const LARGEST = 4;

/** Smallest zoom that is useful. */
const LEAST = 1.2;

/**
 * Returns the index of a variation's slide.
 *
 * @param variations Indexes of slides by variation. Variations that use the first slide are missing.
 * @param variation  Value of the form's field for the variation. '' if none is chosen.
 */
export const placeOf = ( variations: Record< string, number >, variation: string ): number =>
	variations[ variation ] ?? 0;

/**
 * Returns how much an image is enlarged under the mouse. 1 if it is shown at its full resolution already.
 *
 * @param file  Width of the file in pixels.
 * @param shown Width at which it is shown, in CSS pixels.
 */
export const zoomOf = ( file: number, shown: number ): number => {
	const zoom = shown > 0 && file > 0 ? Math.min( MOST, file / shown ) : 1;
	return zoom < LEAST ? 1 : zoom;
};

/**
 * Returns the pointer's position in a box as a percentage.
 *
 * @param at   Position of the pointer.
 * @param from Start of the box.
 * @param size Length of the box.
 */
export const share = ( at: number, from: number, size: number ): string =>
	`${ Math.round( ( 100 * ( at - from ) ) / size ) }%`;

/**
 * Returns how much two fingers enlarge an image.
 *
 * @param from How far apart they were, in pixels.
 * @param to   How far apart they are.
 */
export const grown = ( from: number, to: number ): number => Math.min( Math.max( to / ( from || 1 ), 1 ), LARGEST );

/**
 * Returns how far an enlarged image is moved along an axis: as the fingers, and no further than its edges.
 *
 * @param shift How far the fingers have moved, in pixels.
 * @param at    Where they took hold of it, from the start of its frame. What is there stays between them.
 * @param size  Length of the frame.
 * @param zoom  How much the image is enlarged.
 */
export const held = ( shift: number, at: number, size: number, zoom: number ): number =>
	Math.min( Math.max( shift, ( at - size ) * ( zoom - 1 ) ), at * ( zoom - 1 ) );
