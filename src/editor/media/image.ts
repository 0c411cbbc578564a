import { fileOf, imageFromMedia, singleFromCore, type CoreImage, type Media } from './convert';
import type { PictureAttributes } from './use-image';

/** Image size for new images. */
const SIZE = 'large';

/**
 * Converts a core/image to the image of one of our blocks. Alignment, classes and display width are left out, because
 * they belong to a block of its own.
 *
 * @param image Attributes of the core/image.
 */
export function pictureOf( image: CoreImage ): Partial< PictureAttributes > {
	const {
		align: _align,
		className: _className,
		displayWidth: _displayWidth,
		...picture
	} = singleFromCore( image ) as Record< string, unknown >;
	return picture;
}

/**
 * Converts a record of the media library to the image of one of our blocks.
 *
 * @param media Record as chosen in the media modal.
 */
export const pictureOfMedia = ( media: Media ): Partial< PictureAttributes > => {
	const { width, height } = fileOf( media, SIZE );
	return { ...pictureOf( imageFromMedia( media, SIZE, 'none' ) ), width, height };
};
