/** Why a shop refuses something, and whether another try may help. */
import { failureOf, isWorthAnotherTry, reasonOf, Refusal, refusalOf } from '../../../../src/view/shop-client/refusal';

/** An answer of the Store API, which sends a nonce with all that it says about a cart. */
const answer = ( status: number, body?: unknown, headers: Record< string, string > = { Nonce: 'one' } ) => ( {
	status,
	headers: new Headers( headers ),
	body,
} );
const refusal = ( status: number, code: string, message?: string ) => refusalOf( answer( status, { code, message } ) );

it.each( [
	[
		'another plugin',
		400,
		{ code: 'woocommerce_rest_add_to_cart_error', message: 'Members only.' },
		'said',
		'Members only.',
	],
	[ 'a name that nobody knows', 403, { code: 'cart_prod_vari', message: 'No.' }, 'said', 'No.' ],
	[
		'a name that only looks like one of the nonce',
		403,
		{ code: 'my_nonce', message: 'Not today.' },
		'said',
		'Not today.',
	],
	[
		'one that is not for sale',
		400,
		{ code: 'woocommerce_rest_product_not_purchasable', message: 'Not available.' },
		'said',
		'Not available.',
	],
	[
		'too few left',
		400,
		{ code: 'woocommerce_rest_product_partially_out_of_stock', message: '2 remaining' },
		'amount',
		'2 remaining',
	],
	[ 'a maximum, or a multiple', 400, { code: 'invalid_quantity', message: 'At most 3' }, 'amount', 'At most 3' ],
	[
		'one at a time',
		400,
		{ code: 'readonly_quantity', message: 'Cannot be changed' },
		'amount',
		'Cannot be changed',
	],
	[ 'sold out', 400, { code: 'woocommerce_rest_product_out_of_stock', message: 'Out' }, 'out', 'Out' ],
	[
		'no such product',
		400,
		{ code: 'woocommerce_rest_cart_invalid_product', message: 'Not found' },
		'gone',
		'Not found',
	],
	[
		'too many requests',
		429,
		{ code: 'rate_limit_exceeded', message: 'Wait 5 seconds.' },
		'said',
		'Wait 5 seconds.',
	],
	[ 'a stale nonce', 403, { code: 'woocommerce_rest_invalid_nonce', message: 'Nonce is invalid.' }, 'away', '' ],
	[
		'a stale nonce of WordPress',
		403,
		{ code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed' },
		'away',
		'',
	],
	[ 'a server that fails', 500, { code: 'internal_server_error', message: '<p>Critical error</p>' }, 'away', '' ],
	[ 'no words', 400, { code: 'x' }, 'away', '' ],
	[ 'nothing', 400, undefined, 'away', '' ],
	[ 'anything', 400, [ { message: 5 } ], 'away', '' ],
] )( 'knows what %s means', ( _, status, body, reason, html ) => {
	expect( refusalOf( answer( status, body ) ) ).toMatchObject( { reason, html, answer: { status } } );
} );

it.each( [
	[ true, true, 'slow' ],
	[ true, false, 'slow' ],
	[ false, false, 'offline' ],
	[ false, true, 'away' ],
] )( 'does not take a slow shop for a missing connection (late: %s, online: %s)', ( isLate, isOnline, reason ) => {
	expect( failureOf( isLate, isOnline ) ).toBe( reason );
} );

it.each( [
	[ 'a stale nonce', refusal( 403, 'woocommerce_rest_invalid_nonce' ), true, true ],
	[ 'a missing nonce', refusal( 401, 'woocommerce_rest_missing_nonce' ), true, true ],
	[ 'a stale nonce of WordPress', refusal( 403, 'rest_cookie_invalid_nonce' ), true, true ],
	[ 'a server that fails', refusal( 500, 'internal_server_error', 'Oh' ), true, false ],
	[ 'no answer', new Refusal( 'away' ), true, false ],
	[ 'a shop that took too long', new Refusal( 'slow' ), false, false ],
	[ 'no connection', new Refusal( 'offline' ), false, false ],
	[ 'a refusal', refusal( 400, 'members_only', 'Members only.' ), false, false ],
	[ 'a mistake of ours', new TypeError( 'x is undefined' ), false, false ],
] )( 'after %s asks once more only where that may help', ( _, error, whenReading, whenChanging ) => {
	expect( [ isWorthAnotherTry( error, true ), isWorthAnotherTry( error, false ) ] ).toEqual( [
		whenReading,
		whenChanging,
	] );
} );

it( 'does not show messages that browsers write for developers', () => {
	expect( reasonOf( new TypeError( 'Failed to fetch' ) ) ).toMatchObject( { reason: 'away', html: '' } );
} );

describe( 'a REST API that is closed to visitors', () => {
	const closed = ( status: number, code?: string ) =>
		refusalOf( answer( status, code && { code, message: 'DRA: Only authenticated users can access it.' }, {} ) );

	it.each( [
		[ 401, 'rest_cannot_access' ],
		[ 403, 'rest_forbidden' ],
		[ 403, undefined ],
		[ 404, 'rest_no_route' ],
		[ 406, undefined ],
	] )( 'is known by %s %s, and its message is not the shop’s', ( status, code ) => {
		const refused = closed( status, code );
		expect( refused ).toMatchObject( { reason: 'away', html: '', isClosed: true } );
		expect( isWorthAnotherTry( refused, true ) ).toBe( false );
	} );

	it.each( [
		[ 400, 'rest_invalid_param' ],
		[ 401, 'woocommerce_rest_missing_nonce' ],
		[ 403, 'rest_cookie_invalid_nonce' ],
		[ 404, 'eidan_no_choices' ],
		[ 409, 'woocommerce_rest_cart_invalid_key' ],
		[ 429, 'rate_limit_exceeded' ],
		[ 500, 'internal_server_error' ],
	] )( 'is not what says %s %s', ( status, code ) => {
		expect( closed( status, code ).isClosed ).toBe( false );
	} );
} );
