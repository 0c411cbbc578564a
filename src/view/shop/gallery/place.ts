/** What an image of the gallery is enlarged by at most, under the mouse. */
const MOST = 2.5;

/** Less than this is no help. */
const LEAST = 1.2;

/**
 * @param variations Places of slides by their variation, without those that the first slide stands for.
 * @param variation  Value of the form's field for the variation: '' while none is chosen.
 * @return The place of its slide.
 */
export const placeOf = ( variations: Record< string, number >, variation: string ): number =>
	variations[ variation ] ?? 0;

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
export const share = ( at: number, from: number, size: number ): string =>
	`${ Math.round( ( 100 * ( at - from ) ) / size ) }%`;
