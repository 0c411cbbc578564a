import { useBlockProps } from '@wordpress/block-editor';
import { useReducer } from '@wordpress/element';
import type { ReactNode } from 'react';
import { gapStyle } from '../gap';
import { ServerPreview } from '../preview/server-preview';
import { ReloadList } from './reload';

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

	const [ rounds, reload ] = useReducer( ( count: number ) => count + 1, 0 );

	return (
		<div { ...useBlockProps( { style } ) }>
			<ReloadList.Provider value={ reload as () => void }>
				<ServerPreview
					block={ block }
					attributes={ attributes }
					urlQueryArgs={ typeof postId === 'number' ? { post_id: postId } : {} }
					// The preview asks the server again when what it sends is another. The server does not read this.
					data={ rounds ? { eidan_round: rounds } : undefined }
					empty={ empty }
				/>
			</ReloadList.Provider>
		</div>
	);
}
