import { useSelect } from '@wordpress/data';
import { selectBlockEditor, selectCore } from '../stores';
import type { Media } from './convert';

/** Loads records of the media library, by id. Records that are not loaded yet are missing in the map. */
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

/** Options for the image sizes of the site. */
export function useSizeOptions(): Array< { value: string; label: string } > {
	const sizes = useSelect( ( select ) => selectBlockEditor( select ).getSettings().imageSizes, [] );
	return sizes?.map( ( { slug, name } ) => ( { value: slug, label: name } ) ) ?? [];
}
