import { speak } from '@wordpress/a11y';
import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { next, previous } from '@wordpress/icons';

/** Where a preview stands that shows its items one after the other. */
export interface Steps {
	/** The one that is shown, from 0. */
	index: number;
	/** How many there are. */
	count: number;
	/** Brings up another one; nothing of it is stored. */
	go: ( index: number ) => void;
}

/** Told where a preview stands, again whenever that changes; nothing once its items are gone. */
export type Report = ( steps?: Steps ) => void;

/**
 * What the pointer does in a preview, for everyone: its items, one after the other, from the toolbar of the block. A
 * preview is inert, so that the keyboard cannot come to what is in it.
 */
export function StepsToolbar( { index, count, go }: Steps ) {
	const [ back, forth ] = isRTL() ? [ next, previous ] : [ previous, next ];
	const to = ( at: number ) => {
		go( at );
		/* translators: 1: number of an item. 2: number of items. */
		speak( sprintf( __( 'Item %1$d of %2$d', 'eidan' ), at + 1, count ) );
	};
	return (
		<BlockControls>
			<ToolbarGroup>
				<ToolbarButton
					icon={ back }
					label={ __( 'Previous item', 'eidan' ) }
					disabled={ index < 1 }
					onClick={ () => to( index - 1 ) }
				/>
				<ToolbarButton
					icon={ forth }
					label={ __( 'Next item', 'eidan' ) }
					disabled={ index >= count - 1 }
					onClick={ () => to( index + 1 ) }
				/>
			</ToolbarGroup>
		</BlockControls>
	);
}
