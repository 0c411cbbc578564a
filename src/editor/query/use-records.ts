import { useDebounce } from '@wordpress/compose';
import { useSelect } from '@wordpress/data';
import { useMemo, useRef, useState } from '@wordpress/element';
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
 * @param kind   Entity kind: `postType`, `taxonomy` or `root`.
 * @param name   Entity name, such as `post` or `category`.
 * @param chosen Ids of the chosen records.
 * @param query  Further arguments for the REST API.
 * @return `options` are the results of the search and the chosen records, each once. `find` searches a text soon; ''
 *         finds all records, as at first.
 */
export function useRecords(
	kind: string,
	name: string,
	chosen: readonly number[],
	query: Record< string, unknown > = {}
): { options: Option[]; find: ( search: string ) => void } {
	const [ search, setSearch ] = useState( '' );
	const find = useDebounce( setSearch, 250 );
	const ids = chosen.join();
	const extra = JSON.stringify( query );
	// By kind: the results of the last search, and each record seen.
	const seen = useRef< Record< string, [ found: readonly Named[], all: readonly Named[] ] > >( {} );
	// useSelect() returns the lists as the store has them. They are the same objects until they change, so useMemo()
	// below converts them only then.
	const { found, own } = useSelect(
		( select ) => {
			const get = ( args: object ) =>
				selectCore( select ).getEntityRecords< Named >( kind, name, {
					_fields: 'id,name,title',
					context: 'view',
					...JSON.parse( extra ),
					...args,
				} );
			return {
				found: get( { per_page: 20, ...( search && { search } ) } ),
				own: ids && get( { include: ids, per_page: 100, orderby: 'include' } ),
			};
		},
		[ kind, name, ids, search, extra ]
	);
	const options = useMemo( () => {
		const key = kind + name + extra;
		const [ last, all ] = seen.current[ key ] ?? [ [], [] ];
		const shown = found ?? last;
		const known = [ ...new Set( [ ...shown, ...( own || [] ), ...all ] ) ];
		seen.current[ key ] = [ shown, known ];
		const isChosen = ( { id }: Named ) => ids.split( ',' ).includes( `${ id }` );
		return toOptions( [ ...shown, ...( own || known.filter( isChosen ) ) ] );
	}, [ found, own, kind, name, ids, extra ] );
	return { options, find };
}
