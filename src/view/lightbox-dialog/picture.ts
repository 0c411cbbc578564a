import type { PictureOptions } from '@eidan/lightbox';

/** Same shape, so the thumbnail's other sizes are sizes of this picture too. */
export function sameShape( a: number, b: number ): boolean {
	return Math.abs( a / b - 1 ) < 0.02;
}

/**
 * The large picture of a link. It has its size before it is loaded, and shows
 * the small picture, enlarged, until then.
 */
export function createPicture( link: HTMLAnchorElement, { width, height }: PictureOptions ): HTMLImageElement {
	const small = link.querySelector( 'img' );
	const picture = new Image();
	const shape = ( across: number, down: number ) => {
		picture.style.setProperty( '--width', `${ across }px` );
		picture.style.setProperty( '--ratio', `${ across / down }` );
	};

	picture.alt = small?.alt ?? '';
	picture.draggable = false;
	if ( width && height ) {
		shape( width, height );
		if ( small?.naturalWidth && sameShape( width / height, small.naturalWidth / small.naturalHeight ) ) {
			picture.style.backgroundImage = `url(${ JSON.stringify( small.currentSrc ) })`;
			picture.srcset = small.srcset;
			picture.sizes = '100vw';
		}
	}
	picture.addEventListener(
		'load',
		() => {
			picture.style.backgroundImage = '';
			if ( ! width || ! height ) {
				shape( picture.naturalWidth, picture.naturalHeight );
			}
		},
		{ once: true }
	);
	picture.src = link.href;
	return picture;
}
