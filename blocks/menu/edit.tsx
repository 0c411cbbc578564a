import { BlockControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Notice, Placeholder, ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ServerPreview, MenuControl, useAutomaticMenuHelp, useMenu } from '@eidan/editor';
import type { MenuAttributes } from './attributes';
import metadata from './block.json';
import { icon } from './icon';
import { Inspector } from './inspector';
import { useHiddenInnerBlocks } from './use-hidden-inner-blocks';

type Props = BlockEditProps< MenuAttributes > & { context: { 'eidan/menuForm'?: MenuAttributes[ 'form' ] } };

export default function Edit( { attributes, setAttributes, clientId, context }: Props ) {
	const { menu, form } = attributes;
	useHiddenInnerBlocks( clientId );
	const { isLost, editUrl } = useMenu( menu );
	const automatic = useAutomaticMenuHelp();
	const formOfContext = context[ 'eidan/menuForm' ];
	const menuControl = (
		<MenuControl automatic value={ menu } onChange={ ( value ) => setAttributes( { menu: value } ) } />
	);

	return (
		<>
			<Inspector attributes={ attributes } setAttributes={ setAttributes } editUrl={ editUrl } />
			{ editUrl && (
				<BlockControls>
					<ToolbarGroup>
						{ /* A toolbar button can be a link, but its types do not include `href`. */ }
						<ToolbarButton { ...( { href: editUrl, target: '_blank' } as object ) }>
							{ __( 'Edit menu', 'eidan' ) }
						</ToolbarButton>
					</ToolbarGroup>
				</BlockControls>
			) }
			<div { ...useBlockProps() }>
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
								{ menuControl }
							</Placeholder>
						}
					/>
				) }
			</div>
		</>
	);
}
