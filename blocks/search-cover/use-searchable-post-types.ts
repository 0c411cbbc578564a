import { useSelect } from '@wordpress/data';
import { selectCore } from '@eidan/editor';

/** Post types that visitors can find: all that are public, except attachments. */
export function useSearchablePostTypes(): { value: string; label: string }[] {
	const types = useSelect( ( select ) => selectCore( select ).getPostTypes( { per_page: -1 } ), [] );
	return ( types ?? [] )
		.filter( ( { slug, viewable } ) => viewable && slug !== 'attachment' )
		.map( ( { slug, name } ) => ( { value: slug, label: name } ) );
}
