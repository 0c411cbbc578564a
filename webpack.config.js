/**
 * Adds to the configuration of `@wordpress/scripts`:
 *
 * - `src/view/<name>/index.ts` and `src/view/runtime.ts` become script modules
 *   `@eidan/<name>` in `build/view/`, so that blocks share them instead of
 *   each inlining a copy; so does `blocks/<slug>/view/<name>/index.ts`, which
 *   has a name for PHP.
 * - `src/editor/index.ts` becomes the script `eidan-editor`, imported by
 *   blocks as `@eidan/editor`.
 * - `src/<name>/index.{ts,tsx}` becomes the script `eidan-<name>`: an admin
 *   screen, the order attribution, the analytics loader.
 * - `src/styles/<name>.scss` and `blocks/<slug>/styles/<name>.scss` (no leading
 *   underscore) become the style `eidan-<name>`.
 * - What `src/view/modules.json` groups becomes `build/groups/<name>.js` as well:
 *   one file for modules that come together (docs/performance.md).
 * - `build/assets.php` lists them all for PHP.
 */
const { basename, dirname, resolve } = require( 'path' );
const { sync: glob } = require( 'fast-glob' );
const TerserPlugin = require( 'terser-webpack-plugin' );
const wordpressBrowsers = require( '@wordpress/browserslist-config' );
const DependencyExtractionWebpackPlugin = require( '@wordpress/dependency-extraction-webpack-plugin' );
const { AssetManifestPlugin } = require( './tools/asset-manifest.cjs' );
const { namedModules, sourceOf, viewModules: describe } = require( './tools/view-modules.cjs' );
const [ scriptConfig, moduleConfig ] = require( '@wordpress/scripts/config/webpack.config' );

const here = ( ...parts ) => resolve( __dirname, ...parts );

const modules = Object.entries( namedModules( __dirname ) );
const viewModules = Object.fromEntries( modules.map( ( [ name, file ] ) => [ `view/${ name }`, file ] ) );

const scripts = Object.fromEntries(
	glob( [ 'src/*/index.{ts,tsx}', '!src/view/**' ], { cwd: __dirname } ).map( ( file ) => [
		basename( dirname( file ) ),
		here( file ),
	] )
);

if ( scripts.editor ) {
	scripts.editor = { import: scripts.editor, library: { name: [ 'eidan', 'editor' ], type: 'window' } };
}

const styles = Object.fromEntries(
	glob( [ 'src/styles/[!_]*.scss', 'blocks/*/styles/[!_]*.scss' ], { cwd: __dirname } ).map( ( file ) => [
		`styles/${ basename( file, '.scss' ) }`,
		here( file ),
	] )
);

const alias = {
	...Object.fromEntries( modules.map( ( [ name, file ] ) => [ `@eidan/${ name }$`, file ] ) ),
	'@eidan/editor$': here( 'src/editor/index.ts' ),
};

// In the editor nothing starts by itself.
const scriptAlias = { ...alias, '@eidan/slider$': here( 'src/view/slider/slider.ts' ) };

const withoutDependencyExtraction = ( plugins ) =>
	plugins.filter( ( plugin ) => plugin.constructor.name !== 'DependencyExtractionWebpackPlugin' );

const entries = async ( entry, more ) => ( { ...( typeof entry === 'function' ? await entry() : entry ), ...more } );

// What was compiled once is not compiled again; the cache is forgotten when what decides on it changes.
const cache = ( name ) => ( {
	type: 'filesystem',
	// Modules kept by one mode cannot be used by the other.
	name: `${ name }-${ process.env.NODE_ENV ?? 'development' }`,
	buildDependencies: {
		config: [
			__filename,
			here( 'postcss.config.js' ),
			here( 'src/view/modules.json' ),
			here( 'tools/postcss-tokens.cjs' ),
			here( 'package-lock.json' ),
		],
	},
} );

// SWC compiles and minifies in place of Babel and Terser: the build takes half the time (docs/performance.md).
const compile = {
	test: /\.m?(j|t)sx?$/,
	exclude: /node_modules/,
	use: {
		loader: require.resolve( 'swc-loader' ),
		options: {
			swcrc: false,
			env: { targets: wordpressBrowsers.join( ', ' ), bugfixes: true },
			jsc: {
				parser: { syntax: 'typescript', tsx: true },
				transform: { react: { runtime: 'automatic' } },
			},
		},
	},
};

/** @param {Object} config Configuration of wp-scripts. */
const compiled = ( config ) => ( {
	...config,
	module: {
		...config.module,
		rules: config.module.rules.map( ( rule ) =>
			JSON.stringify( rule.use ?? '' ).includes( 'babel-loader' ) ? compile : rule
		),
	},
	optimization: {
		...config.optimization,
		minimizer: [
			new TerserPlugin( {
				minify: TerserPlugin.swcMinify,
				extractComments: false,
				terserOptions: {
					compress: { passes: 2 },
					format: { comments: false },
					// Translations are found by the names of these.
					mangle: { reserved: [ '__', '_n', '_nx', '_x' ] },
				},
			} ),
		],
	},
} );

const described = describe( __dirname );
const { files, groups } = described;

/**
 * @param {(request: string) => boolean} isExternal Whether a module is imported by its ID.
 */
const extraction = ( isExternal ) =>
	new DependencyExtractionWebpackPlugin( {
		// `module-import` keeps static imports static: with `import`
		// webpack wraps every module in 0.5 kB of waiting code.
		requestToExternalModule: ( request ) => ( isExternal( request ) ? `module-import ${ request }` : undefined ),
	} );

const [ script, view ] = [ scriptConfig, moduleConfig ].map( compiled );

/** Puts the shared schemas that a block.json names into its copy in the build: there WordPress reads them. */
const withSchemas = ( plugins ) => {
	for ( const { patterns } of plugins.filter( ( plugin ) => plugin.constructor.name === 'CopyPlugin' ) ) {
		for ( const pattern of patterns.filter( ( { from } ) => from === '**/block.json' ) ) {
			const { transform } = pattern;
			pattern.transform = async ( content, path ) => {
				const [ { stamp }, { readSchemas } ] = await Promise.all( [
					import( './tools/types/types.mjs' ),
					import( './tools/types/write.mjs' ),
				] );
				const metadata = JSON.parse( String( transform( content, path ) ) );
				return JSON.stringify( stamp( metadata, readSchemas( __dirname ), path ), null, 2 );
			};
		}
	}
	return plugins;
};

module.exports = [
	{
		...script,
		cache: cache( 'scripts' ),
		entry: () => entries( script.entry, { ...scripts, ...styles } ),
		// What a page or a screen may weigh is in tests/bytes-budget.json.
		performance: { hints: false },
		output: { ...script.output, enabledLibraryTypes: [ 'window' ] },
		// A part that is loaded later is one file, by its name.
		optimization: {
			...script.optimization,
			splitChunks: {
				...script.optimization.splitChunks,
				cacheGroups: { ...script.optimization.splitChunks.cacheGroups, defaultVendors: false },
			},
		},
		resolve: { ...script.resolve, alias: { ...script.resolve.alias, ...scriptAlias } },
		module: {
			...script.module,
			rules: [
				...script.module.rules,
				{ test: /dataviews[\\/]build-wp[\\/]/, use: here( 'tools/without-source-maps.cjs' ) },
			],
		},
		plugins: [
			...withSchemas( withoutDependencyExtraction( script.plugins ) ),
			new DependencyExtractionWebpackPlugin( {
				requestToExternal: ( request ) => ( request === '@eidan/editor' ? [ 'eidan', 'editor' ] : undefined ),
				requestToHandle: ( request ) => ( request === '@eidan/editor' ? 'eidan-editor' : undefined ),
			} ),
			new AssetManifestPlugin( described ),
		],
	},
	{
		...view,
		cache: cache( 'modules' ),
		entry: () => entries( view.entry, viewModules ),
		resolve: { ...view.resolve, alias: { ...view.resolve.alias, ...alias } },
		plugins: [
			...withoutDependencyExtraction( view.plugins ),
			// A module must not be external to itself, only to its importers;
			// relative imports never reach this function as `@eidan/…`.
			extraction( ( request ) => request.startsWith( '@eidan/' ) ),
			new AssetManifestPlugin( described ),
		],
	},
	// One configuration for each group, as each imports other modules by their ID.
	...Object.entries( groups ).map( ( [ name, group ] ) => ( {
		...view,
		cache: cache( `group-${ name }` ),
		entry: { [ `groups/${ name }` ]: `data:text/javascript,${ encodeURIComponent( sourceOf( group, files ) ) }` },
		resolve: { ...view.resolve, alias: { ...view.resolve.alias, ...alias } },
		plugins: [
			// The copied files are the first configurations' business.
			...withoutDependencyExtraction( view.plugins ).filter(
				( plugin ) => ! /^(Copy|Php|RtlCss|Clean)/.test( plugin.constructor.name )
			),
			extraction(
				( request ) =>
					request.startsWith( '@eidan/' ) && ! [ ...group.members, ...group.brings ].includes( request )
			),
			new AssetManifestPlugin( described ),
		],
	} ) ),
];
