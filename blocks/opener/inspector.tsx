import { InspectorControls } from '@wordpress/block-editor';
import {
	Notice,
	PanelBody,
	RangeControl,
	SelectControl,
	TextControl,
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { __, _x, sprintf } from '@wordpress/i18n';
import { rangeOf, usePanelActions } from '@eidan/editor';
import type { OpenerAttributes } from './attributes';
import metadata from './block.json';

interface Props {
	attributes: OpenerAttributes;
	setAttributes: ( attributes: Partial< OpenerAttributes > ) => void;
	clientId: string;
}

const controlProps = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;
const withoutMarkup = ( html: unknown ) =>
	String( html ?? '' )
		.replace( /<[^>]+>/g, '' )
		.trim();

/** Describes what the opener lacks, in one sentence. '' if it lacks nothing. */
function problemOf( { panel, text, display, icon }: OpenerAttributes, hasPanel: boolean ): string {
	if ( ! panel ) {
		return __( 'This opener opens nothing yet, so visitors do not see it. Choose a panel, or add one.', 'eidan' );
	}
	if ( ! hasPanel ) {
		return sprintf(
			/* translators: %s: HTML anchor. */
			__(
				'There is no panel with the anchor “%s” here. If it is in another part of the page, such as the header, all is well; otherwise choose or add one.',
				'eidan'
			),
			panel
		);
	}
	if ( ! withoutMarkup( text ) ) {
		return display === 'icon' && icon
			? __(
					'This opener has no text. Write what it opens: screen readers say it, though only the icon is shown.',
					'eidan'
				)
			: __( 'This opener has no text. Write what it opens.', 'eidan' );
	}
	return '';
}

/** Settings of which panel is opened, and of the text. */
function SettingsPanel( { attributes, setAttributes, clientId }: Props ) {
	const { panel, text } = attributes;
	const { panels, ensureAnchor, addPanel } = usePanelActions();
	const hasPanel = panels.some( ( { anchor } ) => anchor === panel );
	const problem = problemOf( attributes, hasPanel );
	// A panel without an anchor is listed by its client id. It gets an anchor when it is chosen.
	const options = panels.map( ( { clientId: id, anchor, name } ) => ( {
		value: anchor ? `#${ anchor }` : id,
		label: anchor ? `${ name } (#${ anchor })` : name,
	} ) );

	return (
		<PanelBody title={ __( 'Settings', 'eidan' ) }>
			<VStack spacing={ 4 }>
				{ problem && (
					<Notice
						status="warning"
						isDismissible={ false }
						actions={
							hasPanel
								? []
								: [
										{
											label: __( 'Add panel', 'eidan' ),
											onClick: () => setAttributes( { panel: addPanel( clientId ) } ),
										},
									]
						}
					>
						{ problem }
					</Notice>
				) }
				<SelectControl
					{ ...controlProps }
					label={ __( 'Panel', 'eidan' ) }
					value={ panel && `#${ panel }` }
					options={ [
						{ value: '', label: _x( 'None', 'panel', 'eidan' ) },
						...options,
						...( panel && ! hasPanel ? [ { value: `#${ panel }`, label: `#${ panel }` } ] : [] ),
					] }
					onChange={ ( value ) => {
						const chosen = panels.find( ( { clientId: id } ) => id === value );
						setAttributes( { panel: chosen ? ensureAnchor( chosen ) : value.slice( 1 ) } );
					} }
				/>
				<TextControl
					{ ...controlProps }
					label={ __( 'Text', 'eidan' ) }
					value={ withoutMarkup( text ) }
					onChange={ ( value ) =>
						setAttributes( { text: value.replace( /&/g, '&amp;' ).replace( /</g, '&lt;' ) } )
					}
				/>
			</VStack>
		</PanelBody>
	);
}

/** Settings of icon and text. */
function DisplayPanel( { attributes, setAttributes }: Props ) {
	const { icon, display, iconPosition, size } = attributes;
	return (
		<PanelBody title={ __( 'Display', 'eidan' ) }>
			<VStack spacing={ 4 }>
				<SelectControl
					{ ...controlProps }
					label={ __( 'Display', 'eidan' ) }
					value={ display }
					options={ [
						{ value: 'icon', label: __( 'Icon', 'eidan' ) },
						{ value: 'text', label: __( 'Text', 'eidan' ) },
						{ value: 'both', label: __( 'Icon and text', 'eidan' ) },
					] }
					onChange={ ( value ) => setAttributes( { display: value as OpenerAttributes[ 'display' ] } ) }
				/>
				{ display === 'both' && (
					<SelectControl
						{ ...controlProps }
						label={ __( 'Icon position', 'eidan' ) }
						value={ iconPosition }
						options={ [
							{ value: 'start', label: __( 'Before text', 'eidan' ) },
							{ value: 'end', label: __( 'After text', 'eidan' ) },
						] }
						onChange={ ( value ) =>
							setAttributes( { iconPosition: value as OpenerAttributes[ 'iconPosition' ] } )
						}
					/>
				) }
				{ display !== 'text' && icon && (
					<RangeControl
						{ ...controlProps }
						label={ __( 'Icon size (px)', 'eidan' ) }
						value={ size }
						{ ...rangeOf( metadata.attributes.size ) }
						onChange={ ( value ) => value && setAttributes( { size: value } ) }
					/>
				) }
			</VStack>
		</PanelBody>
	);
}

/** Sidebar with all settings of the block: content, styles and advanced. */
export function Inspector( props: Props ) {
	const { attributes, setAttributes } = props;
	const { panel } = attributes;

	return (
		<>
			<InspectorControls>
				<SettingsPanel { ...props } />
			</InspectorControls>
			<InspectorControls group="styles">
				<DisplayPanel { ...props } />
			</InspectorControls>
			<InspectorControls group="advanced">
				<TextControl
					{ ...controlProps }
					label={ __( 'Anchor of the panel', 'eidan' ) }
					help={ __( 'For a panel that is in another part of the page.', 'eidan' ) }
					value={ panel }
					onChange={ ( value ) =>
						setAttributes( { panel: value.replace( /[\s"'<>#&]+/g, '-' ).slice( 0, 100 ) } )
					}
				/>
			</InspectorControls>
		</>
	);
}
