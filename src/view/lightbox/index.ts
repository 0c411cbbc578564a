/**
 * Opens linked images in the lightbox.
 *
 * Every link with `data-eidan-lightbox` is a root element of its own, so images of several blocks can form one group.
 * Without script the link leads to the file.
 *
 * The viewer is part of this module. Loading it at the first click would save 2 kB on a page, but cost 0.4 kB more in
 * total and a wait at that click.
 */
import { define } from '@eidan/runtime';
import { images, type ImageOptions } from './images';
import { open } from './viewer';

export function lightbox( link: HTMLElement, options: ImageOptions, { signal }: { signal: AbortSignal } ): void {
	if ( ! ( link instanceof HTMLAnchorElement && /^https?:/.test( link.href ) ) ) {
		return;
	}
	images.set( link, options );
	link.ariaHasPopup = 'dialog';
	signal.addEventListener( 'abort', () => images.delete( link ), { once: true } );

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
	// Wait until the other links of its group are known, too.
	queueMicrotask( openIfAddressed );
}

define( 'lightbox', lightbox );
