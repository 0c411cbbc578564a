import { ServerPreview, SliderControls, useSliders } from '@eidan/editor';
import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Button, PanelBody, Placeholder, RangeControl, SelectControl } from '@wordpress/components';
import { useMergeRefs } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import type { PortfolioSliderAttributes } from './attributes';
import metadata from './block.json';
import { icon } from './icon';
import { CardPanel, LabelField, LookPanel } from './panels';
import { registeredDefaults } from '../../src/editor/registered-defaults';
import type { Slider } from '../../src/schemas/slider';

type Props = BlockEditProps< PortfolioSliderAttributes >;

const modern = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

/** Shown where there are no items yet. */
const Empty = ( { showSample }: { showSample: () => void } ) => (
	<Placeholder
		icon={ icon }
		label={ __( 'Portfolio slider', 'eidan' ) }
		instructions={ __( 'There are no portfolio items to show yet.', 'eidan' ) }
	>
		<Button __next40pxDefaultSize variant="primary" href="post-new.php?post_type=eidan_portfolio">
			{ __( 'Add an item', 'eidan' ) }
		</Button>
		<Button __next40pxDefaultSize variant="secondary" onClick={ showSample }>
			{ __( 'Show sample content', 'eidan' ) }
		</Button>
	</Placeholder>
);

export default function Edit( { attributes, setAttributes }: Props ) {
	const { query, slider } = attributes;
	const { ref, ...props } = useBlockProps();
	const merged = useMergeRefs( [ ref, useSliders() ] );
	const defaults = registeredDefaults< Slider >( metadata.name, 'slider' );
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Items', 'eidan' ) }>
					<RangeControl
						{ ...modern }
						label={ __( 'How many', 'eidan' ) }
						value={ query.perPage ?? 12 }
						min={ 1 }
						max={ 40 }
						onChange={ ( perPage ) => perPage && setAttributes( { query: { ...query, perPage } } ) }
					/>
					<SelectControl
						{ ...modern }
						label={ __( 'Order', 'eidan' ) }
						value={ ( query.order ?? 'date-desc' ) as 'date-desc' }
						options={ [
							{ value: 'date-desc', label: __( 'Newest first', 'eidan' ) },
							{ value: 'date-asc', label: __( 'Oldest first', 'eidan' ) },
							{ value: 'title-asc', label: __( 'A to Z', 'eidan' ) },
							{ value: 'menu-order', label: __( 'By hand', 'eidan' ) },
						] }
						onChange={ ( order ) => setAttributes( { query: { ...query, order: order as NonNullable< typeof query.order > } } ) }
					/>
				</PanelBody>
				<CardPanel { ...{ attributes, setAttributes } } />
			</InspectorControls>
			<SliderControls value={ slider } defaults={ defaults } onChange={ ( value ) => setAttributes( { slider: value } ) } />
			<InspectorControls group="styles">
				<LookPanel { ...{ attributes, setAttributes } } />
			</InspectorControls>
			<InspectorControls group="advanced">
				<LabelField { ...{ attributes, setAttributes } } />
			</InspectorControls>
			<div { ...props } ref={ merged }>
				<ServerPreview
					block="eidan/portfolio-slider"
					attributes={ attributes }
					empty={ <Empty showSample={ () => setAttributes( { sample: true } ) } /> }
				/>
			</div>
		</>
	);
}
