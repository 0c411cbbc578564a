import { speak } from '@wordpress/a11y';
import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { next, previous } from '@wordpress/icons';

/** The current item of a preview that shows its items one after the other. */
export interface Steps {
	/** Index of the current item, from 0. */
	index: number;
	/** Number of items. */
	count: number;
	/** Shows another item. This changes only the preview, not the block. */
	go: ( index: number ) => void;
}

/** Called whenever the current item of a preview changes. Called without an argument when the items are removed. */
export type Report = ( steps?: Steps ) => void;

/**
 * Buttons in the toolbar that show the previous and the next item of a preview. A preview is inert, so authors who use
 * the keyboard cannot reach its items directly.
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
