import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { ServerPreview } from '@eidan/editor';
import metadata from './block.json';
import type { BlogListAttributes } from './attributes';

export default function Edit( { attributes }: BlockEditProps< BlogListAttributes > ) {
	return (
		<div { ...useBlockProps() }>
			<ServerPreview block={ metadata.name } attributes={ attributes } />
		</div>
	);
}
