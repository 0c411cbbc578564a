import { Button, Placeholder } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import type { BlogListAttributes } from './attributes';
import { icons } from './icons';
import { samples } from './samples';

interface Props {
	query: BlogListAttributes[ 'query' ];
	setQuery: ( query: BlogListAttributes[ 'query' ] ) => void;
	/** There are new posts. */
	onCreate: () => void;
}

/** What the author sees where visitors would see no posts, with ways out. */
export function Empty( { query, setQuery, onCreate }: Props ) {
	const [ busy, setBusy ] = useState( false );
	const { saveEntityRecord } = useDispatch( coreStore );
	const { createErrorNotice, createSuccessNotice } = useDispatch( noticesStore );
	const mayCreate = useSelect( ( select ) => {
		// Contributors may write posts, not publish them. The post editor knows; elsewhere only those who may get in.
		const { getCurrentPost } = ( select( 'core/editor' ) ?? {} ) as { getCurrentPost?: () => { _links?: object } };
		const links = getCurrentPost?.()._links;
		const mayPublish = ! links || 'wp:action-publish' in links;
		return mayPublish && select( coreStore ).canUser( 'create', { kind: 'postType', name: 'post' } );
	}, [] );
	const { perPage, postType, ...narrowing } = query;
	const isNarrowed = Object.keys( narrowing ).length > 0;

	const create = async () => {
		setBusy( true );
		try {
			for ( const sample of samples() ) {
				await saveEntityRecord( 'postType', 'post', { ...sample, status: 'publish' }, { throwOnError: true } );
			}
			createSuccessNotice( __( 'Three sample posts published. You can find them under Posts.', 'eidan' ), { type: 'snackbar' } );
			onCreate();
		} catch ( error ) {
			createErrorNotice( ( error as Error ).message, { type: 'snackbar' } );
		}
		setBusy( false );
	};

	return (
		<Placeholder
			icon={ icons.grid }
			label={ __( 'Blog list', 'eidan' ) }
			instructions={
				isNarrowed
					? __( 'No posts match these settings. Visitors see the text for no results.', 'eidan' )
					: __( 'No published posts yet. They will appear here once there are some.', 'eidan' )
			}
		>
			{ isNarrowed && (
				<Button
					__next40pxDefaultSize
					variant="primary"
					onClick={ () => setQuery( { ...( perPage ? { perPage } : {} ), ...( postType ? { postType } : {} ) } ) }
				>
					{ __( 'Show all posts', 'eidan' ) }
				</Button>
			) }
			{ mayCreate && (
				<Button
					__next40pxDefaultSize
					variant={ isNarrowed ? 'secondary' : 'primary' }
					isBusy={ busy }
					disabled={ busy }
					accessibleWhenDisabled
					onClick={ create }
				>
					{ __( 'Publish three sample posts', 'eidan' ) }
				</Button>
			) }
		</Placeholder>
	);
}
