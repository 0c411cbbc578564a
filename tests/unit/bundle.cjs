/**
 * Bundles WordPress's editor packages for the unit tests, once for each lock file.
 *
 * Jest gives each test file its own copy of every module. Three thousand small files of these packages take a test
 * three seconds to load, one file of them a fraction of one.
 */
const { createHash } = require( 'crypto' );
const { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } = require( 'fs' );
const { join } = require( 'path' );

const ROOT = join( __dirname, '..', '..' );

/** Packages whose modules are many. What they share with tests beyond these stays outside, so that there is one of it. */
const PACKAGES = [
	'block-editor',
	'blocks',
	'components',
	'compose',
	'core-data',
	'data',
	'dataviews/wp',
	'element',
	'icons',
	'notices',
	'primitives',
	'rich-text',
].map( ( name ) => `@wordpress/${ name }` );

/** Packages that tests replace or ask themselves, and conversion in workers, which are large and nobody's here. */
const OUTSIDE =
	/^(?:react(?:-dom)?(?:\/.*)?|@wordpress\/(?:a11y|api-fetch|blob|date|hooks|html-entities|i18n|url|(?:vips|video-conversion)(?:\/.*)?))$/;

const folder = join(
	ROOT,
	'node_modules/.cache/eidan-jest',
	createHash( 'sha1' )
		.update( readFileSync( join( ROOT, 'package-lock.json' ) ) )
		.update( readFileSync( __filename ) )
		.digest( 'hex' )
);

const stubOf = ( name ) => join( folder, `${ name.slice( name.indexOf( '/' ) + 1 ).replace( '/', '-' ) }.cjs` );

async function make() {
	const webpack = require( 'webpack' );
	const making = `${ folder }.${ process.pid }`;
	mkdirSync( making, { recursive: true } );
	const entry = join( making, 'entry.cjs' );
	// Loads a package when a test asks for it.
	const getters = PACKAGES.map( ( name ) => `get '${ name }'() { return require( '${ name }' ); }` );
	writeFileSync( entry, `module.exports = { ${ getters.join( ', ' ) } };` );
	for ( const name of PACKAGES ) {
		writeFileSync(
			stubOf( name ).replace( folder, making ),
			`module.exports = require( './all.cjs' )[ '${ name }' ];`
		);
	}
	const stats = await new Promise( ( resolve, reject ) =>
		webpack(
			{
				mode: 'none',
				target: 'node',
				context: ROOT,
				entry,
				output: { path: making, filename: 'all.cjs', library: { type: 'commonjs2' } },
				resolve: {
					modules: [ join( ROOT, 'node_modules' ), 'node_modules' ],
					conditionNames: [ 'import', 'require', 'default' ],
				},
				// As Jest reads them: a file says by `__esModule` what its default is, and need not name extensions.
				module: { rules: [ { test: /\.mjs$/, type: 'javascript/auto', resolve: { fullySpecified: false } } ] },
				optimization: { concatenateModules: true, providedExports: true, sideEffects: true },
				externals: ( { request }, done ) =>
					OUTSIDE.test( request ) ? done( null, `commonjs ${ request }` ) : done(),
				performance: false,
			},
			( error, result ) => ( error ? reject( error ) : resolve( result ) )
		)
	);
	if ( stats.hasErrors() ) {
		throw new Error( stats.toString( 'errors-only' ) );
	}
	try {
		renameSync( making, folder );
	} catch {
		// Another run was quicker.
		rmSync( making, { recursive: true, force: true } );
	}
}

/**
 * Makes the bundle, if there is none yet.
 *
 * @return {Promise<Record<string, string>>} For Jest's `moduleNameMapper`: where each of these packages is.
 */
exports.bundle = async () => {
	if ( ! existsSync( folder ) ) {
		await make();
	}
	return Object.fromEntries( PACKAGES.map( ( name ) => [ `^${ name }$`, stubOf( name ) ] ) );
};
