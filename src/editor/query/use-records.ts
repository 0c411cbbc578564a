import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';
import { selectCore } from '../stores';

/** An item, a term or an author, as far as a control needs it. */
export interface Option {
	id: number;
	label: string;
}

interface Named {
	id: number;
	name?: string;
	title?: { rendered: string };
}

/**
 * What to call a record.
 *
 * @param record Record of the REST interface.
 */
export const nameOf = ( { id, name, title }: Named ): string =>
	decodeEntities( name ?? title?.rendered ?? '' ).trim() || `${ __( '(no title)', 'eidan' ) } #${ id }`;

/**
 * Tells records of the same name apart.
 *
 * @param records Records, any twice.
 */
export const toOptions = ( records: readonly Named[] ): Option[] => {
	const byId = new Map( records.map( ( record ) => [ record.id, nameOf( record ) ] ) );
	const labels = [ ...byId.values() ];
	return [ ...byId ].map( ( [ id, label ] ) => ( {
		id,
		label: labels.filter( ( other ) => other === label ).length > 1 ? `${ label } (#${ id })` : label,
	} ) );
};

/**
 * The records that a search finds, and those that are chosen already.
 *
 * @param kind   Entity kind: postType, taxonomy or root.
 * @param name   Entity name.
 * @param chosen Ids.
 * @param search What was typed.
 * @param query  Further query arguments.
 */
export function useRecords(
	kind: string,
	name: string,
	chosen: readonly number[],
	search: string,
	query: Record< string, unknown > = {}
): { found: Option[]; options: Option[]; isLoading: boolean } {
	const ids = chosen.join();
	const extra = JSON.stringify( query );
	// The store's own lists, which stay the same until they change; what is made of them is made once.
	const { found, own, isLoading } = useSelect(
		( select ) => {
			const { getEntityRecords, isResolving } = selectCore( select );
			const base = { _fields: 'id,name,title', context: 'view', ...JSON.parse( extra ) };
			const searchArgs = [ kind, name, { ...base, per_page: 20, ...( search ? { search } : {} ) } ] as const;
			return {
				found: getEntityRecords< Named >( ...searchArgs ),
				own: ids
					? getEntityRecords< Named >( kind, name, {
							...base,
							include: ids,
							per_page: 100,
							orderby: 'include',
						} )
					: null,
				isLoading: isResolving( 'getEntityRecords', [ ...searchArgs ] ),
			};
		},
		[ kind, name, ids, search, extra ]
	);
	return useMemo(
		() => ( {
			found: toOptions( found ?? [] ),
			options: toOptions( [ ...( found ?? [] ), ...( own ?? [] ) ] ),
			isLoading,
		} ),
		[ found, own, isLoading ]
	);
}
