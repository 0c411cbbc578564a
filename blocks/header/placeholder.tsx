import * as blockEditorApi from '@wordpress/block-editor';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlocksFromInnerBlocksTemplate, type BlockEditProps } from '@wordpress/blocks';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import type { HeaderAttributes } from './attributes';
import { icon } from './icon';
import { variations } from './variations';

// WordPress's own picker for variations. The published types do not include it.
const VariationPicker = ( blockEditorApi as unknown as Record< string, ComponentType< Record< string, unknown > > > )
	.__experimentalBlockVariationPicker!;

/** Shown in an empty header: four variations to start with. */
export function Empty( {
	clientId,
	setAttributes,
}: Pick< BlockEditProps< HeaderAttributes >, 'clientId' | 'setAttributes' > ) {
	const { replaceInnerBlocks } = useDispatch( blockEditorStore );
	return (
		<VariationPicker
			icon={ icon }
			label={ __( 'Header', 'eidan' ) }
			instructions={ __( 'Select a form to start with.', 'eidan' ) }
			variations={ variations }
			onSelect={ ( chosen: unknown ) => {
				const { attributes, innerBlocks } = chosen as ( typeof variations )[ number ];
				setAttributes( attributes );
				replaceInnerBlocks( clientId, createBlocksFromInnerBlocksTemplate( innerBlocks as never ) );
			} }
		/>
	);
}
