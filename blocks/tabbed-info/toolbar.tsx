import { BlockControls, HeadingLevelDropdown } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __, isRTL } from '@wordpress/i18n';
import { chevronDown, chevronLeft, chevronRight, chevronUp, plus, trash } from '@wordpress/icons';

import type { TabbedInfoItemAttributes } from '../tabbed-info-item/attributes';
import type { Items } from './items';

/**
 * What the toolbar of a tabbed info does with the item that is shown.
 *
 * @param props            Props.
 * @param props.handle     The items.
 * @param props.horizontal Whether they stand side by side.
 */
export function Toolbar( { handle, horizontal }: { handle: Items; horizontal: boolean } ) {
	const { items, active, add, move, remove, update } = handle;
	const at = items.findIndex( ( { clientId } ) => clientId === active );
	const level = items[ 0 ]?.attributes.level ?? 3;
	const [ back, forth ] = isRTL() ? [ chevronRight, chevronLeft ] : [ chevronLeft, chevronRight ];

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
			<BlockControls>
				<ToolbarGroup>
					<ToolbarButton icon={ plus } label={ __( 'Add item', 'eidan' ) } onClick={ () => add( active ) } />
					<ToolbarButton
						icon={ horizontal ? back : chevronUp }
						label={ __( 'Move item back', 'eidan' ) }
						disabled={ at < 1 }
						onClick={ () => active && move( active, at - 1 ) }
					/>
					<ToolbarButton
						icon={ horizontal ? forth : chevronDown }
						label={ __( 'Move item forward', 'eidan' ) }
						disabled={ at < 0 || at === items.length - 1 }
						onClick={ () => active && move( active, at + 1 ) }
					/>
					<ToolbarButton
						icon={ trash }
						label={ __( 'Remove item', 'eidan' ) }
						disabled={ items.length < 2 }
						onClick={ () => active && remove( active ) }
					/>
				</ToolbarGroup>
			</BlockControls>
		</>
	);
}
