import { __ } from '@wordpress/i18n';
import { ListEmpty } from '@eidan/editor';
import type { BlogListAttributes } from './attributes';
import { icon } from './icon';

interface Props {
	query: BlogListAttributes[ 'query' ];
	setQuery: ( query: BlogListAttributes[ 'query' ] ) => void;
}

/** Shown in the editor when the list finds no posts. Offers ways to get some. */
export const Empty = ( props: Props ) => (
	<ListEmpty
		{ ...props }
		icon={ icon }
		label={ __( 'Blog list', 'eidan' ) }
		postType="post"
		words={ {
			none: __( 'No published posts yet. They will appear here once there are some.', 'eidan' ),
			noMatch: __( 'No posts match these settings. Visitors see the text for no results.', 'eidan' ),
			all: __( 'Show all posts', 'eidan' ),
		} }
	/>
);
