import { RichText, store as blockEditorStore, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	ImagesPlaceholder,
	ScrollPreview,
	scrollStyle,
	useFocusAfterPlaceholder,
	useBlockEditorActions,
} from '@eidan/editor';
import type { StackedImagesAttributes } from './attributes';
import { icon } from './icon';
import { Inspector } from './inspector';
import { Toolbar } from './toolbar';
import { useStackedImages } from './use-stacked-images';

export default function Edit( {
	attributes,
	setAttributes,
	clientId,
	isSelected,
}: BlockEditProps< StackedImagesAttributes > ) {
	const { arrangement, caption } = attributes;
	const { handle, width, choose, start, arrange, inherit, hasNarrow } = useStackedImages( clientId, arrangement );
	const { __unstableMarkNextChangeAsNotPersistent: notPersistent } = useBlockEditorActions();
	const isInnerSelected = useSelect(
		( select ) => select( blockEditorStore ).hasSelectedInnerBlock( clientId, true ),
		[ clientId ]
	);
	const [ scroll, setScroll ] = useState( 50 );
	const isEmpty = handle.items.length === 0;
	const hasLayers = handle.items.some( ( { attributes: { level } } ) => level !== 0 );
	const isActive = isSelected || isInnerSelected;
	const ref = useFocusAfterPlaceholder< HTMLElement >( isEmpty );
	const blockProps = useBlockProps( { ref, style: isActive ? ( scrollStyle( scroll ) as object ) : {} } );
	const innerProps = useInnerBlocksProps( { className: 'eidan-stack' }, { renderAppender: false } as never );
	const onArrange = ( name: StackedImagesAttributes[ 'arrangement' ] ) => {
		// The stored arrangement is the one that “Reset” restores and new images follow. Phones store none, because their
		// reset restores the positions of wide screens. This is not an undo step of its own: one undo reverts it together
		// with the positions.
		if ( width !== 'phone' && name !== arrangement ) {
			notPersistent();
			setAttributes( { arrangement: name } );
		}
		arrange( name );
	};

	if ( isEmpty ) {
		return (
			<figure { ...blockProps }>
				<ImagesPlaceholder
					icon={ icon }
					title={ __( 'Stacked images', 'eidan' ) }
					instructions={ __(
						'Drag and drop two to six images, upload, or choose from your library.',
						'eidan'
					) }
					onSelect={ choose }
					onStart={ start }
				/>
			</figure>
		);
	}
	return (
		<>
			<Toolbar handle={ handle } onArrange={ onArrange } />
			<Inspector
				{ ...{ attributes, setAttributes, handle, width, hasNarrow, onArrange } }
				onInherit={ inherit }
			/>
			<figure { ...blockProps }>
				<div { ...innerProps } />
				{ ( isActive || ! RichText.isEmpty( caption ?? '' ) ) && (
					<RichText
						tagName="figcaption"
						className="eidan-stack__caption wp-element-caption"
						aria-label={ __( 'Caption', 'eidan' ) }
						placeholder={ __( 'Add caption', 'eidan' ) }
						value={ caption ?? '' }
						onChange={ ( text ) => setAttributes( { caption: text } ) }
						inlineToolbar
					/>
				) }
				{ isActive && hasLayers && <ScrollPreview value={ scroll } onChange={ setScroll } /> }
			</figure>
		</>
	);
}
