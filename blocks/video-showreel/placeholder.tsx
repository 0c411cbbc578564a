import { BlockIcon } from '@wordpress/block-editor';
import { Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	type MediaType,
	MediaPlaceholder,
	sourceOfAddress,
	sourceOfMedia,
	type Chosen,
	SampleButton,
} from '@eidan/editor';
import type { MediaSource } from '../../src/schemas/media-source';
import { icon } from './icon';

export const VIDEO_TYPES: readonly MediaType[] = [ 'video' ];

interface Props {
	onChange: ( source: MediaSource ) => void;
	onSample: () => void;
}

/** Shown while the block has no video: choose one, or fill the block with sample content. */
export function Empty( { onChange, onSample }: Props ) {
	const [ isWrong, setWrong ] = useState( false );
	const setSource = ( source: MediaSource | null ) => {
		setWrong( ! source );
		if ( source ) {
			onChange( source );
		}
	};
	return (
		<MediaPlaceholder
			icon={ <BlockIcon icon={ icon } /> }
			accept="video/*"
			allowedTypes={ VIDEO_TYPES }
			labels={ {
				title: __( 'Video showreel', 'eidan' ),
				instructions: __(
					'Drag and drop a video, upload, or choose from your library. It plays without sound.',
					'eidan'
				),
			} }
			notices={
				isWrong && (
					<Notice status="error" isDismissible={ false }>
						{ __(
							'This is not a video file. Choose a WebM or MP4 file; for a video on YouTube or Vimeo use the block “Video button”.',
							'eidan'
						) }
					</Notice>
				)
			}
			onSelect={ ( chosen: Chosen ) => setSource( sourceOfMedia( chosen, VIDEO_TYPES ) ) }
			onSelectURL={ ( url: string ) => setSource( sourceOfAddress( url, VIDEO_TYPES ) ) }
		>
			<SampleButton fill={ onSample } />
		</MediaPlaceholder>
	);
}
