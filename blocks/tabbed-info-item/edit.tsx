import { RichText, store as blockEditorStore, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { createBlock, type BlockEditProps } from '@wordpress/blocks';
import { Button } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useContext, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';

import type { TabbedInfoItemAttributes } from './attributes';
import { ShownTab } from './editor/shown';
import { Toolbar } from './toolbar';
import { titleTag, type Template } from '@eidan/editor';

type Props = BlockEditProps< TabbedInfoItemAttributes > & { context: Record< string, unknown > };

const template: Template[] = [ [ 'core/paragraph', { placeholder: __( 'Type / to choose a block', 'eidan' ) } ] ];

export default function Edit( props: Props ) {
	return (
		<>
			<Toolbar { ...props } />
			{ useContext( ShownTab ).tabs ? <Panel { ...props } /> : <Disclosure { ...props } /> }
		</>
	);
}

/** The content of a tab. Its title is edited in the row of tabs. */
function Panel( { clientId }: Props ) {
	const { item } = useContext( ShownTab );
	const blockProps = useBlockProps( {
		className: 'eidan-tabs__panel',
		hidden: item !== undefined && item !== clientId,
	} );
	return <div { ...useInnerBlocksProps( blockProps, { template } ) } />;
}

/** An item of an accordion. It is open while the author works in it. */
function Disclosure( { attributes, setAttributes, clientId, isSelected }: Props ) {
	const { title, subtitle, level, open } = attributes;
	// Outside of tabs, `item` is the one that has to be open at the start, if any.
	const { item } = useContext( ShownTab );
	const [ isExpanded, setExpanded ] = useState( item ? item === clientId : open );
	const { insertBlock } = useDispatch( blockEditorStore );
	const { isInnerSelected, parent, index } = useSelect(
		( select ) => {
			const { hasSelectedInnerBlock, getBlockRootClientId, getBlockIndex } = select( blockEditorStore );
			return {
				isInnerSelected: hasSelectedInnerBlock( clientId, true ),
				parent: getBlockRootClientId( clientId ) ?? undefined,
				index: getBlockIndex( clientId ),
			};
		},
		[ clientId ]
	);
	const isOpen = isExpanded || isInnerSelected || isSelected;
	const blockProps = useBlockProps( isOpen ? { className: 'is-open' } : {} );
	const innerProps = useInnerBlocksProps( { className: 'eidan-tabs__panel', hidden: ! isOpen }, { template } );

	return (
		<div { ...blockProps }>
			<div className="eidan-tabs__summary">
				<RichText
					tagName={ titleTag( level ) }
					identifier="title"
					className="eidan-tabs__title"
					value={ title ?? '' }
					onChange={ ( value: string ) => setAttributes( { title: value } ) }
					onKeyDown={ ( event: KeyboardEvent< never > ) => {
						if ( event.key === 'Enter' && ! event.shiftKey && ! event.nativeEvent.isComposing ) {
							event.preventDefault();
							insertBlock( createBlock( 'eidan/tabbed-info-item', { level } ), index + 1, parent );
						}
					} }
					disableLineBreaks
					placeholder={ __( 'Title', 'eidan' ) }
					aria-label={ __( 'Title', 'eidan' ) }
				/>
				{ ( ! RichText.isEmpty( subtitle ?? '' ) || isSelected ) && (
					<RichText
						tagName="span"
						identifier="subtitle"
						className="eidan-tabs__subtitle"
						value={ subtitle ?? '' }
						onChange={ ( value: string ) => setAttributes( { subtitle: value } ) }
						disableLineBreaks
						placeholder={ __( 'Subtitle', 'eidan' ) }
						aria-label={ __( 'Subtitle', 'eidan' ) }
					/>
				) }
				<Button
					className="eidan-tabs__unfold"
					size="small"
					aria-expanded={ isOpen }
					label={ isOpen ? __( 'Collapse', 'eidan' ) : __( 'Expand', 'eidan' ) }
					onClick={ () => setExpanded( ! isExpanded ) }
				>
					{ isOpen ? '–' : '+' }
				</Button>
			</div>
			<div { ...innerProps } />
		</div>
	);
}
