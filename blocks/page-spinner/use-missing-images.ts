import { useSelect } from '@wordpress/data';
import { selectCore } from '@eidan/editor';
import type { PageSpinnerAttributes } from './attributes';

/**
 * Finds images of the block that are no longer in the media library.
 *
 * @param images Images of the block.
 * @return Ids of the missing images. Empty while the request is running.
 */
export function useMissingImages( images: PageSpinnerAttributes[ 'images' ] ): number[] {
	const ids = images.flatMap( ( { id } ) => ( id ? [ id ] : [] ) );
	const key = ids.join();
	const records = useSelect(
		( select ) =>
			key
				? selectCore( select ).getEntityRecords< { id: number } >( 'postType', 'attachment', {
						include: key,
						per_page: 100,
						orderby: 'include',
						context: 'view',
					} )
				: null,
		[ key ]
	);
	return records ? ids.filter( ( id ) => ! records.some( ( record ) => record.id === id ) ) : [];
}
