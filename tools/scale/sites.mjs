/**
 * One WordPress on several servers: each with its own PHP and its own files, with one database, one folder of uploads
 * and one Redis.
 */
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withMariaDb } from '../site/mariadb.mjs';
import { otherPlugins } from '../site/others.mjs';
import { cacheInRedis, startRedis } from '../site/redis.mjs';
import { phpString } from '../site/script.mjs';
import { readSettings, writeSettings } from '../site/settings.mjs';
import { startSite } from '../site/site.mjs';
import { CHECKOUT } from '../site/state.mjs';
import { findWooCommerce } from '../site/woocommerce.mjs';
import { startBalancer } from './balancer.mjs';
import { USER } from './databases.mjs';

/** Plugins whose drop-in reads from the replica: by slug, the file that wp-content/db.php brings. */
export const DROP_INS = { hyperdb: 'db.php', ludicrousdb: 'ludicrousdb.php' };

/**
 * @param {Object}  databases Servers of startReplicated().
 * @param {boolean} rule      Whether reads of people who write go to the primary.
 * @param {string}  slug      A plugin of DROP_INS.
 * @return {string} Source of wp-content/db.php.
 */
export function dropIn( databases, rule, slug ) {
	const [ release ] = otherPlugins( slug ).slice( -1 );
	if ( ! release ) {
		throw new Error( `There is no ${ slug }: put a folder ${ slug }-1.9 into the tools' cache under plugins.` );
	}
	const hosts = {
		primary: `127.0.0.1:${ databases.primary.port }`,
		replica: `127.0.0.1:${ databases.replica.port }`,
	};
	return `<?php
define( 'EIDAN_SCALE_DATABASES', ${ phpString( JSON.stringify( hosts ) ) } );
define( 'EIDAN_SCALE_RULE', ${ rule } );
define( 'DB_CONFIG_FILE', ${ phpString( join( CHECKOUT, 'tools/scale/php/db-config.php' ) ) } );
require ${ phpString( join( release.path, DROP_INS[ slug ] ) ) };
`;
}

/**
 * @param {Object}  options
 * @param {number}  options.servers   Number of servers.
 * @param {number}  options.port      Port of the balancer; the servers have the next ones.
 * @param {string}  options.socket    Socket of the primary.
 * @param {string}  options.source    Source of db.php; "" for none.
 * @param {boolean} options.redis     Whether the object cache is in Redis.
 * @param {string}  options.instagram Address of the stand-in for Instagram.
 * @return {Promise<Object>} Address `url`, `counts` of the balancer, `logs` and `roots` of the servers, `stop()`.
 */
export async function startServers( { servers, port, socket, source, redis, instagram } ) {
	const running = [];
	const stop = async () => {
		for ( const part of running.splice( 0 ).reverse() ) {
			await part.stop();
		}
	};
	const url = `http://127.0.0.1:${ port }`;
	const muPlugin = `<?php define( 'EIDAN_SCALE_INSTAGRAM', ${ phpString( instagram ) } ); require ${ phpString(
		join( CHECKOUT, 'tools/scale/php/site.php' )
	) };`;
	try {
		const cache = redis ? await startRedis() : undefined;
		if ( cache ) {
			running.push( cache );
		}
		const shop = await findWooCommerce();
		if ( ! shop ) {
			throw new Error( 'The tries need WooCommerce: a folder in EIDAN_WOOCOMMERCE.' );
		}
		const parts = [];
		let secret = '';
		for ( let number = 1; number <= servers; number++ ) {
			const site = await startSite( { name: `scale-${ number }`, port: 0, woocommerce: true, reset: true } );
			await site.stop();
			// All servers have the same address and the same keys.
			const settings = readSettings( site.folder );
			secret ||= settings.secret;
			writeSettings( site.folder, { ...settings, url, secret } );
			const uploads = join( site.root, 'wp-content/uploads' );
			if ( number > 1 ) {
				rmSync( uploads, { recursive: true, force: true } );
				symlinkSync( join( parts[ 0 ].root, 'wp-content/uploads' ), uploads );
			}
			const server = await withMariaDb( site, {
				socket,
				port: port + number,
				user: USER,
				muPlugin,
				plugins: { 'woocommerce/woocommerce.php': shop.path },
			} );
			running.push( server );
			parts.push( { ...server, folder: site.folder } );
		}
		for ( const part of parts ) {
			if ( source ) {
				writeFileSync( join( part.root, 'wp-content/db.php' ), source );
			}
			if ( cache ) {
				cacheInRedis( part, cache.socket );
			}
		}
		const balancer = await startBalancer(
			port,
			parts.map( ( part ) => part.url )
		);
		running.push( balancer );
		return {
			...balancer,
			roots: parts.map( ( { root } ) => root ),
			logs: parts.map( ( { folder } ) => join( folder, 'wordpress-data', 'debug.log' ) ),
			stop,
		};
	} catch ( error ) {
		await stop();
		throw error;
	}
}
