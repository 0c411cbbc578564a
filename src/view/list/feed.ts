/**
 * What only infinite lists need: pages that come by scrolling, and the ARIA
 * feed pattern for a list that grows while it is read.
 */

/** So many pages come by scrolling unless the owner says otherwise; then the footer can be reached. */
export const AUTO_LOADS = 3;

const { DOCUMENT_POSITION_FOLLOWING: AFTER, DOCUMENT_POSITION_PRECEDING: BEFORE } = Node;

const FOCUSABLE = 'a,button,input,select';

/**
 * Whether a visitor has left the list for what comes after it: at the end of the page, or with the focus behind the list.
 * More of a list without an end would push away what is read there.
 *
 * @param items The list's items.
 */
const isPast = ( items: HTMLElement ): boolean => {
	const { scrollHeight, clientHeight } = document.documentElement;
	if ( window.scrollY > 0 && window.scrollY + clientHeight > scrollHeight - 2 ) {
		return true;
	}
	const { activeElement: focused } = document;
	return items.compareDocumentPosition( focused! ) === AFTER && ! items.parentElement!.contains( focused );
};

/**
 * Makes a load more list infinite, up to a point: then its button takes over.
 * Page Down and Page Up go from article to article; Control + End and Control
 * + Home leave the feed, so that a list that grows never locks the rest of the
 * page away.
 *
 * @param part   Finds a part of the list.
 * @param on     Listens until the list ends.
 * @param signal Ends it.
 * @param pages  How many pages come by themselves; 0: all, until the visitor has left the list for what comes after it.
 * @return To be called when the items have changed, or could not be.
 */
export const feed = (
	part: ( name: string ) => HTMLElement | null,
	on: ( target: EventTarget, name: string, listener: ( event: KeyboardEvent ) => void ) => void,
	signal: AbortSignal,
	pages = AUTO_LOADS
) => {
	const items = part( 'items' )!;
	let left = pages || Infinity;

	const sensor = new IntersectionObserver(
		( [ entry ] ) => {
			if ( left === Infinity && isPast( items ) ) {
				left = 0;
			}
			if (
				entry!.isIntersecting &&
				// After a failure, only the visitor tries again.
				! part( 'status a' ) &&
				left-- > 0
			) {
				const more = part( 'more' );
				if ( more ) {
					// As much room as the pages that are shown take, each: what comes after the list is not pushed away
					// under the eyes of those who are quicker than the answer, which replaces this element.
					part( 'pagination' )!.style.paddingBlockStart =
						`${ items.offsetHeight / ( Number( more.dataset.page ) - 1 ) }px`;
					more.click();
				}
			}
		},
		// A window ahead.
		{ rootMargin: '100%' }
	);
	on( signal, 'abort', () => sensor.disconnect() );

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
		// After a failure it is still there.
		part( 'pagination' )!.style.paddingBlockStart = '';
		// A feed holds articles, and "nothing found" is none.
		items.role = part( 'items article' ) ? 'feed' : 'group';
		// Observed anew, it reports an end that is still in sight.
		sensor.disconnect();
		sensor.observe( part( 'pagination' )! );
	};
};
