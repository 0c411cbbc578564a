import { addressOf, suggestionsOf, type Suggestion } from './suggestions';

/** Milliseconds without a key before anything is asked. */
const PAUSE = 250;
/** Characters that are worth asking for. */
const LEAST = 2;

/**
 * Asks the site for suggestions, a moment after the last key.
 *
 * @param field The field of the search.
 * @param route Address of the site's search.
 * @param limit How many suggestions at most.
 * @param show  Shows what was found; undefined where nothing could be had, null where nothing is asked.
 * @return To be called when the field has changed; ends what is on its way.
 */
export function questions(
	field: HTMLInputElement,
	route: string,
	limit: number,
	show: ( found?: Suggestion[] | null ) => void
) {
	let timer = 0;
	let asking = new AbortController();

	/** Whatever is on its way will not be shown. */
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
