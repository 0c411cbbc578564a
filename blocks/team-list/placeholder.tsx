import { __ } from '@wordpress/i18n';
import { ListEmpty } from '@eidan/editor';
import type { TeamListAttributes } from './attributes';
import { icon } from './icon';

interface Props {
	query: TeamListAttributes[ 'query' ];
	setQuery: ( query: TeamListAttributes[ 'query' ] ) => void;
}

/** Shown in the editor when the list finds no team members. Offers ways to get some. */
export const Empty = ( props: Props ) => (
	<ListEmpty
		{ ...props }
		icon={ icon }
		label={ __( 'Team list', 'eidan' ) }
		postType="eidan_team"
		newItems={ {
			title: __( 'Name', 'eidan' ),
			fields: [ { key: 'eidan_role', label: __( 'Role', 'eidan' ) } ],
		} }
		words={ {
			none: __( 'No team members yet. They will appear here once there are some.', 'eidan' ),
			noMatch: __( 'No team members match these settings. Visitors see the text for no results.', 'eidan' ),
			off: __( 'The team is turned off under Settings › Eidan. Turn it on to show people here.', 'eidan' ),
			all: __( 'Show all team members', 'eidan' ),
			add: __( 'Add team members', 'eidan' ),
		} }
	/>
);
