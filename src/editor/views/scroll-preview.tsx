import { RangeControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Props {
	/** Percent of the way through the window. */
	value: number;
	onChange: ( percent: number ) => void;
}

/**
 * Plays the scroll past a block with layers: in the canvas, below what moves. Its middle is where the author put
 * everything.
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

/** The style that plays it. */
export const scrollStyle = ( percent: number ) => ( { '--eidan-progress': percent / 100 } );
