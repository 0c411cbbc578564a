const { resolve } = require( 'path' );
const preset = require( '@wordpress/postcss-plugins-preset' );
const { plugin: tokenFallbacks } = require( './tools/postcss-tokens.cjs' );

module.exports = {
	plugins: [
		tokenFallbacks( { file: resolve( __dirname, 'src/styles/_tokens.scss' ) } ),
		...preset,
		...( process.env.NODE_ENV === 'production'
			? [
					require( 'cssnano' )( {
						preset: [
							'default',
							{
								discardComments: { removeAll: true },
								// It cannot read a clamp() in the fallback of a custom property.
								calc: false,
							},
						],
					} ),
				]
			: [] ),
	],
};
