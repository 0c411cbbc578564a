/** One page view: from the stored cookies to the new ones and the data. */
import { isUnder, parseAddress } from './address';
import { decide, source } from './decision';
import { NAMES, ORDER, type Name, pack, read, show } from './record';
import { isPayment } from './referrers';
import { count, isBot, promoCode, stamp } from './session';
import { NONE, keepText, seal, toText } from './text';
import type { Jar, Options, Result, SbjsData, Values, Visit, Write } from './types';

export { parseOptions } from './options';
export { fieldsOf } from './fields';
export { NAMES };

type Texts = Partial< Record< Name, Values | undefined > >;

export const track = ( options: Options, jar: Jar, visit: Visit ): Result => {
	const old: Texts = {};
	const data = {} as SbjsData;
	const writes: Write[] = [];
	for ( const name of ORDER ) {
		old[ name ] = read( name, jar[ `sbjs_${ name }` ] );
	}
	let texts = old;
	const counts = ! visit.ignored && ! isBot( visit.userAgent );
	if ( counts ) {
		const here = parseAddress( visit.address );
		const from = parseAddress( visit.referrer );
		const { isolate, compact, promo } = options;
		const domain = [ options.domain, visit.site ].find( ( own ) => own && isUnder( here.host, own ) ) || here.host;
		const internal = isolate ? from.host === here.host : isUnder( from.host, domain );
		const outside = !! from.host && ! internal && ! isPayment( from.host, options ) && from;

		const { current, first, session, udata } = old;
		const known = current || first;
		const running = session && known;
		// A campaign on a link within the shop does not overwrite how the shopper came.
		const banner = running && internal && from.host;
		const found =
			( ! banner && decide( here, outside, !! running, options ) ) ||
			( ! known && source( { typ: 'typein', src: keepText( options.typein[ 0 ] ), mdm: keepText( options.typein[ 1 ] ) } ) );
		const fresh = {
			fd: stamp( visit.now, options ),
			ep: keepText( visit.address ) || NONE,
			rf: keepText( visit.referrer ) || NONE,
		};
		// A missing or damaged current comes back from first with its landing page, and the other way.
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
				vst: `${ visits + ( session && visits ? 0 : 1 ) }`,
				uip: toText( options.ip ) || NONE,
				uag: toText( visit.userAgent.slice( 0, 600 ) ) || NONE,
			},
			session: { pgs: `${ session ? ( count( session.pgs ) || 1 ) + 1 : 1 }`, cpg: keepText( visit.address.slice( 0, 600 ) ) || NONE },
			promo: old.promo || ( promo && { code: promoCode( promo, visit.random ) } ),
		};
		// A visit that began directly though its source is older says so.
		if ( ! found && ( session ? session.lst : ! visit.referrer && now.typ !== 'typein' ) ) {
			texts.session!.lst = 'typein';
		}

		const put = ( name: string, value: string, minutes = options.lifetime ) =>
			writes.push( { name: `sbjs_${ name }`, value, minutes, domain: isolate ? '' : domain } );
		const packed = ORDER.map( ( name ) => texts[ name ] && pack( name, texts[ name ]!, options ) );
		// In short cookies the first source is not written until it differs from the current one.
		const split = ! compact || packed[ 0 ] !== packed[ 1 ] || packed[ 2 ] !== packed[ 3 ];
		if ( split && ( visit.shadowed || ! jar.sbjs_migrations ) ) {
			put( 'migrations', seal( '1418474375998=1', options.base64 ) );
		}
		ORDER.forEach( ( name, index ) => {
			const value = packed[ index ];
			const due = visit.shadowed || ! old[ name ] || /^(current|udata|session)$/.test( name ) || ( found && ! index );
			if ( value && due && ( split || ! /first/.test( name ) ) ) {
				put( name, value, name === 'session' ? options.session : options.lifetime );
			}
		} );
	}
	for ( const name of ORDER ) {
		data[ name ] = show( texts[ name ] );
	}
	return { removals: counts && visit.shadowed ? NAMES : [], writes, data };
};
