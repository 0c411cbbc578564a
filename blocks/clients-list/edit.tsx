import type { BlockEditProps } from '@wordpress/blocks';
import { ListCanvas } from '@eidan/editor';
import type { ClientsListAttributes } from './attributes';
import metadata from './block.json';
import { Inspector } from './inspector';
import { Empty } from './placeholder';

type Props = BlockEditProps< ClientsListAttributes > & { context: { postId?: unknown } };

export default function Edit( { attributes, setAttributes, context: { postId } }: Props ) {
	return (
		<>
			<Inspector attributes={ attributes } setAttributes={ setAttributes } />
			<ListCanvas
				block={ metadata.name }
				attributes={ attributes }
				postId={ postId }
				gaps={ { row: '--eidan-running-row-gap', column: '--eidan-running-gap' } }
				empty={ <Empty query={ attributes.query } setQuery={ ( query ) => setAttributes( { query } ) } /> }
			/>
		</>
	);
}
