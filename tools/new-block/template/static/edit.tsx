import { InspectorControls, RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { %Pascal%Attributes } from './attributes';
import { classesOf } from './look';

export default function Edit( { attributes, setAttributes }: BlockEditProps< %Pascal%Attributes > ) {
	const { content, emphasis } = attributes;
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'eidan' ) }>
					<SelectControl
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
			<div { ...useBlockProps( { className: classesOf( attributes ) } ) }>
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
