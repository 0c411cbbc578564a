import * as blockEditor from '@wordpress/block-editor';
import { Placeholder } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import type { ComponentProps, ComponentType, ReactElement, ReactNode } from 'react';
import { PermissionNotice } from '../permission-notice';
import { selectBlockEditor } from '../stores';

type Loose = ComponentType< Record< string, unknown > & { children?: ReactNode } >;

// WordPress has no types for these components, or outdated ones.
const components: Record< string, unknown > = blockEditor;
const CorePlaceholder = components.MediaPlaceholder as Loose;
const CoreUpload = components.MediaUpload as Loose;
export const ReplaceFlow = components.MediaReplaceFlow as Loose;

interface UploadProps {
	[ prop: string ]: unknown;
	/** The button that opens the dialog. */
	render: ( props: { open: () => void } ) => ReactElement;
	onSelect: ( chosen: never ) => void;
	/** Whether several files can be chosen: `add` takes one with each click, `true` by Ctrl and click only. */
	multiple?: boolean | 'add';
}

/**
 * WordPress's media dialog. It opens with the library, as WordPress's own blocks do; without a mode it opens where it was
 * left, at first with the upload.
 */
export const MediaUpload = ( props: UploadProps ) => <CoreUpload mode="browse" { ...props } />;

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
