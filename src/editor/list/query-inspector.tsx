import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, TextControl, ToggleControl, __experimentalVStack as VStack } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { QueryControls } from '../query';
import { registeredDefaults } from '../registered-defaults';
import type { Query } from '../../schemas/query';

/** The attributes of a block with a query. */
export interface QueryAttributes {
	query: Partial< Query >;
	label: string;
	/** Whether items grow into their pages; undefined in blocks whose items have none. */
	pageTransition?: boolean;
}

export interface QueryInspectorProps< A extends QueryAttributes = QueryAttributes > {
	/** Block name, such as `eidan/blog-list`. */
	block: string;
	attributes: A;
	setAttributes: ( attributes: Partial< A > ) => void;
	/** Fields of the panel “Elements”: what an item shows and where it links to. */
	elements: ReactNode;
	/** Further panels, after the others. */
	children?: ReactNode;
	/** The panel “Layout”, which comes first: it decides what the block is. */
	layout?: ReactNode;
	/** Panels of the tab “Styles”. */
	looks?: ReactNode;
}

interface Props extends QueryInspectorProps {
	/** Whether the items are divided into pages; otherwise all are shown at once. */
	paged?: boolean;
	/** Further fields of the panel “Advanced”. */
	advanced?: ReactNode;
	/** Accessible label of the block if the author does not enter one; the placeholder of the field. */
	unlabelled?: string;
}

/**
 * The settings that all blocks with a query have: panels for items and their elements, the styles of the block, and
 * rarely used settings under Advanced.
 */
export function QueryInspector( {
	block,
	paged = false,
	attributes,
	setAttributes,
	elements,
	children,
	layout,
	looks,
	advanced,
	unlabelled = '',
}: Props ) {
	const { label, query, pageTransition } = attributes;
	const queryProps = {
		value: query,
		defaults: registeredDefaults< Query >( block, 'query' ),
		onChange: ( value: Partial< Query > ) => setAttributes( { query: value } ),
	};
	return (
		<>
			<InspectorControls>
				{ layout }
				<PanelBody title={ __( 'Items', 'eidan' ) }>
					<QueryControls
						{ ...queryProps }
						{ ...( paged ? {} : { perPageLabel: __( 'Number of items', 'eidan' ) } ) }
					/>
				</PanelBody>
				<PanelBody title={ __( 'Elements', 'eidan' ) } initialOpen={ false }>
					<VStack spacing={ 4 }>{ elements }</VStack>
				</PanelBody>
				{ children }
			</InspectorControls>
			{ looks && <InspectorControls group="styles">{ looks }</InspectorControls> }
			<InspectorControls group="advanced">
				<VStack spacing={ 4 }>
					{ advanced }
					<TextControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						label={ __( 'Accessible label', 'eidan' ) }
						placeholder={ unlabelled }
						value={ label }
						onChange={ ( value ) => setAttributes( { label: value } ) }
					/>
					{ pageTransition !== undefined && (
						<ToggleControl
							__nextHasNoMarginBottom
							label={ __( 'Page transition', 'eidan' ) }
							help={ __( 'Items grow into their page, if Settings › Eidan › Page has it on.', 'eidan' ) }
							checked={ pageTransition }
							onChange={ ( value ) => setAttributes( { pageTransition: value } ) }
						/>
					) }
					<QueryControls { ...queryProps } section="advanced" />
				</VStack>
			</InspectorControls>
		</>
	);
}
