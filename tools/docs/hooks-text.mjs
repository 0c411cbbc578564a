/**
 * Pure part of the hooks page: PHP source in, Markdown out.
 */

/** @typedef {{ kind: string, name: string, where: string, summary: string, params: string[] }} Hook */

export const OPEN = '<!-- hooks: written by npm run types from the doc comments -->';
export const CLOSE = '<!-- /hooks -->';

/**
 * The doc comment of the statement that ends here, or what there is of it.
 *
 * @param {string} before PHP up to a call.
 * @return {string} Comment, or '' where the statement has none.
 */
function commentOf( before ) {
	const found = before.match( /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/((?:(?!\*\/)[\s\S])*)$/ );
	const [ , comment = '', between = '' ] = found ?? [];
	// Directives may stand between; another statement, or another hook of this one, may not.
	return /[;{}]|\b(?:apply_filters|do_action)\(/.test( between.replace( /^\s*\/\/.*$/gm, '' ) ) ? '' : comment;
}

/**
 * Parameters of a doc comment, each with what its next lines say.
 *
 * @param {string[]} lines Lines without their stars.
 * @return {string[]} In Markdown.
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
				// Types over several lines.
				.replace( /([{<(]) /g, '$1' )
				.replace( /,? ([}>)])/g, '$1' )
				.replace( /^@param\s+/, '' )
				.replace( /^(.+?)\s+(\$\w+)\s*/, '`$1 $2` ' )
		);
}

/**
 * @param {string} source PHP.
 * @param {string} where  Its path, for the page.
 * @return {Hook[]} Hooks that are described here, not those documented elsewhere.
 */
export function hooksIn( source, where ) {
	return [ ...source.matchAll( /\b(apply_filters|do_action)\(\s*'(eidan[\w/-]*)'/g ) ]
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
 * @param {string} text  docs/hooks.md.
 * @param {Hook[]} hooks Hooks in the order of the page.
 * @return {string} The page with the list between its markers.
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
