import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { ServerPreview } from '@eidan/editor';
import type { FixedPortfolioListAttributes } from './attributes';
import metadata from './block.json';
import { Inspector } from './inspector';
import { Empty } from './placeholder';

/** Selectors for the HTML that the server prints. */
const STICKY_SELECTORS = { list: '.eidan-fixed > ol', items: '.eidan-work' };

export default function Edit( {
	attributes,
	setAttributes,
	context: { postId },
}: BlockEditProps< FixedPortfolioListAttributes > & { context: { postId?: unknown } } ) {
	return (
		<>
			<Inspector attributes={ attributes } setAttributes={ setAttributes } />
			<div { ...useBlockProps() }>
				<ServerPreview
					block={ metadata.name }
					attributes={ attributes }
					stickyItems={ STICKY_SELECTORS }
					urlQueryArgs={ typeof postId === 'number' ? { post_id: postId } : {} }
					empty={ <Empty items={ attributes.query.postType } /> }
				/>
			</div>
		</>
	);
}
