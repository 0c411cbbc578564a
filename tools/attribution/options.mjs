/**
 * Converts options as the specification has them to options of the engine. On a site includes/Attribution/Options.php
 * does this; here it is done for recorded visits and the engine's tests. Both have to give the same results for
 * tests/fixtures/attribution/options.json.
 */

/** Encodes percent signs, so that the value is the same after the engine has decoded it. */
const escaped = ( value ) => value.replace( /%/g, '%25' );

/** Returns strings and numbers as strings, and '' for anything else. */
const text = ( value ) => ( typeof value === 'string' || typeof value === 'number' ? String( value ) : '' );

/** Returns a property of any value as a string. */
const of = ( value, name ) => text( Object( value )[ name ] );

/** Returns the host in lower case, without `www.` before it. */
const bareHost = ( host ) => host.toLowerCase().replace( /^www\.(?=.+\.)/, '' );

/** Returns a number, or NaN for what is none. Text that only begins with a number is none, as for PHP's is_numeric(). */
const numeric = ( given ) =>
	/^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i.test( text( given ) ) ? Number( given ) : NaN;

/** Returns the given number, but at most a thousand million. Returns `otherwise` if it is not above 0. */
const number = ( given, otherwise ) => {
	const value = Math.min( parseFloat( given ), 1e9 );
	return value > 0 ? value : otherwise;
};
const minutes = ( given ) => ( numeric( given ) % 1 === 0 ? whole( given, 30 ) : 30 );
const whole = ( given, otherwise ) => Math.trunc( number( given, 0 ) ) || otherwise;

/**
 * Returns host, source and the property `more` of each entry. It takes a list or a single entry. Entries without a host
 * are left out. If `more` is needed, entries without it are left out, too.
 */
const list = ( entries, more, needed ) =>
	[ entries ]
		.flat()
		.map( ( entry ) => [
			bareHost( of( entry, 'host' ) ),
			escaped( of( entry, 'display' ) ),
			escaped( of( entry, more ) ),
		] )
		.filter( ( [ host, , value ] ) => host && ( value || ! needed ) )
		.map( ( [ host, source, value ] ) => [ host, source || host, ...( value ? [ value ] : [] ) ] );

/** Takes any value and returns the options in it that differ from the engine's defaults. Never throws. */
export const parseOptions = ( raw ) => {
	const given = Object( raw );
	const { domain, promocode, typein_attributes: pair } = given;
	const zone = Math.trunc( numeric( given.timezone_offset ?? 0 ) );
	const min = whole( of( promocode, 'min' ), 100000 );
	const max = whole( of( promocode, 'max' ), 999999 );
	const source = of( pair, 'source' );
	const medium = of( pair, 'medium' );
	const options = {
		lifetime: number( text( given.lifetime ), 6 ),
		session: minutes( text( given.session_length ) ),
		base64: !! given.base64,
		zone: Math.abs( zone ) < 15 ? zone * 60 : 'local',
		domain: bareHost( text( domain ) || of( domain, 'host' ) ),
		isolate: !! of( domain, 'host' ) && !! domain.isolate,
		cmp: of( given, 'campaign_param' ).toLowerCase(),
		cnt: of( given, 'content_param' ).toLowerCase(),
		trm: of( given, 'term_param' ).toLowerCase(),
		ip: text( given.user_ip ),
		promo: promocode && ( min > max ? [ 100000, 999999 ] : [ min, max ] ),
		typein: source && medium && [ escaped( source ), escaped( medium ) ],
		organics: list( given.organics, 'param', true ),
		referrals: list( given.referrals, 'medium' ),
		payments: list( given.payments ),
		inner: !! given.inner_campaigns,
		compact: !! given.compact,
		ignored: !! given.ignored,
		checkout: !! given.checkout,
		strict: !! given.strict,
	};
	return Object.fromEntries(
		Object.entries( options ).filter( ( [ , value ] ) => value && ( value.length ?? true ) )
	);
};
