import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, TextControl, __experimentalVStack as VStack } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	ColumnsControl,
	ElementsControl,
	FilterPanel,
	LayoutControl,
	listLayouts,
	PaginationPanel,
	QueryControls,
	SliderControls,
	type Columns,
} from '@eidan/editor';
import type { TestimonialsListAttributes } from './attributes';
import metadata from './block.json';
import { registeredDefaults } from '../../src/editor/registered-defaults';
import type { Query } from '../../src/schemas/query';
import type { Slider } from '../../src/schemas/slider';

type Element = TestimonialsListAttributes[ 'elements' ][ number ];

interface Props {
	attributes: TestimonialsListAttributes;
	setAttributes: ( attributes: Partial< TestimonialsListAttributes > ) => void;
}

const modern = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

/** Names of the elements, in the order in which they are offered. */
const elementNames = (): Record< Element, string > => ( {
	rating: __( 'Rating', 'eidan' ),
	words: __( 'Quote', 'eidan' ),
	image: __( 'Portrait', 'eidan' ),
	logo: __( 'Logo', 'eidan' ),
	title: __( 'Name', 'eidan' ),
	role: __( 'Role', 'eidan' ),
	company: __( 'Company', 'eidan' ),
	date: __( 'Date', 'eidan' ),
	source: __( 'Source', 'eidan' ),
} );

function Looks( { attributes, setAttributes }: Props ) {
	const { layout, columns } = attributes;
	const chosen = { ...registeredDefaults< Columns >( metadata.name, 'columns' ), ...columns } as Columns;
	return (
		<PanelBody title={ __( 'Layout', 'eidan' ) }>
			<VStack spacing={ 4 }>
				<LayoutControl
					value={ layout }
					layouts={ listLayouts( [ 'grid', 'masonry', 'slider', 'single' ] ) }
					onChange={ ( value ) => setAttributes( { layout: value as TestimonialsListAttributes[ 'layout' ] } ) }
				/>
				{ ( layout === 'grid' || layout === 'masonry' ) && (
					<ColumnsControl value={ chosen } onChange={ ( change ) => setAttributes( { columns: { ...columns, ...change } } ) } />
				) }
			</VStack>
		</PanelBody>
	);
}

/** All settings of the block: content, looks, and what is rarely used. */
export function Inspector( props: Props ) {
	const { attributes, setAttributes } = props;
	const { label, layout, pagination, query, slider } = attributes;
	const isSlider = layout === 'slider' || layout === 'single';
	const queryProps = {
		value: query,
		defaults: registeredDefaults< Query >( metadata.name, 'query' ),
		onChange: ( value: typeof query ) => setAttributes( { query: value } ),
	};
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Testimonials', 'eidan' ) }>
					<QueryControls { ...queryProps } { ...( isSlider ? { perPageLabel: __( 'Number of items', 'eidan' ) } : {} ) } />
				</PanelBody>
				<PanelBody title={ __( 'Elements', 'eidan' ) } initialOpen={ false }>
					<ElementsControl
						names={ elementNames() }
						value={ attributes.elements }
						onChange={ ( elements ) => setAttributes( { elements } ) }
					/>
				</PanelBody>
				{ ! isSlider && (
					<>
						<FilterPanel { ...props } />
						<PaginationPanel value={ pagination } onChange={ ( value ) => setAttributes( { pagination: value } ) } />
					</>
				) }
			</InspectorControls>
			{ isSlider && (
				<SliderControls
					value={ slider }
					defaults={ registeredDefaults< Slider >( metadata.name, 'slider' ) }
					onChange={ ( value ) => setAttributes( { slider: value } ) }
				/>
			) }
			<InspectorControls group="styles">
				<Looks { ...props } />
			</InspectorControls>
			<InspectorControls group="advanced">
				<VStack spacing={ 4 }>
					<TextControl
						{ ...modern }
						label={ __( 'Accessible label', 'eidan' ) }
						value={ label }
						onChange={ ( value ) => setAttributes( { label: value } ) }
					/>
					<QueryControls { ...queryProps } section="advanced" />
				</VStack>
			</InspectorControls>
		</>
	);
}
