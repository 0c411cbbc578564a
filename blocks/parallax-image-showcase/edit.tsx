import { store as blockEditorStore, useBlockProps, useInnerBlocksProps, useSettings } from '@wordpress/block-editor';
import { createBlock, type Block, type BlockEditProps } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	imageOfMedia,
	ImagesPlaceholder,
	ScrollPreview,
	scrollStyle,
	useFocusAfterPlaceholder,
	useRepeater,
	useDuotones,
	useShade,
	isLightColor,
	selectBlockEditor,
	useBlockEditorActions,
} from '@eidan/editor';
import type { ParallaxImageShowcaseItemAttributes } from '../parallax-image-showcase-item/attributes';
import type { ParallaxImageShowcaseAttributes } from './attributes';
import { icon } from './icon';
import { Inspector } from './inspector';
import { ITEM, defaultsOfImage, MAX_IMAGES, styleOf, wordsOnImage } from './look';
import { blocksOf, heading, inLayers, sample } from './sample';
import { Toolbar } from './toolbar';

type Inner = Partial< ParallaxImageShowcaseItemAttributes > & { content?: unknown };

const TEXT_BLOCKS = [ 'core/heading', 'core/paragraph', 'core/group' ];

/** Where the words stand on the main image, and the shade below them. */
function useWords( attributes: ParallaxImageShowcaseAttributes, inner: Block[] ) {
	const words = wordsOnImage( attributes, inner );
	const [ palette ] = useSettings( 'color.palette' ) as [ { slug: string; color: string }[] | undefined ];
	const color = words?.color;
	const duotoneOf = useDuotones();
	const shade = useShade( {
		images: ( words?.behind ?? [] ).map( ( image ) => ( { ...image, duotone: duotoneOf( image ) } ) ),
		band: words?.band ?? 'all',
		light: color ? isLightColor( palette?.find( ( { slug } ) => slug === color )?.color ?? color ) : undefined,
		fixed: attributes.overlayOpacity,
	} );
	return { words, shade };
}

export default function Edit( {
	attributes,
	setAttributes,
	clientId,
	isSelected,
}: BlockEditProps< ParallaxImageShowcaseAttributes > ) {
	const { insertBlock } = useDispatch( blockEditorStore );
	const { replaceInnerBlocks } = useBlockEditorActions();
	const { isInnerSelected, inner } = useSelect(
		( select ) => ( {
			isInnerSelected: select( blockEditorStore ).hasSelectedInnerBlock( clientId, true ),
			inner: selectBlockEditor( select ).getBlocks( clientId ),
		} ),
		[ clientId ]
	);
	const textCount = inner.filter( ( { name } ) => name !== ITEM ).length;
	const { words, shade } = useWords( attributes, inner );
	const [ scroll, setScroll ] = useState( 50 );
	const handle = useRepeater< Inner >( clientId, {
		block: ITEM,
		attributes: ( items ) => defaultsOfImage( items.length - textCount ) as Inner,
	} );
	const imageCount = handle.items.length - textCount;
	const isEmpty = handle.items.length === 0;
	const isActive = isSelected || isInnerSelected;
	const ref = useFocusAfterPlaceholder< HTMLDivElement >( isEmpty );
	const blockProps = useBlockProps( {
		ref,
		className: words ? `${ words.className }${ shade.isDark ? ' has-dark-words' : '' }` : '',
		style: {
			...( words ? { ...words.style, '--eidan-shade': shade.percent / 100 } : {} ),
			...styleOf(
				attributes,
				handle.items.map( ( item ) => item.attributes )
			),
			...( isActive ? scrollStyle( scroll ) : {} ),
		},
	} );
	const innerProps = useInnerBlocksProps(
		{ className: 'eidan-showcase' },
		// Only one text block is allowed, because several would cover each other. A group can hold more text.
		{
			renderAppender: false,
			allowedBlocks: [ ...( imageCount < MAX_IMAGES ? [ ITEM ] : [] ), ...( textCount ? [] : TEXT_BLOCKS ) ],
		} as never
	);

	if ( isEmpty ) {
		return (
			<div { ...blockProps }>
				<ImagesPlaceholder
					icon={ icon }
					title={ __( 'Parallax image showcase', 'eidan' ) }
					instructions={ __(
						'Drag and drop a main image and up to four others, upload, or choose from your library.',
						'eidan'
					) }
					onSelect={ ( media ) =>
						replaceInnerBlocks(
							clientId,
							blocksOf( inLayers( media.map( imageOfMedia ), [ heading( '' ) ] ) )
						)
					}
					onStart={ () => replaceInnerBlocks( clientId, blocksOf( sample() ) ) }
				/>
			</div>
		);
	}
	return (
		<>
			<Toolbar
				position={ attributes.contentPosition }
				onPosition={ ( contentPosition ) => setAttributes( { contentPosition } ) }
				onAdd={ imageCount < MAX_IMAGES ? () => handle.add() : undefined }
				onHeading={
					textCount
						? undefined
						: () =>
								insertBlock(
									createBlock( ...( heading( '' ) as [ string, Record< string, unknown > ] ) ),
									1,
									clientId
								)
				}
			/>
			<Inspector
				{ ...{ attributes, setAttributes, handle } }
				maxBlocks={ MAX_IMAGES + textCount }
				shade={ words ? shade.percent : undefined }
			/>
			<div { ...blockProps }>
				<div { ...innerProps } />
				{ isActive && <ScrollPreview value={ scroll } onChange={ setScroll } /> }
			</div>
		</>
	);
}
