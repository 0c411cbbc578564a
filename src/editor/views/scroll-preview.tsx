import { RangeControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Props {
	/** Scroll progress from 0 to 100: how far the block has moved through the window. */
	value: number;
	onChange: ( percent: number ) => void;
}

/**
 * A slider in the canvas that simulates scrolling past a block with moving layers. At 50 every layer is where the
 * author placed it.
 */
export const ScrollPreview = ( { value, onChange }: Props ) => (
	<div className="eidan-scroll-preview" contentEditable={ false }>
		<RangeControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ __( 'Scroll preview', 'eidan' ) }
			value={ value }
			min={ 0 }
			max={ 100 }
			renderTooltipContent={ ( percent ) => `${ percent ?? 50 } %` }
			allowReset
			resetFallbackValue={ 50 }
			onChange={ ( percent = 50 ) => onChange( percent ) }
		/>
	</div>
);

/** The inline style that moves the layers to a scroll progress, in percent. */
export const scrollStyle = ( percent: number ) => ( { '--eidan-progress': percent / 100 } );
