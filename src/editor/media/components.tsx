import * as blockEditor from '@wordpress/block-editor';
import { Placeholder } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import type { ComponentType, ReactNode } from 'react';
import { permissionWords } from '../permission-notice';

type Loose = ComponentType< Record< string, unknown > & { children?: ReactNode } >;

// WordPress has no types for these two components, or outdated ones.
const components: Record< string, unknown > = blockEditor;
const CorePlaceholder = components.MediaPlaceholder as Loose;
export const ReplaceFlow = components.MediaReplaceFlow as Loose;

interface Props {
	[ prop: string ]: unknown;
	icon?: JSX.Element;
	labels: { title: string; instructions: string };
	notices?: ReactNode;
	children?: ReactNode;
}

/**
 * WordPress's placeholder for media. Authors who are not allowed to upload get no buttons for files from it, so they
 * read why, in the words of all other controls of media, and not what to do with buttons that are not there.
 */
export const MediaPlaceholder = ( props: Props ) => {
	const mayUpload = useSelect(
		( select ) =>
			Boolean(
				( select( blockEditor.store ).getSettings() as { mediaUpload?: unknown } | undefined )?.mediaUpload
			),
		[]
	);
	if ( mayUpload ) {
		return <CorePlaceholder { ...props } />;
	}
	const { icon, labels, notices, children } = props;
	const instructions = permissionWords( 'media' );
	if ( props.onSelectURL ) {
		return <CorePlaceholder { ...props } labels={ { ...labels, instructions } } />;
	}
	// Without an address WordPress would put a sentence of its own in place of ours.
	return (
		<Placeholder
			className={ `block-editor-media-placeholder${ props.isAppender ? ' is-appender' : '' }` }
			icon={ icon as never }
			label={ labels.title }
			instructions={ instructions }
			notices={ notices as never }
		>
			{ children }
		</Placeholder>
	);
};
