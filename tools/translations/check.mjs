/**
 * Judges the PO file of a language as a whole.
 */
import { keyOf } from '../pot/catalog.mjs';
import { isTranslated, readLocale } from './files.mjs';
import { localeOf } from './locales.mjs';
import { problemsOf } from './problems.mjs';

/**
 * @param {string}                               root
 * @param {string}                               locale
 * @param {import('../pot/catalog.mjs').Entry[]} texts  What the plugin says now, as far as the language has to say it.
 * @param {boolean}                              strict Whether words may not be missing, though the language is not
 *                                                      listed as complete.
 * @return {{ summary: string, missing: string[], problems: string[] }} How far the language is, what it still has to
 *                                                                      say, and what is wrong in what it says.
 */
export function reportOf( root, locale, texts, strict = false ) {
	const known = new Map( readLocale( root, locale ).map( ( entry ) => [ keyOf( entry ), entry ] ) );
	const problems = [];
	const missing = [];
	let done = 0;
	for ( const text of texts ) {
		const entry = known.get( keyOf( text ) );
		const name = JSON.stringify( text.context ? `${ text.text } (${ text.context })` : text.text );
		if ( entry?.flags?.includes( 'fuzzy' ) ) {
			problems.push( `${ name }: is marked as fuzzy` );
		}
		if ( entry && isTranslated( entry ) ) {
			done++;
			// The English of today decides on the number of forms.
			const wrong = problemsOf( text, entry.translations, locale );
			problems.push( ...wrong.map( ( problem ) => `${ name }: ${ problem }` ) );
		} else if ( strict || localeOf( locale ).state === 'complete' ) {
			missing.push( name );
		}
	}
	return { summary: `${ locale }: ${ done } of ${ texts.length } texts are translated`, missing, problems };
}
