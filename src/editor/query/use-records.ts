import { useSelect } from '@wordpress/data';
import { useMemo, useRef } from '@wordpress/element';
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

/** What was loaded of one kind of records: the results of the last search, and each record seen. */
interface Seen {
	found: readonly Named[];
	byId: ReadonlyMap< number, Named >;
}

const NOTHING: Seen = { found: [], byId: new Map() };

/**
 * Loads the records that a search finds, and the records that are chosen already.
 *
 * While another search loads, the results of the last one stay. Otherwise a list of options would go and come back
 * under the author's pointer, and a click in that moment would be lost.
 *
 * @param kind   Entity kind: `postType`, `taxonomy` or `root`.
 * @param name   Entity name, such as `post` or `category`.
 * @param chosen Ids of the chosen records.
 * @param search Text that the author typed; '' finds all records.
 * @param query  Further arguments for the REST API.
 * @return The results of the search and the chosen records, each once.
 */
export function useRecords(
	kind: string,
	name: string,
	chosen: readonly number[],
	search: string,
	query: Record< string, unknown > = {}
): Option[] {
	const ids = chosen.join();
	const extra = JSON.stringify( query );
	const seen = useRef( new Map< string, Seen >() );
	// useSelect() returns the lists as the store has them. They are the same objects until they change, so useMemo()
	// below converts them only then.
	const { found, own } = useSelect(
		( select ) => {
			const { getEntityRecords } = selectCore( select );
			const base = { _fields: 'id,name,title', context: 'view', ...JSON.parse( extra ) };
			return {
				found: getEntityRecords< Named >( kind, name, {
					...base,
					per_page: 20,
					...( search ? { search } : {} ),
				} ),
				own: ids
					? getEntityRecords< Named >( kind, name, {
							...base,
							include: ids,
							per_page: 100,
							orderby: 'include',
						} )
					: null,
			};
		},
		[ kind, name, ids, search, extra ]
	);
	return useMemo( () => {
		const key = [ kind, name, extra ].join( ' ' );
		const before = seen.current.get( key ) ?? NOTHING;
		const shown = found ?? before.found;
		const byId = new Map( before.byId );
		[ ...shown, ...( own ?? [] ) ].forEach( ( record ) => byId.set( record.id, record ) );
		seen.current.set( key, { found: shown, byId } );
		const known = ids.split( ',' ).flatMap( ( id ) => byId.get( Number( id ) ) ?? [] );
		return toOptions( [ ...shown, ...( own ?? known ) ] );
	}, [ found, own, kind, name, ids, extra ] );
}
