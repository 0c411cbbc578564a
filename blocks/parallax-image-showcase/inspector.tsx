import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, RangeControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { rangeOf, GroupControl, OverlayOpacityControl, RepeaterList, type Repeater } from '@eidan/editor';
import type { ParallaxImageShowcaseItemAttributes } from '../parallax-image-showcase-item/attributes';
import type { ParallaxImageShowcaseAttributes } from './attributes';
import metadata from './block.json';
import { OFFSETS } from './look';

interface Props {
	attributes: ParallaxImageShowcaseAttributes;
	setAttributes: ( attributes: Partial< ParallaxImageShowcaseAttributes > ) => void;
	/** All inner blocks: images and text. */
	handle: Repeater< Partial< ParallaxImageShowcaseItemAttributes > & { content?: unknown } >;
	/** Greatest number of images and text blocks together. */
	maxBlocks: number;
	/** Opacity of the shade below words on the main image, in percent. Undefined if they stand elsewhere. */
	shade: number | undefined;
}

const controlProps = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

/** Removes markup from text. */
const withoutMarkup = ( content: unknown ) =>
	new DOMParser().parseFromString( String( content ?? '' ), 'text/html' ).body.textContent ?? '';

export function Inspector( { attributes, setAttributes, handle, maxBlocks, shade }: Props ) {
	const { offsets, pointer, smoothness, perspective, group } = attributes;
	const offset = ( name: keyof typeof OFFSETS, label: string, help?: string ) => (
		<RangeControl
			{ ...controlProps }
			label={ label }
			{ ...( help ? { help } : {} ) }
			value={ offsets[ name ] ?? OFFSETS[ name ] }
			{ ...rangeOf( metadata.attributes.offsets.properties[ name ] ) }
			allowReset
			resetFallbackValue={ OFFSETS[ name ] }
			onChange={ ( value = OFFSETS[ name ] ) => setAttributes( { offsets: { ...offsets, [ name ]: value } } ) }
		/>
	);
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Layers, from back to front', 'eidan' ) }>
					<RepeaterList
						label={ __( 'Layers, from back to front', 'eidan' ) }
						handle={ handle }
						nameOf={ ( { attributes: { alt, content } } ) => alt || withoutMarkup( content ) }
						max={ maxBlocks }
					/>
				</PanelBody>
				{ handle.items.some( ( { attributes: { linkTo } } ) => linkTo === 'lightbox' ) && (
					<PanelBody title={ __( 'Lightbox', 'eidan' ) }>
						<GroupControl value={ group } onChange={ ( value ) => setAttributes( { group: value } ) } />
					</PanelBody>
				) }
			</InspectorControls>
			<InspectorControls group="styles">
				{ shade !== undefined && (
					<PanelBody title={ __( 'Overlay', 'eidan' ) }>
						<OverlayOpacityControl
							value={ attributes.overlayOpacity }
							measured={ shade }
							onChange={ ( overlayOpacity ) => setAttributes( { overlayOpacity } ) }
						/>
					</PanelBody>
				) }
				<PanelBody title={ __( 'Parallax', 'eidan' ) }>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Follow the pointer', 'eidan' ) }
						checked={ pointer }
						onChange={ ( value ) => setAttributes( { pointer: value } ) }
					/>
					{ pointer && (
						<>
							<RangeControl
								{ ...controlProps }
								label={ __( 'Smoothness', 'eidan' ) }
								value={ smoothness }
								{ ...rangeOf( metadata.attributes.smoothness ) }
								allowReset
								resetFallbackValue={ metadata.attributes.smoothness.default }
								onChange={ ( value = metadata.attributes.smoothness.default ) =>
									setAttributes( { smoothness: value } )
								}
							/>
							<RangeControl
								{ ...controlProps }
								label={ __( 'Perspective', 'eidan' ) }
								value={ perspective }
								{ ...rangeOf( metadata.attributes.perspective ) }
								allowReset
								resetFallbackValue={ metadata.attributes.perspective.default }
								onChange={ ( value = metadata.attributes.perspective.default ) =>
									setAttributes( { perspective: value } )
								}
							/>
						</>
					) }
				</PanelBody>
				<PanelBody title={ __( 'Vertical offset (px)', 'eidan' ) } initialOpen={ false }>
					{ offset(
						'main',
						__( 'Main image', 'eidan' ),
						__( 'Phones show all images without it.', 'eidan' )
					) }
					{ offset( 'mainBand', __( 'Main image, large screens', 'eidan' ) ) }
					{ offset( 'auxiliary', __( 'Other images', 'eidan' ) ) }
					{ offset( 'auxiliaryBand', __( 'Other images, large screens', 'eidan' ) ) }
				</PanelBody>
			</InspectorControls>
		</>
	);
}
