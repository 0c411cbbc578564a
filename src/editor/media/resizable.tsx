import { store as blockEditorStore } from '@wordpress/block-editor';
import { ResizableBox } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { isRTL } from '@wordpress/i18n';
import type { ReactNode } from 'react';

interface Props {
	/** Pixels, undefined for the image's own width. */
	width: number | undefined;
	/** Alignment of the block. */
	align: string | undefined;
	/** Whether the handles are there. */
	active: boolean;
	onChange: ( width: number ) => void;
	children: ReactNode;
}

/** Least width in pixels; core's image has the same. */
const LEAST = 20;

/**
 * An image with the handles of core's image: below, and at the side (or
 * sides) to which it can grow. Its height follows.
 */
export function Resizable( { width, align, active, onChange, children }: Props ) {
	const { toggleSelection } = useDispatch( blockEditorStore );
	const towardsLeft = align === 'center' || ( align ? align === 'right' : isRTL() );
	const towardsRight = align === 'center' || ! towardsLeft;
	return (
		<ResizableBox
			size={ { width: width ?? 'auto', height: 'auto' } }
			minWidth={ LEAST }
			maxWidth="100%"
			lockAspectRatio
			showHandle={ active }
			enable={ { bottom: true, left: towardsLeft, right: towardsRight } }
			// An image in the middle grows to both sides.
			resizeRatio={ align === 'center' ? 2 : 1 }
			onResizeStart={ () => {
				// Else the pointer would select words on its way.
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
