/** What the cookies say after a page view: the old texts and the page in, the new texts out. */
import { isUnder, parseAddress } from './address';
import { decide, source } from './decision';
import { promoCode } from './promo';
import type { Texts } from './record';
import { isPayment } from './referrers';
import { pages, stamp, visits } from './session';
import { NONE, clean, keepText, toText } from './text';
import type { Options, Values, Visit } from './types';

const addressText = ( address: string ) => clean( address ).replace( /\|/g, '%7C' ) || NONE;

/** The domain that the cookies are for. */
export const domainOf = ( options: Options, visit: Visit ) => {
	const { host } = parseAddress( visit.address );
	return [ options.domain, visit.site ].find( ( domain ) => domain && isUnder( host, domain ) ) || host;
};

/** The referrer, without a host unless it is another site that can send shoppers. */
const outside = ( options: Options, visit: Visit ) => {
	const from = parseAddress( visit.referrer );
	const internal = options.isolate
		? from.host === parseAddress( visit.address ).host
		: isUnder( from.host, domainOf( options, visit ) );
	return internal || isPayment( from, options ) ? { ...from, host: '' } : from;
};

/** The source of this page view, if it has one. */
const newSource = ( options: Options, visit: Visit, old: Texts ) => {
	const known = old.current || old.first;
	return (
		decide( parseAddress( visit.address ), outside( options, visit ), !! ( old.session && known ), options ) ||
		( known ? undefined : source( { typ: 'typein', src: keepText( options.typein[ 0 ] ), mdm: keepText( options.typein[ 1 ] ) } ) )
	);
};

/** A visit that began directly though its source is older says so. */
const direct = ( session: Values | undefined, visit: Visit, current: Values ) =>
	( session ? session.lst : ! visit.referrer && current.typ !== 'typein' ) ? { lst: 'typein' } : {};

export const next = ( options: Options, visit: Visit, old: Texts ): Texts & { found: boolean } => {
	const { current, current_add: add, first, first_add: firstAdd, session, udata, promo } = old;
	const found = newSource( options, visit, old );
	const fresh = {
		fd: stamp( visit.now, options ),
		ep: addressText( visit.address ),
		rf: addressText( visit.referrer ),
	};
	// What belongs together is carried on together: a missing or damaged
	// current comes back from first with its landing page, and the other way.
	const oldAdd = current && add;
	const newCurrent = found || current || first || {};
	const newAdd = found ? fresh : oldAdd || firstAdd || fresh;
	const code = options.promo && ! promo ? { code: promoCode( options.promo, visit.random ) } : promo;
	return {
		found: !! found,
		current: source( newCurrent ),
		current_add: newAdd,
		first: source( first || current || newCurrent ),
		first_add: firstAdd || oldAdd || newAdd,
		udata: { vst: visits( udata, session ), uip: toText( options.ip ) || NONE, uag: toText( visit.userAgent ) || NONE },
		session: {
			pgs: pages( session ),
			cpg: fresh.ep,
			...( found ? {} : direct( session, visit, newCurrent ) ),
		},
		...( code ? { promo: code } : {} ),
	};
};
