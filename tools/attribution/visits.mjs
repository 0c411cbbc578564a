/**
 * Runs recorded visits through the attribution engine, with a small model of a browser's cookies. The format of the
 * visits is that of tests/fixtures/attribution/cases.json.
 */

import { parseOptions } from './options.mjs';

/**
 * Model of a browser's cookies. A cookie may be set for any domain with a dot, as if every top-level domain were a
 * single label such as `com`.
 */
const browser = () => {
	let cookies = [];
	const matches = ( host, { domain } ) =>
		domain.startsWith( '.' ) ? ( '.' + host ).endsWith( domain ) : host === domain;
	const put = ( name, value, domain, expires ) => {
		const at = cookies.find( ( cookie ) => cookie.name === name && cookie.domain === domain );
		if ( at ) {
			Object.assign( at, { value, expires } );
		} else {
			cookies.push( { name, value, domain, expires } );
		}
	};
	return {
		put,
		/** Removes a cookie as a page of `host` would, on the domain `own` and below it. */
		remove: ( name, host, own = '' ) => {
			cookies = cookies.filter(
				( cookie ) => cookie.name !== name || ! matches( host, cookie ) || ! cookie.domain.endsWith( own )
			);
		},
		/** Returns the cookies that a page of `host` sees at the time `now`. Expired ones are deleted. */
		seen: ( host, now ) => {
			cookies = cookies.filter( ( { expires } ) => expires === undefined || expires > now );
			return cookies.filter( ( cookie ) => matches( host, cookie ) );
		},
	};
};

/** Does the same as `jarOf` in src/attribution/cookies.ts. */
const jarOf = ( seen ) => {
	const jar = {};
	let shadowed = false;
	for ( const { name, value } of seen ) {
		shadowed ||= name in jar;
		jar[ name ] = value;
	}
	return { jar, shadowed };
};

const clock = ( now, timezone ) => {
	const local = new Date( now.toLocaleString( 'en-US', { timeZone: timezone } ) );
	const utc = new Date( now.toLocaleString( 'en-US', { timeZone: 'UTC' } ) );
	return Object.assign( new Date( now ), { getTimezoneOffset: () => ( utc - local ) / 60000 } );
};

const decoded = ( value ) => {
	try {
		return decodeURIComponent( value );
	} catch {
		return value;
	}
};

/** Runs one case through the engine. Returns data, cookies and writes for each step. */
export const runCase = ( { NAMES, track }, { steps, timezone = 'UTC' }, defaultUserAgent = '' ) => {
	const cookies = browser();
	return steps.map( ( { page, now: at } ) => {
		const now = new Date( at );
		const { hostname } = new URL( page.url );
		for ( const name of page.preDelete || [] ) {
			cookies.remove( name, hostname );
		}
		for ( const line of page.preSet || [] ) {
			const [ pair = '', ...attributes ] = line.split( ';' ).map( ( part ) => part.trim() );
			const domain = attributes.find( ( part ) => /^domain=/i.test( part ) )?.slice( 7 ) || hostname;
			cookies.put( pair.slice( 0, pair.indexOf( '=' ) ), pair.slice( pair.indexOf( '=' ) + 1 ), domain );
		}
		const { jar, shadowed } = jarOf( cookies.seen( hostname, +now ) );
		const { writes, clear, data } = track(
			parseOptions( { timezone_offset: 'local', ignored: page.ignored, ...page.init } ),
			jar,
			{
				address: page.url,
				referrer: page.referrer || '',
				userAgent: page.userAgent ?? defaultUserAgent,
				now: clock( now, timezone ),
				random: () => 0.5,
				shadowed,
			}
		);
		for ( const name of clear ? NAMES : [] ) {
			cookies.remove( name, hostname, writes[ 0 ].domain );
		}
		for ( const { name, value, minutes, domain } of writes ) {
			const length = name.length + 1 + value.length;
			if ( length <= 4096 ) {
				cookies.put(
					name,
					value,
					domain ? '.' + domain : hostname,
					minutes ? +now + minutes * 60000 : undefined
				);
			}
		}
		const after = {};
		for ( const { name, value, domain, expires } of cookies.seen( hostname, +now ) ) {
			after[ name ] = {
				decoded: decoded( value ),
				domain,
				expiresInMinutes: expires === undefined ? 'session' : Math.round( ( expires - +now ) / 60000 ),
			};
		}
		return { data, cookies: after, writes };
	} );
};

const differences = ( path, expected, actual, found ) => {
	if ( expected && actual && typeof expected === 'object' && typeof actual === 'object' ) {
		for ( const key of new Set( [ ...Object.keys( expected ), ...Object.keys( actual ) ] ) ) {
			differences( `${ path }.${ key }`, expected[ key ], actual[ key ], found );
		}
	} else if ( expected !== actual ) {
		found.push( { path, expected, actual } );
	}
	return found;
};

/** Returns `{ id, behaviour, differences }` for each case: how the engine's results differ from the recorded ones. */
export const replay = ( engine, recording ) =>
	recording.cases.map( ( recorded ) => {
		let results;
		try {
			results = runCase( engine, recorded, recording.defaultUserAgent );
		} catch ( error ) {
			return {
				id: recorded.id,
				behaviour: recorded.behaviour,
				differences: [ { path: 'error', expected: null, actual: String( error ) } ],
			};
		}
		return {
			id: recorded.id,
			behaviour: recorded.behaviour,
			differences: recorded.steps.flatMap( ( step, index ) => [
				...differences( `step ${ index + 1 } data`, step.data ?? {}, results[ index ].data, [] ),
				...differences( `step ${ index + 1 } cookies`, step.cookiesAfter ?? {}, results[ index ].cookies, [] ),
			] ),
		};
	} );
