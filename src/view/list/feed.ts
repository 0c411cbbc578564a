/**
 * What only infinite lists need: loading pages by scrolling, and the ARIA feed pattern for a list that grows while it
 * is read.
 */

import { scroller } from '../scroll/glide';

/** Default number of pages that load by scrolling. After that the visitor can reach the footer. */
export const AUTO_LOADS = 3;

/** `Node.DOCUMENT_POSITION_PRECEDING` and `_FOLLOWING` of the DOM standard, whose names are many bytes. */
const BEFORE = 2;
const AFTER = 4;

const FOCUSABLE = 'a,button,input,select';

/** Whether a visitor has gone to the end of the page. More items would then push away what is being read. */
const isPast = (): boolean => {
	const { scrollTop, scrollHeight, clientHeight } = scroller();
	return scrollTop > 0 && scrollTop + clientHeight > scrollHeight - 2;
};

/**
 * Whether a visitor goes by keyboard, and is at the link for more or behind the list. A page that comes by itself would
 * push what has the focus out of the window.
 *
 * @param items   The element around the items.
 * @param focused The element with the focus.
 */
const isBehind = ( items: HTMLElement, focused: Element ): boolean =>
	items.compareDocumentPosition( focused ) === AFTER && focused.matches( ':focus-visible' );

/**
 * Loads pages of a “load more” list by scrolling, up to a limit. After that the visitor uses the button. Page Down and
 * Page Up go from article to article. Control + End and Control + Home leave the feed, so that a growing list never
 * blocks the rest of the page.
 *
 * @param part   Finds a part of the list.
 * @param on     Adds an event listener that is removed when the list's view ends.
 * @param signal Ends the view.
 * @param pages  How many pages load by themselves. 0 means all, until the visitor has gone past the list.
 * @return Call it when the items have changed or could not be loaded.
 */
export const feed = (
	part: ( name: string ) => HTMLElement | null,
	on: ( target: EventTarget, name: string, listener: ( event: KeyboardEvent ) => void ) => void,
	signal: AbortSignal,
	pages = AUTO_LOADS
) => {
	const items = part( 'items' )!;
	let left = pages || Infinity;
	const leave = ( { key }: { key?: string } ) => {
		if ( ! pages && ( key === 'End' || ( ! key && isPast() ) ) ) {
			left = 0;
		}
	};

	let held: boolean;
	const sensor = new IntersectionObserver(
		( [ entry ] ) => {
			leave( {} );
			held = isBehind( items, document.activeElement! );
			if (
				entry!.isIntersecting &&
				! held &&
				// After an error only the visitor can try again.
				! part( 'status a' ) &&
				left-- > 0
			) {
				const more = part( 'more' );
				if ( more ) {
					// Reserve the average height of a page. Then what follows the list is not pushed away if the
					// visitor scrolls there before the answer arrives, which replaces this element.
					part( 'pagination' )!.style.paddingBlockStart =
						`${ items.offsetHeight / ( +more.dataset.page! - 1 ) }px`;
					more.click();
				}
			}
		},
		// Load the next page when its place is one window height below the view.
		{ rootMargin: '100%' }
	);
	// Observing again reports the end of the list once more if it is still in view.
	const observe = () => {
		sensor.disconnect();
		sensor.observe( part( 'pagination' )! );
	};
	on( signal, 'abort', () => sensor.disconnect() );
	on( document, 'focusin', () => held && observe() );
	// Who comes to the end while a page is on its way has left as well; its answer makes the list longer.
	on( window, 'scroll', leave );
	// The way there takes browsers longer than a page, which would always come in between.
	on( window, 'keydown', leave );

	on( items, 'keydown', ( event ) => {
		const { key, ctrlKey, target } = event;
		const sides: Record< string, number > = ctrlKey
			? { End: AFTER, Home: BEFORE }
			: { PageDown: AFTER, PageUp: BEFORE };
		const side = sides[ key ];
		const from = ctrlKey ? items : ( target as Element ).closest( 'article' );
		const to = [
			...( ctrlKey ? document : items ).querySelectorAll< HTMLElement >( ctrlKey ? FOCUSABLE : 'article' ),
		]
			.filter( ( element ) => from?.compareDocumentPosition( element ) === side && element.checkVisibility() )
			.at( side === AFTER ? 0 : -1 );
		if ( to ) {
			event.preventDefault();
			to.focus();
		}
	} );

	return () => {
		// After an error the reserved space is still there.
		part( 'pagination' )!.style.paddingBlockStart = '';
		// A feed may hold only articles. The message "nothing found" is not one.
		items.role = part( 'items article' ) ? 'feed' : 'group';
		observe();
	};
};
