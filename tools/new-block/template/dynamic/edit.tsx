import { ServerPreview } from '@eidan/editor';
import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, Placeholder, SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { %Pascal%Attributes } from './attributes';
import metadata from './block.json';
import { icon } from './icon';

export default function Edit( { attributes, setAttributes }: BlockEditProps< %Pascal%Attributes > ) {
	const { text, emphasis } = attributes;
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'eidan' ) }>
					<TextControl
						__next40pxDefaultSize
						label={ __( 'Text', 'eidan' ) }
						value={ text }
						onChange={ ( value ) => setAttributes( { text: value } ) }
					/>
					<SelectControl
						__next40pxDefaultSize
						label={ __( 'Emphasis', 'eidan' ) }
						value={ emphasis }
						options={ [
							{ label: __( 'Calm', 'eidan' ), value: 'calm' },
							{ label: __( 'Strong', 'eidan' ), value: 'strong' },
						] }
						onChange={ ( value ) => setAttributes( { emphasis: value === 'strong' ? 'strong' : 'calm' } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<div { ...useBlockProps() }>
				<ServerPreview
					block={ metadata.name }
					attributes={ attributes }
					empty={ <Placeholder icon={ icon } label={ __( '%title%', 'eidan' ) } instructions={ __( 'Write a text in the settings of this block.', 'eidan' ) } /> }
				/>
			</div>
		</>
	);
}
