import { giveFocus } from '../scroll/focus';
import { durationFor, glide, scroller } from '../scroll/glide';
import { isHere, placeOf } from './place';

const pixels = ( length: string ): number => Number.parseFloat( length ) || 0;

/** Returns the scroll position that puts an element at the top of the window, below anything fixed there. */
const topOf = ( place: HTMLElement ): number => {
	if ( place === document.body ) {
		return 0;
	}
	const page = scroller();
	const top =
		page.scrollTop +
		place.getBoundingClientRect().top -
		pixels( getComputedStyle( document.documentElement ).scrollPaddingTop ) -
		pixels( getComputedStyle( place ).scrollMarginTop );
	return Math.max( 0, Math.min( top, page.scrollHeight - innerHeight ) );
};

/**
 * Follows a link to an element on this page with smooth scrolling. Address, focus and history change as without script.
 *
 * The browser handles the link itself if it opens something else, downloads, or leads to an element that is hidden (a
 * closed tab).
 *
 * @param event    The click, after all other listeners have run.
 * @param duration Longest time that scrolling may take, in milliseconds.
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
	// pushState() fires no event. Scripts that open what the address names (tabs, the lightbox) and the menu listen to
	// this one.
	dispatchEvent( new HashChangeEvent( 'hashchange', { oldURL, newURL: location.href } ) );
	giveFocus( place );
	const goal = () => topOf( place );
	glide( goal, durationFor( goal() - scroller().scrollTop, duration ) );
};
