import { useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import { gapStyle } from '../gap';
import { ServerPreview } from '../preview/server-preview';

interface Props {
	/** Block name, such as `eidan/blog-list`. */
	block: string;
	attributes: Record< string, unknown >;
	/** Id of the current post, from the block's context. */
	postId: unknown;
	/** Custom properties for the block spacing, in addition to those of all lists. */
	gaps?: { row: string; column: string };
	/** What to show if there are no items. */
	empty: ReactNode;
}

/** Shows the block of a list in the canvas, with its items as visitors see them. */
export function ListCanvas( { block, attributes, postId, gaps, empty }: Props ) {
	const style = {
		...gapStyle( attributes.style, { row: '--eidan-list-row-gap', column: '--eidan-gap' } ),
		...( gaps && gapStyle( attributes.style, gaps ) ),
	};

	return (
		<div { ...useBlockProps( { style } ) }>
			<ServerPreview
				block={ block }
				attributes={ attributes }
				urlQueryArgs={ typeof postId === 'number' ? { post_id: postId } : {} }
				empty={ empty }
			/>
		</div>
	);
}
