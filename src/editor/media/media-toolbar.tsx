import { BlockControls } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { ReplaceFlow } from './components';
import type { Media } from './convert';
import { ReplaceAddress } from './replace-address';
import type { Chosen, MediaType } from './source';

/** Restricts core's placeholders and toolbars to images. */
export const IMAGE_FILES = restrictTo( 'image' );

/** Restricts core’s placeholders and toolbars to a type of media. */
export function restrictTo( type: MediaType ) {
	return { accept: `${ type }/*`, allowedTypes: [ type ] };
}

interface Props< File > {
	id: number | undefined;
	url: string;
	/** Type of the files; images by default. */
	type?: MediaType;
	onSelect: ( file: File ) => void;
	onSelectAddress: ( address: string ) => void;
}

/** The toolbar button "Replace" of a block with one image or video. */
export const MediaToolbar = < File extends Media | Chosen >( {
	id,
	url,
	type = 'image',
	onSelect,
	onSelectAddress,
}: Props< File > ) => (
	<BlockControls group="other">
		<ReplaceFlow
			{ ...restrictTo( type ) }
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
