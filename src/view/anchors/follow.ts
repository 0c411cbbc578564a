import { giveFocus } from '../scroll/focus';
import { glide, timeFor } from '../scroll/glide';
import { isHere, placeOf } from './place';

const pixels = ( length: string ): number => Number.parseFloat( length ) || 0;

/** Where the page has to be for a place to stand at its top, below what is fixed there. */
const topOf = ( place: HTMLElement ): number => {
	const { documentElement: page, body } = document;
	if ( place === body ) {
		return 0;
	}
	const top =
		scrollY +
		place.getBoundingClientRect().top -
		pixels( getComputedStyle( page ).scrollPaddingTop ) -
		pixels( getComputedStyle( place ).scrollMarginTop );
	return Math.max( 0, Math.min( top, page.scrollHeight - innerHeight ) );
};

/**
 * Follows a link to a place on this page: address, focus and history are as without script, the way is seen.
 *
 * What opens something, downloads, or leads to a place that is not shown (a closed tab) is left to the browser.
 *
 * @param event    Click, after everybody else has heard of it.
 * @param duration How long the way takes at most, in milliseconds.
 */
export const follow = ( event: MouseEvent, duration: number ): void => {
	const link = event.target instanceof Element ? event.target.closest< HTMLAnchorElement >( 'a[href*="#"]' ) : null;
	if (
		! link ||
		event.defaultPrevented ||
		event.button ||
		event.metaKey ||
		event.ctrlKey ||
		event.shiftKey ||
		event.altKey
	) {
		return;
	}
	if ( ! isHere( link ) || link.matches( '.skip-link, [download], [target]:not([target="_self"]), dialog *' ) ) {
		return;
	}
	const place = placeOf( link.hash );
	if ( ! place?.checkVisibility() ) {
		return;
	}
	event.preventDefault();
	const oldURL = location.href;
	if ( link.hash !== location.hash ) {
		history.pushState( null, '', link.hash );
	}
	// Whoever opens what an address names (tabs, the lightbox) hears of it, and so does the menu.
	dispatchEvent( new HashChangeEvent( 'hashchange', { oldURL, newURL: location.href } ) );
	giveFocus( place );
	const goal = () => topOf( place );
	glide( goal, timeFor( goal() - scrollY, duration ) );
};
