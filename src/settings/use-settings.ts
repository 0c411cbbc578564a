import apiFetch from '@wordpress/api-fetch';
import { useCallback, useEffect, useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { differing, pick, withValue, type Errors, type State, type Values } from './values';

const PATH = '/eidan/v1/settings';

interface Failure {
	message?: string;
	data?: { params?: Errors };
}

const messageOf = ( error: unknown ) => ( error as Failure )?.message || __( 'An unknown error occurred.', 'eidan' );

export interface Settings {
	/** Null while loading, and when loading failed. */
	state: State | null;
	/** What the owner sees, saved or not. */
	draft: Values;
	/** Paths with changes that are not saved. */
	changed: string[];
	errors: Errors;
	/** What went wrong as a whole. */
	failure: string;
	isSaving: boolean;
	load: () => void;
	change: ( path: string, value: unknown ) => void;
	discard: () => void;
	/** True if everything was saved. */
	save: () => Promise< boolean >;
}

/**
 * The settings on the server, and a draft of them here.
 *
 * @param pathsOf Paths of the settings that the screen shows; the same function each time.
 */
export function useSettings( pathsOf: ( state: State ) => readonly string[] ): Settings {
	const [ state, setState ] = useState< State | null >( null );
	const [ draft, setDraft ] = useState< Values >( {} );
	const [ errors, setErrors ] = useState< Errors >( {} );
	const [ failure, setFailure ] = useState( '' );
	const [ isSaving, setSaving ] = useState( false );
	const paths = useMemo( () => ( state ? pathsOf( state ) : [] ), [ state, pathsOf ] );
	const changed = state ? differing( state.settings, draft, paths ) : [];

	const take = useCallback( ( next: State ) => {
		setState( next );
		setDraft( next.settings );
		setErrors( {} );
		setFailure( '' );
	}, [] );

	const fail = useCallback( ( error: unknown ) => setFailure( messageOf( error ) ), [] );

	const load = useCallback( () => {
		setFailure( '' );
		apiFetch< State >( { path: PATH } ).then( take, fail );
	}, [ take, fail ] );

	useEffect( load, [ load ] );

	const save = async () => {
		setSaving( true );
		try {
			take(
				await apiFetch< State >( { path: PATH, method: 'POST', data: { settings: pick( draft, changed ) } } )
			);
			return true;
		} catch ( error ) {
			const { params } = ( error as Failure )?.data ?? {};
			setErrors( params ?? {} );
			setFailure(
				params
					? messageOf( error )
					: /* translators: %s: error message. */
						sprintf( __( 'Nothing was saved: %s', 'eidan' ), messageOf( error ) )
			);
			return false;
		} finally {
			setSaving( false );
		}
	};

	return {
		state,
		draft,
		changed,
		errors,
		failure,
		isSaving,
		load,
		save,
		change( path, value ) {
			setDraft( ( values ) => withValue( values, path, value ) );
			setErrors( ( { [ path ]: _, ...others } ) => others );
		},
		discard() {
			if ( state ) {
				take( state );
			}
		},
	};
}
