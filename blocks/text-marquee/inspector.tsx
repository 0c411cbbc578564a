import { InspectorControls } from '@wordpress/block-editor';
import { Button, PanelBody, RangeControl, SelectControl, TextControl, ToggleControl } from '@wordpress/components';
import { __, _n, _x, sprintf } from '@wordpress/i18n';

import type { TextMarqueeAttributes } from './attributes';
import metadata from './block.json';
import { rangeOf, DirectionControl, MediaCheck, SpeedControl, WidthRange, MediaUpload } from '@eidan/editor';
import { previews, scales, widths, withScales } from './look';

interface Props {
	attributes: TextMarqueeAttributes;
	setAttributes: ( attributes: Partial< TextMarqueeAttributes > ) => void;
}

export function Inspector( props: Props ) {
	const { attributes, setAttributes } = props;
	const { direction, speed, secondRow, pauseOnHover } = attributes;
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'eidan' ) }>
					<DirectionControl
						value={ direction }
						onChange={ ( value ) => setAttributes( { direction: value } ) }
					/>
					<SpeedControl
						schema={ metadata.attributes.speed }
						value={ speed }
						onChange={ ( value ) => setAttributes( { speed: value } ) }
						help={ ( seconds ) =>
							sprintf(
								/* translators: %d: seconds. */
								_n(
									'Text crosses the block in %d second.',
									'Text crosses the block in %d seconds.',
									seconds,
									'eidan'
								),
								seconds
							)
						}
					/>
					<ToggleControl
						label={ __( 'Second row in the opposite direction', 'eidan' ) }
						checked={ secondRow }
						onChange={ ( value ) => setAttributes( { secondRow: value } ) }
						__nextHasNoMarginBottom
					/>
					<ToggleControl
						label={ __( 'Pause on hover', 'eidan' ) }
						checked={ pauseOnHover }
						onChange={ ( value ) => setAttributes( { pauseOnHover: value } ) }
						__nextHasNoMarginBottom
					/>
				</PanelBody>
				<SeparatorPanel { ...props } />
			</InspectorControls>
			<StylePanels { ...props } />
		</>
	);
}

function SeparatorPanel( { attributes, setAttributes }: Props ) {
	const { separator, separatorCharacter, separatorIcon, separatorImage } = attributes;
	return (
		<PanelBody title={ __( 'Separator', 'eidan' ) }>
			<SelectControl
				label={ __( 'Separator', 'eidan' ) }
				value={ separator }
				options={ [
					{ label: _x( 'None', 'separator', 'eidan' ), value: 'none' },
					{ label: __( 'Character', 'eidan' ), value: 'character' },
					{ label: __( 'Icon', 'eidan' ), value: 'icon' },
					{ label: __( 'Image', 'eidan' ), value: 'image' },
				] }
				onChange={ ( value ) => setAttributes( { separator: value as TextMarqueeAttributes[ 'separator' ] } ) }
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
			{ separator === 'character' && (
				<TextControl
					label={ __( 'Character', 'eidan' ) }
					value={ separatorCharacter }
					maxLength={ metadata.attributes.separatorCharacter.maxLength }
					onChange={ ( value ) => setAttributes( { separatorCharacter: value } ) }
					__next40pxDefaultSize
					__nextHasNoMarginBottom
				/>
			) }
			{ separator === 'icon' && (
				<SelectControl
					label={ __( 'Icon', 'eidan' ) }
					value={ separatorIcon }
					options={ [
						{ label: __( 'Asterisk', 'eidan' ), value: 'asterisk' },
						{ label: __( 'Arrow', 'eidan' ), value: 'arrow' },
						{ label: __( 'Circle', 'eidan' ), value: 'circle' },
						{ label: __( 'Diamond', 'eidan' ), value: 'diamond' },
						{ label: __( 'Plus', 'eidan' ), value: 'plus' },
					] }
					onChange={ ( value ) =>
						setAttributes( { separatorIcon: value as TextMarqueeAttributes[ 'separatorIcon' ] } )
					}
					__next40pxDefaultSize
					__nextHasNoMarginBottom
				/>
			) }
			{ separator === 'image' && (
				<MediaCheck>
					<MediaUpload
						allowedTypes={ [ 'image' ] }
						{ ...( separatorImage.id ? { value: separatorImage.id } : {} ) }
						onSelect={ ( { id, url } ) => setAttributes( { separatorImage: { id, url } } ) }
						render={ ( { open } ) => (
							<Button variant="secondary" __next40pxDefaultSize onClick={ open }>
								{ separatorImage.url ? __( 'Replace image', 'eidan' ) : __( 'Choose image', 'eidan' ) }
							</Button>
						) }
					/>
				</MediaCheck>
			) }
		</PanelBody>
	);
}

function StylePanels( { attributes, setAttributes }: Props ) {
	const { stroke, strokeWidth, fontScale, fade } = attributes;
	return (
		<InspectorControls group="styles">
			<PanelBody title={ __( 'Texts', 'eidan' ) }>
				<SelectControl
					label={ __( 'Outlined text', 'eidan' ) }
					value={ stroke }
					options={ [
						{ label: _x( 'None', 'outlined text', 'eidan' ), value: 'none' },
						{ label: __( 'All texts', 'eidan' ), value: 'all' },
						{ label: __( 'Every other text', 'eidan' ), value: 'alternate' },
					] }
					onChange={ ( value ) => setAttributes( { stroke: value as TextMarqueeAttributes[ 'stroke' ] } ) }
					__next40pxDefaultSize
					__nextHasNoMarginBottom
				/>
				{ stroke !== 'none' && (
					<RangeControl
						label={ __( 'Outline width (px)', 'eidan' ) }
						value={ strokeWidth }
						{ ...rangeOf( metadata.attributes.strokeWidth ) }
						step={ 0.5 }
						onChange={ ( value = metadata.attributes.strokeWidth.default ) =>
							setAttributes( { strokeWidth: value } )
						}
						__next40pxDefaultSize
						__nextHasNoMarginBottom
					/>
				) }
				<ToggleControl
					label={ __( 'Fade edges', 'eidan' ) }
					checked={ fade }
					onChange={ ( value ) => setAttributes( { fade: value } ) }
					__nextHasNoMarginBottom
				/>
			</PanelBody>
			<PanelBody title={ __( 'Font size on narrow screens', 'eidan' ) } initialOpen={ false }>
				<WidthRange
					label={ __( 'Share of the full font size', 'eidan' ) }
					steps={ widths.map( ( name ) => ( {
						name,
						width: previews[ name ],
						/* translators: %d: width of the screen in pixels. */
						label: sprintf( __( 'Up to %d px', 'eidan' ), name ),
					} ) ) }
					valueOf={ ( name ) => fontScale[ name ] ?? scales[ name ] }
					defaultOf={ ( name ) => scales[ name ] }
					onChange={ ( change ) => setAttributes( { fontScale: withScales( fontScale, change ) } ) }
					{ ...rangeOf( metadata.attributes.fontScale.properties[ 480 ] ) }
					step={ 0.05 }
				/>
			</PanelBody>
		</InspectorControls>
	);
}
