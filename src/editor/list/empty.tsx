import { Button, Placeholder } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useContext, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ComponentProps } from 'react';
import type { Query } from '../../schemas/query';
import { PermissionNotice } from '../permission-notice';
import { SampleButton } from '../sample/button';
import { draftsUrl } from '../sample/use-drafts';
import { selectCore } from '../stores';
import { AddItemsDialog, type NewItems } from './add-items/dialog';
import { ReloadList } from './reload';

interface Props {
	icon: NonNullable< ComponentProps< typeof Placeholder >[ 'icon' ] >;
	/** Title of the block. */
	label: string;
	/** Default post type of the list's items. */
	postType: string;
	query: Partial< Query >;
	setQuery: ( query: Partial< Query > ) => void;
	/**
	 * Texts. `none`: there are no items yet. `noMatch`: no item matches the query. `off`: the content type is turned
	 * off. `all`, `add`: labels of the buttons that reset the query and add an item.
	 */
	words: { none: string; noMatch: string; off?: string; all: string; add?: string };
	/** Items that are made of an image and a few words. They are added here, others in an editor of their own. */
	newItems?: NewItems;
}

/** The button that adds items: in a dialog if a few words are enough, otherwise in a new tab. */
function AddButton( {
	label,
	postType,
	newItems,
}: {
	label: string;
	postType: string;
	newItems: NewItems | undefined;
} ) {
	const [ isOpen, setOpen ] = useState( false );
	const reload = useContext( ReloadList );
	return newItems ? (
		<>
			<Button __next40pxDefaultSize variant="primary" onClick={ () => setOpen( true ) }>
				{ label }
			</Button>
			{ isOpen && (
				<AddItemsDialog
					{ ...{ label, postType } }
					{ ...newItems }
					onDone={ reload }
					onClose={ () => setOpen( false ) }
				/>
			) }
		</>
	) : (
		<Button __next40pxDefaultSize variant="primary" href={ `post-new.php?post_type=${ postType }` } target="_blank">
			{ label }
		</Button>
	);
}

/** What the author may do, and what is there. */
const useItems = ( postType: string, listed: string ) =>
	useSelect(
		( select ) => {
			const { canUser, getEntityRecords } = selectCore( select );
			// A content type that is turned off is not registered, so it is missing in the list of all types.
			const types = select( coreStore ).getPostTypes( { per_page: -1 } ) as { slug: string }[] | null;
			const mayAdd = canUser( 'create', { kind: 'postType', name: postType } );
			return {
				isOff: types?.every( ( { slug } ) => slug !== postType ) ?? false,
				mayAdd,
				hasDrafts:
					canUser( 'create', { kind: 'postType', name: listed } ) === true &&
					!! getEntityRecords( 'postType', listed, {
						status: 'draft',
						per_page: 1,
						_fields: 'id',
						context: 'edit',
					} )?.length,
			};
		},
		[ postType, listed ]
	);

/** The placeholder of a list without items. It tells authors the reason and offers buttons that help. */
export function ListEmpty( { icon, label, postType, query, setQuery, words, newItems }: Props ) {
	const { perPage, postType: chosen, ...narrowing } = query;
	const listed = chosen ?? postType;
	const { isOff, mayAdd, hasDrafts } = useItems( postType, listed );
	const isNarrowed = Object.keys( narrowing ).some( ( name ) => name !== 'order' );

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
				<AddButton label={ words.add } postType={ postType } newItems={ newItems } />
			) }
			{ mayAdd === false && <PermissionNotice what="items" /> }
			{ hasDrafts && ! isNarrowed && (
				<Button __next40pxDefaultSize variant="secondary" href={ draftsUrl( listed ) } target="_blank">
					{ __( 'View drafts', 'eidan' ) }
				</Button>
			) }
			<SampleButton items={ listed } />
		</Placeholder>
	);
}
