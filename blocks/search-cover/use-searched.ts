import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';

interface PostType {
	slug: string;
	name: string;
	viewable?: boolean;
}

/** Kinds of entries that visitors can find: posts, pages, the portfolio, products and what else the site has. */
export function useSearched(): { value: string; label: string }[] {
	const types = useSelect( ( select ) => ( select( coreStore ) as unknown as { getPostTypes: ( query: object ) => PostType[] | null } ).getPostTypes( { per_page: -1 } ), [] );
	return ( types ?? [] ).filter( ( { slug, viewable } ) => viewable && slug !== 'attachment' ).map( ( { slug, name } ) => ( { value: slug, label: name } ) );
}
