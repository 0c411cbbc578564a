/** Which changes of the cart a mini cart announces, and in which words. */
import { storeOf, type Store } from '../../../../../../blocks/dropdown-mini-cart/view/mini-cart/store';
import { lines } from '../../../../../../blocks/dropdown-mini-cart/view/mini-cart-panel/lines';
import '../../../../../../blocks/dropdown-mini-cart/view/mini-cart';

const euro = {
	currency_minor_unit: 2,
	currency_prefix: '€',
	currency_suffix: '',
	currency_decimal_separator: '.',
	currency_thousand_separator: ',',
};
const cart = ( count: number ) => ( {
	items: [],
	items_count: count,
	coupons: [],
	fees: [],
	totals: { ...euro, total_items: `${ count * 1000 }`, total_items_tax: '0', total_discount: '0' },
	errors: [],
	extensions: {},
} );

/** Number of pieces in the shop's cart. */
let count: number;
let place = 0;
const change = ( to: number ) => {
	count = to;
	document.cookie = `woocommerce_items_in_cart=${ to ? 1 : 0 }`;
	document.cookie = `woocommerce_cart_hash=hash${ to }`;
};
const moment = async () => {
	for ( let turn = 0; turn < 5; turn++ ) {
		await new Promise( ( resolve ) => setTimeout( resolve ) );
	}
};
const fromOther = () => window.dispatchEvent( new Event( 'storage' ) );
const fromHere = () => document.body.dispatchEvent( new Event( 'wc-blocks_added_to_cart', { bubbles: true } ) );

beforeEach( () => {
	Object.assign( AbortSignal, { timeout: () => new AbortController().signal } );
	window.fetch = ( async () => ( {
		ok: true,
		status: 200,
		headers: new Headers( { 'Cart-Hash': `hash${ count }`, Nonce: 'one' } ),
		json: async () => cart( count ),
	} ) ) as unknown as typeof fetch;
	// jsdom does not have this method.
	Object.assign( Element.prototype, { checkVisibility: () => true } );
	localStorage.clear();
	change( 1 );
} );
afterEach( async () => {
	document.body.innerHTML = '';
	await moment();
} );

describe( 'a mini cart that is closed', () => {
	const said = () => document.querySelector( '.said' )!.textContent;
	const shown = () => document.querySelector( '.eidan-mini-cart__count' )!.textContent;

	beforeEach( async () => {
		document.body.innerHTML = `<script id="wp-script-module-data-@eidan/mini-cart" type="application/json">{"url":"https://shop.example/closed${ ++place }/cart","words":{"items":"Number of items: %s"}}</script>
			<div data-eidan-mini-cart='{}'><a href="/cart"><span class="eidan-mini-cart__count"></span><span class="eidan-mini-cart__items"></span></a><p class="said" role="status"></p><dialog></dialog></div>`;
		await moment();
	} );

	it( 'shows the changes of another tab without announcing them', async () => {
		change( 3 );
		fromOther();
		await moment();
		expect( [ shown(), said() ] ).toEqual( [ '3', '' ] );
	} );

	it( 'announces once what was added here', async () => {
		const news: ( string | null )[] = [];
		new MutationObserver( () => news.push( said() ) ).observe( document.querySelector( '.said' )!, {
			childList: true,
		} );
		change( 2 );
		fromHere();
		document.body.dispatchEvent( new Event( 'wc-blocks_removed_from_cart' ) );
		await moment();
		expect( news ).toEqual( [ 'Number of items: 2' ] );
		// Later changes from elsewhere are not announced, as this shopper did not make them.
		change( 4 );
		fromOther();
		await moment();
		expect( [ shown(), news.length ] ).toEqual( [ '4', 1 ] );
	} );

	it( 'announces it also if an update ends with one event only', async () => {
		change( 5 );
		window.dispatchEvent( new Event( 'wc-blocks_store_sync_required' ) );
		await moment();
		expect( said() ).toBe( 'Number of items: 5' );
	} );
} );

describe( 'several mini carts of a page', () => {
	const root = `<div data-eidan-mini-cart='{}'><a href="/cart"><span class="eidan-mini-cart__count"></span><span class="eidan-mini-cart__items"></span></a><p class="said" role="status"></p><dialog></dialog></div>`;
	const said = () => [ ...document.querySelectorAll( '.said' ) ].map( ( { textContent } ) => textContent );

	beforeEach( async () => {
		document.body.innerHTML = `<script id="wp-script-module-data-@eidan/mini-cart" type="application/json">{"url":"https://shop.example/several${ ++place }/cart","words":{"items":"Number of items: %s"}}</script>${ root.repeat( 3 ) }`;
		await moment();
	} );

	it( 'announce once what was added here', async () => {
		change( 2 );
		fromHere();
		await moment();
		expect( said() ).toEqual( [ 'Number of items: 2', '', '' ] );
	} );

	it.each( [ 0, 1, 2 ] )( 'say nothing beside number %s, which is open and speaks itself', async ( which ) => {
		document.querySelectorAll( 'dialog' )[ which ]!.setAttribute( 'open', '' );
		change( 2 );
		fromHere();
		await moment();
		expect( said() ).toEqual( [ '', '', '' ] );
	} );

	it.each( [ 0, 1, 2 ] )( 'say nothing beside number %s, which is about to open', async ( which ) => {
		document.querySelectorAll( '[data-eidan-mini-cart] a' )[ which ]!.setAttribute( 'aria-busy', 'true' );
		change( 2 );
		fromHere();
		await moment();
		expect( said() ).toEqual( [ '', '', '' ] );
	} );
} );

describe( 'a mini cart that is open', () => {
	let store: Store;
	let news: ( string | null )[];
	let end: AbortController;
	const dialog = () => document.querySelector( 'dialog' )!;

	beforeEach( async () => {
		store = storeOf( `https://shop.example/open${ ++place }/cart` );
		const part = ( name: string ) => `<p><span></span><span class="eidan-mini-cart__${ name }"></span></p>`;
		document.body.innerHTML = `<dialog open><ul class="eidan-mini-cart__lines"></ul><ul class="eidan-mini-cart__coupons"></ul>
			${ [ 'subtotal', 'after', 'later', 'news', 'problem' ].map( part ).join( '' ) }
			<div class="eidan-mini-cart__empty">Your cart is empty.</div><div class="eidan-mini-cart__foot"></div><template></template></dialog>`;
		end = new AbortController();
		await lines( {
			dialog: dialog(),
			store,
			words: { sum: 'Subtotal: %s', items: 'Number of items: %s' },
			changed: () => {},
			signal: end.signal,
		} )();
		await moment();
		const said = document.querySelector( '.eidan-mini-cart__news' )!;
		news = [];
		new MutationObserver( () => news.push( said.textContent ) ).observe( said, { childList: true } );
	} );
	afterEach( () => end.abort() );

	it( 'announces the new subtotal once when another tab has changed the cart', async () => {
		change( 3 );
		store.check();
		await moment();
		expect( news ).toEqual( [ 'Subtotal: €30.00' ] );
		store.check();
		await moment();
		expect( news ).toEqual( [ 'Subtotal: €30.00' ] );
	} );

	it( 'announces an empty cart', async () => {
		change( 0 );
		store.check();
		await moment();
		expect( news ).toEqual( [ 'Number of items: 0' ] );
	} );

	it( 'announces nothing after it was closed', async () => {
		dialog().removeAttribute( 'open' );
		change( 2 );
		store.check();
		await moment();
		expect( news ).toEqual( [] );
	} );
} );

describe( 'a mini cart whose cookies scripts cannot read', () => {
	let asked: number;
	let end: AbortController;
	const opener = () => document.querySelector< HTMLElement >( '[data-eidan-mini-cart] a' )!;
	const dialog = () => document.querySelector( 'dialog' )!;
	const part = ( name: string ) => document.querySelector< HTMLElement >( `.eidan-mini-cart__${ name }` )!;
	const tab = ( state: 'hidden' | 'visible' ) => {
		Object.defineProperty( document, 'hidden', { value: state === 'hidden', configurable: true } );
		document.dispatchEvent( new Event( 'visibilitychange' ) );
	};
	const line = ( name: string ) => `<p><span></span><span class="eidan-mini-cart__${ name }"></span></p>`;
	const show = async ( options = {}, sum = '' ) => {
		document.body.innerHTML = `<script id="wp-script-module-data-@eidan/mini-cart" type="application/json">{"url":"https://shop.example/hidden${ ++place }/cart","words":{"items":"Number of items: %s","offline":"You are offline."}}</script>
			<div data-eidan-mini-cart='${ JSON.stringify( options ) }'><a href="/cart"><span class="eidan-mini-cart__count" hidden></span><span class="eidan-mini-cart__items"></span>${ sum }</a><p class="said" role="status"></p>
			<dialog><button data-eidan-close></button><ul class="eidan-mini-cart__lines"></ul><ul class="eidan-mini-cart__coupons"></ul>
			${ [ 'subtotal', 'after', 'later', 'news' ].map( line ).join( '' ) }<p class="eidan-mini-cart__problem" hidden></p>
			<div class="eidan-mini-cart__empty" hidden>Your cart is empty.</div><div class="eidan-mini-cart__foot" hidden></div><template></template></dialog></div>`;
		await moment();
	};
	/** The panel's own test of the opened content: the view loads it from a place that Jest does not have. */
	const open = async ( store: Store ) => {
		dialog().setAttribute( 'open', '' );
		const fill = lines( {
			dialog: dialog(),
			store,
			words: { sum: 'Subtotal: %s', items: 'Number of items: %s', offline: 'You are offline.' },
			changed: () => {},
			signal: end.signal,
		} );
		await fill();
		return fill;
	};

	beforeEach( () => {
		asked = 0;
		end = new AbortController();
		const { fetch } = window;
		window.fetch = ( ( ...request ) => {
			asked++;
			return fetch( ...request );
		} ) as typeof window.fetch;
		for ( const name of [ 'items_in_cart', 'cart_hash' ] ) {
			document.cookie = `woocommerce_${ name }=; max-age=0`;
		}
		Object.assign( HTMLDialogElement.prototype, {
			showModal( this: HTMLDialogElement ) {
				this.open = true;
			},
			close( this: HTMLDialogElement ) {
				this.open = false;
			},
		} );
	} );
	afterEach( () => {
		end.abort();
		tab( 'visible' );
		Object.defineProperty( navigator, 'onLine', { value: true, configurable: true } );
	} );

	it( 'asks the shop when it opens, and only then can be shown as empty', async () => {
		await show();
		const store = storeOf( `https://shop.example/hidden${ place }/cart` );
		count = 0;
		const opened = open( store );
		expect( part( 'empty' ).hidden ).toBe( true );
		await opened;
		expect( [ asked, part( 'empty' ).hidden ] ).toEqual( [ 1, false ] );
	} );

	it( 'opens the cart page if the REST API is closed to visitors and a shopper has opened it', async () => {
		await show();
		window.fetch = ( async () => ( {
			ok: false,
			status: 401,
			headers: new Headers(),
			json: async () => ( { code: 'rest_forbidden', message: 'Log in.' } ),
		} ) ) as unknown as typeof window.fetch;
		const fill = await open( storeOf( `https://shop.example/hidden${ place }/cart` ) );
		expect( part( 'problem' ).textContent ).not.toContain( 'Log in.' );
		expect( [ part( 'empty' ).hidden, part( 'foot' ).hidden ] ).toEqual( [ true, false ] );
		const closed = jest.fn();
		await fill( closed );
		expect( closed ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'asks again each time that it opens', async () => {
		await show();
		const fill = await open( storeOf( `https://shop.example/hidden${ place }/cart` ) );
		await fill();
		expect( asked ).toBe( 2 );
	} );

	it.each( [ { zero: true }, { filled: true } ] )(
		'asks on the page where the number is needed: %j',
		async ( options ) => {
			count = 3;
			await show( options );
			expect( [ asked, part( 'count' ).textContent ] ).toEqual( [ 1, '3' ] );
		}
	);

	it( 'announces the first item that is added here', async () => {
		await show();
		count = 1;
		fromHere();
		await moment();
		expect( document.querySelector( '.said' )!.textContent ).toBe( 'Number of items: 1' );
	} );

	it( 'announces no subtotal that the shop has not sent', async () => {
		count = 2;
		await show( {}, '<span class="eidan-mini-cart__sum" data-zero="€0.00">€0.00</span>' );
		expect( part( 'sum' ).textContent ).toBe( '€20.00' );
		expect( part( 'sum' ).classList ).toContain( 'is-known' );
	} );

	it( 'announces that it is offline, and stays on the page', async () => {
		await show();
		Object.defineProperty( navigator, 'onLine', { value: false, configurable: true } );
		opener().click();
		await moment();
		expect( [ dialog().open, part( 'problem' ).hidden, part( 'problem' ).textContent ] ).toEqual( [
			true,
			false,
			'You are offline.',
		] );
		expect( part( 'empty' ).hidden ).toBe( true );
		dialog().querySelector( 'button' )!.click();
		expect( dialog().open ).toBe( false );
	} );

	describe( 'after its tab was away', () => {
		let time: number;
		const opened = async () => {
			change( 2 );
			await show();
			time = 1_000_000;
			await open( storeOf( `https://shop.example/hidden${ ++place }/cart`, '', () => time ) );
			asked = 0;
		};
		const isHidden = () => dialog().classList.contains( 'was-away' );

		it( 'for a minute, shows no price until the shop has answered', async () => {
			await opened();
			tab( 'hidden' );
			expect( isHidden() ).toBe( true );
			time += 60_000;
			tab( 'visible' );
			expect( isHidden() ).toBe( true );
			await moment();
			expect( isHidden() ).toBe( false );
			expect( asked ).toBeGreaterThan( 0 );
		} );

		it( 'for a moment, shows what it has', async () => {
			await opened();
			tab( 'hidden' );
			time += 59_000;
			tab( 'visible' );
			expect( isHidden() ).toBe( false );
		} );
	} );

	it( 'shows no price of a cart that is old, however long its page was looked at', async () => {
		change( 2 );
		await show();
		let time = 1_000_000;
		const fill = await open( storeOf( `https://shop.example/hidden${ ++place }/cart`, '', () => time ) );
		time += 60_000;
		const filled = fill();
		expect( dialog().classList ).toContain( 'was-away' );
		await filled;
		expect( dialog().classList ).not.toContain( 'was-away' );
	} );

	it( 'says so when the connection is lost, and asks once it is back', async () => {
		await show();
		await open( storeOf( `https://shop.example/hidden${ place }/cart` ) );
		asked = 0;
		window.dispatchEvent( new Event( 'offline' ) );
		await moment();
		expect( [ part( 'problem' ).hidden, part( 'problem' ).textContent, asked ] ).toEqual( [
			false,
			'You are offline.',
			0,
		] );
		window.dispatchEvent( new Event( 'online' ) );
		await moment();
		expect( [ part( 'problem' ).hidden, asked ] ).toEqual( [ true, 1 ] );
	} );
} );
