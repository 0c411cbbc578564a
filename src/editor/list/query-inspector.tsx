import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, TextControl, __experimentalVStack as VStack } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { QueryControls } from '../query';
import { registeredDefaults } from '../registered-defaults';
import type { Query } from '../../schemas/query';

/** The attributes of a block that shows what a query finds. */
export interface QueryAttributes {
	query: Partial< Query >;
	label: string;
}

export interface QueryInspectorProps< A extends QueryAttributes = QueryAttributes > {
	/** Name of the block. */
	block: string;
	attributes: A;
	setAttributes: ( attributes: Partial< A > ) => void;
	/** Fields of what an item shows and where it leads. */
	elements: ReactNode;
	/** More panels of the content, behind the others. */
	children?: ReactNode;
	/** Panels of the tab “Styles”. */
	looks: ReactNode;
}

interface Props extends QueryInspectorProps {
	/** Whether its items come in pages; else all of them at once. */
	paged?: boolean;
	/** More fields that are rarely used. */
	advanced?: ReactNode;
	/** What it is called without a label of its own. */
	unlabelled?: string;
}

/**
 * What the settings of all blocks with a query have in common: which items and what of them, looks, and what is rarely
 * used.
 */
export function QueryInspector( {
	block,
	paged = false,
	attributes,
	setAttributes,
	elements,
	children,
	looks,
	advanced,
	unlabelled = '',
}: Props ) {
	const { label, query } = attributes;
	const queryProps = {
		value: query,
		defaults: registeredDefaults< Query >( block, 'query' ),
		onChange: ( value: Partial< Query > ) => setAttributes( { query: value } ),
	};
	return (
		<>
			<InspectorControls>
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
			<InspectorControls group="styles">{ looks }</InspectorControls>
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
					<QueryControls { ...queryProps } section="advanced" />
				</VStack>
			</InspectorControls>
		</>
	);
}
