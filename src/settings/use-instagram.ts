import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

const PATH = '/eidan/v1/instagram';

/** The server's data about the connection. It never contains the token. */
export interface Connection {
	connected: boolean;
	username: string;
	/** The day on which the token expires, in the site's date format. */
	expires: string;
	/** Time of the last copy, such as "5 minutes ago". '' if there was none. */
	synced: string;
	/** Number of copied posts. */
	posts: number;
	/** What is wrong and what to do about it. '' if all is well. */
	problem: string;
	/** Whether the owner has to do something. */
	urgent: boolean;
	/** Whether the server can encrypt the token. */
	encrypted: boolean;
}

/** The state of the connection, and functions to change it. */
export function useInstagram() {
	const [ connection, setConnection ] = useState< Connection >();
	const [ busy, setBusy ] = useState( '' );
	const [ failure, setFailure ] = useState( '' );

	const ask = async (
		what: string,
		options: { path?: string; method?: string; data?: object } = {}
	): Promise< boolean > => {
		setBusy( what );
		setFailure( '' );
		try {
			setConnection( await apiFetch< Connection >( { path: PATH, ...options } ) );
			return true;
		} catch ( error ) {
			const { message } = ( error ?? {} ) as { message?: string };
			setFailure( message || __( 'An unknown error occurred.', 'eidan' ) );
			return false;
		} finally {
			setBusy( '' );
		}
	};
	useEffect( () => void ask( 'load' ), [] );

	return {
		connection,
		/** The running request: `load`, `connect`, `sync`, `disconnect`, or ''. */
		busy,
		failure,
		load: () => ask( 'load' ),
		connect: ( token: string ) => ask( 'connect', { method: 'POST', data: { token } } ),
		sync: () => ask( 'sync', { path: `${ PATH }/sync`, method: 'POST' } ),
		disconnect: ( copies: boolean ) =>
			ask( 'disconnect', { path: `${ PATH }?copies=${ copies }`, method: 'DELETE' } ),
	};
}
