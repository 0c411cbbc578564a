import { __ } from '@wordpress/i18n';
import { ListEmpty } from '@eidan/editor';
import type { ClientsListAttributes } from './attributes';
import { icon } from './icon';

interface Props {
	query: ClientsListAttributes[ 'query' ];
	setQuery: ( query: ClientsListAttributes[ 'query' ] ) => void;
}

/** Shown in the editor when the list finds no clients. Offers ways to get some. */
export const Empty = ( props: Props ) => (
	<ListEmpty
		{ ...props }
		icon={ icon }
		label={ __( 'Clients list', 'eidan' ) }
		postType="eidan_client"
		newItems={ { title: __( 'Name', 'eidan' ) } }
		words={ {
			none: __( 'No clients yet. Their logos will appear here once there are some.', 'eidan' ),
			noMatch: __( 'No clients match these settings. Visitors see the text for no results.', 'eidan' ),
			off: __( 'Clients are turned off under Settings › Eidan. Turn them on to show them here.', 'eidan' ),
			all: __( 'Show all clients', 'eidan' ),
			add: __( 'Add clients', 'eidan' ),
		} }
	/>
);
