/**
 * Opens linked pictures in the lightbox.
 *
 * Every link with `data-eidan-lightbox` is a root of its own, so pictures of
 * several blocks of a page can form one group. The viewer itself is fetched
 * when a picture is about to be opened; until then, and without script, the
 * link leads to the file.
 */
import { define } from '@eidan/runtime';

export interface PictureOptions {
	/** Pictures with the same name are browsed together. */
	group?: string;
	/** Size of the file the link leads to, in pixels. */
	width?: number;
	height?: number;
}

export type Pictures = Map< HTMLAnchorElement, PictureOptions >;

/** All pictures that are on the page now. */
const pictures: Pictures = new Map();

const viewer = () => import( '@eidan/lightbox-dialog' );

export function lightbox(
	link: HTMLElement,
	options: PictureOptions,
	{ signal }: { signal: AbortSignal }
): void {
	if ( ! ( link instanceof HTMLAnchorElement ) || ! /^https?:/.test( link.href ) ) {
		return;
	}
	pictures.set( link, options );
	signal.addEventListener( 'abort', () => pictures.delete( link ), { once: true } );

	const show = () =>
		viewer().then(
			( { open } ) => open( link, pictures ),
			() => window.location.assign( link.href )
		);
	const showIfAddressed = () => {
		if ( link.id && window.location.hash === `#${ link.id }` ) {
			void show();
		}
	};

	link.addEventListener(
		'click',
		( event ) => {
			if ( ! ( event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey ) ) {
				event.preventDefault();
				void show();
			}
		},
		{ signal }
	);
	link.addEventListener( 'pointerenter', () => void viewer().catch( () => {} ), { signal, once: true } );
	window.addEventListener( 'popstate', showIfAddressed, { signal } );
	showIfAddressed();
}

define( 'lightbox', lightbox );
