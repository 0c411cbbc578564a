import { BlockControls, store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, type Block } from '@wordpress/blocks';
import { ToolbarButton, ToolbarDropdownMenu, ToolbarGroup } from '@wordpress/components';
import { useDispatch, useRegistry } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { PatternChooser, selectBlockEditor, WidthsPreview, blocksOf } from '@eidan/editor';
import { carry, type Part } from './editor/carry';
import { icon } from './icon';
import { variations } from './variations';

const toBlock = ( { name, attributes, innerBlocks }: Part ): Block =>
	createBlock( name, attributes, innerBlocks.map( toBlock ) );

/** Puts another header in place of this one, with its logo and its menu. One step of undo. */
export function useReplaceHeader( clientId: string ) {
	const registry = useRegistry();
	const { replaceBlock } = useDispatch( blockEditorStore );
	return ( next: Part ) => {
		const now = selectBlockEditor( registry.select ).getBlock( clientId );
		if ( now ) {
			void replaceBlock( clientId, toBlock( carry( now, next ) ) );
		}
	};
}

/** A variation of the header as a block. */
export const ofVariation = ( { attributes, innerBlocks }: ( typeof variations )[ number ] ): Part => ( {
	name: 'eidan/header',
	attributes,
	innerBlocks: blocksOf( innerBlocks ),
} );

/** Chooses another header or another form, and shows the header at three widths. */
export function Toolbar( { clientId }: { clientId: string } ) {
	const [ shown, setShown ] = useState< '' | 'designs' | 'widths' >( '' );
	const replace = useReplaceHeader( clientId );
	const close = () => setShown( '' );
	return (
		<>
			<BlockControls group="other">
				<ToolbarGroup>
					<ToolbarDropdownMenu
						icon={ icon as never }
						label={ __( 'Form of the header', 'eidan' ) }
						controls={ variations.map( ( variation ) => ( {
							title: variation.title,
							icon: variation.icon as never,
							onClick: () => replace( ofVariation( variation ) ),
						} ) ) }
					/>
					<ToolbarButton onClick={ () => setShown( 'designs' ) }>
						{ __( 'Change header', 'eidan' ) }
					</ToolbarButton>
					<ToolbarButton onClick={ () => setShown( 'widths' ) }>
						{ __( 'Three widths', 'eidan' ) }
					</ToolbarButton>
				</ToolbarGroup>
			</BlockControls>
			{ shown === 'designs' && (
				<PatternChooser
					title={ __( 'Choose a header', 'eidan' ) }
					block="eidan/header"
					onPick={ ( block ) => replace( block ) }
					onClose={ close }
				/>
			) }
			{ shown === 'widths' && (
				<WidthsPreview
					title={ __( 'Header at three widths', 'eidan' ) }
					clientId={ clientId }
					onClose={ close }
				/>
			) }
		</>
	);
}
