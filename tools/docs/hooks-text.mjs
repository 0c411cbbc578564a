/**
 * Makes the list of hooks as Markdown from PHP source. Reads and writes no files.
 */

/** @typedef {{ kind: string, name: string, where: string, summary: string, params: string[] }} Hook */

export const OPEN = '<!-- hooks: written by npm run types from the doc comments -->';
export const CLOSE = '<!-- /hooks -->';

/**
 * Finds the doc comment of the statement that the text ends in.
 *
 * @param {string} before PHP source up to a call.
 * @return {string} Text of the comment; '' if the statement has none.
 */
function commentOf( before ) {
	const found = before.match( /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/((?:(?!\*\/)[\s\S])*)$/ );
	const [ , comment = '', between = '' ] = found ?? [];
	// Line comments (they silence phpcs, for instance) may stand between. Another statement or another hook may not.
	return /[;{}]|\b(?:apply_filters|do_action)\(/.test( between.replace( /^\s*\/\/.*$/gm, '' ) ) ? '' : comment;
}

/**
 * Returns the parameters of a doc comment. A parameter may have several lines.
 *
 * @param {string[]} lines Lines of the comment, without their stars.
 * @return {string[]} The parameters as Markdown.
 */
function paramsOf( lines ) {
	return lines
		.join( '\n' )
		.split( /^(?=@|$)/m )
		.filter( ( tag ) => tag.startsWith( '@param' ) )
		.map( ( tag ) =>
			tag
				.trim()
				.replace( /\s*\n\s*/g, ' ' )
				// Join types that were written on several lines.
				.replace( /([{<(]) /g, '$1' )
				.replace( /,? ([}>)])/g, '$1' )
				.replace( /^@param\s+/, '' )
				.replace( /^(.+?)\s+(\$\w+)\s*/, '`$1 $2` ' )
		);
}

/**
 * @param {string} source PHP source.
 * @param {string} where  Path of its file, for the list.
 * @return {Hook[]} Hooks with their description. Hooks that are "documented in" another file are left out.
 */
export function hooksIn( source, where ) {
	return [ ...source.matchAll( /\b(apply_filters|do_action)\(\s*'((?:rest_prepare_)?eidan[\w/-]*)'/g ) ]
		.map( ( found ) => ( { found, comment: commentOf( source.slice( 0, found.index ) ) } ) )
		.filter( ( { comment } ) => ! /documented in/.test( comment ) )
		.map( ( { found: [ , kind, name = '' ], comment } ) => {
			const lines = comment.split( '\n' ).map( ( line ) => line.replace( /^\s*\*?\s?/, '' ).trim() );
			const firstTag = lines.findIndex( ( line ) => line.startsWith( '@' ) );
			return {
				kind: kind === 'do_action' ? 'action' : 'filter',
				name,
				where,
				summary: lines
					.slice( 0, firstTag < 0 ? lines.length : firstTag )
					.join( ' ' )
					.trim(),
				params: paramsOf( lines ),
			};
		} );
}

/**
 * @param {string} text  Content of docs/hooks.md.
 * @param {Hook[]} hooks Hooks in the order in which they are listed.
 * @return {string} The content with the list between its markers.
 */
export function page( text, hooks ) {
	const list = hooks
		.map(
			( { kind, name, where, summary, params } ) =>
				`### \`${ name }\`\n\n${ kind }, ${ where }\n\n${ summary }\n${ params.length ? `\n${ params.map( ( line ) => `- ${ line }` ).join( '\n' ) }\n` : '' }`
		)
		.join( '\n' );
	const from = text.indexOf( OPEN );
	const to = text.indexOf( CLOSE );
	if ( from < 0 || to < from ) {
		throw new Error( `docs/hooks.md needs the lines "${ OPEN }" and "${ CLOSE }".` );
	}
	return `${ text.slice( 0, from + OPEN.length ) }\n\n${ list }\n${ text.slice( to ) }`;
}
