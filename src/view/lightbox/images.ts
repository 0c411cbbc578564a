export interface ImageOptions {
	/** Images with the same group name are browsed together. */
	group?: string;
	/** Size of the image file that the link leads to, in pixels. */
	width?: number;
	height?: number;
}

/** The links to large images on the page now, with their options. */
export const images = new Map< HTMLAnchorElement, ImageOptions >();

/** Returns the images that are browsed together with one image, in the order of the page. */
export function groupOf( link: HTMLAnchorElement ): HTMLAnchorElement[] {
	const group = images.get( link )?.group;
	return group
		? [ ...images.keys() ]
				.filter( ( other ) => images.get( other )?.group === group )
				.sort( ( a, b ) => ( a.compareDocumentPosition( b ) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1 ) )
		: [ link ];
}

/**
 * Creates the large image of a link. It has its final shape before it is loaded. Until then the small image is shown in
 * its place, enlarged.
 */
function load( link: HTMLAnchorElement ): HTMLImageElement {
	const small = link.querySelector( 'img' );
	// An image that is not in the media library may be its own large one.
	const file = small?.src === link.href ? small : null;
	const { width = file?.naturalWidth, height = file?.naturalHeight } = images.get( link ) ?? {};
	const image = new Image();

	image.draggable = false;
	image.alt = small?.alt ?? '';
	if ( width && height ) {
		image.style.setProperty( '--width', `${ width }px` );
		image.style.setProperty( '--ratio', `${ width / height }` );
		// The small image is not cropped, so its other sizes show the same image.
		if ( small && Math.abs( small.naturalWidth / small.naturalHeight - width / height ) < 0.02 ) {
			image.style.backgroundImage = `url(${ JSON.stringify( small.currentSrc ) })`;
			// WordPress leaves the largest file out.
			image.srcset = small.srcset && `${ small.srcset }, ${ link.href } ${ width }w`;
			image.sizes = '100vw';
		}
	}
	// Remove the small image, which would show through a transparent image.
	image.onload = () => ( image.style.backgroundImage = '' );
	image.src = link.href;
	return image;
}

/**
 * Loads images and remembers them.
 *
 * @param failed Called with the link of an image that could not be loaded.
 * @return Returns the large image of a link.
 */
export function loader( failed: ( link: HTMLAnchorElement ) => void ): ( link: HTMLAnchorElement ) => HTMLImageElement {
	const loaded = new Map< HTMLAnchorElement, HTMLImageElement >();
	return ( link ) => {
		const image = loaded.get( link ) ?? load( link );
		loaded.set( link, image );
		image.onerror = () => {
			// Forget it, so that the next visit tries again.
			loaded.delete( link );
			failed( link );
		};
		return image;
	};
}
