import { BlockControls } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { ReplaceFlow } from './components';
import type { Media } from './convert';
import { ReplaceAddress } from './replace-address';

/** Restricts core's placeholders and toolbars to images. */
export const IMAGE_FILES = { accept: 'image/*', allowedTypes: [ 'image' ] };

interface Props {
	id: number | undefined;
	url: string;
	onSelect: ( image: Media ) => void;
	onSelectAddress: ( address: string ) => void;
}

/** The toolbar button "Replace" of a block with one image. */
export const ImageToolbar = ( { id, url, onSelect, onSelectAddress }: Props ) => (
	<BlockControls group="other">
		<ReplaceFlow
			{ ...IMAGE_FILES }
			mediaId={ id }
			mediaURL={ url }
			onSelect={ onSelect }
			name={ __( 'Replace', 'eidan' ) }
			variant="toolbar"
		>
			{
				( ( { onClose }: { onClose: () => void } ) => (
					<ReplaceAddress url={ url } onClose={ onClose } onSelect={ onSelectAddress } />
				) ) as never
			}
		</ReplaceFlow>
	</BlockControls>
);
