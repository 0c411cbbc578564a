const base = require( '@wordpress/scripts/config/eslint.config.cjs' );

module.exports = [
	...base,
	{ ignores: [ 'tools/new-block/template/**', '**/build/**', '**/vendor/**', '**/.cache/**', 'artifacts/**', 'test-results/**' ] },
	{
		settings: {
			'import/resolver': { typescript: true, node: true },
			'import/core-modules': [ '@eidan/runtime', '@eidan/editor' ],
		},
		rules: {
			'prettier/prettier': 'off',
			'import/no-unresolved': [ 'error', { ignore: [ '^@eidan/', '^node:', '^@wordpress/(editor|plugins)$' ] } ],
			'import/no-extraneous-dependencies': 'off',
			'@wordpress/i18n-text-domain': [ 'error', { allowedTextDomain: 'eidan' } ],
			'@wordpress/no-unsafe-wp-apis': 'off',
			'@wordpress/dependency-group': 'off',
			'jsdoc/require-param': 'off',
			'jsdoc/check-line-alignment': 'off',
			'jsdoc/require-property-description': 'off',
			'jsdoc/require-returns': 'off',
			'jsdoc/check-tag-names': [ 'error', { definedTags: [ 'jest-environment' ] } ],
		},
	},
	{
		files: [ '**/*.ts', '**/*.tsx' ],
		rules: {
			'@typescript-eslint/no-explicit-any': 'error',
			'no-undef': 'off',
			'jsdoc/no-undefined-types': 'off',
			'jsdoc/require-param-type': 'off',
			'jsdoc/require-returns-type': 'off',
			'jsdoc/valid-types': 'off',
		},
	},
	{
		files: [ 'tools/**', 'tests/**' ],
		rules: { 'no-console': 'off', 'no-bitwise': 'off', 'jsdoc/require-param-type': 'off', 'jsdoc/valid-types': 'off' },
	},
];
