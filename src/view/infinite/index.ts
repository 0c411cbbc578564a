/**
 * What only infinite lists need on top of `@eidan/list`: pages that come by
 * scrolling, and the ARIA feed pattern for a list that grows while it is read.
 */
import { define } from '@eidan/runtime';

/** So many pages come by scrolling; then the footer can be reached. */
const AUTO_LOADS = 3;

const FOCUSABLE = 'a[href],button,input,select,textarea';

/**
 * Makes a load more list infinite, up to a point: then its button takes over.
 * Page Down and Page Up go from article to article; Control + End and Control
 * + Home leave the feed, so that a list that grows never locks the rest of the
 * page away.
 *
 * @param root           The list.
 * @param _              No options.
 * @param context        What the runtime gives.
 * @param context.signal Ends it.
 */
export const infinite = (
	root: HTMLElement,
	_: unknown,
	{ signal }: { signal: AbortSignal }
) => {
	const part = ( name: string ) =>
		root.querySelector( '.eidan-list__' + name ) as HTMLElement;
	const items = part( 'items' );
	const more = () =>
		root.querySelector< HTMLElement >( '.eidan-list__more' );
	const articles = () => [ ...items.querySelectorAll( 'article' ) ];
	let left = AUTO_LOADS;

	const sensor = new IntersectionObserver(
		( entries ) => {
			const link = more();
			if (
				link &&
				entries.some( ( { isIntersecting } ) => isIntersecting ) &&
				// After a failure, only the visitor tries again.
				! part( 'status' ).querySelector( 'a' ) &&
				left-- > 0
			) {
				link.click();
			}
		},
		{ rootMargin: '400px' }
	);

	const settle = () => {
		articles().forEach( ( article, index, { length } ) => {
			article.ariaPosInSet = `${ index + 1 }`;
			article.ariaSetSize = `${ more() ? -1 : length }`;
			article.tabIndex = -1;
		} );
		// A feed holds articles, and "nothing found" is none.
		items.role = articles()[ 0 ] ? 'feed' : 'group';
		// Observed anew, it reports an end that is still in sight.
		sensor.disconnect();
		sensor.observe( part( 'pagination' ) );
	};

	const outside = ( side: number ) =>
		[ ...document.querySelectorAll< HTMLElement >( FOCUSABLE ) ].filter(
			( element ) =>
				// Inside would be 4 + 16.
				items.compareDocumentPosition( element ) === side &&
				element.checkVisibility()
		);

	const observer = new MutationObserver( settle );
	observer.observe( items, { childList: true } );
	signal.addEventListener( 'abort', () => {
		observer.disconnect();
		sensor.disconnect();
	} );

	items.addEventListener(
		'keydown',
		( event ) => {
			const { key, ctrlKey, target } = event;
			const all = articles();
			const at = all.findIndex( ( article ) =>
				article.contains( target as Node )
			);
			const to = ctrlKey
				? ( key === 'End' && outside( 4 )[ 0 ] ) ||
				  ( key === 'Home' && outside( 2 ).pop() )
				: ( key === 'PageDown' && all[ at + 1 ] ) ||
				  ( key === 'PageUp' && all[ at - 1 ] );
			if ( to ) {
				event.preventDefault();
				to.focus();
			}
		},
		{ signal }
	);
	settle();
};

define( 'infinite', infinite );
