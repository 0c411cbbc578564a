import { PanelBody, SelectControl, __experimentalVStack as VStack } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ImageSizeControl, PortfolioCardFields, QueryInspector } from '@eidan/editor';
import type { FixedPortfolioListAttributes } from './attributes';
import metadata from './block.json';

interface Props {
	attributes: FixedPortfolioListAttributes;
	setAttributes: ( change: Partial< FixedPortfolioListAttributes > ) => void;
}

/** Choices of a ratio; the first is the specification's. */
const ratios = ( usual: string ) => [ { value: usual, label: __( 'Default', 'eidan' ) }, ...[ '21/9', '16/9', '3/2', '4/3' ].map( ( value ) => ( { value, label: value.replace( '/', ':' ) } ) ) ];

/** All settings of the block: content, looks, and what is rarely used. */
export function Inspector( props: Props ) {
	const {
		attributes: { imageSize, textPosition, ratio, ratioTablet },
		setAttributes,
	} = props;
	return (
		<QueryInspector
			{ ...props }
			block={ metadata.name }
			elements={ <PortfolioCardFields { ...props } /> }
			looks={
				<PanelBody title={ __( 'Card', 'eidan' ) }>
					<VStack spacing={ 4 }>
						<SelectControl
							__nextHasNoMarginBottom
							__next40pxDefaultSize
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
						<SelectControl
							__nextHasNoMarginBottom
							__next40pxDefaultSize
							label={ __( 'Aspect ratio', 'eidan' ) }
							value={ ratio }
							options={ ratios( '1780/855' ) }
							onChange={ ( value ) => setAttributes( { ratio: value as FixedPortfolioListAttributes[ 'ratio' ] } ) }
						/>
						<SelectControl
							__nextHasNoMarginBottom
							__next40pxDefaultSize
							label={ __( 'Aspect ratio, tablet', 'eidan' ) }
							help={ __( 'On phones the picture keeps its own.', 'eidan' ) }
							value={ ratioTablet }
							options={ ratios( '867/410' ) }
							onChange={ ( value ) => setAttributes( { ratioTablet: value as FixedPortfolioListAttributes[ 'ratioTablet' ] } ) }
						/>
						<ImageSizeControl value={ imageSize } onChange={ ( value ) => setAttributes( { imageSize: value } ) } />
					</VStack>
				</PanelBody>
			}
		/>
	);
}
