import { useSelect } from '@wordpress/data';
import { selectCore } from '@eidan/editor';

/** Kinds of items that visitors can find: posts, pages, the portfolio, products and what else the site has. */
export function useSearched(): { value: string; label: string }[] {
	const types = useSelect( ( select ) => selectCore( select ).getPostTypes( { per_page: -1 } ), [] );
	return ( types ?? [] )
		.filter( ( { slug, viewable } ) => viewable && slug !== 'attachment' )
		.map( ( { slug, name } ) => ( { value: slug, label: name } ) );
}
