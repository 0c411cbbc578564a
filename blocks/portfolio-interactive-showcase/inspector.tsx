import {
	PanelBody,
	RangeControl,
	SelectControl,
	ToggleControl,
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	ImageSizeControl,
	OverlayGradientControl,
	OverlayOpacityControl,
	PortfolioCardFields,
	QueryInspector,
	SwapEffectFields,
	TitleEffectControl,
	rangeOf,
} from '@eidan/editor';
import type { PortfolioInteractiveShowcaseAttributes } from './attributes';
import metadata from './block.json';

interface Props {
	attributes: PortfolioInteractiveShowcaseAttributes;
	setAttributes: ( change: Partial< PortfolioInteractiveShowcaseAttributes > ) => void;
}

const controlProps = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

function StylePanels( { attributes, setAttributes }: Props ) {
	const { imageSize, overlayOpacity, textPosition, titleEffect } = attributes;
	return (
		<>
			<PanelBody title={ __( 'Card', 'eidan' ) }>
				<VStack spacing={ 4 }>
					<TitleEffectControl
						value={ titleEffect }
						onChange={ ( value ) => setAttributes( { titleEffect: value } ) }
					/>
					<SelectControl
						{ ...controlProps }
						label={ __( 'Text position', 'eidan' ) }
						value={ textPosition }
						options={ [
							{ value: 'bottom', label: __( 'Bottom', 'eidan' ) },
							{ value: 'beside', label: __( 'Beside the title', 'eidan' ) },
						] }
						onChange={ ( value ) => setAttributes( { textPosition: value as typeof textPosition } ) }
					/>
				</VStack>
			</PanelBody>
			<PanelBody title={ __( 'Images', 'eidan' ) }>
				<VStack spacing={ 4 }>
					<SwapEffectFields
						attributes={ attributes }
						setAttributes={ setAttributes }
						schema={ metadata.attributes.speed }
					/>
					<OverlayOpacityControl
						value={ overlayOpacity }
						onChange={ ( value ) => setAttributes( { overlayOpacity: value } ) }
					/>
					<ImageSizeControl
						value={ imageSize }
						onChange={ ( value ) => setAttributes( { imageSize: value } ) }
					/>
				</VStack>
			</PanelBody>
		</>
	);
}

/** Sidebar with all settings of the block: content, styles and advanced. */
export function Inspector( props: Props ) {
	const {
		attributes: { overlayGradient, wheel, wheelLock },
		setAttributes,
	} = props;
	return (
		<>
			<QueryInspector
				{ ...props }
				block={ metadata.name }
				elements={
					<>
						<PortfolioCardFields { ...props } schema={ metadata.attributes } fixed={ [ 'title' ] } />
						<ToggleControl
							__nextHasNoMarginBottom
							label={ __( 'Mouse wheel', 'eidan' ) }
							help={ __( 'The wheel moves to the next item; at either end, the page.', 'eidan' ) }
							checked={ wheel }
							onChange={ ( value ) => setAttributes( { wheel: value } ) }
						/>
					</>
				}
				looks={ <StylePanels { ...props } /> }
				advanced={
					wheel && (
						<RangeControl
							{ ...controlProps }
							label={ __( 'Mouse wheel lock (ms)', 'eidan' ) }
							{ ...rangeOf( metadata.attributes.wheelLock ) }
							step={ 100 }
							value={ wheelLock }
							onChange={ ( value ) =>
								setAttributes( { wheelLock: value ?? metadata.attributes.wheelLock.default } )
							}
						/>
					)
				}
			/>
			<OverlayGradientControl
				value={ overlayGradient }
				onChange={ ( value ) => setAttributes( { overlayGradient: value } ) }
			/>
		</>
	);
}
