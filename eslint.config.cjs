const base = require( '@wordpress/scripts/config/eslint.config.cjs' );

const MOST_LINES = 100;

/**
 * Functions of more lines do several things. What `describe()` is given only holds tests, which are counted themselves.
 */
const functionLength = {
	meta: { type: 'suggestion', schema: [] },
	create( context ) {
		const count = ( node ) => {
			const { start, end } = node.loc;
			const lines = end.line - start.line + 1;
			const isDescribe =
				node.parent.type === 'CallExpression' &&
				/^(test\.)?describe\b/.test( context.sourceCode.getText( node.parent.callee ) );
			if ( lines > MOST_LINES && ! isDescribe ) {
				context.report( {
					node,
					message: `This function has ${ lines } lines, ${ MOST_LINES } are the most.`,
				} );
			}
		};
		return { FunctionDeclaration: count, FunctionExpression: count, ArrowFunctionExpression: count };
	},
};

module.exports = [
	...base,
	{
		ignores: [
			'tools/new-block/template/**',
			'**/build/**',
			'**/vendor/**',
			'**/.cache/**',
			'artifacts/**',
			'test-results/**',
		],
	},
	{
		settings: {
			'import/resolver': { typescript: true, node: true },
			'import/core-modules': [ '@eidan/runtime', '@eidan/editor' ],
		},
		rules: {
			'prettier/prettier': 'off',
			'import/no-unresolved': [
				'error',
				{ ignore: [ '^@eidan/', '^node:', '^@wordpress/(editor|plugins)$', '^(subset-font|@capsizecss)' ] },
			],
			'import/no-extraneous-dependencies': 'error',
			'@wordpress/i18n-text-domain': [ 'error', { allowedTextDomain: 'eidan' } ],
			'@wordpress/no-unsafe-wp-apis': 'off',
			'@wordpress/dependency-group': 'off',
			'jsdoc/require-param': 'off',
			'jsdoc/check-line-alignment': 'off',
			'jsdoc/check-param-names': [ 'error', { checkDestructured: false } ],
			// Masks of compareDocumentPosition() and the like are the platform's own.
			'no-bitwise': 'off',
			'jsdoc/require-property-description': 'off',
			'jsdoc/require-returns': 'off',
			'jsdoc/check-tag-names': [ 'error', { definedTags: [ 'jest-environment', 'group' ] } ],
		},
	},
	{
		files: [ '{blocks,src,tests,tools}/**' ],
		plugins: { eidan: { rules: { 'max-lines-per-function': functionLength } } },
		rules: { 'eidan/max-lines-per-function': 'error' },
	},
	{
		files: [ '**/*.ts', '**/*.tsx' ],
		rules: {
			'import/no-cycle': 'error',
			'@typescript-eslint/no-explicit-any': 'error',
			'no-undef': 'off',
			'jsdoc/no-undefined-types': 'off',
			'jsdoc/require-param-type': 'off',
			'jsdoc/require-returns-type': 'off',
			'jsdoc/valid-types': 'off',
		},
	},
	{
		// Blocks are made of what is in src, never the other way round.
		files: [ 'src/**' ],
		rules: {
			'no-restricted-imports': [
				'error',
				{
					patterns: [
						{
							regex: '/blocks/',
							message: 'What several blocks share knows none of them: take what it needs as a parameter.',
						},
					],
				},
			],
		},
	},
	{
		// One door to the editor's kit: a file behind it would be bundled with each block once more.
		files: [ 'blocks/**' ],
		ignores: [ 'blocks/*/view.ts', 'blocks/*/view/**' ],
		rules: {
			'no-restricted-imports': [
				'error',
				{
					patterns: [
						{
							regex: '/src/editor(/|$)',
							message:
								'Import what the kit exports from @eidan/editor; what it does not, src/editor/index.ts has to.',
						},
					],
				},
			],
		},
	},
	{
		// The screens of the plugin are no part of the editor. `src/content-types` says why it is one.
		files: [ 'src/{attribution-report,deactivation,order,settings,start,swatch-terms}/**' ],
		rules: {
			'no-restricted-imports': [
				'error',
				{
					patterns: [
						{
							regex: '/(blocks|editor|view)/',
							message: "A screen of the plugin uses WordPress's packages and what is in its own folder.",
						},
					],
				},
			],
		},
	},
	{
		// What visitors load has nothing of the editor in it.
		files: [ 'src/view/**', 'blocks/*/view.ts', 'blocks/*/view/**' ],
		rules: {
			'no-restricted-imports': [
				'error',
				{
					patterns: [
						{
							regex: '/blocks/',
							message: 'What several blocks share knows none of them: take what it needs as a parameter.',
						},
						{
							regex: '(^@eidan/|/)editor(/|$)|^@wordpress/',
							message: 'The editor and its packages are no part of the page.',
						},
					],
				},
			],
		},
	},
	{
		files: [ 'src/view/**', 'blocks/*/view/**' ],
		rules: {
			// What the specification wants logged: a slider that cannot start, a failed list.
			'no-console': [ 'error', { allow: [ 'warn' ] } ],
			// The editor's canvas is a frame; these modules run in their own document.
			'@wordpress/no-global-active-element': 'off',
		},
	},
	{
		files: [ 'tests/e2e/**', 'tests/engines/**' ],
		// Playwright's fixtures call a function named `use`, which is no hook.
		rules: {
			'react-hooks/rules-of-hooks': 'off',
			'no-empty-pattern': 'off',
			'no-script-url': 'off',
			'@wordpress/no-global-active-element': 'off',
		},
	},
	{
		// Parts of these files run inside the page.
		files: [ 'tools/bench/**', 'tools/media/**' ],
		languageOptions: {
			globals: {
				window: 'readonly',
				document: 'readonly',
				requestAnimationFrame: 'readonly',
				PerformanceObserver: 'readonly',
			},
		},
	},
	{
		files: [ 'tools/**', 'tests/**' ],
		rules: {
			'@wordpress/no-global-active-element': 'off',
			'no-console': 'off',
			'jsdoc/require-param-type': 'off',
			'jsdoc/valid-types': 'off',
		},
	},
	{
		files: [ '**/*.test.mjs' ],
		languageOptions: {
			globals: Object.fromEntries(
				[ 'describe', 'it', 'expect', 'beforeEach', 'afterEach', 'jest' ].map( ( name ) => [
					name,
					'readonly',
				] )
			),
		},
	},
];
