import { BlockControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Dropdown, Notice, Placeholder, ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useMergeRefs } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import { ServerPreview, MenuControl, useAutomaticMenuHelp, useMenu } from '@eidan/editor';
import type { MenuAttributes } from './attributes';
import metadata from './block.json';
import { DropDowns, useDropDowns } from './editor/drop-downs';
import { icon } from './icon';
import { Inspector } from './inspector';
import { MenuItemsPanel, StartMenu, useMenuState } from '../../src/menu-items/menu-items';
import { useChooseMenu, useInside } from '../../src/menu-items/use-inside';
import { useHiddenInnerBlocks } from './use-hidden-inner-blocks';
import { useOpenSubmenu } from './use-open-submenu';

type Props = BlockEditProps< MenuAttributes > & { context: { 'eidan/menuForm'?: MenuAttributes[ 'form' ] } };

export default function Edit( { attributes, setAttributes, clientId, context, isSelected }: Props ) {
	const { menu, form, label } = attributes;
	useHiddenInnerBlocks( clientId );
	const { isLost: isUnknown, editUrl } = useMenu( menu );
	const inside = useInside( menu, clientId );
	const { isLoaded, isPending, unsaved } = useMenuState( menu, inside );
	// A menu that was just made is not in the list yet.
	const isLost = isUnknown && ! isLoaded && ! isPending;
	const choose = useChooseMenu( clientId, menu );
	const automatic = useAutomaticMenuHelp();
	const [ dropDownsRef, dropDowns ] = useDropDowns( clientId, isSelected );
	const formOfContext = context[ 'eidan/menuForm' ];
	const items = <MenuItemsPanel { ...{ menu, inside, label } } onChoose={ choose } />;
	const menuControl = <MenuControl automatic value={ menu } onChange={ choose } />;

	return (
		<>
			<Inspector
				attributes={ attributes }
				setAttributes={ setAttributes }
				editUrl={ editUrl }
				onChoose={ choose }
				items={ ! isLost && items }
			/>
			{ ! isLost && (
				<BlockControls>
					<ToolbarGroup>
						<Dropdown
							popoverProps={ { placement: 'bottom-start', shift: true, className: 'eidan-menu-popover' } }
							renderToggle={ ( { isOpen, onToggle } ) => (
								<ToolbarButton aria-expanded={ isOpen } aria-haspopup="true" onClick={ onToggle }>
									{ __( 'Edit menu', 'eidan' ) }
								</ToolbarButton>
							) }
							renderContent={ () => items }
						/>
					</ToolbarGroup>
				</BlockControls>
			) }
			<div { ...useBlockProps( { ref: useMergeRefs( [ useOpenSubmenu( clientId ), dropDownsRef ] ) } ) }>
				{ /* First, so that Tab comes to its buttons: WordPress 6.8 does not pass over the links of the preview. */ }
				<DropDowns { ...dropDowns } />
				{ isLost && (
					<Notice status="warning" isDismissible={ false }>
						{ __( 'The menu was deleted or is not published. Select another one.', 'eidan' ) }
						{ menuControl }
					</Notice>
				) }
				{ ! isLost && (
					<ServerPreview
						block={ metadata.name }
						// The server renders this block alone, so it does not know the block around it. That block's
						// form is passed on here.
						attributes={ { ...attributes, form: form === 'auto' && formOfContext ? formOfContext : form } }
						data={ unsaved }
						empty={
							<Placeholder
								icon={ icon }
								label={ __( 'Menu', 'eidan' ) }
								instructions={ [
									menu === '' && automatic,
									__( 'It has no links yet. Add some, or select another menu.', 'eidan' ),
								]
									.filter( Boolean )
									.join( ' ' ) }
							>
								<StartMenu menu={ menu } onChoose={ choose } />
								{ menuControl }
							</Placeholder>
						}
					/>
				) }
			</div>
		</>
	);
}
