import { Button, Placeholder } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import type { ComponentProps } from 'react';
import type { Query } from '../../schemas/query';
import { MayNot } from '../may-not';

interface Props {
	icon: NonNullable< ComponentProps< typeof Placeholder >[ 'icon' ] >;
	/** Name of the block. */
	label: string;
	/** What the list shows if nobody says otherwise. */
	postType: string;
	query: Partial< Query >;
	setQuery: ( query: Partial< Query > ) => void;
	/** Items to try the list with, as REST takes them. */
	samples: () => Record< string, unknown >[];
	/** There are new items. */
	onCreate: () => void;
	/**
	 * What is said: there are none yet, nothing matches, the type is turned off; buttons for all items, for one by hand
	 * and for samples; samples are there.
	 */
	words: { none: string; noMatch: string; off?: string; all: string; add?: string; create: string; created: string };
}

/** What the author of a list sees where visitors would see no items, with ways out. */
export function ListEmpty( { icon, label, postType, query, setQuery, samples, onCreate, words }: Props ) {
	const [ busy, setBusy ] = useState( false );
	const { saveEntityRecord } = useDispatch( coreStore );
	const { createErrorNotice, createSuccessNotice } = useDispatch( noticesStore );
	const { isOff, isKnown, mayAdd, mayPublish } = useSelect(
		( select ) => {
			// Contributors may write, not publish. The post editor knows; elsewhere only those who may get in.
			const { getCurrentPost } = ( select( 'core/editor' ) ?? {} ) as {
				getCurrentPost?: () => { _links?: object };
			};
			const links = getCurrentPost?.()._links;
			const may = select( coreStore ).canUser( 'create', { kind: 'postType', name: postType } );
			// Of types that are not registered there are none among all of them.
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
			{ isKnown && ! mayPublish && <MayNot what="publish" /> }
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
