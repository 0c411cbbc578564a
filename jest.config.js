const unit = require( '@wordpress/scripts/config/jest-unit.config' );
const { bundle } = require( './tests/unit/bundle.cjs' );
const { namedModules } = require( './tools/view-modules.cjs' );

// Packages outside the bundle that Jest has to compile, as they are ES modules.
const esm = [ 'swiper', 'marked', 'd3-[a-z-]+', 'internmap' ].join( '|' );

/** The bundle has to be there before Jest looks for a module, which it also does to find related tests. */
module.exports = async () => ( {
	...unit,
	reporters: [ 'default' ],
	rootDir: __dirname,
	roots: [ '<rootDir>/tests/unit' ],
	testMatch: [ '**/*.test.{ts,tsx,mjs}' ],
	transform: {
		'\\.[cm]?[jt]sx?$': [
			'@swc/jest',
			{
				swcrc: false,
				jsc: {
					target: 'es2022',
					parser: { syntax: 'typescript', tsx: true },
					transform: { react: { runtime: 'automatic' } },
				},
				module: { type: 'commonjs' },
			},
		],
	},
	transformIgnorePatterns: [ `/node_modules/(?!(?:.*/)?(?:${ esm })/)` ],
	moduleFileExtensions: [ 'tsx', 'ts', 'js', 'jsx', 'mjs', 'cjs', 'json' ],
	moduleNameMapper: {
		...( await bundle() ),
		'\\.(webp|png|svg)$': '<rootDir>/tests/unit/asset-mock.ts',
		'^@wordpress/plugins$': '<rootDir>/tests/unit/plugins-mock.ts',
		'^@eidan/editor$': '<rootDir>/src/editor/index.ts',
		...Object.fromEntries(
			Object.entries( namedModules( __dirname ) ).map( ( [ name, file ] ) => [ `^@eidan/${ name }$`, file ] )
		),
	},
	// Tests wait for conditions. Only a busy machine takes longer than the five seconds that Jest would give them.
	testTimeout: 20_000,
	setupFilesAfterEnv: [ '<rootDir>/tests/unit/setup.ts' ],
} );
