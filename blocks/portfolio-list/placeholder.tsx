import { __ } from '@wordpress/i18n';
import { ListEmpty } from '@eidan/editor';
import type { PortfolioListAttributes } from './attributes';
import { icon } from './icon';

interface Props {
	query: PortfolioListAttributes[ 'query' ];
	setQuery: ( query: PortfolioListAttributes[ 'query' ] ) => void;
}

/** Shown in the editor when the list finds no portfolio items. Offers ways to get some. */
export const Empty = ( props: Props ) => (
	<ListEmpty
		{ ...props }
		icon={ icon }
		label={ __( 'Portfolio list', 'eidan' ) }
		postType="eidan_portfolio"
		newItems={ { title: __( 'Title', 'eidan' ) } }
		words={ {
			none: __( 'No published portfolio items yet. They will appear here once there are some.', 'eidan' ),
			noMatch: __( 'No portfolio items match these settings. Visitors see the text for no results.', 'eidan' ),
			all: __( 'Show all portfolio items', 'eidan' ),
			add: __( 'Add portfolio items', 'eidan' ),
		} }
	/>
);
