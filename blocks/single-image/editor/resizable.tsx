import { store as blockEditorStore } from '@wordpress/block-editor';
import { ResizableBox } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { isRTL } from '@wordpress/i18n';
import type { ReactNode } from 'react';

interface Props {
	/** Width in pixels; undefined for the image's own width. */
	width: number | undefined;
	/** Alignment of the block. */
	align: string | undefined;
	/** Whether the handles are shown. */
	active: boolean;
	onChange: ( width: number ) => void;
	children: ReactNode;
}

/** Minimum width in pixels; core's image has the same. */
const MIN_WIDTH = 20;

/**
 * Adds resize handles to an image, as core's image has them: one at the bottom, and one on each side on which the image
 * can grow. The aspect ratio stays the same.
 */
export function Resizable( { width, align, active, onChange, children }: Props ) {
	const { toggleSelection } = useDispatch( blockEditorStore );
	const towardsLeft = align === 'center' || ( align ? align === 'right' : isRTL() );
	const towardsRight = align === 'center' || ! towardsLeft;
	return (
		<ResizableBox
			size={ { width: width ?? 'auto', height: 'auto' } }
			minWidth={ MIN_WIDTH }
			maxWidth="100%"
			lockAspectRatio
			showHandle={ active }
			enable={ { bottom: true, left: towardsLeft, right: towardsRight } }
			// A centered image grows on both sides, so its width changes twice as much as the handle moves.
			resizeRatio={ align === 'center' ? 2 : 1 }
			onResizeStart={ () => {
				// Otherwise dragging would select text.
				toggleSelection( false );
			} }
			onResizeStop={ ( _event, _direction, element ) => {
				toggleSelection( true );
				onChange( Math.round( element.offsetWidth ) );
			} }
		>
			{ children }
		</ResizableBox>
	);
}
