import { glide, scroller } from '../scroll/glide';

/**
 * Scrolls to the top of a list.
 *
 * @param root The list.
 * @param how  Free space above the list in pixels, and duration in milliseconds.
 */
export const scrollToTop = ( root: HTMLElement, [ offset, duration ]: readonly [ number, number ] ) =>
	glide( () => scroller().scrollTop + root.getBoundingClientRect().top - offset, duration );
