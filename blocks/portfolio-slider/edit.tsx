import { ServerPreview } from '@eidan/editor';
import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import type { PortfolioSliderAttributes } from './attributes';
import metadata from './block.json';
import { Inspector } from './inspector';
import { Empty } from './placeholder';

type Props = BlockEditProps< PortfolioSliderAttributes > & { context: { postId?: unknown } };

export default function Edit( { attributes, setAttributes, context: { postId } }: Props ) {
	return (
		<>
			<Inspector attributes={ attributes } setAttributes={ setAttributes } />
			<div { ...useBlockProps() }>
				<ServerPreview
					block={ metadata.name }
					attributes={ attributes }
					urlQueryArgs={ typeof postId === 'number' ? { post_id: postId } : {} }
					empty={ <Empty items={ attributes.query.postType } /> }
				/>
			</div>
		</>
	);
}
