import { addressOf, suggestionsOf, type Suggestion } from './suggestions';

/** Milliseconds to wait for the next key before a request. */
const PAUSE = 250;
/** Smallest number of characters for a request. */
const LEAST = 2;

/**
 * Requests suggestions from the site, a moment after the last key.
 *
 * @param field The search field.
 * @param route Address of the site's search.
 * @param limit Largest number of suggestions.
 * @param show  Shows the results. Called with undefined after an error, with null if the input is too short for a
 *              request.
 * @return Two functions. Call the first when the field has changed. The second cancels a pending request.
 */
export function questions(
	field: HTMLInputElement,
	route: string,
	limit: number,
	show: ( found?: Suggestion[] | null ) => void
) {
	let timer = 0;
	let asking = new AbortController();

	/** Cancels a pending request, so that its result is not shown. */
	const stop = () => {
		clearTimeout( timer );
		asking.abort();
		asking = new AbortController();
	};
	const ask = async () => {
		const { signal } = asking;
		try {
			const response = await fetch( addressOf( route, new FormData( field.form! ), limit ), {
				signal,
				headers: { Accept: 'application/json' },
			} );
			if ( ! response.ok ) {
				throw new Error( response.statusText );
			}
			const found = suggestionsOf( await response.json() );
			if ( ! signal.aborted ) {
				show( found );
			}
		} catch {
			if ( ! signal.aborted ) {
				show();
			}
		}
	};
	const changed = () => {
		stop();
		if ( field.value.trim().length < LEAST ) {
			show( null );
		} else {
			timer = window.setTimeout( ask, PAUSE );
		}
	};
	return [ changed, stop ] as const;
}
