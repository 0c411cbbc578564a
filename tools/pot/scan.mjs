/**
 * Finds the texts to translate in PHP, JavaScript, TypeScript and block.json.
 */
import { createRequire } from 'node:module';
import { commentFor, textOfCall } from './strings.mjs';

// Both packages are CommonJS. Loading them this way works under Jest, too.
const load = createRequire( `${ process.cwd() }/package.json` );

/**
 * @param {Object|undefined} node Of PHP.
 * @return {string|undefined} Its text, if it consists of nothing but strings.
 */
function phpText( node ) {
	if ( node?.kind === 'string' ) {
		return node.value;
	}
	if ( node?.kind !== 'bin' || node.type !== '.' ) {
		return undefined;
	}
	const [ left, right ] = [ phpText( node.left ), phpText( node.right ) ];
	return left === undefined || right === undefined ? undefined : left + right;
}

/**
 * Finds texts in a PHP file.
 *
 * @param {string} source PHP source.
 * @param {string} file   Path for references.
 * @param {string} domain Text domain.
 * @return {import('./strings.mjs').Text[]} Texts of the file.
 */
export function scanPhp( source, file, domain ) {
	const { Engine } = load( 'php-parser' );
	const tree = new Engine( {
		parser: { extractDoc: true, suppressErrors: true },
		ast: { withPositions: true },
	} ).parseCode( source, file );
	const comments = tree.comments.map( ( { value, loc } ) => ( {
		text: value.replace( /^(\/\*+|\/\/|#)|\*\/$/g, '' ).trim(),
		line: loc.start.line + value.trim().split( '\n' ).length - 1,
	} ) );
	const found = [];
	/** What a value is given to: the key before it, as in `'help' => __( … )`. */
	const keyOf = ( { kind, key, conds } ) => phpText( kind === 'matcharm' ? conds?.at( -1 ) : key );
	const visit = ( node, given ) => {
		if ( node?.kind === 'call' && node.what.kind === 'name' ) {
			const { line, offset } = node.loc.start;
			const text = textOfCall( node.what.name.replace( /^\\/, '' ), node.arguments.map( phpText ), domain, {
				reference: `${ file }:${ line }`,
				comment: commentFor( comments, line ),
				given,
			} );
			found.push( ...( text ? [ { text, offset } ] : [] ) );
		}
		for ( const [ name, part ] of Object.entries( node ?? {} ) ) {
			if ( typeof part === 'object' && ! /^(?:loc|comments|leadingComments|trailingComments)$/.test( name ) ) {
				visit( part, /^(?:value|body)$/.test( name ) ? keyOf( node ) : undefined );
			}
		}
	};
	visit( tree );
	return found.sort( ( a, b ) => a.offset - b.offset ).map( ( { text } ) => text );
}

/**
 * @param {string} source Source of a script. It may be minified.
 * @param {string} file   Path for references.
 * @param {string} domain Text domain.
 * @return {import('./strings.mjs').Text[]} Texts of the script.
 */
export function scanScript( source, file, domain ) {
	const ts = load( 'typescript' );
	const kind = /\.tsx$|\.jsx?$|\.mjs$/.test( file ) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
	const tree = ts.createSourceFile( file, source, ts.ScriptTarget.Latest, true, kind );
	const lineAt = ( position ) => tree.getLineAndCharacterOfPosition( position ).line + 1;
	const comments = [ ...source.matchAll( /\/\*\s*(translators:[\s\S]*?)\*\/|\/\/\s*(translators:[^\n]*)/gi ) ].map(
		( match ) => ( {
			text: match[ 1 ] ?? match[ 2 ],
			line: lineAt( match.index + match[ 0 ].length ),
		} )
	);
	const literal = ( node ) => {
		if ( ! node ) {
			return undefined;
		}
		if ( ts.isStringLiteralLike( node ) ) {
			return node.text;
		}
		if ( ts.isBinaryExpression( node ) && node.operatorToken.kind === ts.SyntaxKind.PlusToken ) {
			const [ left, right ] = [ literal( node.left ), literal( node.right ) ];
			return left === undefined || right === undefined ? undefined : left + right;
		}
		return undefined;
	};
	const nameOf = ( node ) => {
		if ( ts.isIdentifier( node ) ) {
			return node.text;
		}
		if ( ts.isPropertyAccessExpression( node ) ) {
			return node.name.text;
		}
		// Bundlers turn calls of an imported function into (0,i18n.__)( … ).
		if ( ts.isParenthesizedExpression( node ) && ts.isBinaryExpression( node.expression ) ) {
			return nameOf( node.expression.right );
		}
		return '';
	};
	/**
	 * @param {Object} node A call that translates.
	 * @return {{ given?: string, attribute?: string }} Name of the JSX attribute or the property that it is given to, and
	 *                                                of the block's attribute that the control sets.
	 */
	const givenTo = ( node ) => {
		for ( let at = node; at.parent; at = at.parent ) {
			const { parent } = at;
			if ( ts.isJsxAttribute( parent ) ) {
				const element = parent.parent.parent.getText( tree );
				const set = /setAttributes\(\s*\{\s*(\w+)\s*[:}]/.exec( element );
				return { given: parent.name.getText( tree ), attribute: set?.[ 1 ] };
			}
			if ( ts.isPropertyAssignment( parent ) && parent.initializer === at ) {
				return { given: parent.name.getText( tree ) };
			}
			const passes =
				ts.isConditionalExpression( parent ) ||
				ts.isParenthesizedExpression( parent ) ||
				ts.isBinaryExpression( parent ) ||
				ts.isJsxExpression( parent ) ||
				ts.isArrayLiteralExpression( parent ) ||
				( ts.isCallExpression( parent ) && nameOf( parent.expression ) === 'sprintf' );
			if ( ! passes ) {
				break;
			}
		}
		return {};
	};
	const found = [];
	const visit = ( node ) => {
		if ( ts.isCallExpression( node ) ) {
			const line = lineAt( node.getStart( tree ) );
			found.push(
				textOfCall( nameOf( node.expression ), node.arguments.map( literal ), domain, {
					reference: `${ file }:${ line }`,
					// In a minified file everything is on one line, so no comment can be matched by its line.
					comment: source.length / line > 1000 ? '' : commentFor( comments, line ),
					...givenTo( node ),
				} )
			);
		}
		ts.forEachChild( node, visit );
	};
	visit( tree );
	return found.filter( Boolean );
}

/**
 * Finds texts in a block.json: the fields that WordPress translates, with WordPress's contexts.
 *
 * @param {string} source Content of the file.
 * @param {string} file   Path for references.
 * @param {string} domain Text domain.
 * @return {import('./strings.mjs').Text[]} Texts of the file.
 */
export function scanBlockJson( source, file, domain ) {
	const block = JSON.parse( source );
	if ( block.textdomain !== domain ) {
		return [];
	}
	const reference = `${ file }:1`;
	const one = ( text, context ) => ( text ? [ { text, context, reference } ] : [] );
	const many = ( list, context ) => ( list ?? [] ).flatMap( ( text ) => one( text, context ) );
	const variations = Array.isArray( block.variations ) ? block.variations : [];
	return [
		...one( block.title, 'block title' ),
		...one( block.description, 'block description' ),
		...many( block.keywords, 'block keyword' ),
		...( block.styles ?? [] ).flatMap( ( { label } ) => one( label, 'block style label' ) ),
		...variations.flatMap( ( { title, description, keywords } ) => [
			...one( title, 'block variation title' ),
			...one( description, 'block variation description' ),
			...many( keywords, 'block variation keyword' ),
		] ),
	];
}

/**
 * @param {string} source Content of the plugin's main file.
 * @param {string} file   Path for references.
 * @return {import('./strings.mjs').Text[]} Texts of the plugin's header.
 */
export function scanHeader( source, file ) {
	return [ 'Plugin Name', 'Description', 'Author' ].flatMap( ( name ) => {
		const match = new RegExp( `^[ \\t*]*${ name }:\\s*(.+)$`, 'm' ).exec( source );
		return match
			? [ { text: match[ 1 ].trim(), comment: `${ name } of the plugin`, reference: `${ file }:1` } ]
			: [];
	} );
}
