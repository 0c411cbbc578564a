import apiFetch from '@wordpress/api-fetch';
import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { selectCore, useCoreActions } from '../stores';
import { NOTICE, usePublish } from './use-publish';

interface Made {
	ids: number[];
	/** Whether the user may publish them. */
	publish: boolean;
}

/** Address of the drafts of a post type. */
export const draftsUrl = ( type: string ) => `edit.php?post_status=draft&post_type=${ encodeURIComponent( type ) }`;

const sentence = ( { ids, publish }: Made ) =>
	publish
		? sprintf(
				/* translators: %d: number of drafts. */
				_n(
					'%d draft was made. It appears here once you publish it.',
					'%d drafts were made. They appear here once you publish them.',
					ids.length,
					'eidan'
				),
				ids.length
			)
		: sprintf(
				/* translators: %d: number of drafts. */
				_n(
					'%d draft was made. It appears here once an editor publishes it.',
					'%d drafts were made. They appear here once an editor publishes them.',
					ids.length,
					'eidan'
				),
				ids.length
			);

/**
 * Makes sample items into drafts, says so, and offers to publish them and to look at them.
 *
 * @param type        Post type.
 * @param onDone      Called with the drafts when they are there.
 * @param onPublished Called when they are published.
 */
export function useDrafts( type: string, onDone: ( ids: number[] ) => void, onPublished: () => void ) {
	const [ isBusy, setBusy ] = useState( false );
	const mayCreate = useSelect(
		( select ) => type !== '' && selectCore( select ).canUser( 'create', { kind: 'postType', name: type } ),
		[ type ]
	);
	const { createErrorNotice, createSuccessNotice } = useDispatch( noticesStore );
	const { invalidateResolutionForStoreSelector: invalidate } = useCoreActions();
	const { publish } = usePublish( type, onPublished );

	const create = async () => {
		setBusy( true );
		try {
			const made = await apiFetch< Made >( { path: '/eidan/v1/samples', method: 'POST', data: { type } } );
			onDone( made.ids );
			invalidate( 'getEntityRecords' );
			// Not in a corner: that has room for one button.
			createSuccessNotice( sentence( made ), {
				id: NOTICE,
				actions: [
					...( made.publish
						? [ { label: __( 'Publish', 'eidan' ), onClick: () => void publish( made.ids ) } ]
						: [] ),
					{ label: __( 'View drafts', 'eidan' ), url: draftsUrl( type ) },
				],
			} );
		} catch ( error ) {
			createErrorNotice( ( error as Error ).message, { type: 'snackbar' } );
			setBusy( false );
		}
	};
	return { isBusy, create, mayCreate };
}
