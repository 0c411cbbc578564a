import {
	BlockControls,
	RichText,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { IconGlyph, IconPicker, useIcons, titleTag, type Template } from '@eidan/editor';
import type { CSSProperties } from 'react';
import type { ItemShowcaseItemAttributes } from './attributes';
import { Inspector } from './inspector';
import { sideOf } from './look';

type Props = BlockEditProps< ItemShowcaseItemAttributes > & { context: Record< string, unknown > };

const template: Template[] = [ [ 'core/paragraph', { placeholder: __( 'Text', 'eidan' ) } ] ];

export default function Edit( { attributes, setAttributes, clientId, context }: Props ) {
	const { title, level, icon } = attributes;
	const hasIcon = context[ 'eidan/item-marker' ] === 'icon';
	const [ isPicking, setPicking ] = useState( false );
	const { icons } = useIcons();
	const { isEnd, row } = useSelect(
		( select ) => {
			const { getBlockIndex, getBlockRootClientId, getBlockCount } = select( blockEditorStore );
			return sideOf( getBlockIndex( clientId ), getBlockCount( getBlockRootClientId( clientId ) ?? '' ) );
		},
		[ clientId ]
	);
	const glyph = icons?.icons.find( ( { name } ) => name === icon );
	const blockProps = useBlockProps( { className: isEnd ? 'is-end' : '', style: { '--row': row } as CSSProperties } );
	const innerProps = useInnerBlocksProps( { className: 'eidan-item__content is-layout-flow' }, { template } );
	const openPicker = () => setPicking( true );

	return (
		<>
			{ hasIcon && (
				<BlockControls group="other">
					<ToolbarGroup>
						<ToolbarButton onClick={ openPicker }>
							{ icon ? __( 'Replace icon', 'eidan' ) : __( 'Choose an icon', 'eidan' ) }
						</ToolbarButton>
					</ToolbarGroup>
				</BlockControls>
			) }
			<Inspector
				attributes={ attributes }
				setAttributes={ setAttributes }
				onPick={ hasIcon ? openPicker : undefined }
			/>
			{ isPicking && (
				<IconPicker
					value={ icon }
					onChange={ ( name ) => setAttributes( { icon: name } ) }
					onClose={ () => setPicking( false ) }
				/>
			) }
			<div { ...blockProps }>
				<div className="eidan-item__summary">
					{ hasIcon && glyph && (
						<span className="eidan-item__icon">
							<IconGlyph svg={ glyph.svg } />
						</span>
					) }
					<RichText
						tagName={ titleTag( level ) }
						identifier="title"
						className="eidan-item__title"
						value={ title ?? '' }
						onChange={ ( value: string ) => setAttributes( { title: value } ) }
						disableLineBreaks
						// No links: the title is the summary of a details element, and a click on it opens the item.
						allowedFormats={ [ 'core/bold', 'core/italic' ] }
						placeholder={ __( 'Title', 'eidan' ) }
						aria-label={ __( 'Title', 'eidan' ) }
					/>
				</div>
				<div { ...innerProps } />
			</div>
		</>
	);
}
