/**
 * Two MariaDB servers: a primary, and a replica that reads its log. They listen on 127.0.0.1 only, each with its own
 * folder, and are removed afterwards.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startMariaDb } from '../site/mariadb.mjs';
import { run } from '../site/run.mjs';

/** The user of WordPress. Without rights over the server, so that a replica refuses its writes. */
export const USER = 'wordpress';

/**
 * @param {string} socket Socket of a server.
 * @param {string} sql    Statements.
 * @return {Promise<string[][]>} Rows of the answer.
 */
export async function ask( socket, sql ) {
	const { stdout } = await run(
		'mariadb',
		[
			'--no-defaults',
			`--socket=${ socket }`,
			'--user=root',
			'--batch',
			'--raw',
			'--skip-column-names',
			'wordpress',
		],
		{ input: sql }
	);
	return stdout
		.split( '\n' )
		.filter( Boolean )
		.map( ( line ) => line.split( '\t' ) );
}

/** What changes a database. WordPress sends `SET` for each connection, which changes none. */
const WRITE = /\b(?:Query|Execute)\s+\s*(?:INSERT|UPDATE|DELETE|REPLACE|CREATE|ALTER|DROP|TRUNCATE|LOCK|START)\b/i;

/**
 * @param {Object}                   options
 * @param {number}                   options.port  Port of the primary; the replica has the next one.
 * @param {number}                   options.delay Seconds by which the replica lags behind.
 * @return {Promise<Object>} Both servers: `primary` and `replica` with socket and port, `caughtUp()`, `lag( seconds )`, `seen()`, `stop()`.
 */
export async function startReplicated( { port, delay } ) {
	const shared = [ '--bind-address=127.0.0.1', '--skip-name-resolve', '--gtid-strict-mode=1', '--binlog-format=ROW' ];
	const primary = await startMariaDb( [ ...shared, `--port=${ port }`, '--server-id=1', '--log-bin=log' ] );
	const second = await startMariaDb( [
		...shared,
		`--port=${ port + 1 }`,
		'--server-id=2',
		'--read-only=1',
		'--relay-log=relay',
	] ).catch( async ( error ) => {
		await primary.stop();
		throw error;
	} );
	const replica = { socket: second.socket, port: port + 1 };
	const log = join( second.folder, 'asked' );
	const stop = async () => {
		await second.stop();
		await primary.stop();
	};
	const lag = ( seconds ) =>
		ask(
			replica.socket,
			`STOP SLAVE; CHANGE MASTER TO MASTER_HOST = '127.0.0.1', MASTER_PORT = ${ port }, MASTER_USER = 'replica', MASTER_PASSWORD = 'replica', MASTER_USE_GTID = slave_pos, MASTER_DELAY = ${ seconds }; START SLAVE;`
		);
	const position = async ( socket, name ) => ( await ask( socket, `SELECT @@${ name };` ) )[ 0 ]?.[ 0 ] ?? '';
	/** Waits until the replica has what the primary has. */
	const caughtUp = async () => {
		const wanted = await position( primary.socket, 'gtid_binlog_pos' );
		for ( let tries = 0; tries < 600; tries++ ) {
			if ( ( await position( replica.socket, 'gtid_slave_pos' ) ) === wanted ) {
				return;
			}
			await wait( 100 );
		}
		const [ error ] = await ask( replica.socket, `SHOW SLAVE STATUS;` );
		throw new Error( `The replica does not follow: ${ error?.join( ' ' ) }` );
	};
	/** What the replica was asked for since the start: statements in all, and those that would change something. */
	const seen = () => {
		const all = readFileSync( log, 'utf8' ).split( '\n' );
		const id = ( line ) => /\t *(\d+) /.exec( line )?.[ 1 ];
		// The thread that repeats what the primary did is not WordPress.
		const ours = new Set( all.filter( ( line ) => line.includes( ` Connect\t${ USER }@` ) ).map( id ) );
		const lines = all.filter( ( line ) => /\t *\d+ (?:Query|Execute)\t/.test( line ) && ours.has( id( line ) ) );
		return { all: lines.length, writes: lines.filter( ( line ) => WRITE.test( line ) ) };
	};
	try {
		await ask(
			replica.socket,
			`SET GLOBAL gtid_slave_pos = '${ await position( primary.socket, 'gtid_binlog_pos' ) }';`
		);
		await lag( 0 );
		await ask(
			primary.socket,
			`CREATE USER replica@'127.0.0.1' IDENTIFIED BY 'replica'; GRANT REPLICATION SLAVE ON *.* TO replica@'127.0.0.1';
			CREATE USER ${ USER }@'127.0.0.1', ${ USER }@localhost; GRANT ALL ON wordpress.* TO ${ USER }@'127.0.0.1', ${ USER }@localhost;`
		);
		await caughtUp();
		await ask( replica.socket, `SET GLOBAL general_log_file = '${ log }'; SET GLOBAL general_log = 1;` );
		if ( delay > 0 ) {
			await lag( delay );
		}
	} catch ( error ) {
		await stop();
		throw error;
	}
	return { primary: { socket: primary.socket, port }, replica, version: primary.version, caughtUp, lag, seen, stop };
}
