import { glide } from '../scroll/glide';

/**
 * Scrolls to a list's top.
 *
 * @param root The list.
 * @param how  Free space above the list, and milliseconds that scrolling takes.
 */
export const scrollToTop = ( root: HTMLElement, [ offset, duration ]: readonly [ number, number ] ) =>
	glide( () => scrollY + root.getBoundingClientRect().top - offset, duration );
