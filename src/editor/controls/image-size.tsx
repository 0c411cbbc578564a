import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useSizeOptions } from '../media/use-media';

interface Props {
	/** Name of a size of the site. */
	value: string;
	onChange: ( size: string ) => void;
}

/** Which of the site's image sizes is the largest that is loaded; nothing where the site says none. */
export function ImageSizeControl( { value, onChange }: Props ) {
	const sizes = useSizeOptions();
	// A size that a theme or plugin no longer has stays chosen until the author takes another one.
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
