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
 * The link of the first heading among a block's words. It is stored in the heading itself, so that it is a link without
 * the plugin, too.
 *
 * @param clientId The block.
 * @return Undefined without a heading.
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
