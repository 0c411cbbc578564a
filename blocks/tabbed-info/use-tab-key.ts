import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRefEffect } from '@wordpress/compose';
import { useRegistry } from '@wordpress/data';

import { selectBlockEditor } from '@eidan/editor';

/**
 * Handles the Tab key in the editor, as on the page: from a title to the first block of its item. With Shift, from that
 * block back to the title. WordPress would move the focus out of the canvas to the sidebar.
 *
 * The listener is on the block's element. React's listeners are on the root element, where they would run too late.
 */
export function useTabKey() {
	const registry = useRegistry();
	return useRefEffect< HTMLElement >(
		( block ) => {
			const { getBlockRootClientId, getSelectedBlockClientId } = registry.select( blockEditorStore );
			const { selectBlock } = registry.dispatch( blockEditorStore );
			const blocksIn = ( item: string ) =>
				selectBlockEditor( ( store ) => registry.select( store as typeof blockEditorStore ) ).getBlocks( item );
			const titleOf = ( item: string ) =>
				block.querySelector< HTMLElement >(
					`[data-item="${ item }"] > .eidan-tabs__title, [data-block="${ item }"] > .eidan-tabs__summary > .eidan-tabs__title`
				);

			const intoPanel = ( target: Element ) => {
				const summary = target.closest( '.eidan-tabs__summary' );
				const item =
					summary?.closest< HTMLElement >( '[data-item]' )?.dataset.item ??
					summary?.closest< HTMLElement >( '[data-block]' )?.dataset.block;
				const [ first ] = item ? blocksIn( item ) : [];
				return first && ( () => selectBlock( first.clientId, 0 ) );
			};
			const backToTitle = () => {
				const selected = getSelectedBlockClientId();
				const item = selected ? getBlockRootClientId( selected ) : null;
				const title = item && blocksIn( item )[ 0 ]?.clientId === selected ? titleOf( item ) : null;
				return title && ( () => title.focus() );
			};
			const onKeyDown = ( event: KeyboardEvent ) => {
				const target = event.target as HTMLElement;
				// Ignored inside a nested tabbed info block, which has its own listener.
				if (
					event.key !== 'Tab' ||
					event.defaultPrevented ||
					! target.isContentEditable ||
					target.closest( '[data-type="eidan/tabbed-info"]' ) !== block
				) {
					return;
				}
				const isTitle = target.matches( '.eidan-tabs__summary > *' );
				const move = event.shiftKey ? ! isTitle && backToTitle() : isTitle && intoPanel( target );
				if ( move ) {
					event.preventDefault();
					move();
				}
			};
			block.addEventListener( 'keydown', onKeyDown );
			return () => block.removeEventListener( 'keydown', onKeyDown );
		},
		[ registry ]
	);
}
