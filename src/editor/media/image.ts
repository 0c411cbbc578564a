import { fileOf, imageFromMedia, singleFromCore, type CoreImage, type Media } from './convert';
import type { ImageAttributes } from './use-image';

/** Image size for new images. */
const SIZE = 'large';

/**
 * Converts a core/image to the image of one of our blocks. Alignment, classes and display width are left out, because
 * they belong to a block of its own.
 *
 * @param image Attributes of the core/image.
 */
export function imageOf( image: CoreImage ): Partial< ImageAttributes > {
	const {
		align: _align,
		className: _className,
		displayWidth: _displayWidth,
		...attributes
	} = singleFromCore( image ) as Record< string, unknown >;
	return attributes;
}

/**
 * Converts a record of the media library to the image of one of our blocks.
 *
 * @param media Record as chosen in the media modal.
 */
export const imageOfMedia = ( media: Media ): Partial< ImageAttributes > => {
	const { width, height } = fileOf( media, SIZE );
	return { ...imageOf( imageFromMedia( media, SIZE, 'none' ) ), width, height };
};
