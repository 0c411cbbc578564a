import { BlockControls } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { ReplaceAddress, ReplaceFlow, sourceOfAddress, sourceOfMedia, type Chosen } from '@eidan/editor';
import type { MediaSource } from '../../src/schemas/media-source';
import { FILMS } from './placeholder';

interface Props {
	source: MediaSource;
	onChange: ( source: MediaSource ) => void;
}

/** Replaces the video. The video for narrow screens stays. */
export function Toolbar( { source, onChange }: Props ) {
	const take = ( film: MediaSource | null ) =>
		film && onChange( { ...film, ...( source.narrow ? { narrow: source.narrow } : {} ) } );
	return (
		<BlockControls group="other">
			<ReplaceFlow
				accept="video/*"
				allowedTypes={ FILMS }
				mediaId={ source.id }
				mediaURL={ source.url }
				onSelect={ ( chosen: Chosen ) => take( sourceOfMedia( chosen, FILMS ) ) }
				name={ __( 'Replace', 'eidan' ) }
				variant="toolbar"
			>
				{
					( ( { onClose }: { onClose: () => void } ) => (
						<ReplaceAddress
							url={ source.url ?? '' }
							onClose={ onClose }
							onSelect={ ( url ) => take( sourceOfAddress( url, FILMS ) ) }
						/>
					) ) as never
				}
			</ReplaceFlow>
		</BlockControls>
	);
}
