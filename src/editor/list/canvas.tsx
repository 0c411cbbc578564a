import { useBlockProps } from '@wordpress/block-editor';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { gapStyle } from '../gap';
import { ServerPreview } from '../preview/server-preview';

interface Props {
	/** Name of the block. */
	block: string;
	attributes: Record< string, unknown >;
	/** The post that is edited, from the block's context. */
	postId: unknown;
	/** Custom properties for the gap, more than those of lists. */
	gaps?: { row: string; column: string };
	/** What is shown where there are no items; is given what to call when there are new ones. */
	empty: ( onCreate: () => void ) => ReactNode;
}

/** The block of a list in the canvas: its items as visitors see them. */
export function ListCanvas( { block, attributes, postId, gaps, empty }: Props ) {
	// Makes the preview ask again, though no attribute has changed.
	const [ version, setVersion ] = useState( 0 );
	const { blockGap } = ( attributes.style as { spacing?: { blockGap?: unknown } } | undefined )?.spacing ?? {};
	const style = {
		...gapStyle( blockGap, { row: '--eidan-list-row-gap', column: '--eidan-gap' } ),
		...( gaps && gapStyle( blockGap, gaps ) ),
	};

	return (
		<div { ...useBlockProps( { style } ) }>
			<ServerPreview
				block={ block }
				attributes={ attributes }
				urlQueryArgs={ {
					...( typeof postId === 'number' ? { post_id: postId } : {} ),
					...( version ? { version } : {} ),
				} }
				empty={ empty( () => setVersion( version + 1 ) ) }
			/>
		</div>
	);
}
