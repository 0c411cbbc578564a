/** Compiles the attribution engine in memory from this checkout's TypeScript, for tools. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const folder = resolve( dirname( fileURLToPath( import.meta.url ) ), '../../src/attribution' );
const require = createRequire( import.meta.url );

export const loadEngine = () => {
	const loaded = new Map();
	const load = ( name ) => {
		const path = join( folder, name );
		if ( ! loaded.has( path ) ) {
			const module = { exports: {} };
			loaded.set( path, module );
			const { outputText } = ts.transpileModule( readFileSync( path, 'utf8' ), {
				compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
			} );
			// Runs the project's own source, compiled above.

			new Function( 'module', 'exports', 'require', outputText )( module, module.exports, ( wanted ) =>
				wanted.startsWith( '.' ) ? load( `${ wanted.replace( './', '' ) }.ts` ) : require( wanted )
			);
		}
		return loaded.get( path ).exports;
	};
	return load( 'track.ts' );
};
