/**
 * Runs the steps of an import one after the other. The server keeps how far it has come.
 */

/** What the owner has chosen. Only the first step sends it; the server remembers it. */
export interface Choice {
	/** Whether the site should look like the demo. */
	look?: boolean;
	/** Kind of site. */
	starter?: string;
	style?: string;
}

/** The step that runs, from 0, of how many (0 = not known yet), and what it does. */
export interface Running {
	step: number;
	steps: number;
	label: string;
}

/** A step that could not do all, with the reasons. */
export interface Failure {
	at: Running;
	messages: string[];
}

/** The server's answer after a step. */
export interface Answer {
	steps: number;
	/** What the next step does. */
	next?: string;
	errors?: string[];
}

interface Work {
	begin: Running;
	/** Numbers of the only steps to run, in order. All from `begin` on if it is missing. */
	only?: number[] | undefined;
	/** Asked before each step but the first. */
	isStopped: () => boolean;
	/** Called before each step. */
	onStep: ( running: Running ) => void;
	send: ( step: number ) => Promise< Answer >;
}

export type End = { stopped: boolean; failures: Failure[] } | { at: Running; error: unknown };

/** Runs the steps. It ends after the last one, when it is stopped, or at a step whose request fails. */
export async function runSteps( { begin, only, isStopped, onStep, send }: Work ): Promise< End > {
	const failures: Failure[] = [];
	let at = begin;
	for (;;) {
		onStep( at );
		let answer: Answer;
		try {
			answer = await send( at.step );
		} catch ( error ) {
			return { at, error };
		}
		at = { ...at, steps: answer.steps };
		if ( answer.errors?.length ) {
			failures.push( { at, messages: answer.errors } );
		}
		const next = only ? only[ only.indexOf( at.step ) + 1 ] : at.step + 1;
		if ( next === undefined || next >= answer.steps ) {
			return { stopped: false, failures };
		}
		at = { step: next, steps: answer.steps, label: answer.next ?? '' };
		if ( isStopped() ) {
			return { stopped: true, failures };
		}
	}
}
