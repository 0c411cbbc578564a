/**
 * Builds the plugin: types of attributes, blocks, shared view modules, editor scripts, styles and languages. `--watch` builds again after each
 * change, without the languages (`npm run translations -- build` makes them) and without the joint styles of the editor.
 *
 * `build/` is removed first. wp-scripts compiles twice, and neither compilation may clean it, as it would delete the
 * files of the other.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { noteBuild, sourceState } from './build-state.mjs';
import { compileLanguages } from './translations/compile.mjs';
import { writeTypes } from './types/write.mjs';

const { writeEditorStyles } = createRequire( import.meta.url )( './editor-styles.cjs' );
const root = resolve( dirname( fileURLToPath( import.meta.url ) ), '..' );
const watch = process.argv.includes( '--watch' );
const wpScripts = createRequire( import.meta.url ).resolve( '@wordpress/scripts/bin/wp-scripts.js' );

writeTypes( root );
const source = sourceState( root );
rmSync( join( root, 'build' ), { recursive: true, force: true } );

const child = spawn(
	process.execPath,
	[ wpScripts, watch ? 'start' : 'build', '--source-path=blocks', '--experimental-modules', '--blocks-manifest' ],
	{ cwd: root, stdio: 'inherit', env: { ...process.env } }
);
for ( const signal of [ 'SIGINT', 'SIGTERM' ] ) {
	process.on( signal, () => child.kill( signal ) );
}
child.on( 'exit', ( code ) => {
	// webpack creates an empty script for each style sheet. Nobody loads it.
	const styles = join( root, 'build', 'styles' );
	if ( existsSync( styles ) ) {
		for ( const file of readdirSync( styles ) ) {
			if ( file.endsWith( '.js' ) || file.endsWith( '.asset.php' ) ) {
				rmSync( join( styles, file ) );
			}
		}
	}
	if ( code === 0 && ! watch ) {
		writeEditorStyles( join( root, 'build' ) );
		compileLanguages( root );
		noteBuild( root, source );
	}
	process.exit( code ?? 1 );
} );
