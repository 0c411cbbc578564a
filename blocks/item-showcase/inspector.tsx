import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, RangeControl, SelectControl } from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import { rangeOf, MediaSourceControl, RatioControl, RepeaterList, type Repeater } from '@eidan/editor';
import type { ItemShowcaseItemAttributes } from '../item-showcase-item/attributes';
import type { ItemShowcaseAttributes } from './attributes';
import metadata from './block.json';
import { MAX_ITEMS } from './toolbar';

interface Props {
	attributes: ItemShowcaseAttributes;
	setAttributes: ( attributes: Partial< ItemShowcaseAttributes > ) => void;
	handle: Repeater< ItemShowcaseItemAttributes >;
	nameOf: ( title: unknown ) => string;
}

const controlProps = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

export function Inspector( {
	attributes: { media, ratio, marker, line, interval },
	setAttributes,
	handle,
	nameOf,
}: Props ) {
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Image', 'eidan' ) }>
					<MediaSourceControl
						label={ __( 'Image', 'eidan' ) }
						value={ media }
						onChange={ ( value ) => setAttributes( { media: value } ) }
						allow={ [ 'image' ] }
						withAlt
						// No other image for narrow screens, because the points are positions on this image.
						withNarrow={ false }
					/>
				</PanelBody>
				<PanelBody title={ __( 'Items', 'eidan' ) }>
					<RepeaterList
						label={ __( 'Items', 'eidan' ) }
						handle={ handle }
						nameOf={ ( { attributes } ) => nameOf( attributes.title ) }
						max={ MAX_ITEMS }
					/>
				</PanelBody>
			</InspectorControls>
			<InspectorControls group="styles">
				<PanelBody title={ __( 'Image', 'eidan' ) }>
					<RatioControl
						original="auto"
						value={ ratio }
						onChange={ ( value ) => setAttributes( { ratio: value } ) }
					/>
				</PanelBody>
				<PanelBody title={ __( 'Items', 'eidan' ) }>
					<SelectControl
						{ ...controlProps }
						label={ __( 'Marker', 'eidan' ) }
						value={ marker }
						options={ [
							{ value: 'number', label: __( 'Number', 'eidan' ) },
							{ value: 'icon', label: __( 'Icon', 'eidan' ) },
							{ value: 'none', label: _x( 'None', 'marker', 'eidan' ) },
						] }
						onChange={ ( value ) => setAttributes( { marker: value } ) }
					/>
					<SelectControl
						{ ...controlProps }
						label={ __( 'Line', 'eidan' ) }
						value={ line }
						options={ [
							{ value: 'elbow', label: __( 'Elbow', 'eidan' ) },
							{ value: 'straight', label: __( 'Straight', 'eidan' ) },
							{ value: 'none', label: _x( 'None', 'line', 'eidan' ) },
						] }
						onChange={ ( value ) => setAttributes( { line: value } ) }
					/>
					<RangeControl
						{ ...controlProps }
						label={ __( 'Interval (ms)', 'eidan' ) }
						help={ __( 'Time from one item to the next when they come into view.', 'eidan' ) }
						{ ...rangeOf( metadata.attributes.interval ) }
						step={ 50 }
						value={ interval }
						onChange={ ( value ) =>
							setAttributes( { interval: value ?? metadata.attributes.interval.default } )
						}
					/>
				</PanelBody>
			</InspectorControls>
		</>
	);
}
