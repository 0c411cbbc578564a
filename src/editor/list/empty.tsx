import { Button, Placeholder } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import type { ComponentProps } from 'react';
import type { Query } from '../../schemas/query';
import { PermissionNotice } from '../permission-notice';

interface Props {
	icon: NonNullable< ComponentProps< typeof Placeholder >[ 'icon' ] >;
	/** Title of the block. */
	label: string;
	/** Default post type of the list's items. */
	postType: string;
	query: Partial< Query >;
	setQuery: ( query: Partial< Query > ) => void;
	/** Returns sample items in the format of the REST API. */
	samples: () => Record< string, unknown >[];
	/** Called after items were created. */
	onCreate: () => void;
	/**
	 * Texts. `none`: there are no items yet. `noMatch`: no item matches the query. `off`: the content type is turned
	 * off. `all`, `add`, `create`: labels of the buttons that reset the query, add an item and create samples.
	 * `created`: samples were created.
	 */
	words: { none: string; noMatch: string; off?: string; all: string; add?: string; create: string; created: string };
}

/** The placeholder of a list without items. It tells authors the reason and offers buttons that help. */
export function ListEmpty( { icon, label, postType, query, setQuery, samples, onCreate, words }: Props ) {
	const [ busy, setBusy ] = useState( false );
	const { saveEntityRecord } = useDispatch( coreStore );
	const { createErrorNotice, createSuccessNotice } = useDispatch( noticesStore );
	const { isOff, isKnown, mayAdd, mayPublish } = useSelect(
		( select ) => {
			// Contributors can create items but not publish them. In the post editor, the links of the current post
			// tell whether the author can publish. Other editors are open only to users who can.
			const { getCurrentPost } = ( select( 'core/editor' ) ?? {} ) as {
				getCurrentPost?: () => { _links?: object };
			};
			const links = getCurrentPost?.()._links;
			const may = select( coreStore ).canUser( 'create', { kind: 'postType', name: postType } );
			// A content type that is turned off is not registered, so it is missing in the list of all types.
			const types = select( coreStore ).getPostTypes( { per_page: -1 } ) as { slug: string }[] | null;
			const off = types?.every( ( { slug } ) => slug !== postType ) ?? false;
			return {
				isOff: off,
				isKnown: may !== undefined,
				mayAdd: may ?? false,
				mayPublish: ( may ?? false ) && ( ! links || 'wp:action-publish' in links ),
			};
		},
		[ postType ]
	);
	const { perPage, postType: chosen, ...narrowing } = query;
	const isNarrowed = Object.keys( narrowing ).some( ( name ) => name !== 'order' );

	const create = async () => {
		setBusy( true );
		try {
			for ( const sample of samples() ) {
				await saveEntityRecord(
					'postType',
					postType,
					{ ...sample, status: 'publish' },
					{ throwOnError: true }
				);
			}
			createSuccessNotice( words.created, { type: 'snackbar' } );
			onCreate();
		} catch ( error ) {
			createErrorNotice( ( error as Error ).message, { type: 'snackbar' } );
		}
		setBusy( false );
	};

	if ( isOff && words.off ) {
		return <Placeholder icon={ icon } label={ label } instructions={ words.off } />;
	}
	return (
		<Placeholder icon={ icon } label={ label } instructions={ isNarrowed ? words.noMatch : words.none }>
			{ isNarrowed && (
				<Button
					__next40pxDefaultSize
					variant="primary"
					onClick={ () =>
						setQuery( { ...( perPage ? { perPage } : {} ), ...( chosen ? { postType: chosen } : {} ) } )
					}
				>
					{ words.all }
				</Button>
			) }
			{ mayAdd && words.add && ! isNarrowed && (
				<Button
					__next40pxDefaultSize
					variant="primary"
					href={ `post-new.php?post_type=${ postType }` }
					target="_blank"
				>
					{ words.add }
				</Button>
			) }
			{ isKnown && ! mayPublish && <PermissionNotice what="publish" /> }
			{ mayPublish && (
				<Button
					__next40pxDefaultSize
					variant={ isNarrowed || words.add ? 'secondary' : 'primary' }
					isBusy={ busy }
					disabled={ busy }
					accessibleWhenDisabled
					onClick={ create }
				>
					{ words.create }
				</Button>
			) }
		</Placeholder>
	);
}
