/**
 * Offers the header's logo for light words where authors look for it first: beside the settings of the Site Logo in the
 * header. It is the same setting as in the styles of the header.
 */
import { InspectorControls, store as blockEditorStore } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { createHigherOrderComponent } from '@wordpress/compose';
import { useDispatch, useSelect } from '@wordpress/data';
import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { ImageField } from '../fields/image-field';
import { selectBlockEditor } from '../stores';

interface Props {
	name: string;
	clientId: string;
	isSelected: boolean;
}

function LogoPanel( { clientId }: Pick< Props, 'clientId' > ) {
	const [ header, logo ] = useSelect(
		( select ) => {
			const { getBlockParentsByBlockName, getBlockAttributes } = selectBlockEditor( select );
			const [ parent = '' ] = getBlockParentsByBlockName( clientId, 'eidan/header' );
			return [ parent, Number( ( parent && getBlockAttributes( parent )?.lightLogo ) || 0 ) ] as const;
		},
		[ clientId ]
	);
	const { updateBlockAttributes } = useDispatch( blockEditorStore );
	return header ? (
		<InspectorControls>
			<PanelBody title={ __( 'Logo for dark backgrounds', 'eidan' ) }>
				<ImageField
					label={ __( 'Logo for light skin', 'eidan' ) }
					help={ __(
						'Instead of the site logo, where words are light: on a dark background of the page or the header.',
						'eidan'
					) }
					id={ logo }
					onChange={ ( id ) => void updateBlockAttributes( header, { lightLogo: id } ) }
				/>
			</PanelBody>
		</InspectorControls>
	) : null;
}

addFilter(
	'editor.BlockEdit',
	'eidan/logo-field',
	createHigherOrderComponent(
		( BlockEdit: ComponentType< Props > ) =>
			function WithLogoField( props: Props ) {
				return (
					<>
						<BlockEdit { ...props } />
						{ props.isSelected && props.name === 'core/site-logo' && (
							<LogoPanel clientId={ props.clientId } />
						) }
					</>
				);
			},
		'withLogoField'
	)
);
