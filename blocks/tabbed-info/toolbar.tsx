import { RepeaterToolbar, type TabItems } from '@eidan/editor';
import { BlockControls, HeadingLevelDropdown } from '@wordpress/block-editor';

import type { TabbedInfoItemAttributes } from '../tabbed-info-item/attributes';

/**
 * What the toolbar of a tabbed info does with the item that is shown.
 *
 * @param props            Props.
 * @param props.handle     The items.
 * @param props.horizontal Whether they stand side by side.
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
