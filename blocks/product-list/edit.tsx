import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useState } from '@wordpress/element';
import { gapStyle, ServerPreview } from '@eidan/editor';
import type { ProductListAttributes } from './attributes';
import metadata from './block.json';
import { Inspector } from './inspector';
import { Empty } from './placeholder';

type Props = BlockEditProps< ProductListAttributes > & { context: { postId?: unknown } };

export default function Edit( { attributes, setAttributes, context: { postId } }: Props ) {
	// Makes the preview ask again, though no attribute has changed.
	const [ version, setVersion ] = useState( 0 );
	const { style } = attributes as { style?: { spacing?: { blockGap?: unknown } } };

	return (
		<>
			<Inspector attributes={ attributes } setAttributes={ setAttributes } />
			<div { ...useBlockProps( { style: gapStyle( style?.spacing?.blockGap, { row: '--eidan-list-row-gap', column: '--eidan-gap' } ) } ) }>
				<ServerPreview
					block={ metadata.name }
					attributes={ attributes }
					urlQueryArgs={ {
						...( typeof postId === 'number' ? { post_id: postId } : {} ),
						...( version ? { version } : {} ),
					} }
					empty={
						<Empty
							query={ attributes.query }
							setQuery={ ( query ) => setAttributes( { query } ) }
							onCreate={ () => setVersion( version + 1 ) }
						/>
					}
				/>
			</div>
		</>
	);
}
