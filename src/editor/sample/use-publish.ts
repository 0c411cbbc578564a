import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { doAction } from '@wordpress/hooks';
import { _n, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { useCoreActions } from '../stores';

/** Fires when there are other items than before, so that lists in the canvas ask the server again. */
export const ITEMS_CHANGED = 'eidan.itemsChanged';

/** The notice about drafts: the next one takes its place. */
export const NOTICE = 'eidan-drafts';

/**
 * Publishes drafts, and says so.
 *
 * @param type        Post type.
 * @param onPublished Called when all of them are published.
 */
export function usePublish( type: string, onPublished: () => void ) {
	const [ isPublishing, setPublishing ] = useState( false );
	const { createErrorNotice, createSuccessNotice } = useDispatch( noticesStore );
	const { saveEntityRecord, invalidateResolutionForStoreSelector: invalidate } = useCoreActions();

	const publish = async ( ids: readonly number[] ) => {
		setPublishing( true );
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
			onPublished();
		} catch ( error ) {
			createErrorNotice( ( error as Error ).message, { type: 'snackbar' } );
		}
		setPublishing( false );
		invalidate( 'getEntityRecords' );
		doAction( ITEMS_CHANGED );
	};
	return { isPublishing, publish };
}
