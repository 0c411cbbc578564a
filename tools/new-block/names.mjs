/**
 * What the template's placeholders stand for.
 *
 * @param {string} slug  Folder name, lower case with hyphens.
 * @param {string} title Title in the inserter; made from the slug when empty.
 * @return {Record<string, string>} Values by placeholder.
 */
export function names( slug, title ) {
	const words = slug.split( '-' );
	const [ first = '', ...rest ] = words;
	return {
		slug,
		title: title || [ first.charAt( 0 ).toUpperCase() + first.slice( 1 ), ...rest ].join( ' ' ),
		Pascal: words.map( ( word ) => word.charAt( 0 ).toUpperCase() + word.slice( 1 ) ).join( '' ),
		keyword: words.at( -1 ) ?? '',
	};
}

/**
 * Replaces `%name%` placeholders.
 *
 * @param {string}                 text   Template.
 * @param {Record<string, string>} values Values by placeholder.
 * @return {string} The text, unknown placeholders untouched.
 */
export function fill( text, values ) {
	return text.replace( /%(\w+)%/g, ( match, name ) => values[ name ] ?? match );
}

/**
 * Kinds of blocks: the shared files of each beside those in its own folder, and the blocks whose styles it loads; it
 * may weigh as much as they do together, with the script of the first.
 *
 * @type {Record<string, { files: string[], budget?: string[] }>}
 */
export const KINDS = {
	static: { files: [ 'shared/icon.tsx' ] },
	completed: { files: [ 'shared/icon.tsx', 'shared/render.php.template' ] },
	dynamic: { files: [ 'shared/icon.tsx', 'shared/render.php.template' ] },
	list: { files: [ 'shared/icon.tsx', 'shared/render.php.template' ], budget: [ 'blog-list' ] },
	slider: { files: [ 'shared/icon.tsx', 'shared/render.php.template' ], budget: [ 'portfolio-slider', 'blog-list' ] },
};

/**
 * @param {string}                 file   Of a template.
 * @param {Record<string, string>} values Values by placeholder.
 * @return {string} Where it goes, from the checkout.
 */
export function placeOf( file, { slug, Pascal } ) {
	// Placeholders are no PHP, and tools that read all PHP files would say so.
	file = file.replace( /\.template$/, '' );
	if ( file === 'fixture.html' ) {
		return `tests/fixtures/blocks/${ slug }.html`;
	}
	return file === 'Class.php' ? `includes/Blocks/${ Pascal }.php` : `blocks/${ slug }/${ file }`;
}

/**
 * @param {Record<string, { script: number, style: number, editor?: number, unused?: string[] }>} budgets By block.
 * @param {string[]}                                                                              like    Blocks whose styles are loaded.
 * @return {{ script: number, style: number, unused?: string[] }} What a block made of them may weigh on a page. In the
 *         editor it has a script of its own, with the default budget.
 */
export const budgetOf = ( budgets, like ) => {
	const { editor, ...onPage } = budgets[ like[ 0 ] ];
	return { ...onPage, style: like.reduce( ( sum, slug ) => sum + budgets[ slug ].style, 0 ) };
};
