import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, SelectControl, TextControl, __experimentalVStack as VStack } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ImageSizeControl, PortfolioCardFields, QueryControls } from '@eidan/editor';
import type { FixedPortfolioListAttributes } from './attributes';
import metadata from './block.json';
import { registeredDefaults } from '../../src/editor/registered-defaults';
import type { Query } from '../../src/schemas/query';

interface Props {
	attributes: FixedPortfolioListAttributes;
	setAttributes: ( change: Partial< FixedPortfolioListAttributes > ) => void;
}

const modern = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

/** All settings of the block: content, looks, and what is rarely used. */
export function Inspector( props: Props ) {
	const { attributes, setAttributes } = props;
	const { imageSize, label, query, textPosition } = attributes;
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
				<PanelBody title={ __( 'Card', 'eidan' ) } initialOpen={ false }>
					<VStack spacing={ 4 }>
						<PortfolioCardFields { ...props } />
					</VStack>
				</PanelBody>
			</InspectorControls>
			<InspectorControls group="styles">
				<PanelBody title={ __( 'Card', 'eidan' ) }>
					<VStack spacing={ 4 }>
						<SelectControl
							{ ...modern }
							label={ __( 'Text position', 'eidan' ) }
							value={ textPosition }
							options={ [
								{ value: 'top-start', label: __( 'Top, start', 'eidan' ) },
								{ value: 'top-end', label: __( 'Top, end', 'eidan' ) },
								{ value: 'center', label: __( 'Center', 'eidan' ) },
								{ value: 'bottom-start', label: __( 'Bottom, start', 'eidan' ) },
								{ value: 'bottom-end', label: __( 'Bottom, end', 'eidan' ) },
							] }
							onChange={ ( value ) => setAttributes( { textPosition: value as FixedPortfolioListAttributes[ 'textPosition' ] } ) }
						/>
						<ImageSizeControl value={ imageSize } onChange={ ( value ) => setAttributes( { imageSize: value } ) } />
					</VStack>
				</PanelBody>
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
