import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, TextControl, __experimentalVStack as VStack } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { FilterPanel, type Choices } from './filters';
import { PaginationPanel, type Pagination } from './pagination';
import { QueryControls } from '../query';
import { registeredDefaults } from '../registered-defaults';
import { SliderControls } from '../slider';
import type { Query } from '../../schemas/query';
import type { Slider } from '../../schemas/slider';

/** The attributes that all lists have. */
interface ListAttributes extends Choices {
	query: Partial< Query >;
	pagination: Pagination;
	slider?: Partial< Slider >;
	label: string;
}

interface Props {
	/** Name of the block. */
	block: string;
	/** What its entries are called: the title of the panel that finds them. */
	items: string;
	/** How they stand: in pages that visitors filter, as slides, or otherwise, all at once. */
	shownAs?: 'pages' | 'slides' | 'all';
	attributes: ListAttributes;
	setAttributes: ( attributes: Partial< ListAttributes > ) => void;
	/** Panels of what a card shows. */
	card: ReactNode;
	/** More panels of the content, behind the others. */
	children?: ReactNode;
	/** Panels of the tab “Styles”. */
	looks: ReactNode;
}

/** All settings of a list: which entries and what of them, how visitors choose among them, looks, and what is rarely used. */
export function ListInspector( { block, items, shownAs = 'pages', attributes, setAttributes, card, children, looks }: Props ) {
	const { label, pagination, query, slider = {} } = attributes;
	const defaults = registeredDefaults< Query >( block, 'query' );
	const queryProps = { value: query, defaults, onChange: ( value: Partial< Query > ) => setAttributes( { query: value } ) };
	return (
		<>
			<InspectorControls>
				<PanelBody title={ items }>
					<QueryControls { ...queryProps } { ...( shownAs === 'pages' ? {} : { perPageLabel: __( 'Number of items', 'eidan' ) } ) } />
				</PanelBody>
				{ card }
				{ shownAs === 'pages' && (
					<>
						<FilterPanel attributes={ { ...attributes, query: { ...defaults, ...query } } } setAttributes={ setAttributes } />
						<PaginationPanel value={ pagination } onChange={ ( value ) => setAttributes( { pagination: value } ) } />
					</>
				) }
				{ children }
			</InspectorControls>
			{ shownAs === 'slides' && (
				<SliderControls
					value={ slider }
					defaults={ registeredDefaults< Slider >( block, 'slider' ) }
					onChange={ ( value ) => setAttributes( { slider: value } ) }
				/>
			) }
			<InspectorControls group="styles">{ looks }</InspectorControls>
			<InspectorControls group="advanced">
				<VStack spacing={ 4 }>
					<TextControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
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
