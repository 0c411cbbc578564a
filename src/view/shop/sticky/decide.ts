/** Top and bottom of a box, in CSS pixels from the top of the screen. */
export interface Box {
	top: number;
	bottom: number;
}

/**
 * Whether the product's button has left the screen at the top. False if it is below the screen, since the visitor has
 * not reached it yet, and if it is hidden.
 *
 * @param button Edges of the product's own button, in pixels of the window.
 */
export const hasLeft = ( { top, bottom }: Box ): boolean => bottom <= 0 && bottom > top;

/**
 * Returns the pixels to scroll so that the bar does not cover the focused element. 0 if it does not cover it.
 *
 * @param focused Box of the focused element.
 * @param bar     Edges of the sticky bar, in pixels of the window.
 */
export const covered = ( focused: Box, bar: Box ): number =>
	focused.bottom > bar.top && focused.top < bar.bottom ? Math.ceil( focused.bottom - bar.top ) : 0;

/** What WooCommerce prints of a variation for its own form. */
interface Variation {
	variation_id?: number;
	image?: { gallery_thumbnail_src?: string; thumb_src?: string };
}

/**
 * Finds the small image of a variation.
 *
 * @param variations JSON of all variations, as WooCommerce prints it. "false" if it does not.
 * @param id         The variation.
 * @return '' if it is not known.
 */
export function imageOf( variations: string | undefined, id: number ): string {
	try {
		const all: unknown = JSON.parse( variations ?? '' );
		const { image = {} } =
			( Array.isArray( all ) ? ( all as Variation[] ) : [] ).find( ( own ) => own.variation_id === id ) ?? {};
		return image.gallery_thumbnail_src || image.thumb_src || '';
	} catch {
		return '';
	}
}
