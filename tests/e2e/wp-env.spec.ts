/**
 * `npx wp-env start --runtime=playground` with the configuration of this project.
 *
 * Without a network wp-env cannot find out the newest WordPress. So it gets a WordPress that the tools already have,
 * with that version as the newest.
 *
 * @group slow
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures';

const checkout = join( __dirname, '..', '..' );

test( 'wp-env serves the plugin with its Playground runtime', async ( { site, request } ) => {
	test.setTimeout( 300_000 );
	const folder = join( checkout, '.cache', 'wp-env' );
	const project = join( folder, 'project' );
	const core = join( folder, 'core' );
	rmSync( folder, { recursive: true, force: true } );
	// wp-env's own folder for this project. Its name comes from the path of the configuration file.
	const name = createHash( 'md5' ).update( join( project, '.wp-env.json' ) ).digest( 'hex' );
	const home = join( folder, 'home', name );
	mkdirSync( home, { recursive: true } );
	mkdirSync( project );

	const { findWordPress } = await import( '../../tools/site/wordpress.mjs' );
	const { copyLinked } = await import( '../../tools/site/state.mjs' );
	const { nextFreePort } = await import( '../../tools/site/ports.mjs' );
	const tree = await findWordPress( { wanted: site.wordpress } );
	copyLinked( tree.path, core );
	writeFileSync( join( home, 'wp-env-cache.json' ), JSON.stringify( { latestWordPressVersion: tree.version } ) );

	const port = await nextFreePort( Number( process.env.EIDAN_TEST_PORT || 8950 ) + 30 );
	const config = JSON.parse( readFileSync( join( checkout, '.wp-env.json' ), 'utf8' ) );
	expect( config.plugins ).toEqual( [ '.' ] );
	writeFileSync(
		join( project, '.wp-env.json' ),
		JSON.stringify( { ...config, core, port, plugins: [ checkout ] } )
	);

	const wpEnv = ( ...args: string[] ) =>
		execFileSync(
			process.execPath,
			[ join( checkout, 'node_modules', '@wordpress', 'env', 'bin', 'wp-env' ), ...args ],
			{
				cwd: project,
				env: { ...process.env, WP_ENV_HOME: join( folder, 'home' ) },
				encoding: 'utf8',
				stdio: 'pipe',
			}
		);
	try {
		wpEnv( 'start', '--runtime=playground' );
		const index = await ( await request.get( `http://127.0.0.1:${ port }/?rest_route=/` ) ).json();
		expect( index.namespaces ).toContain( 'eidan/v1' );
	} finally {
		wpEnv( 'stop' );
	}
} );
