import { __ } from '@wordpress/i18n';
import { ListEmpty } from '@eidan/editor';
import type { BlogListAttributes } from './attributes';
import { icon } from './icon';
import { sample } from './sample';

interface Props {
	query: BlogListAttributes[ 'query' ];
	setQuery: ( query: BlogListAttributes[ 'query' ] ) => void;
	/** Called after sample posts were created. */
	onCreate: () => void;
}

/** Shown in the editor when the list finds no posts. Offers ways to get some. */
export const Empty = ( props: Props ) => (
	<ListEmpty
		{ ...props }
		icon={ icon }
		label={ __( 'Blog list', 'eidan' ) }
		postType="post"
		samples={ sample }
		words={ {
			none: __( 'No published posts yet. They will appear here once there are some.', 'eidan' ),
			noMatch: __( 'No posts match these settings. Visitors see the text for no results.', 'eidan' ),
			all: __( 'Show all posts', 'eidan' ),
			create: __( 'Publish three sample posts', 'eidan' ),
			created: __( 'Three sample posts published. You can find them under Posts.', 'eidan' ),
		} }
	/>
);
