import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';
import { selectCore } from '../stores';

/** A post, a term or an author, as the option of a control. */
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
 * Returns the name of a record, or its id if it has none.
 *
 * @param record Record from the REST API.
 */
export const nameOf = ( { id, name, title }: Named ): string =>
	decodeEntities( name ?? title?.rendered ?? '' ).trim() || `${ __( '(no title)', 'eidan' ) } #${ id }`;

/**
 * Converts records to options without duplicates. Records with the same name get their id added to the label.
 *
 * @param records Records, in which one can occur twice.
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
 * Loads the records that a search finds, and the records that are chosen already.
 *
 * @param kind   Entity kind: `postType`, `taxonomy` or `root`.
 * @param name   Entity name, such as `post` or `category`.
 * @param chosen Ids of the chosen records.
 * @param search Text that the author typed; '' finds all records.
 * @param query  Further arguments for the REST API.
 * @return `found` are the results of the search; `options` are these and the chosen records.
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
	// useSelect() returns the lists as the store has them. They are the same objects until they change, so useMemo()
	// below converts them only then.
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
