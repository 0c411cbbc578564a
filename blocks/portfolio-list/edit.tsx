import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { gapStyle, ServerPreview } from '@eidan/editor';
import type { PortfolioListAttributes } from './attributes';
import metadata from './block.json';
import { Inspector } from './inspector';
import { Empty } from './placeholder';

export default function Edit( {
	attributes,
	setAttributes,
	context: { postId },
}: BlockEditProps< PortfolioListAttributes > & { context: { postId?: unknown } } ) {
	const { style } = attributes as { style?: { spacing?: { blockGap?: unknown } } };
	return (
		<>
			<Inspector attributes={ attributes } setAttributes={ setAttributes } />
			<div { ...useBlockProps( { style: gapStyle( style?.spacing?.blockGap, { row: '--eidan-list-row-gap', column: '--eidan-gap' } ) } ) }>
				<ServerPreview
					block={ metadata.name }
					attributes={ attributes }
					urlQueryArgs={ typeof postId === 'number' ? { post_id: postId } : {} }
					empty={
						<Empty
							query={ attributes.query }
							setQuery={ ( query ) => setAttributes( { query } ) }
							showSample={ () => setAttributes( { sample: true } ) }
						/>
					}
				/>
			</div>
		</>
	);
}
