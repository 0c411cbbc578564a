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

export type Messages = readonly [ Say, ShowProblem ];

/**
 * Messages of the mini cart.
 *
 * @param news    Element for announcements.
 * @param problem Element for errors.
 */
export const messages = ( news: HTMLElement, problem: HTMLElement ): Messages => [
	( sentence ) => ( news.textContent = sentence ),
	( sentence, html = '' ) => {
		put( problem, html );
		problem.append( html && sentence ? ' ' : '', sentence );
		toggle( problem, !! ( sentence || html ) );
	},
];
