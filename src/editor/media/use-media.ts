import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { store as blockEditorStore } from '@wordpress/block-editor';
import type { Media } from './convert';

/** Records of the media library, by id; those still on their way are absent. */
export function useMedia( ids: number[] ): Map< number, Media > {
	const key = [ ...new Set( ids ) ].sort( ( a, b ) => a - b ).join();
	const records = useSelect(
		( select ) =>
			key
				? ( ( select( coreStore ) as unknown as { getEntityRecords: ( ...args: unknown[] ) => Media[] | null } ).getEntityRecords(
						'postType',
						'attachment',
						{ include: key, per_page: 100, orderby: 'include', context: 'view' }
				  ) ?? null )
				: null,
		[ key ]
	);
	return new Map( ( records ?? [] ).map( ( record ) => [ record.id ?? 0, record ] ) );
}

/** The sizes an author may choose from, as the site has them. */
export function useSizeOptions(): Array< { value: string; label: string } > {
	return useSelect( ( select ) => {
		const settings = ( select( blockEditorStore ) as unknown as { getSettings: () => { imageSizes?: Array< { slug: string; name: string } > } } ).getSettings();
		return settings.imageSizes;
	}, [] )?.map( ( { slug, name } ) => ( { value: slug, label: name } ) ) ?? [];
}
