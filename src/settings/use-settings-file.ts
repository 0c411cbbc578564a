import apiFetch from '@wordpress/api-fetch';
import { downloadBlob } from '@wordpress/blob';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Errors, State, Values } from './values';

const PATH = '/eidan/v1/settings/file';

interface Refusal {
	message?: string;
	data?: { params?: Errors };
}

/** What a checked file would change. */
export interface Checked {
	/** Name of the file. */
	name: string;
	/** Paths of the settings that would change. */
	changes: string[];
	/** All settings as they would be. */
	values: Values;
}

interface Answer {
	changes: string[];
	values: Values;
	state: State;
}

/**
 * Settings as a file: export, check and import.
 *
 * @param onImported Called with what the server has after an import.
 */
export function useSettingsFile( onImported: ( state: State ) => void ) {
	const [ checked, setChecked ] = useState< Checked | null >( null );
	const [ content, setContent ] = useState< unknown >( null );
	const [ busy, setBusy ] = useState( '' );
	const [ failure, setFailure ] = useState( '' );
	const [ errors, setErrors ] = useState< Errors >( {} );
	const [ done, setDone ] = useState( '' );

	const reset = () => {
		setChecked( null );
		setFailure( '' );
		setErrors( {} );
		setDone( '' );
	};

	const work = async ( name: string, act: () => Promise< void > ) => {
		setBusy( name );
		try {
			await act();
		} catch ( error ) {
			const { message, data } = ( error ?? {} ) as Refusal;
			setFailure( message || __( 'An unknown error occurred.', 'eidan' ) );
			setErrors( data?.params ?? {} );
		} finally {
			setBusy( '' );
		}
	};

	const send = ( file: unknown, store: boolean ) =>
		apiFetch< Answer >( { path: PATH, method: 'POST', data: { file, store } } );

	return {
		checked,
		/** The running request: `export`, `check`, `import`, or ''. */
		busy,
		failure,
		errors,
		done,
		cancel: reset,
		exportAll: () => {
			reset();
			return work( 'export', async () => {
				const file = await apiFetch( { path: PATH } );
				const day = new Date().toISOString().slice( 0, 10 );
				downloadBlob( `eidan-settings-${ day }.json`, JSON.stringify( file, null, '\t' ), 'application/json' );
			} );
		},
		check: ( file: File ) => {
			reset();
			return work( 'check', async () => {
				let parsed: unknown;
				try {
					parsed = JSON.parse( await file.text() );
				} catch {
					throw { message: __( 'This is not a JSON file. Nothing was imported.', 'eidan' ) };
				}
				const { changes, values } = await send( parsed, false );
				setContent( parsed );
				setChecked( { name: file.name, changes, values } );
			} );
		},
		importAll: () =>
			work( 'import', async () => {
				const { state } = await send( content, true );
				reset();
				onImported( state );
				setDone( __( 'The settings are imported.', 'eidan' ) );
			} ),
	};
}
