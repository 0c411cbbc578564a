import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, SelectControl, __experimentalNumberControl as NumberControl } from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import type { SingleImageAttributes } from './attributes';
import metadata from './block.json';
import { rangeOf, CaptionsControl, GroupControl, ImageLinkPanel, ImagePanel, ImageShape } from '@eidan/editor';

interface Props {
	attributes: SingleImageAttributes;
	setAttributes: ( attributes: Partial< SingleImageAttributes > ) => void;
	onLink: ( to: SingleImageAttributes[ 'linkTo' ] ) => void;
	onSize: ( size: string ) => void;
}

type Choice = 'mask' | 'blend' | 'filter';

const controlProps = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

export function Inspector( { attributes, setAttributes, onLink, onSize }: Props ) {
	const { align } = attributes as { align?: string };
	const { displayWidth, group, captions } = attributes;
	const imageProps = { attributes, setAttributes };
	const choice = ( name: Choice, label: string, options: Array< { value: string; label: string } > ) => (
		<SelectControl
			{ ...controlProps }
			label={ label }
			value={ attributes[ name ] }
			options={ options }
			onChange={ ( value ) => setAttributes( { [ name ]: value } ) }
		/>
	);

	return (
		<>
			<InspectorControls>
				<ImagePanel { ...imageProps } onSize={ onSize } />
				<ImageLinkPanel { ...imageProps } onLink={ onLink }>
					<GroupControl value={ group } onChange={ ( value ) => setAttributes( { group: value } ) } />
				</ImageLinkPanel>
			</InspectorControls>
			<InspectorControls group="styles">
				<PanelBody title={ __( 'Image', 'eidan' ) }>
					<ImageShape { ...imageProps }>
						{ align !== 'wide' && align !== 'full' && (
							<NumberControl
								__next40pxDefaultSize
								label={ __( 'Width (px)', 'eidan' ) }
								help={ __( 'Leave empty for the original width.', 'eidan' ) }
								value={ displayWidth ?? '' }
								{ ...rangeOf( metadata.attributes.displayWidth ) }
								placeholder={ __( 'Auto', 'eidan' ) }
								isPressEnterToChange
								onChange={ ( value ) =>
									setAttributes( {
										displayWidth: value
											? Math.min( 5000, Math.max( 20, Math.round( Number( value ) ) ) )
											: undefined,
									} )
								}
							/>
						) }
					</ImageShape>
					{ choice( 'mask', __( 'Mask', 'eidan' ), [
						{ value: 'none', label: _x( 'None', 'mask', 'eidan' ) },
						{ value: 'circle', label: __( 'Circle', 'eidan' ) },
						{ value: 'arch', label: __( 'Arch', 'eidan' ) },
						{ value: 'leaf', label: __( 'Leaf', 'eidan' ) },
						{ value: 'blob', label: __( 'Pebble', 'eidan' ) },
						{ value: 'slant', label: __( 'Slant', 'eidan' ) },
						{ value: 'hexagon', label: __( 'Hexagon', 'eidan' ) },
					] ) }
					{ choice( 'filter', _x( 'Filter', 'effect on an image', 'eidan' ), [
						{ value: 'none', label: _x( 'None', 'effect', 'eidan' ) },
						{ value: 'grayscale', label: __( 'Grayscale', 'eidan' ) },
						{ value: 'grayscale-hover', label: __( 'Grayscale, color on hover and focus', 'eidan' ) },
						{ value: 'sepia', label: __( 'Sepia', 'eidan' ) },
						{ value: 'faded', label: __( 'Faded', 'eidan' ) },
						{ value: 'contrast', label: __( 'Contrast', 'eidan' ) },
					] ) }
					{ choice( 'blend', __( 'Blend mode', 'eidan' ), [
						{ value: 'normal', label: _x( 'Normal', 'blend mode', 'eidan' ) },
						{ value: 'multiply', label: _x( 'Multiply', 'blend mode', 'eidan' ) },
						{ value: 'screen', label: _x( 'Screen', 'blend mode', 'eidan' ) },
						{ value: 'overlay', label: _x( 'Overlay', 'blend mode', 'eidan' ) },
						{ value: 'darken', label: _x( 'Darken', 'blend mode', 'eidan' ) },
						{ value: 'lighten', label: _x( 'Lighten', 'blend mode', 'eidan' ) },
						{ value: 'luminosity', label: _x( 'Luminosity', 'blend mode', 'eidan' ) },
						{ value: 'difference', label: _x( 'Difference', 'blend mode', 'eidan' ) },
					] ) }
					<CaptionsControl
						label={ __( 'Caption', 'eidan' ) }
						value={ captions }
						onChange={ ( value ) => setAttributes( { captions: value } ) }
					/>
				</PanelBody>
			</InspectorControls>
		</>
	);
}
