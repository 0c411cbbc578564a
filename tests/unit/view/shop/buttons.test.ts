/** The texts of buttons that add products to the cart, from the first tap on. */
import { changeCart } from '../../../../src/view/shop-client';
import { sticky } from '../../../../src/view/shop-sticky';
import '../../../../src/view/add-to-cart';

jest.mock( '../../../../src/view/shop-client', () => ( {
	changeCart: jest.fn(),
	inTurn: ( task: () => unknown ) => task(),
	reasonOf: ( error: object ) => ( { reason: 'away', html: '', ...error } ),
} ) );

const words = {
	adding: 'Adding…',
	added: 'Added',
	done: 'Added to your cart.',
	view: 'View cart',
	away: 'Not added.',
	out: 'Sold out in the meantime.',
	soldOut: 'Sold out',
};
const cart = { items: [ { id: 7, quantity: 1 } ] };

/** Waits a moment, until answers have arrived and the runtime has found the views of the page. */
const moment = () => new Promise( ( resolve ) => setTimeout( resolve ) );

describe( 'the button of a card', () => {
	let answer: ( done: boolean, why?: object ) => void;
	const form = () => document.querySelector( 'form' )!;
	const label = () => form().querySelector( 'button span' )!.textContent;
	const status = () => form().lastElementChild!.textContent;
	const press = () => form().dispatchEvent( new Event( 'submit', { cancelable: true } ) );

	beforeEach( async () => {
		jest.mocked( changeCart )
			.mockReset()
			.mockImplementation(
				() =>
					new Promise( ( resolve, reject ) => {
						answer = ( done, why = {} ) =>
							done
								? resolve( { cart, headers: new Headers( { 'Cart-Hash': 'hash' } ) } as never )
								: reject( Object.assign( new Error(), why ) );
					} )
			);
		document.body.innerHTML = `<script id="wp-script-module-data-@eidan/add-to-cart" type="application/json">${ JSON.stringify( { url: 'https://shop.example/cart', cart: '/cart/', words } ) }</script>
			<form data-eidan-add-to-cart="{}"><span data-attribute="Size"><select><option>S</option><option>L</option></select></span><button value="7"><span>Add to cart</span></button><span aria-live="polite"></span></form>`;
		await moment();
	} );

	it( 'is busy at once, visibly and for screen readers, and sends one request', async () => {
		press();
		expect( [ form().ariaBusy, label(), status() ] ).toEqual( [ 'true', 'Adding…', 'Adding…' ] );
		press();
		expect( changeCart ).toHaveBeenCalledTimes( 1 );
		answer( true );
		await moment();
		expect( [ form().ariaBusy, label(), status() ] ).toEqual( [
			'false',
			'Added',
			'Added to your cart. View cart',
		] );
	} );

	it( 'has its label again if nothing was added', async () => {
		press();
		answer( false );
		await moment();
		expect( [ form().ariaBusy, label(), status() ] ).toEqual( [ 'false', 'Add to cart', 'Not added.' ] );
	} );

	it( 'says on the card that it was sold out meanwhile, and takes it back once there is some', async () => {
		document.body.innerHTML = `<div class="eidan-product"><p class="eidan-product__stock">2 in stock</p>${ form().outerHTML }</div>${ document.querySelector( 'script' )!.outerHTML }`;
		await moment();
		const inCard = () => document.querySelector( '.eidan-product__stock' )!.textContent;
		press();
		answer( false, { reason: 'out' } );
		await moment();
		expect( [ label(), status(), inCard(), form().className ] ).toEqual( [
			'Sold out',
			'Sold out in the meantime.',
			'Sold out',
			'is-out',
		] );
		press();
		answer( true );
		await moment();
		expect( [ label(), inCard(), form().className ] ).toEqual( [ 'Added', '2 in stock', '' ] );
	} );

	describe( 'on a page with jQuery', () => {
		let heard: unknown[][];
		let allows: boolean;
		beforeEach( () => {
			heard = [];
			allows = true;
			Object.assign( window, {
				jQuery: ( element: HTMLElement ) => ( {
					element,
					data: ( values: object ) => heard.push( [ 'data', values ] ),
					trigger: ( name: string, news: unknown[] = [] ) => heard.push( [ name, ...news ] ),
					triggerHandler: () => allows,
				} ),
			} );
		} );
		afterEach( () => delete ( window as { jQuery?: unknown } ).jQuery );

		it( 'sends other scripts product, quantity and SKU before and after', async () => {
			const button = form().querySelector( 'button' )!;
			Object.assign( button.dataset, { product_id: '7', product_sku: 'VASE' } );
			button.insertAdjacentHTML( 'beforebegin', '<input name="quantity" value="1">' );
			press();
			const data = { product_id: '7', product_sku: 'VASE', quantity: '1' };
			expect( heard ).toEqual( [ [ 'adding_to_cart', expect.objectContaining( { element: button } ), data ] ] );
			answer( true );
			await moment();
			expect( heard.slice( 1 ) ).toEqual( [
				[ 'data', data ],
				[ 'added_to_cart', {}, 'hash', expect.objectContaining( { element: button } ) ],
				[ 'wc_fragment_refresh' ],
			] );
			expect( button.dataset.quantity ).toBe( '1' );
		} );

		it( 'adds nothing if another plugin refuses', () => {
			allows = false;
			press();
			expect( changeCart ).not.toHaveBeenCalled();
		} );
	} );

	it( 'submits the form of the shop if the REST API is closed to visitors', async () => {
		jest.mocked( changeCart ).mockRejectedValue( { isClosed: true } );
		const sent: [ boolean, EventTarget | null ][] = [];
		form().requestSubmit = function ( button ) {
			const event = new Event( 'submit', { cancelable: true } );
			this.dispatchEvent( event );
			sent.push( [ ! event.defaultPrevented, button ?? null ] );
		};
		press();
		await moment();
		expect( sent ).toEqual( [ [ true, form().querySelector( 'button' ) ] ] );
	} );

	it( 'has its own words again when something else is chosen', async () => {
		const choose = () =>
			form()
				.querySelector( 'select' )!
				.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		press();
		choose();
		expect( label() ).toBe( 'Adding…' );
		answer( true );
		await moment();
		expect( label() ).toBe( 'Added' );
		choose();
		expect( label() ).toBe( 'Add to cart' );
	} );
} );

describe( 'the bar of a product page', () => {
	let end: AbortController;
	const bar = () => document.querySelector< HTMLElement >( '.eidan-sticky' )!;
	const ours = () => bar().querySelector( 'button' )!;
	const status = () => bar().querySelector( '[role="status"]' )!.textContent;
	const form = () => document.querySelector( 'form' )!;
	const start = (
		attributes = '',
		button = '<button class="single_add_to_cart_button" type="submit">Buy</button>'
	) => {
		document.body.innerHTML = `<form class="cart" method="post" ${ attributes }>${ button }</form>
			<div class="eidan-sticky" inert><span class="eidan-sticky__price">1</span><button type="button">Buy</button><span role="status"></span></div>`;
		end = new AbortController();
		sticky( bar(), { choose: 'Select options', adding: 'Adding…' }, end );
	};
	const sent = jest.fn();

	beforeEach( () => {
		sent.mockReset();
		Object.assign( window, {
			IntersectionObserver: class {
				observe() {}
				disconnect() {}
			},
		} );
	} );
	afterEach( () => end.abort() );

	/** Submits the form as browsers do when the button is pressed. */
	const submits = ( by = () => {} ) => {
		form().addEventListener( 'submit', by );
		form()
			.querySelector( 'button' )!
			.addEventListener( 'click', ( event ) => {
				event.preventDefault();
				sent();
				form().dispatchEvent( new Event( 'submit', { bubbles: true, cancelable: true } ) );
			} );
	};

	it( 'is busy as soon as the form is on its way, and sends it once', () => {
		start();
		submits();
		ours().click();
		expect( [ ours().textContent, ours().ariaDisabled, status() ] ).toEqual( [ 'Adding…', 'true', 'Adding…' ] );
		ours().click();
		expect( sent ).toHaveBeenCalledTimes( 1 );
		// After going back in the history, the page is as it was left.
		window.dispatchEvent( new Event( 'pageshow' ) );
		expect( [ ours().textContent, ours().ariaDisabled, status() ] ).toEqual( [ 'Buy', 'false', '' ] );
	} );

	it( 'does not handle forms that another plugin handles or that go to another shop', () => {
		start();
		submits( ( event?: Event ) => event?.preventDefault() );
		ours().click();
		expect( ours().textContent ).toBe( 'Buy' );
		end.abort();
		start( 'action="https://elsewhere.example/"' );
		form().method = 'get';
		submits();
		ours().click();
		expect( ours().textContent ).toBe( 'Buy' );
	} );

	it( 'is as busy as the button of the product, whoever says so', async () => {
		start();
		const theirs = form().querySelector( 'button' )!;
		theirs.classList.add( 'loading' );
		await moment();
		expect( [ ours().textContent, ours().ariaDisabled ] ).toEqual( [ 'Adding…', 'true' ] );
		theirs.classList.remove( 'loading' );
		await moment();
		expect( ours().textContent ).toBe( 'Buy' );
	} );

	it( 'follows words that are exchanged letter by letter', async () => {
		start();
		( form().querySelector( 'button' )!.firstChild as Text ).data = '1 in cart';
		await moment();
		expect( ours().textContent ).toBe( '1 in cart' );
	} );

	it( 'names the chosen variation and shows its image', async () => {
		const field = ( name: string, value: string ) =>
			`<select name="${ name }"><option value="">Choose</option><option value="x" ${ value ? 'selected' : '' }>${ value }</option></select>`;
		start(
			`data-product_variations='[{"variation_id":7,"image":{"gallery_thumbnail_src":"https://shop.example/7.jpg"}}]'`,
			`<div class="variations">${ field( 'a', ' M ' ) }${ field( 'b', 'Blue &amp; white' ) }${ field( 'c', '' ) }</div><input name="variation_id" value="7"><button class="single_add_to_cart_button">Buy</button>`
		);
		end.abort();
		bar().insertAdjacentHTML(
			'afterbegin',
			'<img src="https://shop.example/all.jpg" srcset="https://shop.example/all.jpg 100w"><span>Shirt<span class="eidan-sticky__choice"></span></span>'
		);
		end = new AbortController();
		sticky( bar(), { choose: 'Select options', adding: 'Adding…', and: ', ' }, end );
		const choice = () => bar().querySelector( '.eidan-sticky__choice' )!.textContent;
		const image = bar().querySelector( 'img' )!;
		expect( [ choice(), image.src, image.srcset ] ).toEqual( [
			'M, Blue & white',
			'https://shop.example/7.jpg',
			'',
		] );
		form().querySelector( 'button' )!.classList.add( 'disabled' );
		await moment();
		expect( [ choice(), image.src, image.srcset ] ).toEqual( [
			'',
			'https://shop.example/all.jpg',
			'https://shop.example/all.jpg 100w',
		] );
	} );

	it( 'asks for a choice also before the shop’s own script has come', () => {
		const field =
			'<select data-attribute_name="attribute_size"><option value="">Choose</option><option>M</option></select>';
		start( '', `<div class="variations">${ field }</div><button class="single_add_to_cart_button">Buy</button>` );
		submits();
		Object.assign( form(), { scrollIntoView: () => {} } );
		Object.assign( window, { matchMedia: () => ( { matches: true } ) } );
		expect( ours().textContent ).toBe( 'Select options' );
		ours().click();
		const select = form().querySelector( 'select' )!;
		expect( [ sent.mock.calls.length, document.activeElement ] ).toEqual( [ 0, select ] );
		select.value = 'M';
		select.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		expect( ours().textContent ).toBe( 'Buy' );
		ours().click();
		expect( sent ).toHaveBeenCalledTimes( 1 );
	} );
} );
