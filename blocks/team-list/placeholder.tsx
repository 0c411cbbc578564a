import { __ } from '@wordpress/i18n';
import { ListEmpty } from '@eidan/editor';
import type { TeamListAttributes } from './attributes';
import metadata from './block.json';
import { icon } from './icon';

/** Columns of the grid, as long as the author has not chosen. */
const COLUMNS = metadata.attributes.columns.properties.desktop.default;

interface Props {
	query: TeamListAttributes[ 'query' ];
	setQuery: ( query: TeamListAttributes[ 'query' ] ) => void;
	/** Sets the number of columns on wide screens. */
	setColumns: ( count: number ) => void;
}

/** Shown in the editor when the list finds no team members. Offers ways to get some. */
export const Empty = ( { setColumns, ...props }: Props ) => (
	<ListEmpty
		{ ...props }
		icon={ icon }
		label={ __( 'Team list', 'eidan' ) }
		postType="eidan_team"
		newItems={ {
			title: __( 'Name', 'eidan' ),
			fields: [ { key: 'eidan_role', label: __( 'Role', 'eidan' ) } ],
			// A team of three fills its row.
			onAdded: ( count ) => count < COLUMNS && setColumns( count ),
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
