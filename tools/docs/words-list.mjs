/**
 * Finds all words of the interface: what each is (label, help, title …), its words, and where they stand.
 */
import { collectTexts } from '../pot/collect.mjs';

/** Where words of the interface are. Patterns and samples are content. */
const INTERFACE = /^(?:blocks|src|includes)\/(?!.*samples?\.tsx?:)/;

/**
 * @typedef {import('../pot/strings.mjs').Text & { kind: string, attribute: string }} Word
 */

/** What a text is, by what it is given to, as far as the names differ from how it is called here. */
const KINDS = { title: 'title', intro: 'help', description: 'help', instructions: 'help', message: 'notice' };

/**
 * @param {import('../pot/strings.mjs').Text} text
 * @return {string} label, help, title, notice … or "text".
 */
function kindOf( { given = '', context = '' } ) {
	if ( context.startsWith( 'block ' ) ) {
		return context;
	}
	return KINDS[ given ] ?? ( given || 'text' );
}

/**
 * @param {string} root Folder of the checkout.
 * @return {Word[]} All words of the interface.
 */
export const wordsOf = ( root ) =>
	collectTexts( root )
		.filter( ( { reference } ) => INTERFACE.test( reference ) )
		.map( ( text ) => ( { ...text, kind: kindOf( text ), attribute: text.attribute ?? '' } ) );
