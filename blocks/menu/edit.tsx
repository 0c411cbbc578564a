import { BlockControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Notice, Placeholder, ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ServerPreview, MenuControl, useAutomaticMenuHelp, useMenu } from '@eidan/editor';
import type { MenuAttributes } from './attributes';
import metadata from './block.json';
import { icon } from './icon';
import { Inspector } from './inspector';
import { useHiddenInside } from './use-hidden-inside';

type Props = BlockEditProps< MenuAttributes > & { context: { 'eidan/menuForm'?: MenuAttributes[ 'form' ] } };

export default function Edit( { attributes, setAttributes, clientId, context }: Props ) {
	const { menu, form } = attributes;
	useHiddenInside( clientId );
	const { isLost, editUrl } = useMenu( menu );
	const automatic = useAutomaticMenuHelp();
	const around = context[ 'eidan/menuForm' ];
	const choose = <MenuControl automatic value={ menu } onChange={ ( value ) => setAttributes( { menu: value } ) } />;

	return (
		<>
			<Inspector attributes={ attributes } setAttributes={ setAttributes } editUrl={ editUrl } />
			{ editUrl && (
				<BlockControls>
					<ToolbarGroup>
						{ /* A button of the toolbar can be a link, its types do not know. */ }
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
						{ choose }
					</Notice>
				) }
				{ ! isLost && (
					<ServerPreview
						block={ metadata.name }
						// The renderer knows nothing of the blocks around this one.
						attributes={ { ...attributes, form: form === 'auto' && around ? around : form } }
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
								{ choose }
							</Placeholder>
						}
					/>
				) }
			</div>
		</>
	);
}
