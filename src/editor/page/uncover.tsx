/**
 * Adds the setting "Uncover on scroll" to groups and template parts: while visitors scroll, the content above moves
 * away and uncovers the block. includes/Page/Uncover.php does this on the page.
 */
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, ToggleControl } from '@wordpress/components';
import { createHigherOrderComponent } from '@wordpress/compose';
import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';

const BLOCKS = [ 'core/group', 'core/template-part' ];

interface Props {
	name: string;
	attributes: { eidanUncover?: boolean };
	setAttributes: ( attributes: { eidanUncover: boolean | undefined } ) => void;
}

addFilter( 'blocks.registerBlockType', 'eidan/uncover', ( settings: { attributes?: object }, name: string ) =>
	BLOCKS.includes( name )
		? { ...settings, attributes: { ...settings.attributes, eidanUncover: { type: 'boolean' } } }
		: settings
);

addFilter(
	'editor.BlockEdit',
	'eidan/uncover',
	createHigherOrderComponent(
		( BlockEdit: ComponentType< Props > ) =>
			function WithUncover( props: Props ) {
				const { name, attributes, setAttributes } = props;
				return (
					<>
						<BlockEdit { ...props } />
						{ BLOCKS.includes( name ) && (
							<InspectorControls group="styles">
								<PanelBody title={ __( 'Scrolling', 'eidan' ) } initialOpen={ false }>
									<ToggleControl
										__nextHasNoMarginBottom
										label={ __( 'Uncover on scroll', 'eidan' ) }
										help={ __(
											'The section above slides away and uncovers it. Wide screens with a mouse only, never with reduced motion.',
											'eidan'
										) }
										checked={ attributes.eidanUncover === true }
										onChange={ ( on ) => setAttributes( { eidanUncover: on || undefined } ) }
									/>
								</PanelBody>
							</InspectorControls>
						) }
					</>
				);
			},
		'withUncover'
	)
);
