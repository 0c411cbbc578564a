import type { BlockEditProps } from '@wordpress/blocks';
import { ListCanvas } from '@eidan/editor';
import type { TeamListAttributes } from './attributes';
import metadata from './block.json';
import { Inspector } from './inspector';
import { Empty } from './placeholder';

type Props = BlockEditProps< TeamListAttributes > & { context: { postId?: unknown } };

export default function Edit( { attributes, setAttributes, context: { postId } }: Props ) {
	return (
		<>
			<Inspector attributes={ attributes } setAttributes={ setAttributes } />
			<ListCanvas
				block={ metadata.name }
				attributes={ attributes }
				postId={ postId }
				empty={
					<Empty
						query={ attributes.query }
						setQuery={ ( query ) => setAttributes( { query } ) }
						setColumns={ ( desktop ) => setAttributes( { columns: { ...attributes.columns, desktop } } ) }
					/>
				}
			/>
		</>
	);
}
