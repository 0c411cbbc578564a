/**
 * Returns values for the placeholders of the templates.
 *
 * @param {string} slug  Folder name: lower-case words with hyphens.
 * @param {string} title Title in the inserter. If it is empty it is made from the slug.
 * @return {Record<string, string>} Values by the name of their placeholder.
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
 * Replaces placeholders such as `%slug%`.
 *
 * @param {string}                 text   Content of a template.
 * @param {Record<string, string>} values Values by the name of their placeholder.
 * @return {string} The text. Unknown placeholders stay as they are.
 */
export function fill( text, values ) {
	return text.replace( /%(\w+)%/g, ( match, name ) => values[ name ] ?? match );
}

/**
 * Kinds of blocks. `files` are shared files that the kind uses, besides those in its own folder. `budget` names blocks
 * whose styles it loads. It may weigh as much as their styles together and a few rules of its own, and as the script of the
 * first. `keys` is the line of its fixture in tests/keys.json.
 *
 * @type {Record<string, { files: string[], budget?: string[], keys?: string[] }>}
 */
export const KINDS = {
	static: { files: [ 'shared/icon.tsx' ] },
	completed: { files: [ 'shared/icon.tsx' ] },
	dynamic: { files: [ 'shared/icon.tsx' ] },
	list: {
		files: [ 'shared/icon.tsx' ],
		budget: [ 'blog-list' ],
		keys: [ 'load more: list' ],
	},
	slider: {
		files: [ 'shared/icon.tsx' ],
		budget: [ 'portfolio-slider', 'blog-list' ],
		keys: [ 'carousel: slider', 'carousel: slider that rotates' ],
	},
};

/**
 * @param {string}                 file   File name of a template.
 * @param {Record<string, string>} values Values by the name of their placeholder.
 * @return {string} Path of the new file within the checkout.
 */
export function placeOf( file, { slug, Pascal } ) {
	// PHP templates end in `.template`, as tools that read all PHP files would not understand their placeholders.
	file = file.replace( /\.template$/, '' );
	if ( file === 'fixture.html' ) {
		return `tests/fixtures/blocks/${ slug }.html`;
	}
	return `blocks/${ slug }/${ file === 'Class.php' ? `${ Pascal }.php` : file }`;
}

/** Bytes for the rules that a new block has of its own. */
const OWN_RULES = 40;

/**
 * @param {Record<string, { script: number, style: number, editor?: number, unused?: string[] }>} budgets Budgets by block.
 * @param {string[]}                                                                              like    Blocks whose styles are loaded.
 * @return {{ script: number, style: number, unused?: string[] }} Budget of a block that is made of these, for the page.
 *         Its own script in the editor has the default budget.
 */
export const budgetOf = ( budgets, like ) => {
	const { editor, ...onPage } = budgets[ like[ 0 ] ];
	return { ...onPage, style: like.reduce( ( sum, slug ) => sum + budgets[ slug ].style, OWN_RULES ) };
};
