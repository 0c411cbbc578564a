import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

const PATH = '/eidan/v1/demo';

interface Step {
	steps: number;
	errors?: string[];
}

/** A change that the demo's look makes to the site: its name, the present state, the new state. */
export interface Change {
	name: string;
	now: string;
	then: string;
}

/** The server's data about the demo. */
export interface Demo {
	/** What is imported, such as "24 posts". Empty without a demo. */
	counts: string[];
	/** Whether the demo is complete. */
	complete: boolean;
	/** Whether the site has no content of its own yet. */
	fresh: boolean;
	/** Whether the owner has chosen the demo's look. Null if not asked yet. */
	look: boolean | null;
	/** Changes that the demo's look makes. */
	changes: Change[];
	/** Names of what the owner has customised. The demo's look does not change these. */
	kept: string[];
	/** The demo's main pages, if they are imported. */
	links: { title: string; url: string }[];
}

/** Used if the request fails: the demo can still be imported. By default it then leaves the site's look alone. */
const UNKNOWN: Demo = { counts: [], complete: false, fresh: false, look: null, changes: [], kept: [], links: [] };

export type Outcome =
	| { status: 'imported' }
	| { status: 'removed'; removed: number; names: string[] }
	| { status: 'error'; messages: string[] };

const post = ( data: object ) => apiFetch< Step >( { path: PATH, method: 'POST', data } );

/**
 * Runs all steps of the import one after the other. Returns the error messages.
 *
 * @param look       Whether the site should look like the demo.
 * @param onProgress Called after each step.
 * @param run        Runs a step.
 */
export async function importDemo(
	look: boolean,
	onProgress: ( done: number, of: number ) => void,
	run = post
): Promise< string[] > {
	const errors: string[] = [];
	let steps = 1;
	for ( let step = 0; step < steps; step++ ) {
		const answer = await run( { step, look } );
		steps = answer.steps;
		errors.push( ...( answer.errors ?? [] ) );
		onProgress( step + 1, steps );
	}
	return errors;
}

const failed = ( error: unknown, consequence: string ): Outcome => {
	const { message } = ( error ?? {} ) as { message?: string };
	return { status: 'error', messages: [ message || __( 'An unknown error occurred.', 'eidan' ), consequence ] };
};

/** The state of the demo, and functions to import and remove it. */
export function useDemo() {
	// Undefined until the server has answered. If the request fails, the demo can still be imported.
	const [ demo, setDemo ] = useState< Demo >();
	const [ progress, setProgress ] = useState< number | null >( null );
	const [ isRemoving, setRemoving ] = useState( false );
	const [ outcome, setOutcome ] = useState< Outcome | null >( null );

	const look = async () => {
		try {
			setDemo( { ...UNKNOWN, ...( await apiFetch< Partial< Demo > >( { path: PATH } ) ) } );
		} catch {
			setDemo( UNKNOWN );
		}
	};
	useEffect( () => void look(), [] );

	const importAll = async ( asked: boolean ) => {
		setProgress( 0 );
		setOutcome( null );
		let end: Outcome;
		try {
			const messages = await importDemo( asked, ( done, of ) => setProgress( done / of ) );
			end = messages.length ? { status: 'error', messages } : { status: 'imported' };
		} catch ( error ) {
			end = failed( error, __( 'What is imported so far stays; start again to go on.', 'eidan' ) );
		}
		// Say it only when the screen shows the new state: until then the button still says "Importing…".
		await look();
		setProgress( null );
		setOutcome( end );
	};

	const remove = async ( edited: boolean ) => {
		setRemoving( true );
		setOutcome( null );
		try {
			const { removed, names } = await apiFetch< { removed: number; names: string[] } >( {
				path: `${ PATH }?edited=${ edited }`,
				method: 'DELETE',
			} );
			setOutcome( { status: 'removed', removed, names } );
		} catch ( error ) {
			setOutcome(
				failed( error, __( 'Some of the demo may be gone; start again to remove the rest.', 'eidan' ) )
			);
		}
		await look();
		setRemoving( false );
	};

	return { demo, progress, isRemoving, outcome, importAll, remove };
}
