import { QueryControls, registeredDefaults, ServerPreview, SliderControls } from '@eidan/editor';
import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, Placeholder, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { %Pascal%Attributes } from './attributes';
import metadata from './block.json';
import { icon } from './icon';
import type { Query } from '../../src/schemas/query';
import type { Slider } from '../../src/schemas/slider';

type Props = BlockEditProps< %Pascal%Attributes > & { context: { postId?: unknown } };

export default function Edit( { attributes, setAttributes, context: { postId } }: Props ) {
	const { query, label, slider } = attributes;
	const queryProps = {
		value: query,
		defaults: registeredDefaults< Query >( metadata.name, 'query' ),
		onChange: ( value: typeof query ) => setAttributes( { query: value } ),
	};
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Items', 'eidan' ) }>
					<QueryControls { ...queryProps } perPageLabel={ __( 'Number of items', 'eidan' ) } />
				</PanelBody>
			</InspectorControls>
			<SliderControls
				value={ slider }
				defaults={ registeredDefaults< Slider >( metadata.name, 'slider' ) }
				onChange={ ( value ) => setAttributes( { slider: value } ) }
			/>
			<InspectorControls group="advanced">
				<TextControl
					__next40pxDefaultSize
					label={ __( 'Label', 'eidan' ) }
					value={ label }
					onChange={ ( value ) => setAttributes( { label: value } ) }
				/>
				<QueryControls { ...queryProps } section="advanced" />
			</InspectorControls>
			<div { ...useBlockProps() }>
				<ServerPreview
					block={ metadata.name }
					attributes={ attributes }
					urlQueryArgs={ typeof postId === 'number' ? { post_id: postId } : {} }
					empty={ <Placeholder icon={ icon } label={ __( '%title%', 'eidan' ) } instructions={ __( 'No posts match these settings.', 'eidan' ) } /> }
				/>
			</div>
		</>
	);
}
