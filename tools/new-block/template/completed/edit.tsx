import { rangeOf } from '@eidan/editor';
import { InspectorControls, RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, RangeControl, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { %Pascal%Attributes } from './attributes';
import metadata from './block.json';
import { lookOf } from './look';

export default function Edit( { attributes, setAttributes }: BlockEditProps< %Pascal%Attributes > ) {
	const { content, emphasis, measure } = attributes;
	return (
		<>
			<InspectorControls group="styles">
				<PanelBody title={ __( 'Text', 'eidan' ) }>
					<SelectControl
						__next40pxDefaultSize
						label={ __( 'Emphasis', 'eidan' ) }
						value={ emphasis }
						options={ [
							{ label: __( 'Calm', 'eidan' ), value: 'calm' },
							{ label: __( 'Strong', 'eidan' ), value: 'strong' },
						] }
						onChange={ ( value ) => setAttributes( { emphasis: value } ) }
					/>
					<RangeControl
						__next40pxDefaultSize
						label={ __( 'Characters per line', 'eidan' ) }
						{ ...rangeOf( metadata.attributes.measure ) }
						value={ measure }
						onChange={ ( value ) => setAttributes( { measure: value ?? metadata.attributes.measure.default } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<div { ...useBlockProps( lookOf( attributes ) ) }>
				<RichText
					tagName="p"
					className="eidan-%slug%__text"
					value={ content ?? '' }
					onChange={ ( value ) => setAttributes( { content: value } ) }
					placeholder={ __( 'Write something…', 'eidan' ) }
				/>
			</div>
		</>
	);
}
