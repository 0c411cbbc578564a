import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarDropdownMenu, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { link } from '@wordpress/icons';
import { usePanelActions } from '@eidan/editor';
import type { OpenerAttributes } from './attributes';

interface Props {
	attributes: OpenerAttributes;
	setAttributes: ( attributes: Partial< OpenerAttributes > ) => void;
	onPick: () => void;
}

/** Chooses the panel that is opened, and replaces the icon. */
export function Toolbar( { attributes: { panel, display }, setAttributes, onPick }: Props ) {
	const { panels, ensureAnchor } = usePanelActions();
	return (
		<BlockControls group="other">
			<ToolbarGroup>
				{ panels.length > 0 && (
					<ToolbarDropdownMenu
						icon={ link }
						label={ __( 'Panel', 'eidan' ) }
						controls={ panels.map( ( target ) => ( {
							title: target.anchor ? `${ target.name } (#${ target.anchor })` : target.name,
							isActive: target.anchor !== '' && target.anchor === panel,
							onClick: () => setAttributes( { panel: ensureAnchor( target ) } ),
						} ) ) }
					/>
				) }
				{ display !== 'text' && <ToolbarButton onClick={ onPick }>{ __( 'Replace', 'eidan' ) }</ToolbarButton> }
			</ToolbarGroup>
		</BlockControls>
	);
}
