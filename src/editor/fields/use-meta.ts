import { useEntityProp } from '@wordpress/core-data';
import type { Meta } from './types';

/**
 * The fields of an item, and a function that changes some of them.
 *
 * @param postType Its type.
 * @param id       The item.
 */
export function useMeta( postType: string, id?: number ): [ Meta, ( changes: Meta ) => void ] {
	const [ meta, setMeta ] = useEntityProp( 'postType', postType, 'meta', id ) as [
		Meta | undefined,
		( meta: Meta ) => void,
		unknown,
	];
	return [ meta ?? {}, ( changes ) => setMeta( { ...meta, ...changes } ) ];
}
