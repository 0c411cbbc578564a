import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

const PATH = '/eidan/v1/instagram';

/** What the server tells of the connection; never the token. */
export interface Connection {
	connected: boolean;
	username: string;
	/** The day on which the token expires, in the site's own way. */
	expires: string;
	/** Such as "5 minutes ago"; empty for never. */
	synced: string;
	/** How many posts are copied. */
	posts: number;
	/** What is wrong and what to do; empty for nothing. */
	problem: string;
	/** Whether the owner has to do something. */
	urgent: boolean;
	/** Whether the server can encrypt the token. */
	encrypted: boolean;
}

/** The connection, and what can be done about it. */
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
		/** What is going on: `load`, `connect`, `sync`, `disconnect`, or nothing. */
		busy,
		failure,
		load: () => ask( 'load' ),
		connect: ( token: string ) => ask( 'connect', { method: 'POST', data: { token } } ),
		sync: () => ask( 'sync', { path: `${ PATH }/sync`, method: 'POST' } ),
		disconnect: ( copies: boolean ) =>
			ask( 'disconnect', { path: `${ PATH }?copies=${ copies }`, method: 'DELETE' } ),
	};
}
