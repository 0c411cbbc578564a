import { QueryControls, ServerPreview, SliderControls } from '@eidan/editor';
import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Button, PanelBody, Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { PortfolioSliderAttributes } from './attributes';
import metadata from './block.json';
import { icon } from './icon';
import { CardPanel, LabelField, LookPanel } from './panels';
import { registeredDefaults } from '../../src/editor/registered-defaults';
import type { Query } from '../../src/schemas/query';
import type { Slider } from '../../src/schemas/slider';

type Props = BlockEditProps< PortfolioSliderAttributes > & { context: { postId?: unknown } };

/** Shown where there are no items yet. */
const Empty = ( { showSample }: { showSample: () => void } ) => (
	<Placeholder
		icon={ icon }
		label={ __( 'Portfolio slider', 'eidan' ) }
		instructions={ __( 'No portfolio items found.', 'eidan' ) }
	>
		<Button __next40pxDefaultSize variant="primary" href="post-new.php?post_type=eidan_portfolio">
			{ __( 'Add portfolio item', 'eidan' ) }
		</Button>
		<Button __next40pxDefaultSize variant="secondary" onClick={ showSample }>
			{ __( 'Show sample content', 'eidan' ) }
		</Button>
	</Placeholder>
);

export default function Edit( { attributes, setAttributes, context: { postId } }: Props ) {
	const { query, slider } = attributes;
	const defaults = registeredDefaults< Slider >( metadata.name, 'slider' );
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
				<CardPanel { ...{ attributes, setAttributes } } />
			</InspectorControls>
			<SliderControls value={ slider } defaults={ defaults } onChange={ ( value ) => setAttributes( { slider: value } ) } />
			<InspectorControls group="styles">
				<LookPanel { ...{ attributes, setAttributes } } />
			</InspectorControls>
			<InspectorControls group="advanced">
				<LabelField { ...{ attributes, setAttributes } } />
				<QueryControls { ...queryProps } section="advanced" />
			</InspectorControls>
			<div { ...useBlockProps() }>
				<ServerPreview
					block="eidan/portfolio-slider"
					attributes={ attributes }
					urlQueryArgs={ typeof postId === 'number' ? { post_id: postId } : {} }
					empty={ <Empty showSample={ () => setAttributes( { sample: true } ) } /> }
				/>
			</div>
		</>
	);
}
