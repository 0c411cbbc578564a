/**
 * The ARIA feed pattern, for lists that grow while they are read. Its own
 * module because only infinite lists need it.
 */

const FOCUSABLE = 'a[href],button,input,select,textarea';

/**
 * Makes a list of articles a feed. Page Down and Page Up go from article to
 * article; Control + End and Control + Home leave the feed, so that a list
 * that grows never locks the rest of the page away.
 *
 * @param items  The list: its items hold one article each.
 * @param more   Whether there will be more.
 * @param signal Ends it.
 */
export const feed = (
	items: HTMLElement,
	more: () => unknown,
	signal: AbortSignal
) => {
	const articles = () => [ ...items.querySelectorAll( 'article' ) ];

	const mark = () => {
		articles().forEach( ( article, index, { length } ) => {
			article.parentElement!.role = 'presentation';
			article.ariaPosInSet = `${ index + 1 }`;
			article.ariaSetSize = `${ more() ? -1 : length }`;
			article.tabIndex = -1;
		} );
		// An empty feed would be an error; what is left is one text.
		items.role = items.querySelector( 'article' ) ? 'feed' : null;
	};

	const outside = ( side: number ) =>
		[ ...document.querySelectorAll< HTMLElement >( FOCUSABLE ) ].filter(
			( element ) =>
				// Inside would be 4 + 16.
				items.compareDocumentPosition( element ) === side &&
				element.checkVisibility()
		);

	const observer = new MutationObserver( mark );
	observer.observe( items, { childList: true } );
	signal.addEventListener( 'abort', () => observer.disconnect() );

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
	mark();
};
