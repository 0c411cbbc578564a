import { BlockControls, store as blockEditorStore } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarDropdownMenu, ToolbarGroup } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { link } from '@wordpress/icons';
import { setPanelOpen, usePanelActions } from '@eidan/editor';
import type { OpenerAttributes } from './attributes';

interface Props {
	attributes: OpenerAttributes;
	setAttributes: ( attributes: Partial< OpenerAttributes > ) => void;
	onPick: () => void;
}

/** Chooses the panel that is opened, and replaces the icon. */
export function Toolbar( { attributes: { panel, display }, setAttributes, onPick }: Props ) {
	const { panels, ensureAnchor } = usePanelActions();
	const { selectBlock } = useDispatch( blockEditorStore );
	const target = panels.find( ( { anchor } ) => anchor !== '' && anchor === panel );
	return (
		<BlockControls group="other">
			<ToolbarGroup>
				{ panels.length > 0 && (
					<ToolbarDropdownMenu
						icon={ link }
						label={ __( 'Panel', 'eidan' ) }
						controls={ panels.map( ( one ) => ( {
							title: one.anchor ? `${ one.name } (#${ one.anchor })` : one.name,
							isActive: one === target,
							onClick: () => setAttributes( { panel: ensureAnchor( one ) } ),
						} ) ) }
					/>
				) }
				{ target && (
					<ToolbarButton
						onClick={ () => {
							setPanelOpen( target.clientId, true );
							void selectBlock( target.clientId );
						} }
					>
						{ __( 'Go to panel', 'eidan' ) }
					</ToolbarButton>
				) }
				{ display !== 'text' && <ToolbarButton onClick={ onPick }>{ __( 'Replace', 'eidan' ) }</ToolbarButton> }
			</ToolbarGroup>
		</BlockControls>
	);
}
