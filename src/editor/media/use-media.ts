import { useSelect } from '@wordpress/data';
import { selectBlockEditor, selectCore } from '../stores';
import type { Media } from './convert';

/** Records of the media library, by id; those still on their way are absent. */
export function useMedia( ids: number[] ): Map< number, Media > {
	const key = [ ...new Set( ids ) ].sort( ( a, b ) => a - b ).join();
	const records = useSelect(
		( select ) =>
			key
				? selectCore( select ).getEntityRecords< Media >( 'postType', 'attachment', {
						include: key,
						per_page: 100,
						orderby: 'include',
						context: 'view',
					} )
				: null,
		[ key ]
	);
	return new Map( ( records ?? [] ).map( ( record ) => [ record.id ?? 0, record ] ) );
}

/** The sizes an author may choose from, as the site has them. */
export function useSizeOptions(): Array< { value: string; label: string } > {
	const sizes = useSelect( ( select ) => selectBlockEditor( select ).getSettings().imageSizes, [] );
	return sizes?.map( ( { slug, name } ) => ( { value: slug, label: name } ) ) ?? [];
}
