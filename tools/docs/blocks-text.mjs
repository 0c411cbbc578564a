/**
 * Makes the table of docs/blocks.md as Markdown from block.json and budgets. Reads and writes no files.
 */

/**
 * @typedef {Object} Listed
 * @property {string}                            slug        Folder name of the block.
 * @property {string}                            title       Name of the block.
 * @property {string}                            description One sentence.
 * @property {{ script: number, style: number }} budget      What the block may add to a page, in gzipped bytes.
 * @property {boolean}                           hasImage     Whether docs/images/blocks has an image of the block.
 */

export const OPEN = '<!-- blocks: written by npm run types from block.json and tests/bytes-budget.json -->';
export const CLOSE = '<!-- /blocks -->';

const cell = ( text ) => text.replaceAll( '|', '\\|' ).replaceAll( '\n', ' ' );
const kB = ( bytes ) => String( Math.round( bytes / 10 ) / 100 );

/**
 * @param {Listed} block
 * @return {string} The block's row of the table.
 */
function row( { slug, title, description, budget, hasImage } ) {
	const address = `../blocks/${ slug }/README.md`;
	const image = hasImage
		? `<a href="${ address }"><img src="images/blocks/${ slug }.jpg" width="240" alt=""></a>`
		: '';
	return `| ${ image } | [${ cell( title ) }](${ address }) | ${ cell( description ) } | ${ kB( budget.script ) } / ${ kB( budget.style ) } |`;
}

/**
 * @param {Listed[]} blocks
 * @return {string} The table, sorted by name.
 */
export const table = ( blocks ) =>
	[
		'| | Block | What it does | Script / style, at most |',
		'|---|---|---|---|',
		...[ ...blocks ].sort( ( a, b ) => a.title.localeCompare( b.title, 'en' ) ).map( row ),
	].join( '\n' );

/**
 * @param {string}   text   Content of docs/blocks.md, with both markers.
 * @param {Listed[]} blocks
 * @return {string} The content with the table between the markers.
 * @throws {Error} If a marker is missing.
 */
export function page( text, blocks ) {
	const from = text.indexOf( OPEN );
	const to = text.indexOf( CLOSE );
	if ( from < 0 || to < from ) {
		throw new Error(
			`docs/blocks.md needs the two lines ${ OPEN } and ${ CLOSE }, the table of blocks is written between them.`
		);
	}
	return `${ text.slice( 0, from + OPEN.length ) }\n\n${ table( blocks ) }\n\n${ text.slice( to ) }`;
}
