/**
 * Adds two settings: groups and covers choose the skin (light or dark) of a header that lies over them, which
 * includes/Header/Sections.php prints on the page; blocks in a header choose the form of the header in which they are
 * shown.
 */
import { InspectorControls } from '@wordpress/block-editor';
import { SelectControl } from '@wordpress/components';
import { createHigherOrderComponent } from '@wordpress/compose';
import { useSelect } from '@wordpress/data';
import { addFilter } from '@wordpress/hooks';
import { __, _x } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { formOf, withForm, type Form } from './form';
import { selectBlockEditor } from '../stores';

const SECTIONS = [ 'core/group', 'core/cover' ];

interface Attributes {
	className?: string | undefined;
	eidanSkin?: string | undefined;
}

interface Props {
	name: string;
	clientId: string;
	attributes: Attributes;
	setAttributes: ( attributes: Attributes ) => void;
	isSelected: boolean;
}

const common = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

const Skin = ( { attributes, setAttributes }: Props ) => (
	<SelectControl
		{ ...common }
		label={ __( 'Header skin', 'eidan' ) }
		value={ ( attributes.eidanSkin ?? '' ) as string as '' }
		options={ [
			{ value: '', label: _x( 'Default', 'skin', 'eidan' ) },
			{ value: 'light', label: _x( 'Light', 'skin', 'eidan' ) },
			{ value: 'dark', label: _x( 'Dark', 'skin', 'eidan' ) },
		] }
		onChange={ ( value ) => setAttributes( { eidanSkin: ( value as string ) || undefined } ) }
	/>
);

function InHeader( { clientId, attributes, setAttributes }: Props ) {
	const isIn = useSelect(
		( select ) => selectBlockEditor( select ).getBlockParentsByBlockName( clientId, 'eidan/header' ).length > 0,
		[ clientId ]
	);
	return isIn ? (
		<SelectControl
			{ ...common }
			label={ __( 'Show in header', 'eidan' ) }
			value={ formOf( attributes.className ) }
			options={ [
				{ value: '', label: __( 'Always', 'eidan' ) },
				{ value: 'wide', label: __( 'Wide', 'eidan' ) },
				{ value: 'compact', label: __( 'Compact', 'eidan' ) },
			] }
			onChange={ ( value ) =>
				setAttributes( { className: withForm( attributes.className, value as Form ) || undefined } )
			}
		/>
	) : null;
}

addFilter( 'blocks.registerBlockType', 'eidan/section-skin', ( settings: { attributes?: object }, name: string ) =>
	SECTIONS.includes( name )
		? { ...settings, attributes: { ...settings.attributes, eidanSkin: { type: 'string' } } }
		: settings
);

addFilter(
	'editor.BlockEdit',
	'eidan/section-skin',
	createHigherOrderComponent(
		( BlockEdit: ComponentType< Props > ) =>
			function WithHeaderSettings( props: Props ) {
				return (
					<>
						<BlockEdit { ...props } />
						{ props.isSelected && (
							<InspectorControls group="advanced">
								{ SECTIONS.includes( props.name ) && <Skin { ...props } /> }
								<InHeader { ...props } />
							</InspectorControls>
						) }
					</>
				);
			},
		'withHeaderSettings'
	)
);
