import {
	FocalPointPicker,
	Notice,
	PanelBody,
	SelectControl,
	TextareaControl,
	ToggleControl,
} from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { ImageSizeControl } from './image-size';
import { RatioControl } from '../controls/ratio';
import { LinkFields } from '../link';
import type { ImageAttributes } from './use-image';

interface Props {
	attributes: ImageAttributes;
	setAttributes: ( attributes: Partial< ImageAttributes > ) => void;
}

/** Settings for the alternative text of an image and for the size of its file. `children` are further settings. */
export const ImagePanel = ( {
	attributes: { decorative, alt, linkTo, sizeSlug },
	setAttributes,
	onSize,
	children,
}: Props & { onSize: ( slug: string ) => void; children?: ReactNode } ) => (
	<PanelBody title={ __( 'Image', 'eidan' ) }>
		<ToggleControl
			__nextHasNoMarginBottom
			label={ __( 'Decorative', 'eidan' ) }
			help={ __( 'Hidden from screen readers.', 'eidan' ) }
			checked={ decorative }
			onChange={ ( value ) => setAttributes( { decorative: value } ) }
		/>
		{ ! decorative && (
			<TextareaControl
				__nextHasNoMarginBottom
				label={ __( 'Alternative text', 'eidan' ) }
				help={ __( 'Describe the purpose of the image.', 'eidan' ) }
				value={ alt }
				onChange={ ( value ) => setAttributes( { alt: value } ) }
			/>
		) }
		{ decorative && linkTo !== 'none' && (
			<Notice status="warning" isDismissible={ false }>
				{ __( 'A linked image is not decorative: its alternative text says where the link goes.', 'eidan' ) }
			</Notice>
		) }
		{ children }
		<ImageSizeControl value={ sizeSlug } onChange={ onSize } />
	</PanelBody>
);

/** Settings for the link of an image. `children` are shown only if the image links to the lightbox. */
export const ImageLinkPanel = ( {
	attributes: { linkTo, href, linkTarget, rel },
	setAttributes,
	onLink,
	children,
}: Props & { onLink: ( to: ImageAttributes[ 'linkTo' ] ) => void; children?: ReactNode } ) => (
	<PanelBody title={ __( 'Link', 'eidan' ) }>
		<SelectControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ __( 'Link to', 'eidan' ) }
			value={ linkTo }
			options={ [
				{ value: 'none', label: _x( 'None', 'link', 'eidan' ) },
				{ value: 'lightbox', label: __( 'Lightbox', 'eidan' ) },
				{ value: 'file', label: __( 'Image file', 'eidan' ) },
				{ value: 'page', label: __( 'Attachment page', 'eidan' ) },
				{ value: 'custom', label: __( 'Custom URL', 'eidan' ) },
			] }
			onChange={ ( value ) => onLink( value as typeof linkTo ) }
		/>
		{ linkTo === 'custom' && (
			<LinkFields
				value={ { url: href, linkTarget, rel } }
				onChange={ ( { url: address, ...link } ) => setAttributes( { href: address, ...link } ) }
			/>
		) }
		{ linkTo === 'lightbox' && children }
	</PanelBody>
);

/** The caption of an image that shows it only in the lightbox. */
export const LightboxCaption = ( { attributes: { caption }, setAttributes }: Props ) => (
	<TextareaControl
		__nextHasNoMarginBottom
		label={ __( 'Caption', 'eidan' ) }
		help={ __( 'Shown in the lightbox.', 'eidan' ) }
		value={ caption ?? '' }
		onChange={ ( value ) => setAttributes( { caption: value } ) }
	/>
);

/** Settings for the crop of an image. `children` are shown between the aspect ratio and the focal point. */
export const ImageShape = ( {
	attributes: { ratio, focalPoint, url },
	setAttributes,
	children,
}: Props & { children?: ReactNode } ) => (
	<>
		<RatioControl original="auto" value={ ratio } onChange={ ( value ) => setAttributes( { ratio: value } ) } />
		{ children }
		{ url && ratio !== 'auto' && (
			<FocalPointPicker
				__nextHasNoMarginBottom
				label={ __( 'Focal point', 'eidan' ) }
				url={ url }
				value={ { x: focalPoint?.x ?? 0.5, y: focalPoint?.y ?? 0.5 } }
				onChange={ ( value ) => setAttributes( { focalPoint: value } ) }
			/>
		) }
	</>
);
