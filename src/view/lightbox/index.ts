/**
 * Opens linked images in the lightbox.
 *
 * Every link with `data-eidan-lightbox` is a root of its own, so images of
 * several blocks of a page can form one group. Without script the link leads
 * to the file.
 *
 * The viewer is in the same module: fetching it at the first click would spare
 * a page 2 kB, but cost 0.4 kB more in all and a wait at that click.
 */
import { define } from '@eidan/runtime';
import { pictures, type PictureOptions } from './pictures';
import { open } from './viewer';

export function lightbox( link: HTMLElement, options: PictureOptions, { signal }: { signal: AbortSignal } ): void {
	if ( ! ( link instanceof HTMLAnchorElement && /^https?:/.test( link.href ) ) ) {
		return;
	}
	pictures.set( link, options );
	link.ariaHasPopup = 'dialog';
	signal.addEventListener( 'abort', () => pictures.delete( link ), { once: true } );

	const openIfAddressed = () => link.id && window.location.hash === `#${ link.id }` && open( link );

	link.addEventListener(
		'click',
		( event ) => {
			if (
				! ( event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey ) &&
				open( link )
			) {
				event.preventDefault();
			}
		},
		{ signal }
	);
	window.addEventListener( 'popstate', openIfAddressed, { signal } );
	// Once the others of its group are known, too.
	queueMicrotask( openIfAddressed );
}

define( 'lightbox', lightbox );
