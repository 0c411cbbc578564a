import { BlockControls } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { ReplaceAddress, ReplaceFlow, sourceOfAddress, sourceOfMedia, type Chosen } from '@eidan/editor';
import type { MediaSource } from '../../src/schemas/media-source';
import { VIDEO_TYPES } from './placeholder';

interface Props {
	source: MediaSource;
	onChange: ( source: MediaSource ) => void;
}

/** Replaces the video. The video for narrow screens stays. */
export function Toolbar( { source, onChange }: Props ) {
	const setSource = ( video: MediaSource | null ) =>
		video && onChange( { ...video, ...( source.narrow ? { narrow: source.narrow } : {} ) } );
	return (
		<BlockControls group="other">
			<ReplaceFlow
				accept="video/*"
				allowedTypes={ VIDEO_TYPES }
				mediaId={ source.id }
				mediaURL={ source.url }
				onSelect={ ( chosen: Chosen ) => setSource( sourceOfMedia( chosen, VIDEO_TYPES ) ) }
				name={ __( 'Replace', 'eidan' ) }
				variant="toolbar"
			>
				{
					( ( { onClose }: { onClose: () => void } ) => (
						<ReplaceAddress
							url={ source.url ?? '' }
							onClose={ onClose }
							onSelect={ ( url ) => setSource( sourceOfAddress( url, VIDEO_TYPES ) ) }
						/>
					) ) as never
				}
			</ReplaceFlow>
		</BlockControls>
	);
}
