import apiFetch from '@wordpress/api-fetch';
import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { doAction } from '@wordpress/hooks';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { selectCore, useCoreActions } from '../stores';

/** Fires when there are other items than before, so that lists in the canvas ask the server again. */
export const ITEMS_CHANGED = 'eidan.itemsChanged';

/** The notice about drafts: the next one takes its place. */
const NOTICE = 'eidan-drafts';

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
 * @param type   Post type.
 * @param onDone Called when the drafts are there.
 */
export function useDrafts( type: string, onDone: () => void ) {
	const [ isBusy, setBusy ] = useState( false );
	const mayCreate = useSelect(
		( select ) => type !== '' && selectCore( select ).canUser( 'create', { kind: 'postType', name: type } ),
		[ type ]
	);
	const { createErrorNotice, createSuccessNotice } = useDispatch( noticesStore );
	const { saveEntityRecord, invalidateResolutionForStoreSelector: invalidate } = useCoreActions();

	const publish = async ( ids: number[] ) => {
		try {
			for ( const id of ids ) {
				await saveEntityRecord( 'postType', type, { id, status: 'publish' }, { throwOnError: true } );
			}
			createSuccessNotice(
				sprintf(
					/* translators: %d: number of items. */
					_n( '%d item was published.', '%d items were published.', ids.length, 'eidan' ),
					ids.length
				),
				{ id: NOTICE }
			);
		} catch ( error ) {
			createErrorNotice( ( error as Error ).message, { type: 'snackbar' } );
		}
		invalidate( 'getEntityRecords' );
		doAction( ITEMS_CHANGED );
	};
	const create = async () => {
		setBusy( true );
		try {
			const made = await apiFetch< Made >( { path: '/eidan/v1/samples', method: 'POST', data: { type } } );
			onDone();
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
