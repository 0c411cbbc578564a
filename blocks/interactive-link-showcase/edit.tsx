import { store as blockEditorStore, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Placeholder } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import {
	MenuControl,
	RepeaterToolbar,
	ServerPreview,
	SliderFrame,
	useFocusAfterPlaceholder,
	useRepeater,
	useDuotone,
	useGradient,
	useShade,
	registeredDefaults,
} from '@eidan/editor';
import type { InteractiveLinkShowcaseAttributes } from './attributes';
import metadata from './block.json';
import { icon } from './icon';
import { Inspector } from './inspector';
import { behindOf, lookOf } from './look';
import { Empty } from './placeholder';
import { sample } from './sample';
import { usePointed } from './use-pointed';
import type { InteractiveLinkShowcaseItemAttributes } from '../interactive-link-showcase-item/attributes';
import type { Slider } from '../../src/schemas/slider';

const ITEM = 'eidan/interactive-link-showcase-item';

/** As `Eidan\Lists\ListLayout::LEAST`. */
const LEAST = 160;

/**
 * Selectors for the HTML that the server prints. `behind` is the media query for images that fill the block. In the
 * layout `list` they never do; editor.scss places them.
 */
const SELECTORS = {
	root: '[data-eidan-interactive-link-showcase]',
	items: '.wp-block-eidan-interactive-link-showcase-item',
	media: '.eidan-links__media',
	stage: 'eidan-links__stage',
	behind: 'all',
};
const LIST_SELECTORS = { ...SELECTORS, behind: 'not all' };

type Props = BlockEditProps< InteractiveLinkShowcaseAttributes > & { context: { postId?: unknown } };

/** Class names and custom properties of the block, with the shade that its images need. */
function useLook(
	attributes: InteractiveLinkShowcaseAttributes,
	items: readonly { attributes: InteractiveLinkShowcaseItemAttributes }[]
) {
	const duotone = useDuotone( attributes );
	const gradient = useGradient( attributes.overlayGradient );
	const behind = behindOf( items.map( ( { attributes: { media } } ) => media ) );
	const shade = useShade( {
		images: behind.map( ( image ) => ( { ...image, duotone, gradient } ) ),
		band: 'lower',
		light: true,
		fixed: attributes.overlayOpacity,
	} );
	return lookOf( attributes, items.length, shade.percent );
}

export default function Edit( { attributes, setAttributes, clientId, isSelected, context: { postId } }: Props ) {
	const { layout, source, menu, slider } = attributes;
	const { replaceInnerBlocks } = useDispatch( blockEditorStore );
	const handle = useRepeater< InteractiveLinkShowcaseItemAttributes >( clientId, { block: ITEM } );
	const isEmpty = source === 'items' && handle.items.length === 0;
	const ref = useFocusAfterPlaceholder< HTMLDivElement >( isEmpty, '.eidan-links__title' );
	const isInnerSelected = useSelect(
		( select ) => select( blockEditorStore ).hasSelectedInnerBlock( clientId, true ),
		[ clientId ]
	);
	// Which item shows its image, as on the page: the one under the pointer, otherwise the one that is edited. In the
	// layout `list`, no image is shown while the block is not selected and no item is pointed at.
	const pointed = usePointed( handle.items );
	const shown = pointed.item ?? ( layout !== 'list' || isSelected || isInnerSelected ? handle.active : undefined );
	const look = useLook( attributes, handle.items );
	const isSlider = layout === 'slider';
	const blockProps = useBlockProps( {
		ref,
		...pointed.props,
		...( source === 'items' && ! isEmpty ? { ...look, className: `${ look.className } is-live` } : {} ),
	} );
	const innerProps = useInnerBlocksProps(
		{ className: isSlider ? 'eidan-slider__track' : 'eidan-links', role: 'list' },
		{
			orientation: layout === 'list' ? 'vertical' : 'horizontal',
			defaultBlock: { name: ITEM, attributes: {} },
			directInsert: true,
			renderAppender: false,
		} as never
	);
	const inspector = <Inspector attributes={ attributes } setAttributes={ setAttributes } handle={ handle } />;

	if ( source === 'items' && ! isEmpty ) {
		return (
			<>
				{ inspector }
				<RepeaterToolbar handle={ handle } horizontal={ layout !== 'list' } />
				<div { ...blockProps }>
					<style>{ `[data-block="${ clientId }"] [data-block]:not([data-block="${ shown ?? '' }"]) > .eidan-links__media{display:none}` }</style>
					{ isSlider ? (
						<SliderFrame
							value={ slider }
							defaults={ registeredDefaults< Slider >( metadata.name, 'slider' ) }
							count={ handle.items.length }
							least={ LEAST }
							className="eidan-links"
						>
							<div { ...innerProps } />
						</SliderFrame>
					) : (
						<ul { ...innerProps } />
					) }
				</div>
			</>
		);
	}
	return (
		<>
			{ inspector }
			<div { ...blockProps }>
				{ isEmpty && (
					<Empty
						onAdd={ () => handle.add() }
						onSample={ () => replaceInnerBlocks( clientId, sample() as never ) }
						onSource={ ( value ) => setAttributes( { source: value } ) }
					/>
				) }
				{ ! isEmpty && (
					<ServerPreview
						block={ metadata.name }
						attributes={ attributes }
						imageLinks={ layout === 'list' ? LIST_SELECTORS : SELECTORS }
						urlQueryArgs={ typeof postId === 'number' ? { post_id: postId } : {} }
						empty={
							<Placeholder
								icon={ icon }
								label={ __( 'Interactive link showcase', 'eidan' ) }
								instructions={
									source === 'menu'
										? __( 'Select a menu that has links.', 'eidan' )
										: __(
												'No items found. Change the query, or write the links yourself.',
												'eidan'
											)
								}
							>
								{ source === 'menu' && (
									<MenuControl
										value={ menu }
										onChange={ ( value ) => setAttributes( { menu: value } ) }
									/>
								) }
							</Placeholder>
						}
					/>
				) }
			</div>
		</>
	);
}
