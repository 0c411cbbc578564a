/** What an image of the gallery is enlarged by at most, under the mouse. */
const MOST = 2.5;

/** Less than this is no help. */
const LEAST = 1.2;

/**
 * @param images Places of slides by their attachment.
 * @param image  Attachment of the variation that was chosen: anything, since other plugins write it.
 * @return The place of its slide; the first one where it has none of its own.
 */
export const placeOf = ( images: Record< string, number >, image: unknown ): number => images[ String( image ) ] ?? 0;

/**
 * @param file  Pixels that the file is wide.
 * @param shown CSS pixels that it is shown at.
 * @return How often as large it is shown under the mouse; 1 where its pixels are all to be seen already.
 */
export const zoomOf = ( file: number, shown: number ): number => {
	const zoom = shown > 0 && file > 0 ? Math.min( MOST, file / shown ) : 1;
	return zoom < LEAST ? 1 : zoom;
};

/**
 * @param at   Place of the pointer.
 * @param from Where the box begins.
 * @param size How long it is.
 * @return Share of the box before the pointer, in per cent.
 */
export const share = ( at: number, from: number, size: number ): string => `${ Math.round( ( 100 * ( at - from ) ) / size ) }%`;
