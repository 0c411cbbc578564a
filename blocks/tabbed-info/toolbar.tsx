import { RepeaterToolbar } from '@eidan/editor';
import { BlockControls, HeadingLevelDropdown } from '@wordpress/block-editor';

import type { TabbedInfoItemAttributes } from '../tabbed-info-item/attributes';
import type { TabItems } from './use-items';

/**
 * Toolbar of the block. The heading level is set for all items. Moving, adding and removing act on the shown item.
 *
 * @param props            Component props.
 * @param props.handle     The items, and actions on them.
 * @param props.horizontal Whether the items are side by side. Decides the icons for moving.
 */
export function Toolbar( { handle, horizontal }: { handle: TabItems; horizontal: boolean } ) {
	const { items, update } = handle;
	const level = items[ 0 ]?.attributes.level ?? 3;

	return (
		<>
			<BlockControls group="block">
				<HeadingLevelDropdown
					value={ level }
					options={ [ 2, 3, 4, 5, 6, 0 ] }
					onChange={ ( value ) =>
						update(
							items.map( ( { clientId } ) => clientId ),
							{ level: value as TabbedInfoItemAttributes[ 'level' ] }
						)
					}
				/>
			</BlockControls>
			<RepeaterToolbar handle={ handle } horizontal={ horizontal } />
		</>
	);
}
