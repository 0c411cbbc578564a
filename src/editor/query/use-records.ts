import { useDebounce } from '@wordpress/compose';
import { useSelect } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';
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
 * While another search loads, the results of the last one stay. Otherwise a list of options would go and come back
 * under the author's pointer, and a click in that moment would be lost.
 *
 * @param kind   Entity kind: `postType`, `taxonomy` or `root`, for users, of whom only authors are found.
 * @param name   Entity name, such as `post` or `category`.
 * @param chosen Ids of the chosen records.
 * @return `options` are the results of the search and the chosen records, each once. `find` searches a text soon; ''
 *         finds all records, as at first.
 */
export function useRecords(
	kind: string,
	name: string,
	chosen: readonly number[]
): { options: Option[]; find: ( search: string ) => void } {
	const [ search, setSearch ] = useState( '' );
	const find = useDebounce( setSearch, 250 );
	const ids = chosen.join();
	// By kind: the results of the last search, and each record seen.
	const seen = useRef< Record< string, [ found: readonly Named[], all: readonly Named[] ] > >( {} );
	// As the store has them: a list made here would be another one each time, which useSelect() warns of.
	const { found, own } = useSelect(
		( select ) => {
			const get = ( args: object ) =>
				selectCore( select ).getEntityRecords< Named >( kind, name, {
					_fields: 'id,name,title',
					context: 'view',
					...( kind === 'root' && { who: 'authors' } ),
					...args,
				} );
			return {
				found: get( { per_page: 20, ...( search && { search } ) } ),
				own: ids && get( { include: ids, per_page: 100, orderby: 'include' } ),
			};
		},
		[ kind, name, ids, search ]
	);
	const key = kind + name;
	const [ last, all ] = seen.current[ key ] ?? [ [], [] ];
	const shown = found ?? last;
	const known = [ ...new Set( [ ...shown, ...( own || [] ), ...all ] ) ];
	seen.current[ key ] = [ shown, known ];
	const mine = own || known.filter( ( { id } ) => chosen.includes( id ) );
	return { options: toOptions( [ ...shown, ...mine ] ), find };
}
