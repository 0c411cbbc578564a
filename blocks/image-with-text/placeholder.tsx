import { BlockIcon } from '@wordpress/block-editor';
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

export const IMAGES: readonly MediaType[] = [ 'image' ];

interface Props {
	onChange: ( media: MediaSource ) => void;
	/** Fills the whole block with sample content. Not given if the block already has text. */
	onSample?: () => void;
}

/** Shown in place of the image: choose an image, or fill the block with sample content. */
export function Empty( { onChange, onSample }: Props ) {
	const setSource = ( source: MediaSource | null ) => source && onChange( source );
	return (
		<MediaPlaceholder
			icon={ <BlockIcon icon={ icon } /> }
			accept="image/*"
			allowedTypes={ IMAGES }
			labels={ {
				title: __( 'Image with text', 'eidan' ),
				instructions: __( 'Drag and drop an image, upload, or choose from your library.', 'eidan' ),
			} }
			onSelect={ ( chosen: Chosen ) => setSource( sourceOfMedia( chosen, IMAGES ) ) }
			onSelectURL={ ( url: string ) => setSource( sourceOfAddress( url, IMAGES ) ) }
		>
			{ onSample && <SampleButton fill={ onSample } /> }
		</MediaPlaceholder>
	);
}
