/** Processes one page view: from the stored cookies to the new cookies and the data. */
import { isUnder, parseAddress } from './address';
import { decide } from './decision';
import { ALL, ORDER, type Name, pack, read, show } from './record';
import { isPayment } from './referrers';
import { count, isBot, promoCode, stamp } from './session';
import type { Jar, Options, Result, SbjsData, Values, Visit, Write } from './types';

export { fieldsOf } from './fields';
export { NAMES } from './record';

/** Escapes a value so that the later decoding gives it back unchanged. */
const escaped = ( value = '' ) => value.replace( /%/g, '%25' );

/**
 * @param options The options that Options.php prepares.
 * @param jar     Our cookies, still encoded, as they were before this page.
 * @param visit   This page view.
 */
export const track = ( options: Options, jar: Jar, visit: Visit ): Result => {
	const { address, referrer, userAgent, shadowed } = visit;
	const { isolate, inner, compact, promo, typein = [ '(direct)', '' ], domain = '' } = options;
	const data = {} as SbjsData;
	let writes: Write[] = [];
	const old: { [ name in Name ]?: Values | undefined } = {};
	for ( const name of ORDER ) {
		old[ name ] = read( name, jar[ `sbjs_${ name }` ] );
	}
	let texts: { [ name in Name ]?: Values | undefined } = old;
	const counts = ! options.ignored && ! isBot( userAgent );
	if ( counts ) {
		const { host, params } = parseAddress( address );
		const from = parseAddress( referrer );
		const own = isUnder( host, domain ) ? domain : host;
		const internal = isolate ? from.host === host : isUnder( from.host, own );
		const outside = !! from.host && ! internal && ! isPayment( from.host, options ) && from;

		const { current, first, session, udata } = old;
		const known = current || first;
		const running = !! ( session && known );
		// Who comes to the cart or the checkout from another site returns, most likely from paying.
		const returning = running || !! ( options.checkout && known );
		// A campaign on a link inside the shop does not replace the source of the visit, unless the owner allows it.
		const found =
			( ( inner || ! ( running && internal ) ) && decide( params, outside, returning, options ) ) ||
			( ! known && { typ: 'typein', src: typein[ 0 ], mdm: typein[ 1 ] } );
		const fresh = { fd: stamp( visit.now, options ), ep: address, rf: referrer };
		// A missing or damaged `current` is restored from `first` with its landing page, and the other way round.
		const add = current && old.current_add;
		const now = found || known!;
		const nowAdd = found ? fresh : add || old.first_add || fresh;
		const visits = count( udata?.vst );
		texts = {
			current_add: nowAdd,
			first_add: old.first_add || add || nowAdd,
			current: now,
			first: first || current || now,
			udata: {
				vst: `${ ( session && visits ) || visits + 1 }`,
				uip: escaped( options.ip ),
				uag: escaped( userAgent ),
			},
			session: {
				pgs: `${ session ? ( count( session.pgs ) || 1 ) + 1 : 1 }`,
				cpg: address,
				// Marks a visit that began directly although its source is an older one.
				lst: ! found && ( session ? session.lst : ! referrer && now.typ !== 'typein' ) ? 'typein' : '',
			},
			promo: old.promo || ( promo && { code: promoCode( promo, visit.random ) } ),
			migrations: { 1418474375998: '1' },
		};

		const packed: { [ name in Name ]?: string } = {};
		let left = ALL;
		for ( const name of ORDER ) {
			const key = `sbjs_${ name }`;
			const value = texts[ name ] && pack( name, texts[ name ], options, left );
			if ( ! value ) {
				continue;
			}
			packed[ name ] = value;
			left -= /add/.test( name ) ? 0 : value.length;
			if (
				shadowed ||
				! old[ name ] ||
				/current$|udata|session/.test( name ) ||
				( found && value !== jar[ key ] )
			) {
				writes.push( {
					name: key,
					value,
					domain: isolate ? '' : own,
					minutes: name === 'session' ? options.session! : Math.floor( options.lifetime! * 43200 ),
				} );
			}
		}
		// With short cookies the first source is only written once it differs from the current one.
		if ( compact && packed.current_add === packed.first_add && packed.current === packed.first ) {
			writes = writes.filter( ( { name } ) => ! /first|migrations/.test( name ) );
		}
	}
	for ( const name of ORDER ) {
		if ( name !== 'migrations' ) {
			data[ name ] = show( name, texts[ name ] );
		}
	}
	return { clear: counts && shadowed, writes, data };
};
