/** Shared by the tests of the attribution: tracks one page view at a time, with a jar of cookies. */
import { NAMES, track } from '../../../src/attribution/track';
import { parseOptions as parse } from '../../../tools/attribution/options.mjs';
import type { Jar, Options, Result, Visit } from '../../../src/attribution/types';

/** Options with their names in the specification. Their values may be invalid. */
export type RawOptions = Record< string, unknown >;

export const parseOptions = parse as ( raw?: unknown ) => Options;

export { track };

export const USER_AGENT = 'Mozilla/5.0 (TestUA) Eidan/1.0';

export const page = (
	address: string,
	referrer = '',
	more: Partial< Visit & Pick< Options, 'ignored' > > = {}
): Visit & Pick< Options, 'ignored' > => ( {
	address,
	referrer,
	userAgent: USER_AGENT,
	now: new Date( '2026-01-15T10:00:00Z' ),
	random: () => 0.5,
	...more,
} );

/** Tracks one page view, and stores its cookies in `jar`. */
export const visit = ( jar: Jar, view: ReturnType< typeof page >, options: RawOptions = {} ): Result => {
	const result = track( parseOptions( { ignored: view.ignored, ...options } ), jar, view );
	for ( const name of result.clear ? NAMES : [] ) {
		delete jar[ name ];
	}
	for ( const { name, value } of result.writes ) {
		jar[ name ] = value;
	}
	return result;
};

/** Returns `typ source medium campaign content` of the source that a single visit gets. */
export const sourceOf = ( address: string, referrer = '', options: RawOptions = {} ) => {
	const { typ, src, mdm, cmp, cnt } = visit( {}, page( address, referrer ), options ).data.current;
	return [ typ, src, mdm, cmp, cnt ].join( ' ' );
};

export const header = ( jar: Jar ) =>
	Object.entries( jar )
		.map( ( [ name, value ] ) => `${ name }=${ value }` )
		.join( '; ' );
