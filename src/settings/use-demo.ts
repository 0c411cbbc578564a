import apiFetch from '@wordpress/api-fetch';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { runSteps, type Choice, type Failure, type Running } from './import-steps';

const PATH = '/eidan/v1/demo';

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
	/** Header and footer among it, each with the address where it is edited. */
	stays?: { name: string; url: string }[];
	/** The demo's main pages, if they are imported. */
	links: { title: string; url: string }[];
	/** Name of the first step of an import. */
	first: string;
	/** An import that has not come to its end: how many steps are done, of how many, and the name of the next one. */
	progress: { done: number; steps: number; next: string } | null;
}

/** Used if the request fails: the demo can still be imported. By default it then leaves the site's look alone. */
const UNKNOWN: Demo = {
	counts: [],
	complete: false,
	fresh: false,
	look: null,
	changes: [],
	kept: [],
	links: [],
	first: '',
	progress: null,
};

export type Outcome =
	| { status: 'imported' }
	/** Every step was run, and some of them could not do all. */
	| { status: 'lacking'; failures: Failure[] }
	/** A step failed, and those after it wait. */
	| { status: 'halted'; at: Running; message: string }
	| { status: 'removed'; removed: number; names: string[] }
	| { status: 'error'; messages: string[] };

const messageOf = ( error: unknown ) =>
	( ( error ?? {} ) as { message?: string } ).message || __( 'An unknown error occurred.', 'eidan' );

const notRemoved = ( error: unknown ): Outcome => ( {
	status: 'error',
	messages: [ messageOf( error ), __( 'Some of the demo may be gone; start again to remove the rest.', 'eidan' ) ],
} );

/**
 * The state of the demo, and functions to import and remove it.
 *
 * @param chosen         What is chosen on the start screen.
 * @param chosen.starter Kind of site.
 * @param chosen.style   Style.
 */
export function useDemo( { starter, style }: Omit< Choice, 'look' > = {} ) {
	// Undefined until the server has answered. If the request fails, the demo can still be imported.
	const [ demo, setDemo ] = useState< Demo >();
	const [ running, setRunning ] = useState< Running | null >( null );
	const [ isStopping, setStopping ] = useState( false );
	const [ isRemoving, setRemoving ] = useState( false );
	const [ outcome, setOutcome ] = useState< Outcome | null >( null );
	const stop = useRef( false );
	// What the first step sends, if it has to be sent again.
	const latest = useRef< Choice >( {} );
	const kind = { ...( starter ? { starter } : {} ), ...( style ? { style } : {} ) };

	const look = async () => {
		try {
			setDemo( { ...UNKNOWN, ...( await apiFetch< Partial< Demo > >( { path: addQueryArgs( PATH, kind ) } ) ) } );
		} catch {
			setDemo( UNKNOWN );
		}
	};
	useEffect( () => {
		void look();
		// eslint-disable-next-line react-hooks/exhaustive-deps -- What would change depends on these two only.
	}, [ starter, style ] );

	const run = async ( choice: Choice, begin: Running, only?: number[] ) => {
		stop.current = false;
		setStopping( false );
		setOutcome( null );
		const end = await runSteps( {
			begin,
			only,
			isStopped: () => stop.current,
			onStep: setRunning,
			send: ( step ) => apiFetch( { path: PATH, method: 'POST', data: { ...choice, step } } ),
		} );
		// Say it only when the screen shows the new state: until then the button still says "Importing…".
		await look();
		setRunning( null );
		if ( 'error' in end ) {
			setOutcome( { status: 'halted', at: end.at, message: messageOf( end.error ) } );
		} else if ( end.failures.length ) {
			setOutcome( { status: 'lacking', failures: end.failures } );
		} else if ( ! end.stopped ) {
			setOutcome( { status: 'imported' } );
		}
	};

	/** The answer of the owner is on the server since the first step. */
	const goOn = () => {
		const { done, steps, next } = demo?.progress ?? { done: 0, steps: 0, next: demo?.first ?? '' };
		return run( {}, { step: done, steps, label: next } );
	};

	/** Runs again what failed: the step at which the import stands, or the steps that could not do all. */
	const tryAgain = async () => {
		if ( outcome?.status === 'halted' ) {
			await run( outcome.at.step === 0 ? latest.current : {}, outcome.at );
		} else if ( outcome?.status === 'lacking' ) {
			const [ first ] = outcome.failures;
			if ( first ) {
				await run(
					{},
					first.at,
					outcome.failures.map( ( { at } ) => at.step )
				);
			}
		}
	};
	const importAll = ( asked: boolean ) => {
		latest.current = { ...kind, look: asked };
		return run( latest.current, { step: 0, steps: demo?.progress?.steps ?? 0, label: demo?.first ?? '' } );
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
			setOutcome( notRemoved( error ) );
		}
		await look();
		setRemoving( false );
	};

	const cancel = () => {
		stop.current = true;
		setStopping( true );
	};

	return { demo, running, isStopping, isRemoving, outcome, importAll, goOn, tryAgain, cancel, remove };
}
