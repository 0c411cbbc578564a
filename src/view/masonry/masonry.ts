import { isNative, place } from './place';

/**
 * Keeps a masonry in order while items come, and while it or they change their size.
 *
 * @param root           The element around the items.
 * @param _              It has no options.
 * @param context        From the runtime.
 * @param context.signal Ends it.
 */
export const masonry = ( root: HTMLElement, _: unknown, { signal }: { signal: AbortSignal } ): void => {
	if ( isNative() ) {
		return;
	}
	// An observer runs when layout is done: measuring in it causes no further layout.
	const sizes = new ResizeObserver( () => place( root ) );
	const watch = () => {
		sizes.disconnect();
		[ root, ...root.children ].forEach( ( element ) => sizes.observe( element ) );
	};
	const items = new MutationObserver( watch );
	items.observe( root, { childList: true } );
	watch();
	signal.addEventListener( 'abort', () => {
		sizes.disconnect();
		items.disconnect();
	} );
};
