import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __, isRTL } from '@wordpress/i18n';
import { chevronDown, chevronLeft, chevronRight, chevronUp, plus, trash } from '@wordpress/icons';
import type { Repeater } from './use-repeater';

interface Props< A > {
	handle: Repeater< A >;
	/** Whether items are side by side; the arrow icons follow. */
	horizontal?: boolean;
	/** Minimum and maximum number of items. */
	min?: number;
	max?: number;
}

/** Toolbar buttons that add an item after the current one, move the current item or remove it. */
export function RepeaterToolbar< A >( { handle, horizontal = false, min = 1, max = Infinity }: Props< A > ) {
	const { items, active, add, move, remove } = handle;
	const at = items.findIndex( ( { clientId } ) => clientId === active );
	const [ back, forth ] = isRTL() ? [ chevronRight, chevronLeft ] : [ chevronLeft, chevronRight ];

	return (
		<BlockControls>
			<ToolbarGroup>
				<ToolbarButton
					icon={ plus }
					label={ __( 'Add item', 'eidan' ) }
					disabled={ items.length >= max }
					onClick={ () => add( active ) }
				/>
				<ToolbarButton
					icon={ horizontal ? back : chevronUp }
					label={ __( 'Move item backward', 'eidan' ) }
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
					disabled={ items.length <= min }
					onClick={ () => active && remove( active ) }
				/>
			</ToolbarGroup>
		</BlockControls>
	);
}
