/**
 * Adds a setting to core's buttons and images: if they link to a video, it opens in a dialog. On the page,
 * includes/Video/Trigger.php does this.
 */
import { InspectorControls } from '@wordpress/block-editor';
import { registerBlockVariation } from '@wordpress/blocks';
import { Notice, PanelBody, ToggleControl } from '@wordpress/components';
import { createHigherOrderComponent } from '@wordpress/compose';
import { useEffect, useState } from '@wordpress/element';
import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { checkVideoAddress } from './check-address';

/** The blocks with this setting, and the attribute that contains their link. */
const LINKS: Record< string, 'url' | 'href' > = { 'core/button': 'url', 'core/image': 'href' };

interface Attributes {
	eidanVideo?: boolean;
	url?: string;
	href?: string;
}

interface Props {
	name: string;
	attributes: Attributes;
	setAttributes: ( attributes: Attributes ) => void;
}

function Panel( { name, attributes, setAttributes }: Props ) {
	const link = attributes[ LINKS[ name ] ?? 'url' ] ?? '';
	const isOn = attributes.eidanVideo === true;
	const [ failure, setFailure ] = useState( '' );
	useEffect( () => {
		let isGone = false;
		setFailure( '' );
		if ( isOn && link ) {
			checkVideoAddress( link ).catch(
				( { message = '' }: { message?: string } ) => ! isGone && setFailure( message )
			);
		}
		return () => {
			isGone = true;
		};
	}, [ isOn, link ] );

	return (
		<InspectorControls>
			<PanelBody title={ __( 'Video', 'eidan' ) } initialOpen={ isOn }>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Open video in a dialog', 'eidan' ) }
					help={
						link || ! isOn
							? __( 'Plays the video that the link leads to.', 'eidan' )
							: __( 'Link to the address of a video first.', 'eidan' )
					}
					checked={ isOn }
					onChange={ ( on ) => setAttributes( { eidanVideo: on || undefined } as Attributes ) }
				/>
				{ failure && (
					<Notice status="warning" isDismissible={ false }>
						{ failure }
					</Notice>
				) }
			</PanelBody>
		</InspectorControls>
	);
}

addFilter( 'blocks.registerBlockType', 'eidan/video-trigger', ( settings: { attributes?: object }, name: string ) =>
	LINKS[ name ] ? { ...settings, attributes: { ...settings.attributes, eidanVideo: { type: 'boolean' } } } : settings
);

addFilter(
	'editor.BlockEdit',
	'eidan/video-trigger',
	createHigherOrderComponent(
		( BlockEdit: ComponentType< Props > ) =>
			function WithVideo( props: Props ) {
				return (
					<>
						<BlockEdit { ...props } />
						{ LINKS[ props.name ] && <Panel { ...props } /> }
					</>
				);
			},
		'withVideo'
	)
);

registerBlockVariation( 'core/button', {
	name: 'eidan-video',
	title: __( 'Button that plays a video', 'eidan' ),
	description: __( 'A button that opens the video it links to in a dialog.', 'eidan' ),
	keywords: [ __( 'video', 'eidan' ), __( 'film', 'eidan' ) ],
	attributes: { eidanVideo: true, text: __( 'Play video', 'eidan' ) } as never,
	isActive: [ 'eidanVideo' ],
	scope: [ 'block', 'inserter', 'transform' ],
} as never );
