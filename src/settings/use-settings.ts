import apiFetch from '@wordpress/api-fetch';
import { useCallback, useEffect, useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { differing, pick, valueAt, withValue, type Errors, type State, type Values } from './values';

const PATH = '/eidan/v1/settings';

interface Failure {
	message?: string;
	data?: { params?: Errors };
}

const messageOf = ( error: unknown ) => ( error as Failure )?.message || __( 'An unknown error occurred.', 'eidan' );

export interface Settings {
	/** Null while loading, and after loading has failed. */
	state: State | null;
	/** The values on the screen, saved or not. */
	draft: Values;
	/** Paths of settings with unsaved changes. */
	changed: string[];
	errors: Errors;
	/** The error message of a failed request. */
	failure: string;
	isSaving: boolean;
	load: () => void;
	/** Takes what the server has stored. */
	take: ( state: State ) => void;
	change: ( path: string, value: unknown ) => void;
	discard: () => void;
	/** Saves the changes. Resolves with true if everything was saved. */
	save: () => Promise< boolean >;
	/** Saves one setting at once and leaves other changes as they are. Resolves with an error message, or ''. */
	store: ( path: string, value: unknown ) => Promise< string >;
}

/**
 * Loads the settings from the server, and keeps a draft of them.
 *
 * @param pathsOf Returns the paths of all settings on the screen. It must be the same function each time.
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

	const store = async ( path: string, value: unknown ) => {
		try {
			const next = await apiFetch< State >( {
				path: PATH,
				method: 'POST',
				data: { settings: withValue( {}, path, value ) },
			} );
			setState( next );
			setDraft( ( values ) => withValue( values, path, valueAt( next.settings, path ) ) );
			return '';
		} catch ( error ) {
			return messageOf( error );
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
		take,
		save,
		store,
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
