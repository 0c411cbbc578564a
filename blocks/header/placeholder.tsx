import {
	__experimentalBlockVariationPicker as VariationPicker,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { PatternChooser, blocksOf } from '@eidan/editor';
import type { HeaderAttributes } from './attributes';
import { icon } from './icon';
import { useReplaceHeader } from './toolbar';
import { variations } from './variations';

/** Shown in an empty header: four variations to start with, and the patterns as images. */
export function Empty( {
	clientId,
	setAttributes,
}: Pick< BlockEditProps< HeaderAttributes >, 'clientId' | 'setAttributes' > ) {
	const { replaceInnerBlocks } = useDispatch( blockEditorStore );
	const replace = useReplaceHeader( clientId );
	const [ isChoosing, setChoosing ] = useState( false );
	return (
		<>
			<VariationPicker
				icon={ icon }
				label={ __( 'Header', 'eidan' ) }
				instructions={ __( 'Select a form to start with.', 'eidan' ) }
				variations={ variations }
				onSelect={ ( chosen: unknown ) => {
					const { attributes, innerBlocks } = chosen as ( typeof variations )[ number ];
					setAttributes( attributes );
					replaceInnerBlocks( clientId, blocksOf( innerBlocks ) );
				} }
			/>
			<p className="eidan-header-choose">
				<Button __next40pxDefaultSize variant="primary" onClick={ () => setChoosing( true ) }>
					{ __( 'Choose from images', 'eidan' ) }
				</Button>
			</p>
			{ isChoosing && (
				<PatternChooser
					title={ __( 'Choose a header', 'eidan' ) }
					block="eidan/header"
					onPick={ ( block ) => replace( block ) }
					onClose={ () => setChoosing( false ) }
				/>
			) }
		</>
	);
}
