import { RangeControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { SAFE_OPACITY } from './contrast';

interface Props {
	/** The author's choice in whole percent. Undefined: as much as the text needs. */
	value: number | undefined;
	/** What is used for `undefined`, if it is one number. In lists each image has its own. */
	measured?: number;
	/** Called with the new choice. */
	onChange: ( value: number | undefined ) => void;
}

/**
 * How opaque the shade between an image and the text on it is: measured, or chosen by the author.
 */
export const OverlayOpacityControl = ( { value, measured, onChange }: Props ) => (
	<>
		<ToggleControl
			__nextHasNoMarginBottom
			label={ __( 'Automatic overlay opacity', 'eidan' ) }
			help={ __( 'As much as text needs to be readable on each image.', 'eidan' ) }
			checked={ value === undefined }
			onChange={ ( on ) => onChange( on ? undefined : ( measured ?? SAFE_OPACITY ) ) }
		/>
		{ value !== undefined && (
			<RangeControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Overlay opacity', 'eidan' ) }
				min={ 0 }
				max={ 100 }
				value={ value }
				onChange={ onChange }
			/>
		) }
	</>
);
