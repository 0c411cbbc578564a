import { BlockControls, store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { plus, seen } from '@wordpress/icons';

import { selectBlockEditor } from '@eidan/editor';
import type { TabbedInfoItemAttributes } from './attributes';
import { setOpenTab, type TabItem } from './editor/open-tab';

interface Props {
	attributes: TabbedInfoItemAttributes;
	clientId: string;
	context: Record< string, unknown >;
}

export function Toolbar( { attributes: { open, level }, clientId, context }: Props ) {
	const { insertBlock, updateBlockAttributes } = useDispatch( blockEditorStore );
	const { parent, index, siblings } = useSelect(
		( select ) => {
			const { getBlockIndex, getBlockRootClientId } = select( blockEditorStore );
			const root = getBlockRootClientId( clientId ) ?? '';
			return {
				parent: root,
				index: getBlockIndex( clientId ),
				siblings: selectBlockEditor( select ).getBlocks< TabItem >( root ),
			};
		},
		[ clientId ]
	);
	const toggle = () => {
		if ( open || context[ 'eidan/tabs-mode' ] === 'toggle' ) {
			updateBlockAttributes( clientId, { open: ! open } );
		} else {
			setOpenTab( siblings, clientId, updateBlockAttributes );
		}
	};

	return (
		<BlockControls>
			<ToolbarGroup>
				<ToolbarButton
					icon={ seen }
					isPressed={ open }
					label={ __( 'Open by default', 'eidan' ) }
					onClick={ toggle }
				/>
				<ToolbarButton
					icon={ plus }
					label={ __( 'Add item', 'eidan' ) }
					onClick={ () =>
						insertBlock( createBlock( 'eidan/tabbed-info-item', { level } ), index + 1, parent )
					}
				/>
			</ToolbarGroup>
		</BlockControls>
	);
}
