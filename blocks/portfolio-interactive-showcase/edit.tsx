import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { ServerPreview } from '@eidan/editor';
import type { PortfolioInteractiveShowcaseAttributes } from './attributes';
import metadata from './block.json';
import { Inspector } from './inspector';
import { Empty } from './placeholder';

/**
 * Selectors for the HTML that the server prints. `behind` is the media query for images behind the titles. The mixin
 * `on-stage` in src/styles/_swap.scss uses the same one.
 */
const SELECTORS = {
	root: '[data-eidan-portfolio-interactive-showcase]',
	items: 'li',
	media: 'figure',
	stage: 'eidan-works__stage',
	behind: '(scripting: enabled) and (min-width: 681px)',
};

export default function Edit( {
	attributes,
	setAttributes,
	context: { postId },
}: BlockEditProps< PortfolioInteractiveShowcaseAttributes > & { context: { postId?: unknown } } ) {
	return (
		<>
			<Inspector attributes={ attributes } setAttributes={ setAttributes } />
			<div { ...useBlockProps() }>
				<ServerPreview
					block={ metadata.name }
					attributes={ attributes }
					imageLinks={ SELECTORS }
					urlQueryArgs={ typeof postId === 'number' ? { post_id: postId } : {} }
					empty={ <Empty items={ attributes.query.postType } /> }
				/>
			</div>
		</>
	);
}
