/**
 * Adds a label, an icon and a wide drop-down to the links in core's navigation block. The block Menu shows them on the
 * page (includes/Menus/Extras.php).
 */
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { createHigherOrderComponent } from '@wordpress/compose';
import { useSelect } from '@wordpress/data';
import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { selectBlockEditor } from '../stores';
import type { MenuLink } from './drop-down-content';
import { ExtrasFields, type Extras } from './extras-fields';
import './menus.scss';

const LINKS = [ 'core/navigation-link', 'core/navigation-submenu', 'core/home-link' ];

interface Props {
	name: string;
	clientId: string;
	attributes: Extras;
	setAttributes: ( attributes: Extras ) => void;
	isSelected: boolean;
}

function Panel( { attributes, clientId, setAttributes }: Props ) {
	const innerBlocks = useSelect(
		( select ) => selectBlockEditor( select ).getBlocks< MenuLink >( clientId ),
		[ clientId ]
	);
	return (
		<InspectorControls>
			<PanelBody
				title={ __( 'Eidan menu', 'eidan' ) }
				initialOpen={ !! ( attributes.eidanLabel || attributes.eidanIcon || attributes.eidanWide ) }
			>
				<ExtrasFields
					attributes={ attributes }
					item={ { attributes: { ...attributes }, innerBlocks } }
					setAttributes={ setAttributes }
				/>
			</PanelBody>
		</InspectorControls>
	);
}

addFilter( 'blocks.registerBlockType', 'eidan/menu-items', ( settings: { attributes?: object }, name: string ) =>
	LINKS.includes( name )
		? {
				...settings,
				attributes: {
					...settings.attributes,
					eidanLabel: { type: 'string' },
					eidanIcon: { type: 'string' },
					eidanWide: { type: 'string' },
					eidanBoxed: { type: 'boolean' },
				},
			}
		: settings
);

addFilter(
	'editor.BlockEdit',
	'eidan/menu-items',
	createHigherOrderComponent(
		( BlockEdit: ComponentType< Props > ) =>
			function WithMenuExtras( props: Props ) {
				return (
					<>
						<BlockEdit { ...props } />
						{ props.isSelected && LINKS.includes( props.name ) && <Panel { ...props } /> }
					</>
				);
			},
		'withMenuExtras'
	)
);
