import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useSizeOptions } from './use-media';

interface Props {
	/** Name of an image size, such as `large`. */
	value: string;
	onChange: ( size: string ) => void;
}

/** Chooses the largest image size that is loaded. Shows nothing if the editor knows no image sizes. */
export function ImageSizeControl( { value, onChange }: Props ) {
	const sizes = useSizeOptions();
	// A size that no theme or plugin registers any more stays selected until the author chooses another one.
	const missing = value && ! sizes.some( ( size ) => size.value === value ) ? [ { value, label: value } ] : [];
	return sizes.length > 0 ? (
		<SelectControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ __( 'Image size', 'eidan' ) }
			help={ __( 'The largest file used. Browsers choose a smaller one where possible.', 'eidan' ) }
			value={ value }
			options={ [ ...sizes, ...missing ] }
			onChange={ onChange }
		/>
	) : null;
}
