/** What the attribution tests share: one page view at a time, on a jar. */
import { parseOptions, track } from '../../../src/attribution/track';
import type { Jar, RawOptions, Result, Visit } from '../../../src/attribution/types';

export { parseOptions, track };

export const USER_AGENT = 'Mozilla/5.0 (TestUA) Eidan/1.0';

export const page = ( address: string, referrer = '', more: Partial< Visit > = {} ): Visit => ( {
	address,
	referrer,
	userAgent: USER_AGENT,
	now: new Date( '2026-01-15T10:00:00Z' ),
	random: () => 0.5,
	...more,
} );

/** Tracks one page view and stores the cookies in `jar`. */
export const visit = ( jar: Jar, view: Visit, options: RawOptions = {} ): Result => {
	const result = track( parseOptions( { timezone_offset: '0', ...options } ), jar, view );
	for ( const name of result.removals ) {
		delete jar[ name ];
	}
	for ( const { name, value } of result.writes ) {
		jar[ name ] = value;
	}
	return result;
};

/** `typ source medium campaign content` of the source a single visit gets. */
export const sourceOf = ( address: string, referrer = '', options: RawOptions = {} ) => {
	const { typ, src, mdm, cmp, cnt } = visit( {}, page( address, referrer ), options ).data.current;
	return [ typ, src, mdm, cmp, cnt ].join( ' ' );
};

export const header = ( jar: Jar ) =>
	Object.entries( jar )
		.map( ( [ name, value ] ) => `${ name }=${ value }` )
		.join( '; ' );
