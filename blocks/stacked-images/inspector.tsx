import { InspectorControls } from '@wordpress/block-editor';
import {
	Button,
	Flex,
	PanelBody,
	RangeControl,
	SelectControl,
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import { rangeOf, GroupControl, RepeaterList, type Repeater, type Width } from '@eidan/editor';
import type { StackedImagesAttributes } from './attributes';
import metadata from './block.json';
import { arrangementOptions, MIN_IMAGES, MAX_IMAGES } from './look';
import type { Item } from './use-stacked-images';

interface Props {
	attributes: StackedImagesAttributes;
	setAttributes: ( attributes: Partial< StackedImagesAttributes > ) => void;
	handle: Repeater< Item >;
	width: Width;
	hasNarrow: boolean;
	onArrange: ( name: StackedImagesAttributes[ 'arrangement' ] ) => void;
	onInherit: () => void;
}

const controlProps = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

export function Inspector( { attributes, setAttributes, handle, width, hasNarrow, onArrange, onInherit }: Props ) {
	const { arrangement, appear, appearDelay, group } = attributes;
	const isNarrow = width === 'phone';
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Images, from back to front', 'eidan' ) }>
					<RepeaterList
						label={ __( 'Images, from back to front', 'eidan' ) }
						handle={ handle }
						nameOf={ ( { attributes: { alt } } ) => alt }
						min={ MIN_IMAGES }
						max={ MAX_IMAGES }
					/>
				</PanelBody>
				{ handle.items.some( ( { attributes: { linkTo } } ) => linkTo === 'lightbox' ) && (
					<PanelBody title={ __( 'Lightbox', 'eidan' ) }>
						<GroupControl value={ group } onChange={ ( value ) => setAttributes( { group: value } ) } />
					</PanelBody>
				) }
			</InspectorControls>
			<InspectorControls group="styles">
				<PanelBody
					title={ isNarrow ? __( 'Arrangement on narrow screens', 'eidan' ) : __( 'Arrangement', 'eidan' ) }
				>
					<VStack spacing={ 4 }>
						<Flex
							wrap
							justify="flex-start"
							gap={ 2 }
							role="group"
							aria-label={ __( 'Arrangement', 'eidan' ) }
						>
							{ arrangementOptions().map( ( { value, label } ) => (
								<Button
									key={ value }
									variant="secondary"
									size="compact"
									onClick={ () => onArrange( value ) }
								>
									{ label }
								</Button>
							) ) }
						</Flex>
						{ isNarrow ? (
							<Button
								variant="tertiary"
								__next40pxDefaultSize
								disabled={ ! hasNarrow }
								accessibleWhenDisabled
								onClick={ onInherit }
							>
								{ __( 'Reset to wide screens', 'eidan' ) }
							</Button>
						) : (
							<Button variant="tertiary" __next40pxDefaultSize onClick={ () => onArrange( arrangement ) }>
								{ __( 'Reset', 'eidan' ) }
							</Button>
						) }
					</VStack>
				</PanelBody>
				<PanelBody title={ __( 'Animation', 'eidan' ) }>
					<SelectControl
						{ ...controlProps }
						label={ __( 'Animation on scroll', 'eidan' ) }
						value={ appear }
						options={ [
							{ value: 'none', label: _x( 'None', 'animation', 'eidan' ) },
							{ value: 'together', label: __( 'Together', 'eidan' ) },
							{ value: 'sequence', label: __( 'One after another', 'eidan' ) },
						] }
						onChange={ ( value ) => setAttributes( { appear: value as typeof appear } ) }
					/>
					{ appear === 'sequence' && (
						<RangeControl
							{ ...controlProps }
							label={ __( 'Delay (ms)', 'eidan' ) }
							help={ __( 'Time from one image to the next.', 'eidan' ) }
							value={ appearDelay }
							{ ...rangeOf( metadata.attributes.appearDelay ) }
							step={ 50 }
							allowReset
							resetFallbackValue={ metadata.attributes.appearDelay.default }
							onChange={ ( value = metadata.attributes.appearDelay.default ) =>
								setAttributes( { appearDelay: value } )
							}
						/>
					) }
				</PanelBody>
			</InspectorControls>
		</>
	);
}
