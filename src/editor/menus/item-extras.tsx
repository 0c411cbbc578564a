/**
 * Adds a label, an icon and a wide drop-down to the links in core's navigation block. The block Menu shows them on the
 * page (includes/Menus/Extras.php).
 */
import { InspectorControls } from '@wordpress/block-editor';
import { Button, PanelBody, SelectControl, TextControl } from '@wordpress/components';
import { createHigherOrderComponent } from '@wordpress/compose';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { addFilter } from '@wordpress/hooks';
import { __, sprintf } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { IconPicker } from '../icons/picker';
import { selectCore } from '../stores';

const LINKS = [ 'core/navigation-link', 'core/navigation-submenu', 'core/home-link' ];

interface Attributes {
	eidanLabel?: string | undefined;
	eidanIcon?: string | undefined;
	eidanWide?: string | undefined;
	eidanBoxed?: boolean | undefined;
}

interface Props {
	name: string;
	attributes: Attributes;
	setAttributes: ( attributes: Attributes ) => void;
	isSelected: boolean;
}

interface Part {
	slug: string;
	title?: { rendered?: string };
}

interface Pattern {
	id: number;
	title?: { raw?: string; rendered?: string };
}

/** The possible contents of a wide drop-down: template parts and synced patterns. */
const useWide = () =>
	useSelect( ( select ) => {
		const { getEntityRecords } = selectCore( select );
		const parts = getEntityRecords< Part >( 'postType', 'wp_template_part', { per_page: -1 } ) ?? [];
		const patterns =
			getEntityRecords< Pattern >( 'postType', 'wp_block', { per_page: 100, status: 'publish' } ) ?? [];
		return [ parts, patterns ] as const;
	}, [] );

function Panel( { attributes, setAttributes }: Props ) {
	const { eidanLabel = '', eidanIcon = '', eidanWide = '', eidanBoxed = false } = attributes;
	const [ isPicking, setPicking ] = useState( false );
	const [ parts, patterns ] = useWide();
	const options = [
		{ value: '', label: __( 'None', 'eidan' ) },
		...parts.map( ( { slug, title } ) => ( { value: `part:${ slug }`, label: title?.rendered || slug } ) ),
		...patterns.map( ( { id, title } ) => ( {
			value: `pattern:${ id }`,
			label: title?.raw || title?.rendered || `#${ id }`,
		} ) ),
	];
	const lost = options.some( ( { value } ) => value === eidanWide ) ? [] : [ { value: eidanWide, label: eidanWide } ];

	return (
		<InspectorControls>
			<PanelBody
				title={ __( 'Eidan menu', 'eidan' ) }
				initialOpen={ !! ( eidanLabel || eidanIcon || eidanWide ) }
			>
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Label', 'eidan' ) }
					placeholder={ __( 'New', 'eidan' ) }
					maxLength={ 40 }
					value={ eidanLabel }
					onChange={ ( value ) => setAttributes( { eidanLabel: value || undefined } ) }
				/>
				<p>
					<Button __next40pxDefaultSize variant="secondary" onClick={ () => setPicking( true ) }>
						{ eidanIcon
							? /* translators: %s: name of an icon. */
								sprintf( __( 'Icon: %s', 'eidan' ), eidanIcon.replace( /^.*\//, '' ) )
							: __( 'Choose icon', 'eidan' ) }
					</Button>
					{ eidanIcon && (
						<Button
							__next40pxDefaultSize
							variant="tertiary"
							onClick={ () => setAttributes( { eidanIcon: undefined } ) }
						>
							{ __( 'Remove', 'eidan' ) }
						</Button>
					) }
				</p>
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Wide drop-down', 'eidan' ) }
					value={ eidanWide }
					options={ [ ...options, ...lost ] }
					onChange={ ( value ) => setAttributes( { eidanWide: value || undefined } ) }
				/>
				{ eidanWide && (
					<SelectControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						label={ __( 'Width', 'eidan' ) }
						value={ eidanBoxed ? 'boxed' : 'full' }
						options={ [
							{ value: 'full', label: __( 'Full width', 'eidan' ) },
							{ value: 'boxed', label: __( 'Wide width', 'eidan' ) },
						] }
						onChange={ ( value ) => setAttributes( { eidanBoxed: value === 'boxed' || undefined } ) }
					/>
				) }
			</PanelBody>
			{ isPicking && (
				<IconPicker
					value={ eidanIcon }
					onChange={ ( value ) => setAttributes( { eidanIcon: value || undefined } ) }
					onClose={ () => setPicking( false ) }
				/>
			) }
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
