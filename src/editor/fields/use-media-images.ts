import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { selectCore } from '../stores';

/** An image of the media library, in the format of the REST API. */
export interface MediaImage {
	id: number;
	alt_text: string;
	source_url: string;
	title?: { raw?: string; rendered?: string };
	caption?: { raw?: string; rendered?: string };
	media_details?: { width?: number; height?: number; sizes?: Record< string, { source_url: string } > };
}

const NONE: MediaImage[] = [];

/** Loads images by id. The result is null while they load. */
export function useMediaImages( ids: number[] ): Map< number, MediaImage > | null {
	const key = ids.join();
	const found = useSelect(
		( select ) =>
			key
				? selectCore( select ).getEntityRecords< MediaImage >( 'postType', 'attachment', {
						include: key.split( ',' ).map( Number ),
						per_page: 100,
					} )
				: NONE,
		[ key ]
	);
	return useMemo( () => found && new Map( found.map( ( image ) => [ image.id, image ] ) ), [ found ] );
}
