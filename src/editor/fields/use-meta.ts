import { useEntityProp } from '@wordpress/core-data';
import type { Meta } from './types';

/**
 * Returns the meta values of an item, and a function that changes some of them.
 *
 * @param postType Post type of the item.
 * @param id       Id of the item. If undefined, the item of the surrounding entity context.
 */
export function useMeta( postType: string, id?: number ): [ Meta, ( changes: Meta ) => void ] {
	const [ meta, setMeta ] = useEntityProp( 'postType', postType, 'meta', id ) as [
		Meta | undefined,
		( meta: Meta ) => void,
		unknown,
	];
	return [ meta ?? {}, ( changes ) => setMeta( { ...meta, ...changes } ) ];
}
