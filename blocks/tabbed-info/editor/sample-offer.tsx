import { store as blockEditorStore } from '@wordpress/block-editor';
import type { Block } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import { SampleButton, blocksOf } from '@eidan/editor';

import { isBlank } from './blank';
import { sample } from '../sample';

/**
 * Offers the sample below items that nobody has written into yet: tabs, an accordion and the other forms come from the
 * inserter with empty items, and so never show the placeholder.
 *
 * @param props          Component props.
 * @param props.clientId Id of the block with the items.
 */
export function SampleOffer( { clientId }: { clientId: string } ) {
	const { replaceInnerBlocks } = useDispatch( blockEditorStore );
	const isOffered = useSelect(
		( select ) => ( select( blockEditorStore ).getBlocks( clientId ) as Block[] ).every( isBlank ),
		[ clientId ]
	);
	return isOffered ? (
		<div className="eidan-tabs__sample">
			<SampleButton fill={ () => replaceInnerBlocks( clientId, blocksOf( sample() ), false ) } />
		</div>
	) : null;
}
