/**
 * Adds a menu to the toolbar of headers and template parts that opens the panels inside them. In a template, the blocks
 * of a template part cannot be selected, so the toolbars of the panels themselves are out of reach.
 */
import { BlockControls } from '@wordpress/block-editor';
import { MenuGroup, MenuItem, ToolbarDropdownMenu, ToolbarGroup } from '@wordpress/components';
import { createHigherOrderComponent } from '@wordpress/compose';
import { useSelect } from '@wordpress/data';
import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import { check } from '@wordpress/icons';
import type { ComponentType } from 'react';
import { selectBlockEditor } from '../stores';
import { setPanelOpen, useOpenPanels } from './open-panels';
import { usePanels } from './use-panels';

const HOLDERS = [ 'core/template-part', 'eidan/header' ];

interface Props {
	name: string;
	clientId: string;
	isSelected: boolean;
}

function Menu( { clientId }: Pick< Props, 'clientId' > ) {
	const all = usePanels();
	const ids = useSelect(
		( select ) => selectBlockEditor( select ).getClientIdsOfDescendants( [ clientId ] ).join(),
		[ clientId ]
	);
	const panels = all.filter( ( panel ) => ids.includes( panel.clientId ) );
	const open = useOpenPanels( panels.map( ( panel ) => panel.clientId ) );
	return panels.length ? (
		<BlockControls group="other">
			<ToolbarGroup>
				<ToolbarDropdownMenu
					icon={ null }
					text={ __( 'Show open', 'eidan' ) }
					label={ __( 'Show panels open', 'eidan' ) }
				>
					{ () => (
						<MenuGroup>
							{ panels.map( ( { clientId: id, name, anchor } ) => (
								<MenuItem
									key={ id }
									role="menuitemcheckbox"
									icon={ open.includes( id ) ? check : null }
									isSelected={ open.includes( id ) }
									info={ anchor ? `#${ anchor }` : '' }
									onClick={ () => setPanelOpen( id, ! open.includes( id ) ) }
								>
									{ name }
								</MenuItem>
							) ) }
						</MenuGroup>
					) }
				</ToolbarDropdownMenu>
			</ToolbarGroup>
		</BlockControls>
	) : null;
}

addFilter(
	'editor.BlockEdit',
	'eidan/panel-holder',
	createHigherOrderComponent(
		( BlockEdit: ComponentType< Props > ) =>
			function WithPanels( props: Props ) {
				return (
					<>
						<BlockEdit { ...props } />
						{ props.isSelected && HOLDERS.includes( props.name ) && <Menu clientId={ props.clientId } /> }
					</>
				);
			},
		'withPanels'
	)
);
