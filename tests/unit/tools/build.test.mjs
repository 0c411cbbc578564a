/**
 * @jest-environment node
 */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const cachesOf = ( mode ) =>
	JSON.parse(
		execFileSync(
			process.execPath,
			[ '-p', 'JSON.stringify( require( "./webpack.config.js" ).map( ( { cache } ) => cache.name ) )' ],
			{
				cwd: resolve( __dirname, '../../..' ),
				encoding: 'utf8',
				env: { ...process.env, NODE_ENV: mode, WP_SOURCE_PATH: 'blocks', WP_EXPERIMENTAL_MODULES: 'true' },
			}
		)
	);

it( 'keeps what a build and a watch have compiled apart: the one cannot use what the other left', () => {
	const [ built, watched ] = [ cachesOf( 'production' ), cachesOf( 'development' ) ];
	expect( built.length ).toBeGreaterThan( 1 );
	expect( new Set( [ ...built, ...watched ] ).size ).toBe( built.length + watched.length );
} );
