/** What the mini cart requests from the shop, in which order, and what it keeps if a request fails. */
import { storeOf } from '../../../../../../blocks/dropdown-mini-cart/view/mini-cart/store';
import { readCart, reasonOf } from '../../../../../../src/view/shop-client';

const euro = {
	currency_minor_unit: 2,
	currency_prefix: '€',
	currency_suffix: '',
	currency_decimal_separator: '.',
	currency_thousand_separator: ',',
};
const cart = ( count: number ) => ( {
	items: [
		{ key: 'a', quantity: count, quantity_limits: { minimum: 1, maximum: 9, multiple_of: 1, editable: true } },
	],
	items_count: count,
	totals: { ...euro, total_items: `${ count * 1000 }`, total_items_tax: '0' },
	errors: [],
	extensions: {},
} );

/** Returns an answer of the shop, or of a server in front of it. */
const answer = ( status: number, body: unknown, headers: Record< string, string > = {} ) => ( {
	ok: status < 400,
	status,
	headers: new Headers( { 'Cart-Hash': 'now', ...headers } ),
	json: async () => ( typeof body === 'string' ? JSON.parse( body ) : body ),
} );

let place = 0;
let time = 1_000_000;
/** Returns a store whose shop gives these answers in turn, and a record of the requests. */
function shop( ...answers: ( ReturnType< typeof answer > | Error | Promise< ReturnType< typeof answer > > )[] ) {
	const asked: string[] = [];
	window.fetch = ( async ( url: URL, { method = 'GET' }: { method?: string } ) => {
		asked.push( `${ method } ${ url.pathname }` );
		const next = answers.shift();
		if ( ! next || next instanceof Error ) {
			throw next ?? new Error( 'asked too often' );
		}
		return next;
	} ) as unknown as typeof fetch;
	// Each shop has its own address, and so its own cart.
	return {
		store: storeOf( `https://shop.example/${ ++place }/cart`, '', () => time ),
		asked: () => asked.map( ( entry ) => entry.replace( /\/\d+\/cart/, '' ).trim() ),
	};
}

beforeAll( async () => {
	// jsdom does not have this method.
	Object.assign( AbortSignal, { timeout: () => new AbortController().signal } );
	// Read a cart first, so that the page has a nonce.
	shop( answer( 200, cart( 1 ), { Nonce: 'one' } ) );
	await readCart( new URL( 'https://shop.example/0/cart' ) );
} );
beforeEach( () => {
	document.cookie = 'woocommerce_items_in_cart=1';
	document.cookie = 'woocommerce_cart_hash=now';
	localStorage.clear();
} );

it( 'waits with an update until the cart has loaded', async () => {
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

it( 'sends an update even if the cart could not be loaded', async () => {
	const { store, asked } = shop(
		new TypeError( 'Failed to fetch' ),
		new TypeError( 'Failed to fetch' ),
		answer( 200, cart( 2 ) )
	);
	const reading = store.load( true ).catch( () => 'failed' );
	await store.send( '/update-item', {} );
	expect( await reading ).toBe( 'failed' );
	expect( asked() ).toEqual( [ 'GET', 'GET', 'POST /update-item' ] );
} );

it( 'sends updates one after the other, also after a failed one', async () => {
	const { store, asked } = shop( answer( 500, '{}' ), answer( 200, cart( 3 ) ) );
	const first = store.send( '/update-item', {} ).catch( () => 'failed' );
	const second = store.send( '/remove-item', {} );
	expect( await first ).toBe( 'failed' );
	expect( ( await second ).items_count ).toBe( 3 );
	expect( asked() ).toEqual( [ 'POST /update-item', 'POST /remove-item' ] );
} );

it.each( [
	[
		'a server that fails',
		answer( 500, '{"code":"internal_server_error","message":"<p>There has been a critical error.</p>"}' ),
	],
	[ 'a page in place of an answer', answer( 200, '<!doctype html><title>Just a moment</title>' ) ],
	[ 'a page that refuses', answer( 403, '<!doctype html><title>403 Forbidden</title>' ) ],
	[ 'an answer that is no cart', answer( 200, 'null' ) ],
	[ 'no connection', new TypeError( 'Failed to fetch' ) ],
] )(
	'keeps the cart that it had when there is %s, and gives no words that a shopper cannot read',
	async ( _name, failure ) => {
		const { store, asked } = shop( answer( 200, cart( 4 ) ), failure );
		await store.load( true );
		expect(
			reasonOf( await store.send( '/update-item', {} ).catch( ( reason: unknown ) => reason ) )
		).toMatchObject( { reason: 'away', html: '' } );
		expect( store.cart?.items_count ).toBe( 4 );
		expect( asked() ).toEqual( [ 'GET', 'POST /update-item' ] );
	}
);

it( 'reports the message of a refused update, and takes over the cart in its response', async () => {
	const { store } = shop(
		answer( 409, {
			code: 'woocommerce_rest_product_out_of_stock',
			message: 'You cannot add &quot;Lamp&quot;.',
			data: { cart: cart( 1 ) },
		} )
	);
	const error: unknown = await store.send( '/update-item', {} ).catch( ( reason: unknown ) => reason );
	expect( reasonOf( error ) ).toMatchObject( { reason: 'out', html: 'You cannot add &quot;Lamp&quot;.' } );
	expect( store.cart?.items_count ).toBe( 1 );
} );

it( 'notices that a line was removed elsewhere', async () => {
	const { store } = shop(
		answer( 409, {
			code: 'woocommerce_rest_cart_invalid_key',
			message: 'Cart item no longer exists or is invalid.',
		} ),
		answer( 200, cart( 0 ) )
	);
	expect( reasonOf( await store.send( '/update-item', {} ).catch( ( reason: unknown ) => reason ) ).reason ).toBe(
		'gone'
	);
	expect( store.cart?.items_count ).toBe( 0 );
} );

it( 'does not show a stored total in another currency', async () => {
	shop( answer( 200, cart( 2 ) ) );
	const euros = storeOf( 'https://shop.example/currencies/cart', 'EUR' );
	await euros.load();
	expect( euros.known()?.total ).toBe( '€20.00' );
	// On the next page the shopper has chosen dollars. WooCommerce's cookies say that the cart is the same.
	expect( storeOf( 'https://shop.example/currencies/cart', 'USD' ).known() ).toBeUndefined();
	expect( storeOf( 'https://shop.example/currencies/cart', 'EUR' ).known()?.total ).toBe( '€20.00' );
} );

it( 'forgets the stored cart after an update whose response was lost', async () => {
	const { store, asked } = shop(
		answer( 200, cart( 4 ) ),
		new TypeError( 'Failed to fetch' ),
		answer( 200, cart( 5 ) )
	);
	await store.load( true );
	await store.send( '/update-item', { key: 'a', quantity: 5 } ).catch( () => {} );
	expect( store.known() ).toBeUndefined();
	await store.load();
	expect( store.known()?.count ).toBe( 5 );
	expect( asked() ).toEqual( [ 'GET', 'POST /update-item', 'GET' ] );
} );

describe( 'what the shop changes by itself', () => {
	const cut = ( quantity: number ) => {
		const now = cart( quantity );
		now.items[ 0 ]!.quantity_limits.maximum = quantity;
		return now;
	};
	const told = ( store: ReturnType< typeof storeOf > ) => store.takeChanged().map( ( [ , , ...values ] ) => values );

	it( 'is announced once, also on the next page', async () => {
		const { store } = shop( answer( 200, cart( 5 ) ), answer( 200, cut( 2 ) ), answer( 200, cut( 2 ) ) );
		await store.load( true );
		await store.load( true );
		await store.load( true );
		expect( told( store ) ).toEqual( [ [ 5, 2 ] ] );
		expect( told( store ) ).toEqual( [] );
		await store.load();
		expect( told( store ) ).toEqual( [] );
	} );

	it( 'is not announced after an update was refused for it', async () => {
		const { store } = shop(
			answer( 200, cart( 5 ) ),
			answer( 400, { code: 'invalid_quantity', message: 'At most 2' } ),
			answer( 200, cut( 2 ) )
		);
		await store.load( true );
		await store.send( '/update-item', { key: 'a', quantity: 4 } ).catch( () => {} );
		expect( store.cart?.items_count ).toBe( 2 );
		expect( told( store ) ).toEqual( [] );
	} );

	it( 'is not announced after the cart was ordered', async () => {
		const { store } = shop( answer( 200, cart( 5 ) ), answer( 200, cut( 2 ) ) );
		await store.load( true );
		document.cookie = 'woocommerce_items_in_cart=0';
		store.check();
		document.cookie = 'woocommerce_items_in_cart=1';
		await store.load( true );
		expect( told( store ) ).toEqual( [] );
	} );
} );

describe( 'cookies that scripts cannot read (HttpOnly)', () => {
	const hide = () => {
		document.cookie = 'woocommerce_items_in_cart=; max-age=0';
		document.cookie = 'woocommerce_cart_hash=; max-age=0';
	};
	/** Opens another page of the same shop, which has nothing but the storage. */
	const nextPage = ( ...answers: Parameters< typeof shop > ) => {
		const { asked } = shop( ...answers );
		let store!: ReturnType< typeof storeOf >;
		jest.isolateModules( () => {
			const fresh = require( '../../../../../../blocks/dropdown-mini-cart/view/mini-cart/store' ) as {
				storeOf: typeof storeOf;
			};
			store = fresh.storeOf( 'https://shop.example/hidden/cart' );
		} );
		return { store, asked: () => asked().map( ( entry ) => entry.replace( '/hidden/cart', '' ).trim() ) };
	};
	beforeEach( hide );

	it( 'are not taken for an empty cart, and no page asks', async () => {
		const { store, asked } = nextPage();
		await store.check();
		expect( store.known() ).toBeUndefined();
		expect( asked() ).toEqual( [] );
	} );

	it( 'keep the last response on the next page, which asks once', async () => {
		await nextPage( answer( 200, cart( 3 ) ) ).store.load( true );
		const { store, asked } = nextPage( answer( 200, cart( 4 ) ) );
		expect( store.known()?.count ).toBe( 3 );
		await store.check();
		await store.check();
		expect( store.known()?.count ).toBe( 4 );
		expect( asked() ).toEqual( [ 'GET' ] );
	} );

	it( 'keep the last response if the shop does not answer', async () => {
		await nextPage( answer( 200, cart( 3 ) ) ).store.load( true );
		const { store } = nextPage( answer( 500, '{}' ), answer( 500, '{}' ) );
		await store.check();
		expect( store.known()?.count ).toBe( 3 );
	} );

	it( 'cause no further requests once the shop has reported an empty cart', async () => {
		await nextPage( answer( 200, cart( 0 ), { 'Cart-Hash': '' } ) ).store.load( true );
		const { store, asked } = nextPage();
		await store.check();
		expect( store.known()?.count ).toBe( 0 );
		expect( asked() ).toEqual( [] );
	} );

	it( 'let a page see the response that another tab received', async () => {
		const first = nextPage( answer( 200, cart( 3 ) ) );
		await first.store.load( true );
		await nextPage( answer( 200, cart( 5 ) ) ).store.load( true );
		shop( answer( 200, cart( 5 ) ) );
		await first.store.check();
		expect( first.store.known()?.count ).toBe( 5 );
		expect( ( await first.store.load() )?.items_count ).toBe( 5 );
	} );

	it( 'differ from missing cookies: a browser that once had a readable one has no cart without it', async () => {
		document.cookie = 'woocommerce_items_in_cart=1';
		document.cookie = 'woocommerce_cart_hash=now';
		await nextPage( answer( 200, cart( 3 ) ) ).store.load();
		hide();
		const { store, asked } = nextPage();
		await store.check();
		expect( store.known()?.count ).toBe( 0 );
		expect( asked() ).toEqual( [] );
	} );
} );

it( 'is old a minute after the shop has answered, whoever has asked', async () => {
	const { store } = shop( answer( 200, cart( 1 ) ), answer( 200, cart( 2 ) ) );
	expect( store.isOld() ).toBe( true );
	await store.load( true );
	expect( store.isOld() ).toBe( false );
	time += 59_999;
	expect( store.isOld() ).toBe( false );
	time += 1;
	expect( store.isOld() ).toBe( true );
	await store.send( '/update-item', { key: 'a', quantity: 2 } );
	expect( store.isOld() ).toBe( false );
} );
