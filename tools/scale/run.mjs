#!/usr/bin/env node
/**
 * Tries the plugin on more than one machine: several PHP servers, and a database with a replica. See docs/scale.md.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { missingRedis } from '../site/redis.mjs';
import { nextFreePort } from '../site/ports.mjs';
import { startReplicated } from './databases.mjs';
import { startInstagram } from './instagram.mjs';
import { DROP_INS, dropIn, startServers } from './sites.mjs';
import { STORIES } from './stories.mjs';

const HELP = `npm run scale -- [options]    tries what is in docs/scale.md, where MariaDB, Redis and WooCommerce are

  --only <name>      one of the tries: replica, late, ruled, servers, all
  --story <name>     one of the stories: ${ Object.keys( STORIES ).join( ', ' ) }
  --delay <seconds>  how far the replica lags behind (3)
  --db <plugin>      whose db.php reads from the replica: ${ Object.keys( DROP_INS ).join( ', ' ) } (hyperdb)
`;

/** The tries: number of servers, what they share, and how late the replica is. */
const TRIES = {
	replica: { what: 'One server, a replica', servers: 1, replica: true, redis: false, late: false, rule: false },
	late: { what: 'One server, a late replica', servers: 1, replica: true, redis: false, late: true, rule: false },
	ruled: { what: 'The same, with the rule', servers: 1, replica: true, redis: false, late: true, rule: true },
	servers: { what: 'Two servers, Redis', servers: 2, replica: false, redis: true, late: false, rule: false },
	all: {
		what: 'Two servers, Redis, late replica, rule',
		servers: 2,
		replica: true,
		redis: true,
		late: true,
		rule: true,
	},
};

const { values } = parseArgs( {
	options: {
		only: { type: 'string' },
		story: { type: 'string' },
		delay: { type: 'string', default: '3' },
		db: { type: 'string', default: 'hyperdb' },
		port: { type: 'string', default: process.env.EIDAN_TEST_PORT ?? '9520' },
		help: { type: 'boolean', default: false },
	},
} );
const say = ( line ) => console.log( line );
// Servers are ended when this process ends.
process.on( 'SIGTERM', () => process.exit( 1 ) ).on( 'SIGINT', () => process.exit( 1 ) );

/** Runs the stories of a try, and returns how many counts were wrong. */
async function run( name ) {
	const { what, servers, replica, redis, late, rule } = TRIES[ name ];
	const delay = late ? Number( values.delay ) : 0;
	say( `\n${ what }${ replica ? ` (${ values.db }, ${ delay } s late)` : '' }` );
	const port = await nextFreePort( Number( values.port ) );
	const running = [];
	let wrong = 0;
	try {
		const databases = await startReplicated( { port: port + 5, delay: 0 } );
		running.push( databases );
		const instagram = await startInstagram( port + 4, 20 );
		running.push( instagram );
		const site = await startServers( {
			servers,
			port,
			socket: databases.primary.socket,
			source: replica ? dropIn( databases, rule, values.db ) : '',
			redis,
			instagram: instagram.url,
		} );
		running.push( site );
		const job = async ( asked, more = {} ) => {
			const response = await fetch( `${ site.url }/?eidan-scale`, {
				method: 'POST',
				body: JSON.stringify( { do: asked, ...more } ),
			} );
			const text = await response.text();
			try {
				return JSON.parse( text ).done;
			} catch {
				const words = text.replace( /<style[^]*?<\/style>|<[^>]+>/g, ' ' ).replace( /\s+/g, ' ' );
				throw new Error( `${ asked }: ${ response.status } ${ words.slice( 0, 400 ) }` );
			}
		};
		const tell = ( counted, got, wanted = got ) => {
			const isRight = got === wanted;
			wrong += isRight ? 0 : 1;
			say( `    ${ isRight ? ' ' : '!' } ${ counted }: ${ got }${ isRight ? '' : `, not ${ wanted }` }` );
		};
		const product = await job( 'shop' );
		await databases.caughtUp();
		if ( delay ) {
			await databases.lag( delay );
		}
		for ( const [ title, story ] of Object.entries( STORIES ) ) {
			if ( ! values.story || values.story === title ) {
				say( `  ${ title }` );
				const begun = performance.now();
				await story( {
					url: site.url,
					socket: databases.primary.socket,
					settle: replica ? databases.caughtUp : async () => {},
					job,
					product,
					tell,
					instagram,
				} ).catch( ( error ) => tell( error.message, 'failed', 'done' ) );
				say( `      ${ ( ( performance.now() - begun ) / 1000 ).toFixed( 0 ) } s` );
			}
		}
		say( '  servers' );
		if ( replica ) {
			const { all, writes } = databases.seen();
			tell( 'statements to the replica', all );
			tell( 'writes to the replica', writes.length, 0 );
			writes.slice( 0, 5 ).forEach( ( line ) => say( `      ${ line.slice( 0, 200 ) }` ) );
		}
		if ( servers > 1 ) {
			tell( 'requests of each server', site.counts.join( ', ' ) );
		}
		const faults = site.logs
			.filter( existsSync )
			.flatMap( ( log ) => readFileSync( log, 'utf8' ).split( '\n' ) )
			.filter( ( line ) => /^\[/.test( line ) && /error|read-only|Fatal|eidan/i.test( line ) );
		tell( 'errors in the logs', faults.length, 0 );
		[ ...new Set( faults.map( ( line ) => line.slice( 23, 320 ) ) ) ]
			.slice( 0, 8 )
			.forEach( ( line ) => say( `      ${ line }` ) );
	} finally {
		for ( const part of running.reverse() ) {
			await part.stop();
		}
	}
	return wrong;
}

if ( values.help ) {
	say( HELP );
	process.exit( 0 );
}
const missing = await missingRedis();
let wrong = 0;
for ( const name of values.only ? [ values.only ] : Object.keys( TRIES ) ) {
	if ( TRIES[ name ].redis && missing ) {
		say( `\n${ TRIES[ name ].what }: not tried, since ${ missing }` );
		continue;
	}
	wrong += await run( name );
}
say( wrong ? `\n${ wrong } counts are wrong.` : '\nAll counts are right.' );
process.exit( wrong ? 1 : 0 );
