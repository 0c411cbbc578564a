/**
 * Turns a page of the guide into the HTML that the plugin shows.
 */
import { Marked } from 'marked';

/** What stands between these comments is for readers of the repository. */
const REPOSITORY = /[ \t]*<!-- repository -->[\s\S]*?<!-- \/repository -->\n?/g;

const IMAGES = '../../assets/guide/images/';

/**
 * @param {string} text Words of a heading.
 * @return {string} Its id, as GitHub makes it.
 */
export const idOf = ( text ) =>
	text
		.toLowerCase()
		.replace( /[^\p{L}\p{N}\s-]/gu, '' )
		.trim()
		.replace( /\s/g, '-' );

/**
 * @typedef {Object} Page
 * @property {string} title Its heading.
 * @property {string} html  What stands below the heading. Links to other pages begin with `{page}`, images with
 *                          `{images}`.
 */

/**
 * @param {string}                                             markdown A page.
 * @param {( name: string ) => { width: number, height: number }} sizeOf   Returns the size of an image.
 * @return {Page} Its parts.
 * @throws {Error} If it links to a page that is not shipped: such a sentence is for readers of the repository.
 */
export function pageOf( markdown, sizeOf ) {
	const marked = new Marked( {
		renderer: {
			heading( { tokens, depth, text } ) {
				return `<h${ depth } id="${ idOf( text ) }">${ this.parser.parseInline( tokens ) }</h${ depth }>\n`;
			},
			link( { href, tokens } ) {
				const page = /^([a-z-]+)\.md(#.*)?$/i.exec( href );
				if ( ! page ) {
					throw new Error(
						`The guide is shipped without ${ href }: put this between “repository” comments.`
					);
				}
				const address = page[ 1 ] === 'README' ? '{page}' : `{page}${ page[ 1 ] }${ page[ 2 ] ?? '' }`;
				return `<a href="${ address }">${ this.parser.parseInline( tokens ) }</a>`;
			},
			image( { href, text } ) {
				const name = href.replace( IMAGES, '' );
				const { width, height } = sizeOf( name );
				return `<img src="{images}${ name }" alt="${ text }" width="${ width }" height="${ height }" loading="lazy" />`;
			},
		},
	} );
	const source = markdown.replace( REPOSITORY, '' );
	const [ , title = '' ] = /^# (.+)$/m.exec( source ) ?? [];
	return { title, html: marked.parse( source.replace( /^# .+\n+/m, '' ) ) };
}
