/** What the mini cart asks the shop, in which order, and what it keeps when an answer is none. */
import { storeOf } from '../../../src/view/mini-cart/store';
import { reasonOf } from '../../../src/view/shop/refusal';

const euro = { currency_minor_unit: 2, currency_prefix: '€', currency_suffix: '', currency_decimal_separator: '.', currency_thousand_separator: ',' };
const cart = ( count: number ) => ( {
	items: [ { key: 'a', quantity: count } ],
	items_count: count,
	totals: { ...euro, total_items: `${ count * 1000 }`, total_items_tax: '0' },
	errors: [],
	extensions: {},
} );

/** An answer of the shop, or of what stands before it. */
const answer = ( status: number, body: unknown, headers: Record< string, string > = {} ) => ( {
	ok: status < 400,
	status,
	headers: new Headers( { 'Cart-Hash': 'now', ...headers } ),
	json: async () => ( typeof body === 'string' ? JSON.parse( body ) : body ),
} );

let place = 0;
/** A shop that gives the answers in turn, and what it was asked. */
function shop( ...answers: ( ReturnType< typeof answer > | Error | Promise< ReturnType< typeof answer > > )[] ) {
	const asked: string[] = [];
	const nonces: string[] = [];
	window.fetch = ( async ( url: URL, { method = 'GET', headers = {} }: { method?: string; headers?: { Nonce?: string } } ) => {
		asked.push( `${ method } ${ url.pathname }` );
		nonces.push( headers.Nonce ?? '' );
		const next = answers.shift();
		if ( ! next || next instanceof Error ) {
			throw next ?? new Error( 'asked too often' );
		}
		return next;
	} ) as unknown as typeof fetch;
	// Each shop has a cart of its own.
	return { store: storeOf( `https://shop.example/${ ++place }/cart` ), asked: () => asked.map( ( entry ) => entry.replace( /\/\d+\/cart/, '' ).trim() ), nonces };
}

const refused = { code: 'woocommerce_rest_invalid_nonce', message: 'Nonce is invalid.' };

beforeAll( () => {
	// Of the browser, missing here.
	Object.assign( AbortSignal, { timeout: () => new AbortController().signal } );
} );
beforeEach( () => {
	document.cookie = 'woocommerce_items_in_cart=1';
	document.cookie = 'woocommerce_cart_hash=now';
	localStorage.clear();
} );

it( 'changes nothing while the contents are being read', async () => {
	let come: ( value: ReturnType< typeof answer > ) => void = () => {};
	const { store, asked } = shop( new Promise( ( resolve ) => ( come = resolve ) ), answer( 200, cart( 2 ) ) );
	const reading = store.load( true );
	const changing = store.send( '/update-item', { key: 'a', quantity: 2 } );
	await new Promise( ( resolve ) => setTimeout( resolve ) );
	expect( asked() ).toEqual( [ 'GET' ] );
	come( answer( 200, cart( 1 ) ) );
	await Promise.all( [ reading, changing ] );
	expect( asked() ).toEqual( [ 'GET', 'POST /update-item' ] );
	expect( store.cart?.items_count ).toBe( 2 );
} );

it( 'makes a change also where the contents could not be read', async () => {
	const { store, asked } = shop( new TypeError( 'Failed to fetch' ), answer( 200, cart( 2 ) ) );
	const reading = store.load( true ).catch( () => 'failed' );
	await store.send( '/update-item', {} );
	expect( await reading ).toBe( 'failed' );
	expect( asked() ).toEqual( [ 'GET', 'POST /update-item' ] );
} );

it( 'makes one change after the other, also after one that failed', async () => {
	const { store, asked } = shop( answer( 500, '{}' ), answer( 200, cart( 3 ) ) );
	const first = store.send( '/update-item', {} ).catch( () => 'failed' );
	const second = store.send( '/remove-item', {} );
	expect( await first ).toBe( 'failed' );
	expect( ( await second ).items_count ).toBe( 3 );
	expect( asked() ).toEqual( [ 'POST /update-item', 'POST /remove-item' ] );
} );

it( 'asks once more with the nonce that a refusal brings, and not a third time', async () => {
	const { store, asked, nonces } = shop( answer( 403, refused, { Nonce: 'today' } ), answer( 200, cart( 2 ) ) );
	await store.send( '/update-item', {} );
	expect( asked() ).toEqual( [ 'POST /update-item', 'POST /update-item' ] );
	expect( nonces[ 1 ] ).toBe( 'today' );

	const stubborn = shop( answer( 403, refused ), answer( 403, refused ), answer( 200, cart( 1 ) ) );
	await expect( stubborn.store.send( '/update-item', {} ) ).rejects.toMatchObject( { message: '', code: refused.code } );
	// The third is the cart as it is.
	expect( stubborn.asked() ).toEqual( [ 'POST /update-item', 'POST /update-item', 'GET' ] );
} );

it.each( [
	[ 'a server that fails', answer( 500, '{"code":"internal_server_error","message":"<p>There has been a critical error.</p>"}' ) ],
	[ 'a page in place of an answer', answer( 200, '<!doctype html><title>Just a moment</title>' ) ],
	[ 'a page that refuses', answer( 403, '<!doctype html><title>403 Forbidden</title>' ) ],
	[ 'an answer that is no cart', answer( 200, 'null' ) ],
	[ 'no connection', new TypeError( 'Failed to fetch' ) ],
	[ 'nobody who answers', new DOMException( 'signal timed out', 'TimeoutError' ) as unknown as Error ],
] )( 'keeps the cart that it had when there is %s, and gives no words that a shopper cannot read', async ( _name, failure ) => {
	const { store, asked } = shop( answer( 200, cart( 4 ) ), failure );
	await store.load( true );
	expect( reasonOf( await store.send( '/update-item', {} ).catch( ( reason: unknown ) => reason ) ) ).toEqual( { reason: 'away', html: '' } );
	expect( store.cart?.items_count ).toBe( 4 );
	expect( asked() ).toEqual( [ 'GET', 'POST /update-item' ] );
} );

it( 'tells what the shop says of a refusal, and reads the cart that came with it', async () => {
	const { store } = shop( answer( 409, { code: 'woocommerce_rest_product_out_of_stock', message: 'You cannot add &quot;Lamp&quot;.', data: { cart: cart( 1 ) } } ) );
	const error: unknown = await store.send( '/update-item', {} ).catch( ( reason: unknown ) => reason );
	expect( reasonOf( error ) ).toEqual( { reason: 'out', html: 'You cannot add &quot;Lamp&quot;.' } );
	expect( store.cart?.items_count ).toBe( 1 );
} );

it( 'knows a line that is no longer there', async () => {
	const { store } = shop( answer( 409, { code: 'woocommerce_rest_cart_invalid_key', message: 'Cart item no longer exists or is invalid.' } ), answer( 200, cart( 0 ) ) );
	expect( reasonOf( await store.send( '/update-item', {} ).catch( ( reason: unknown ) => reason ) ).reason ).toBe( 'gone' );
	expect( store.cart?.items_count ).toBe( 0 );
} );

it( 'does not say a sum of another currency', async () => {
	shop( answer( 200, cart( 2 ) ) );
	const euros = storeOf( 'https://shop.example/currencies/cart', 'EUR' );
	await euros.load();
	expect( euros.known()?.total ).toBe( '€20.00' );
	// The next page, after the shopper has chosen dollars: WooCommerce's cookies say the same cart.
	expect( storeOf( 'https://shop.example/currencies/cart', 'USD' ).known() ).toBeUndefined();
	expect( storeOf( 'https://shop.example/currencies/cart', 'EUR' ).known()?.total ).toBe( '€20.00' );
} );
