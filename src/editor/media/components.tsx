import * as blockEditor from '@wordpress/block-editor';
import { Placeholder } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { PermissionNotice } from '../permission-notice';
import { selectBlockEditor } from '../stores';

type Loose = ComponentType< Record< string, unknown > & { children?: ReactNode } >;

// WordPress has no types for these two components, or outdated ones.
const components: Record< string, unknown > = blockEditor;
const CorePlaceholder = components.MediaPlaceholder as Loose;
export const ReplaceFlow = components.MediaReplaceFlow as Loose;

interface PlaceholderProps {
	[ prop: string ]: unknown;
	icon?: ComponentProps< typeof Placeholder >[ 'icon' ];
	labels: { title: string; instructions: string };
	notices?: ReactNode;
	isAppender?: boolean;
	children?: ReactNode;
}

/**
 * WordPress's placeholder of a block without media. Authors who may not upload read in place of its instructions that
 * they may not: WordPress would say so in words of its own, or ask them to choose what it offers no button for. An
 * address can still be entered, and the block's own buttons stay.
 */
export function MediaPlaceholder( { children, ...props }: PlaceholderProps ) {
	const mayUpload = useSelect( ( select ) => !! selectBlockEditor( select ).getSettings().mediaUpload, [] );
	const { icon, labels, notices, isAppender } = props;
	const withoutMedia = ( content: ReactNode ) => (
		<Placeholder
			{ ...( icon ? { icon } : {} ) }
			label={ labels.title }
			notices={ notices }
			className={ `block-editor-media-placeholder${ isAppender ? ' is-appender' : '' }` }
		>
			<PermissionNotice what="media" />
			{ content }
			{ children }
		</Placeholder>
	);
	return (
		<CorePlaceholder { ...props } { ...( mayUpload ? {} : { placeholder: withoutMedia } ) }>
			{ children }
		</CorePlaceholder>
	);
}
