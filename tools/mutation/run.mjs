#!/usr/bin/env node
/**
 * Changes the code in small ways and looks whether its tests notice.
 *
 *   node tools/mutation/run.mjs              all targets of targets.json
 *   node tools/mutation/run.mjs signed       those whose name has that word
 *
 * Prints what survived, and fails where a target's score is under its minimum.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../site/run.mjs';
import { startSite } from '../site/site.mjs';
import { CHECKOUT } from '../site/state.mjs';

const [ word = '' ] = process.argv.slice( 2 );
const targets = JSON.parse( readFileSync( join( CHECKOUT, 'tools/mutation/targets.json' ), 'utf8' ) ).filter( ( { name } ) =>
	name.toLowerCase().includes( word.toLowerCase() )
);

const site = await startSite( { name: 'mutation', port: 0, wp: '', reset: true, say: ( line ) => console.log( line ) } );
await site.stop(); // Only its files are needed.

const { code } = await run( 'php', [ '-d', 'memory_limit=1G', 'tools/mutation/run.php', JSON.stringify( targets ) ], {
	cwd: CHECKOUT,
	inherit: true,
	check: false,
	env: { ...process.env, EIDAN_TEST_WORDPRESS: site.root },
} );
process.exit( code );
