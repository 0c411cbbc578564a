import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, SelectControl, ToggleControl } from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import { CaptionsControl, RatioControl, RepeaterList, WidthRange, type Repeater, rangeOf } from '@eidan/editor';

import type { ScrollingTilesAttributes } from './attributes';
import metadata from './block.json';
import { HEIGHTS, MAX_ROWS, withHeights } from './look';
import type { ScrollingTilesRowAttributes } from '../scrolling-tiles-row/attributes';

interface Props {
	attributes: ScrollingTilesAttributes;
	setAttributes: ( attributes: Partial< ScrollingTilesAttributes > ) => void;
	handle: Repeater< ScrollingTilesRowAttributes >;
}

const controlProps = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

export function Inspector( { attributes, setAttributes, handle }: Props ) {
	const { ratio, height, captions, hoverEffect, pauseOnHover, fade } = attributes;
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Rows', 'eidan' ) }>
					<RepeaterList
						label={ __( 'Rows', 'eidan' ) }
						handle={ handle }
						nameOf={ ( { attributes: { direction } } ) =>
							direction === 'end' ? __( 'Towards end', 'eidan' ) : __( 'Towards start', 'eidan' )
						}
						max={ MAX_ROWS }
					/>
				</PanelBody>
				<PanelBody title={ __( 'Settings', 'eidan' ) }>
					<ToggleControl
						label={ __( 'Pause on hover', 'eidan' ) }
						checked={ pauseOnHover }
						onChange={ ( value ) => setAttributes( { pauseOnHover: value } ) }
						__nextHasNoMarginBottom
					/>
				</PanelBody>
			</InspectorControls>
			<InspectorControls group="styles">
				<PanelBody title={ __( 'Tiles', 'eidan' ) }>
					<RatioControl
						original="auto"
						value={ ratio }
						onChange={ ( value ) => setAttributes( { ratio: value } ) }
					/>
					<WidthRange
						label={ __( 'Height (px)', 'eidan' ) }
						steps={
							[
								{ name: 'desktop', width: 'desktop', label: __( 'Wider than 1024 px', 'eidan' ) },
								{ name: 'tablet', width: 'tablet', label: __( 'Up to 1024 px', 'eidan' ) },
								{ name: 'phone', width: 'phone', label: __( 'Up to 680 px', 'eidan' ) },
							] as const
						}
						valueOf={ ( name ) => height[ name ] ?? HEIGHTS[ name ] }
						defaultOf={ ( name ) => HEIGHTS[ name ] }
						onChange={ ( change ) => setAttributes( { height: withHeights( height, change ) } ) }
						{ ...rangeOf( metadata.attributes.height.properties.desktop ) }
						step={ 10 }
					/>
					<CaptionsControl
						label={ __( 'Captions', 'eidan' ) }
						value={ captions }
						onChange={ ( value ) => setAttributes( { captions: value } ) }
					/>
					<SelectControl
						{ ...controlProps }
						label={ __( 'Hover effect', 'eidan' ) }
						value={ hoverEffect }
						options={ [
							{ label: _x( 'None', 'effect', 'eidan' ), value: 'none' },
							{ label: __( 'Zoom', 'eidan' ), value: 'zoom' },
						] }
						onChange={ ( value ) =>
							setAttributes( { hoverEffect: value as ScrollingTilesAttributes[ 'hoverEffect' ] } )
						}
					/>
					<ToggleControl
						label={ __( 'Fade edges', 'eidan' ) }
						checked={ fade }
						onChange={ ( value ) => setAttributes( { fade: value } ) }
						__nextHasNoMarginBottom
					/>
				</PanelBody>
			</InspectorControls>
		</>
	);
}
