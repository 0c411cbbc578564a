/**
 * Starts a Redis server for tests and benchmarks, and lets a site keep its object cache there. The server has no
 * network and stores nothing on disk.
 */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { cachePath } from './cache.mjs';
import { keepRunning } from './child.mjs';
import { run, which } from './run.mjs';
import { phpString } from './script.mjs';

/** Debian's packages: the server, and PHP's extension for it. */
export const REDIS_PACKAGES = [ 'redis-server', 'php-redis' ];

/** Path of the drop-in within the folder of the plugin Redis Object Cache. */
const DROP_IN = join( 'includes', 'object-cache.php' );

/**
 * @return {string} Folder of the plugin Redis Object Cache: EIDAN_REDIS_CACHE, or else a folder in the cache.
 */
export const redisFolder = () =>
	process.env.EIDAN_REDIS_CACHE ? resolve( process.env.EIDAN_REDIS_CACHE ) : cachePath( 'plugins', 'redis-cache' );

/**
 * @return {boolean} Whether the drop-in was found.
 */
export const hasDropIn = () => existsSync( join( redisFolder(), DROP_IN ) );

/**
 * @return {Promise<boolean>} Whether there is a Redis server, and the PHP extension for it.
 */
export async function hasRedis() {
	if ( ! which( 'redis-server' ) ) {
		return false;
	}
	const { stdout } = await run( 'php', [ '-r', 'echo (int) extension_loaded( "redis" );' ], { check: false } );
	return stdout.trim() === '1';
}

/**
 * @return {Promise<string>} What is missing for an object cache in Redis; "" if nothing is.
 */
export async function missingRedis() {
	if ( ! ( await hasRedis() ) ) {
		return `there is no Redis: apt-get install ${ REDIS_PACKAGES.join( ' ' ) }`;
	}
	return hasDropIn()
		? ''
		: 'there is no drop-in for Redis: put the plugin Redis Object Cache into a folder that EIDAN_REDIS_CACHE names, or into the tools’ cache as plugins/redis-cache';
}

/**
 * @return {Promise<{ socket: string, stop: () => Promise<void> }>} The running server, without data.
 */
export async function startRedis() {
	const place = mkdtempSync( join( tmpdir(), 'eidan-redis-' ) );
	const socket = join( place, 'sock' );
	const server = keepRunning(
		which( 'redis-server' ),
		[ '--port', '0', '--unixsocket', socket, '--save', '', '--appendonly', 'no', '--dir', place ],
		{ stdio: 'ignore', clear: () => rmSync( place, { recursive: true, force: true } ) }
	);
	await server.until( () => existsSync( socket ), 'Redis did not start.' );
	return { socket, stop: server.stop };
}

/**
 * Lets a site keep its object cache in Redis.
 *
 * @param {{ root: string }} site   The site. No request may be running.
 * @param {string}           socket Socket of startRedis().
 * @return {() => void} Removes the drop-in again.
 */
export function cacheInRedis( { root }, socket ) {
	const file = join( root, 'wp-content', 'object-cache.php' );
	writeFileSync(
		file,
		`<?php
define( 'WP_REDIS_CLIENT', 'phpredis' );
define( 'WP_REDIS_SCHEME', 'unix' );
define( 'WP_REDIS_PATH', ${ phpString( socket ) } );
require ${ phpString( join( redisFolder(), DROP_IN ) ) };
`
	);
	return () => rmSync( file );
}
