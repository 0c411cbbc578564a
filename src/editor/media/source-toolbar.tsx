import type { MediaSource } from '../../schemas/media-source';
import { MediaToolbar } from './media-toolbar';
import { sourceOfAddress, sourceOfMedia, type Chosen, type MediaType, type OneSource } from './source';

interface Props {
	source: MediaSource;
	type: MediaType;
	onChange: ( source: MediaSource ) => void;
}

/**
 * The toolbar button "Replace" of a block with a media source. The focal point and the alternative text belong to the old
 * file, so they go. The file for narrow screens stays. Nothing is shown while there is no file.
 */
export function SourceToolbar( { source: { id, url, narrow }, type, onChange }: Props ) {
	const replace = ( source: OneSource | null ) =>
		source && onChange( { ...source, ...( narrow ? { narrow } : {} ) } );
	return (
		url && (
			<MediaToolbar
				{ ...{ id, url, type } }
				onSelect={ ( chosen: Chosen ) => replace( sourceOfMedia( chosen, [ type ] ) ) }
				onSelectAddress={ ( address ) => replace( sourceOfAddress( address, [ type ] ) ) }
			/>
		)
	);
}
