export interface PictureOptions {
	/** Images with the same name are browsed together. */
	group?: string;
	/** Size of the file the link leads to, in pixels. */
	width?: number;
	height?: number;
}

/** All images that are on the page now. */
export const pictures = new Map< HTMLAnchorElement, PictureOptions >();

/** The images browsed together with one, in the order of the page. */
export function groupOf( link: HTMLAnchorElement ): HTMLAnchorElement[] {
	const group = pictures.get( link )?.group;
	return group
		? [ ...pictures.keys() ]
				.filter( ( other ) => pictures.get( other )?.group === group )
				.sort( ( a, b ) => ( a.compareDocumentPosition( b ) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1 ) )
		: [ link ];
}

/**
 * The large image of a link. It has its shape before it is loaded, and shows
 * the small image, enlarged, until then.
 */
function load( link: HTMLAnchorElement ): HTMLImageElement {
	const { width, height } = pictures.get( link ) ?? {};
	const small = link.querySelector( 'img' );
	const picture = new Image();

	picture.draggable = false;
	picture.alt = small?.alt ?? '';
	if ( width && height ) {
		picture.style.setProperty( '--width', `${ width }px` );
		picture.style.setProperty( '--ratio', `${ width / height }` );
		// Not cropped, so its other sizes are sizes of this image too.
		if ( small && Math.abs( small.naturalWidth / small.naturalHeight - width / height ) < 0.02 ) {
			picture.style.backgroundImage = `url(${ JSON.stringify( small.currentSrc ) })`;
			picture.srcset = small.srcset;
			picture.sizes = '100vw';
		}
	}
	// It would shine through a transparent image.
	picture.onload = () => ( picture.style.backgroundImage = '' );
	picture.src = link.href;
	return picture;
}

/**
 * Loads images, each once.
 *
 * @param failed Called with the link of an image that could not be had.
 * @return Gives the large image of a link.
 */
export function loader( failed: ( link: HTMLAnchorElement ) => void ): ( link: HTMLAnchorElement ) => HTMLImageElement {
	const loaded = new Map< HTMLAnchorElement, HTMLImageElement >();
	return ( link ) => {
		const picture = loaded.get( link ) ?? load( link );
		loaded.set( link, picture );
		picture.onerror = () => {
			// Forgotten, so that coming back to it tries again.
			loaded.delete( link );
			failed( link );
		};
		return picture;
	};
}
