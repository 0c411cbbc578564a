/**
 * Writes the value of each design token into the places that use it: `var(--eidan-gap)` becomes `var(--eidan-gap,
 * clamp(…))`.
 *
 * So a block brings only the tokens that it uses, and the page needs no shared style sheet. A theme or an owner can
 * still change all blocks at once by setting the property.
 */
const { readFileSync } = require( 'fs' );
const valueParser = require( 'postcss-value-parser' );

/**
 * @param {string} source Style sheet that defines the tokens as custom properties.
 * @return {Map<string, string>} Values of the tokens, by name.
 */
function readTokens( source ) {
	const text = source.replace( /\/\*[\s\S]*?\*\//g, '' ).replace( /^\s*\/\/.*$/gm, '' );
	return new Map(
		[ ...text.matchAll( /(--eidan-[\w-]+)\s*:\s*([^;]+);/g ) ].map( ( [ , name, value ] ) => [
			name,
			value.replace( /\s+/g, ' ' ).trim(),
		] )
	);
}

/**
 * @param {string}              value  Value of a declaration.
 * @param {Map<string, string>} tokens Values of the tokens, by name.
 * @return {string} The value, with a fallback for each token that has none.
 */
function withFallbacks( value, tokens ) {
	const parsed = valueParser( value );
	parsed.walk( ( node ) => {
		if ( node.type !== 'function' || node.value !== 'var' ) {
			return;
		}
		const [ name, comma ] = node.nodes;
		const fallback = tokens.get( name?.value );
		if ( fallback !== undefined && ! comma ) {
			node.nodes.push( ...valueParser( `,${ withFallbacks( fallback, tokens ) }` ).nodes );
			return false;
		}
	} );
	return parsed.toString();
}

const plugin = ( { file } ) => ( {
	postcssPlugin: 'eidan-token-fallbacks',
	Once( root, { result } ) {
		// Read the tokens at each run, as they may change in watch mode.
		const tokens = readTokens( readFileSync( file, 'utf8' ) );
		result.messages.push( { type: 'dependency', plugin: 'eidan-token-fallbacks', file, parent: result.opts.from } );
		root.walkDecls( ( declaration ) => {
			// The style sheet that defines the tokens stays as it is.
			if (
				declaration.value.includes( 'var(--eidan-' ) &&
				! ( tokens.has( declaration.prop ) && declaration.parent.selector === ':root' )
			) {
				declaration.value = withFallbacks( declaration.value, tokens );
			}
		} );
	},
} );
plugin.postcss = true;

module.exports = { plugin, readTokens, withFallbacks };
