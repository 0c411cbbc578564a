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
	/** Fills the whole block with sample content. Not given if the block already has items. */
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
				title: __( 'Item showcase', 'eidan' ),
				instructions: __( 'Choose the image that the statements point to.', 'eidan' ),
			} }
			onSelect={ ( chosen: Chosen ) => setSource( sourceOfMedia( chosen, IMAGES ) ) }
			onSelectURL={ ( url: string ) => setSource( sourceOfAddress( url, IMAGES ) ) }
		>
			{ onSample && <SampleButton fill={ onSample } /> }
		</MediaPlaceholder>
	);
}
