import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { useCoreActions } from '../../stores';
import { toPosts, type NewItemField, type Row } from './rows';

/** Code of WordPress's answer to somebody who may write items, but not publish them. */
const MAY_NOT_PUBLISH = 'rest_cannot_publish';

interface Props {
	/** Post type of the items. */
	postType: string;
	/** Their fields, besides title and image. */
	fields: readonly NewItemField[];
	/** Called with the key of each row that is stored. */
	onStored: ( row: number ) => void;
	/** Called with their number when all are stored. */
	onDone: ( count: number ) => void;
}

/** Stores new items and says so. If one fails, those before it stay, and the others can be tried again. */
export function useAddItems( { postType, fields, onStored, onDone }: Props ) {
	const [ isBusy, setBusy ] = useState( false );
	const [ error, setError ] = useState( '' );
	const { saveEntityRecord } = useCoreActions();
	const { createSuccessNotice } = useDispatch( noticesStore );

	const store = ( post: object, status: string ) =>
		saveEntityRecord( 'postType', postType, { ...post, status }, { throwOnError: true } );
	const add = async ( rows: readonly Row[] ) => {
		setBusy( true );
		setError( '' );
		const posts = toPosts( rows, fields );
		let status = 'publish';
		try {
			for ( const { row, post } of posts ) {
				await store( post, status ).catch( ( problem: { code?: string } ) => {
					if ( problem.code !== MAY_NOT_PUBLISH ) {
						throw problem;
					}
					status = 'pending';
					return store( post, status );
				} );
				onStored( row );
			}
			createSuccessNotice(
				status === 'publish'
					? sprintf(
							/* translators: %d: number of items. */
							_n( '%d item was published.', '%d items were published.', posts.length, 'eidan' ),
							posts.length
						)
					: __( 'Sent for review. They appear here once an editor publishes them.', 'eidan' ),
				{ type: 'snackbar' }
			);
			onDone( posts.length );
		} catch ( problem ) {
			setError( ( problem as Error ).message );
			setBusy( false );
		}
	};
	return { isBusy, error, add };
}
