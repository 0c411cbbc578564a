import { Notice, SelectControl } from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import { OverlayOpacityControl } from '@eidan/editor';
import type { ImageWithTextAttributes } from '../attributes';
import { opacityOf } from '../look';

interface Props {
	attributes: ImageWithTextAttributes;
	setAttributes: ( attributes: Partial< ImageWithTextAttributes > ) => void;
	/** False if no overlay makes text in this color readable on the image. */
	isReadable: boolean;
}

/** Settings of the overlay between the image and the text on it. */
export function Overlay( { attributes, setAttributes, isReadable }: Props ) {
	const { overlay, overlayOpacity, measuredOpacity } = attributes;
	const opacity = opacityOf( attributes );
	return (
		<>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Overlay', 'eidan' ) }
				value={ overlay }
				options={ [
					{ value: 'dark', label: _x( 'Dark', 'overlay', 'eidan' ) },
					{ value: 'light', label: _x( 'Light', 'overlay', 'eidan' ) },
				] }
				onChange={ ( value ) => setAttributes( { overlay: value } ) }
			/>
			<OverlayOpacityControl
				value={ overlayOpacity }
				measured={ measuredOpacity }
				onChange={ ( value ) => setAttributes( { overlayOpacity: value } ) }
			/>
			{ ! isReadable && (
				<Notice status="warning" isDismissible={ false }>
					{ __( 'This text color cannot be read on the image. Choose a lighter or darker one.', 'eidan' ) }
				</Notice>
			) }
			{ isReadable && opacity < measuredOpacity && (
				<Notice
					status="warning"
					isDismissible={ false }
					actions={ [
						{
							label: __( 'Reset', 'eidan' ),
							onClick: () => setAttributes( { overlayOpacity: undefined } ),
						},
					] }
				>
					{ __( 'The text may be hard to read on the brightest or darkest part of the image.', 'eidan' ) }
				</Notice>
			) }
		</>
	);
}
