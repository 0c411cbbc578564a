import { store as blockEditorStore } from '@wordpress/block-editor';
import type { Block } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import { type Link, linkIn, withLink, selectBlockEditor } from '@eidan/editor';

const firstHeading = ( blocks: Block[] ): Block | undefined => {
	for ( const block of blocks ) {
		const found = block.name === 'core/heading' ? block : firstHeading( block.innerBlocks as Block[] );
		if ( found ) {
			return found;
		}
	}
	return undefined;
};

/**
 * Reads and changes the link of the first heading inside a block. The link is stored in the heading, so that it works
 * without the plugin, too.
 *
 * @param clientId Id of the block around the heading.
 * @return The link and its setter. Undefined if there is no heading.
 */
export function useHeadingLink( clientId: string ): { link: Link; setLink: ( link: Link ) => void } | undefined {
	const heading = useSelect(
		( select ) => firstHeading( selectBlockEditor( select ).getBlocks< Block >( clientId ) ),
		[ clientId ]
	);
	const { updateBlockAttributes } = useDispatch( blockEditorStore );
	if ( ! heading ) {
		return undefined;
	}
	const html = String( heading.attributes.content ?? '' );
	return {
		link: linkIn( html ),
		setLink: ( link ) => void updateBlockAttributes( heading.clientId, { content: withLink( html, link ) } ),
	};
}
