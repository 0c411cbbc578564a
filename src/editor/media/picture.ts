import { fileOf, imageFromMedia, singleFromCore, type CoreImage, type Media } from './convert';
import type { PictureAttributes } from './use-picture';

/** The size of file that new images have. */
const SIZE = 'large';

/**
 * A core/image as an image inside a block of ours: what both have, under the same names.
 *
 * @param image Attributes of the image block.
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
 * A record of the media library as an image inside a block of ours.
 *
 * @param media Record.
 */
export const pictureOfMedia = ( media: Media ): Partial< PictureAttributes > => {
	const { width, height } = fileOf( media, SIZE );
	return { ...pictureOf( imageFromMedia( media, SIZE, 'none' ) ), width, height };
};
