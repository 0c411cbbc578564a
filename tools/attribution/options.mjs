/**
 * Options as the specification has them, made ready for the engine: what
 * includes/Attribution/Options.php does for a page, here for recorded visits
 * and the engine's tests. tests/fixtures/attribution/options.json holds both
 * to the same answers.
 */

/** What the engine reads back as it is, though it decodes it. */
const escaped = ( value ) => value.replace( /%/g, '%25' );

/** Strings and numbers as strings, anything else as ''. */
const text = ( value ) => ( typeof value === 'string' || typeof value === 'number' ? String( value ) : '' );

/** A property of whatever may have properties. */
const of = ( value, name ) => text( Object( value )[ name ] );

/** Without the `www.` in front. */
const bareHost = ( host ) => host.toLowerCase().replace( /^www\.(?=.+\.)/, '' );

/** A number above 0, at most a thousand million; else `otherwise`. */
const number = ( given, otherwise ) => {
	const value = Math.min( parseFloat( given ), 1e9 );
	return value > 0 ? value : otherwise;
};
const minutes = ( given ) => ( number( given, 0 ) % 1 ? 30 : whole( given, 30 ) );
const whole = ( given, otherwise ) => Math.trunc( number( given, 0 ) ) || otherwise;

/**
 * A list of entries, or one: host, source, and `more`. Those without a host are left out, or without `more` where it is
 * needed.
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

/** Any value to what differs from the engine's defaults. Never throws. */
export const parseOptions = ( raw ) => {
	const given = Object( raw );
	const { domain, promocode, typein_attributes: pair } = given;
	const zone = parseInt( text( given.timezone_offset ?? 0 ), 10 );
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
	};
	return Object.fromEntries(
		Object.entries( options ).filter( ( [ , value ] ) => value && ( value.length ?? true ) )
	);
};
