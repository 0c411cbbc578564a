import { isNative, place } from './place';

/**
 * Lays out a masonry again when items are added, or when it or an item changes size.
 *
 * @param root           The element around the items.
 * @param _              There are no options.
 * @param context        From the runtime.
 * @param context.signal Stops it when aborted.
 */
export const masonry = ( root: HTMLElement, _: unknown, { signal }: { signal: AbortSignal } ): void => {
	if ( isNative() ) {
		return;
	}
	// The observer runs after layout, so measuring in it causes no extra layout.
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
