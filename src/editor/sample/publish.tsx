import { store as blockEditorStore } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { registerPlugin } from '@wordpress/plugins';
import type { ComponentType, ReactNode } from 'react';
import { selectBlockEditor } from '../stores';
import { markOf } from './mark';

interface PostEditor {
	isSavingPost: () => boolean;
	isAutosavingPost: () => boolean;
	didPostSaveRequestSucceed: () => boolean;
	isCurrentPostPublished: () => boolean;
}

/** Ids of the blocks that are samples. */
const useSampleIds = () =>
	useSelect( ( select ) => {
		const { getClientIdsWithDescendants, getBlockAttributes } = selectBlockEditor( select );
		return getClientIdsWithDescendants()
			.filter( ( id ) => markOf( getBlockAttributes( id ) ?? {} ) )
			.join();
	}, [] )
		.split( ',' )
		.filter( Boolean );

const sentence = ( count: number ) =>
	sprintf(
		/* translators: %d: number of blocks. */
		_n(
			'%d block is a sample. Visitors do not see it.',
			'%d blocks are samples. Visitors do not see them.',
			count,
			'eidan'
		),
		count
	);

/** Tells authors before they publish, and when they have saved what is published, that visitors do not see samples. */
export function SamplesNotice() {
	const ids = useSampleIds();
	const { selectBlock } = useDispatch( blockEditorStore );
	const { createWarningNotice, removeNotice } = useDispatch( noticesStore );
	const { isSaved, isPublished } = useSelect( ( select ) => {
		// Other editors, such as that of widgets, have no post.
		const editor = select( 'core/editor' ) as PostEditor | undefined;
		return {
			isSaved: !! editor && ! editor.isSavingPost() && editor.didPostSaveRequestSucceed(),
			isPublished: !! editor?.isCurrentPostPublished(),
		};
	}, [] );
	const isSaving = useSelect( ( select ) => {
		const editor = select( 'core/editor' ) as PostEditor | undefined;
		return !! editor?.isSavingPost() && ! editor.isAutosavingPost();
	}, [] );
	const wasSaving = useRef( false );
	const first = ids[ 0 ];
	const count = ids.length;

	useEffect( () => {
		if ( wasSaving.current && ! isSaving && isSaved && isPublished ) {
			if ( first ) {
				createWarningNotice( sentence( count ), {
					id: 'eidan-samples',
					actions: [ { label: __( 'Show', 'eidan' ), onClick: () => void selectBlock( first ) } ],
				} );
			} else {
				removeNotice( 'eidan-samples' );
			}
		}
		wasSaving.current = isSaving;
	}, [ isSaving, isSaved, isPublished, first, count, createWarningNotice, removeNotice, selectBlock ] );

	// The script of the editor is not a dependency of ours: the editor of widgets does not have it.
	const Panel = (
		window as {
			wp?: {
				editor?: {
					PluginPrePublishPanel?: ComponentType< {
						title: string;
						initialOpen: boolean;
						children: ReactNode;
					} >;
				};
			};
		}
	 ).wp?.editor?.PluginPrePublishPanel;
	return Panel && first ? (
		<Panel title={ __( 'Sample content', 'eidan' ) } initialOpen>
			<p>{ sentence( count ) }</p>
			<Button variant="link" onClick={ () => void selectBlock( first ) }>
				{ __( 'Show', 'eidan' ) }
			</Button>
		</Panel>
	) : null;
}

registerPlugin( 'eidan-samples', { render: SamplesNotice } );
