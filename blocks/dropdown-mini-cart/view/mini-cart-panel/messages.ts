import { say as put } from '@eidan/shop-words';
import { toggle, type Text } from './elements';

/**
 * Returns a function that fills values into sentences. In a sentence `%s` stands for the first value, `%2$s` for the
 * second.
 *
 * @param words Sentences by their names.
 */
export const sentences =
	( words: Record< string, string > ): Text =>
	( name, ...values ) =>
		( words[ name ] ?? '' ).replace( /%(?:(\d)\$)?s/g, ( _, place = 1 ) => `${ values[ place - 1 ] ?? '' }` );

/** Announces a sentence to screen readers. */
type Say = ( sentence: string ) => void;

/** Shows an error: a sentence of ours, or HTML of the shop. Empty values remove it. */
export type ShowProblem = ( sentence: string, html?: string ) => void;

/** Shows a list of sentences above the lines. They are announced elsewhere. */
type Tell = ( sentences: readonly string[] ) => void;

export type Messages = readonly [ Say, ShowProblem, Tell ];

/** Returns a function that shows errors in an element. */
export const problemIn =
	( problem: HTMLElement ): ShowProblem =>
	( sentence, html = '' ) => {
		put( problem, html );
		problem.append( html && sentence ? ' ' : '', sentence );
		toggle( problem, !! ( sentence || html ) );
	};

/**
 * Messages of the mini cart.
 *
 * @param news    Element for announcements.
 * @param problem Element for errors.
 * @param changed List of what the shop has changed. Pages that a cache has kept from before have none.
 */
export const messages = ( news: HTMLElement, problem: HTMLElement, changed: HTMLElement | null ): Messages => [
	( sentence ) => ( news.textContent = sentence ),
	problemIn( problem ),
	( lines ) => {
		changed?.replaceChildren(
			...lines.map( ( line ) => Object.assign( document.createElement( 'li' ), { textContent: line } ) )
		);
		toggle( changed, lines.length > 0 );
	},
];
