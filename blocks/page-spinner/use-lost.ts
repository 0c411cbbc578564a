import { useSelect } from '@wordpress/data';
import { selectCore } from '@eidan/editor';
import type { PageSpinnerAttributes } from './attributes';

/**
 * Images that somebody has deleted since they were chosen.
 *
 * @param images What the block shows.
 * @return Ids; none as long as it is not known.
 */
export function useLost( images: PageSpinnerAttributes[ 'images' ] ): number[] {
	const ids = images.flatMap( ( { id } ) => ( id ? [ id ] : [] ) );
	const key = ids.join();
	const there = useSelect(
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
	return there ? ids.filter( ( id ) => ! there.some( ( record ) => record.id === id ) ) : [];
}
