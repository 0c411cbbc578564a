import { say as put } from '@eidan/shop-words';
import { shown, type Text } from './elements';

/**
 * Gives sentences with values in them. In a sentence `%s` stands for the first value, `%2$s` for the second.
 *
 * @param words Sentences by their names.
 */
export const sentences =
	( words: Record< string, string > ): Text =>
	( name, ...values ) =>
		( words[ name ] ?? '' ).replace( /%(?:(\d)\$)?s/g, ( _, place = 1 ) => `${ values[ place - 1 ] ?? '' }` );

/** Says something to who hears the page. */
type Say = ( sentence: string ) => void;

/** Shows what went wrong: words of ours, or HTML of the shop. No words take it away. */
export type Complain = ( sentence: string, html?: string ) => void;

export type Messages = readonly [ Say, Complain ];

/**
 * What the mini cart tells.
 *
 * @param news    Element of what is said.
 * @param problem Element of what went wrong.
 */
export const messages = ( news: HTMLElement, problem: HTMLElement ): Messages => [
	( sentence ) => ( news.textContent = sentence ),
	( sentence, html = '' ) => {
		put( problem, html );
		problem.append( html && sentence ? ' ' : '', sentence );
		shown( problem, !! ( sentence || html ) );
	},
];
