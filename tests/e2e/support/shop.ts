/**
 * A shop for the tests in `*-shop.spec.ts`: a site with a real WooCommerce (see setup/shop.ts). Where there is no
 * WooCommerce, they are skipped.
 */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { logIn, type SiteFacts } from '../setup/global';
import { test as base, expect } from '../fixtures';
import { cookies } from './attribution-page';

/** Names of the eight cookies of WooCommerce's order attribution. */
export const COOKIES = [
	'current',
	'current_add',
	'first',
	'first_add',
	'session',
	'udata',
	'migrations',
	'promo',
].map( ( name ) => `sbjs_${ name }` );

/** A visitor of the shop, and what the shop stores about them. */
export class Shopper {
	constructor(
		readonly page: Page,
		readonly url: string,
		private readonly php: < T = unknown >( code: string ) => Promise< T >
	) {}

	/** Sets switches of `shop-switches.php` for this browser. */
	async use( ...switches: string[] ) {
		await this.page
			.context()
			.addCookies( [ { name: 'eidan_switches', value: switches.join( '.' ), url: this.url } ] );
	}

	async consent( category: string, answer: 'allow' | 'deny' ) {
		await this.page.context().addCookies( [ { name: `wp_consent_${ category }`, value: answer, url: this.url } ] );
	}

	/** Opens a page of the shop, as if the visitor came from the page `referer`. */
	async arrive( path = '/', referer = '' ) {
		await this.page.goto( this.url + path, referer ? { referer } : {} );
	}

	/** Opens the checkout with one product in the cart. */
	async toCheckout( kind: 'classic' | 'block' ) {
		this.product ??= await this.php< string >( `return get_option( 'eidan_test_product' );` );
		// The classic form is rendered again after it has loaded. A button that was pressed before has no effect.
		const drawn = kind === 'classic' && this.page.waitForResponse( /wc-ajax=update_order_review/ );
		await this.page.goto(
			`${ this.url }/${ kind === 'classic' ? 'classic-checkout' : 'checkout' }/?add-to-cart=${ this.product }`
		);
		if ( await drawn ) {
			await this.page.waitForFunction(
				() => ( window as never as { jQuery: { active: number } } ).jQuery.active === 0
			);
			// Half a second after the page is there, WooCommerce takes the focus to its first notice. A list that a
			// slow browser has opened before that would be closed.
			await this.page.waitForFunction( () => {
				const notice = document.querySelector( '[role="alert"][tabindex="-1"]' );
				return ! notice || document.activeElement === notice;
			} );
		}
	}

	private product: string | undefined;

	/** Fills in the classic checkout and sends it. Returns the order's ID. */
	async placeClassic(): Promise< number > {
		const { page } = this;
		await page.evaluate( ( values ) => {
			for ( const [ name, value ] of Object.entries( values ) ) {
				const field = document.querySelector< HTMLInputElement >( `[name="billing_${ name }"]` );
				if ( field ) {
					field.value = value;
				}
			}
		}, ADDRESS );
		return this.sent( page.locator( '#payment:not(:has(.blockUI)) #place_order' ) );
	}

	/** Fills in the checkout block and sends it. Returns the order's ID. */
	async placeBlock(): Promise< number > {
		const { page } = this;
		// The block sends a changed address to the server a moment later. A button that is pressed before has no
		// effect.
		const told = page.waitForResponse(
			( response ) =>
				/store\/v1\/(batch|cart)/.test( response.url() ) &&
				( response.request().postData() ?? '' ).includes( ADDRESS.city )
		);
		await page.locator( '#email' ).fill( ADDRESS.email );
		for ( const name of [ 'first_name', 'last_name', 'address_1', 'postcode', 'city' ] as const ) {
			await page.locator( `#billing-${ name }` ).fill( ADDRESS[ name ] );
		}
		await told;
		return this.sent( page.getByRole( 'button', { name: 'Place Order' } ) );
	}

	place( kind: 'classic' | 'block' ) {
		return kind === 'classic' ? this.placeClassic() : this.placeBlock();
	}

	/**
	 * Presses the button and reads the order's ID from the next page's address. Most tests need no more of that page.
	 */
	private async sent( button: Locator ): Promise< number > {
		const next = this.page.waitForRequest( RECEIVED );
		await button.click();
		return Number( RECEIVED.exec( ( await next ).url() )![ 1 ] );
	}

	async received(): Promise< number > {
		await this.page.waitForURL( RECEIVED );
		return Number( RECEIVED.exec( this.page.url() )![ 1 ] );
	}

	/** Returns the attribution that is stored with an order. Keys have no prefix. */
	async saved( order: number ): Promise< Record< string, string > > {
		return this.php( META( `wc_get_order( ${ order } )` ) );
	}

	async savedOfCustomer( email: string ): Promise< Record< string, string > > {
		return this.php( META( `new WC_Customer( get_user_by( 'email', '${ email }' )->ID )` ) );
	}

	async createOrder(): Promise< { id: number; pay: string } > {
		return this.php( `$order = wc_create_order();
			$order->add_product( wc_get_product( get_option( 'eidan_test_product' ) ) );
			$order->set_address( array( 'email' => 'a@example.com', 'country' => 'DE' ) );
			$order->calculate_totals();
			$order->save();
			return array( 'id' => $order->get_id(), 'pay' => $order->get_checkout_payment_url() );` );
	}

	/** Returns the names of the attribution's cookies in the browser. */
	cookies(): Promise< string[] > {
		return cookies( this.page );
	}

	/** Returns the values of the hidden inputs, by field. There can be several inputs for one field. */
	async inputs( scope = 'body' ): Promise< Record< string, string[] > > {
		return this.page.evaluate( ( selector ) => {
			const values: Record< string, string[] > = {};
			for ( const input of document.querySelectorAll< HTMLInputElement >(
				`${ selector } input[name^="wc_order_attribution_"]`
			) ) {
				( values[ input.name.slice( 21 ) ] ??= [] ).push( input.value );
			}
			return values;
		}, scope );
	}

	/** Returns the attribution that the checkout block would send with an order. */
	async stored(): Promise< Record< string, string | null > > {
		return this.page.evaluate( () => {
			const { wp } = window as unknown as {
				wp: {
					data: {
						select: ( store: string ) => {
							getExtensionData: () => Record< string, Record< string, string | null > >;
						};
					};
				};
			};
			return wp.data.select( 'wc/store/checkout' ).getExtensionData()[ 'woocommerce/order-attribution' ] ?? {};
		} );
	}
}

const RECEIVED = /order-received\/(\d+)/;

const ADDRESS = {
	first_name: 'Ada',
	last_name: 'Byron',
	address_1: 'Street 1',
	postcode: '10115',
	city: 'Berlin',
	email: 'ada@example.com',
	phone: '030123456',
};

const META = ( of: string ) => `
	$saved = array();
	foreach ( ( ${ of } )->get_meta_data() as $meta ) {
		if ( str_starts_with( $meta->key, '_wc_order_attribution_' ) ) {
			$saved[ substr( $meta->key, 22 ) ] = $meta->value;
		}
	}
	return (object) $saved;`;

interface TestFixtures {
	/** A new shopper. */
	shopper: Shopper;
	/** A page where an administrator is logged in. */
	admin: Page;
}

export interface Shop extends SiteFacts {
	/** Runs PHP statements in the shop. Returns what they return, or else what they print. */
	php: < T = unknown >( code: string ) => Promise< T >;
}

interface WorkerFixtures {
	shop: Shop;
	/** The browser context of a worker's administrator, and how it begins. All pages of it share its cache. */
	owner: { context: BrowserContext; state: State };
}

type State = Awaited< ReturnType< typeof logIn > >;

/** Closes all pages of a browser context and makes it begin anew: cookies and storage. Its cache stays. */
async function forget( context: BrowserContext, state: State ): Promise< void > {
	await Promise.all( context.pages().map( ( page ) => page.close() ) );
	await context.unrouteAll();
	await context.setStorageState( state );
}

export const test = base.extend< TestFixtures, WorkerFixtures >( {
	shop: [
		async ( { site }, use ) =>
			// Hooks that tidy up run after skipped tests, too. Where there is no shop, there is nothing to tidy up.
			use( site.url ? site : { ...site, php: () => Promise.resolve( undefined as never ) } ),
		{ scope: 'worker' },
	],

	// Logged in once per worker. That is enough, as no test logs out.
	owner: [
		async ( { browser, shop }, use ) => {
			const state = await logIn( shop.url );
			const context = await browser.newContext( { storageState: state, baseURL: shop.url } );
			await use( { context, state } );
			await context.close();
		},
		{ scope: 'worker' },
	],

	shopper: async ( { page, shop }, use ) => use( new Shopper( page, shop.url, shop.php ) ),

	admin: async ( { owner: { context, state } }, use ) => {
		const page = await context.newPage();
		await page.setViewportSize( { width: 1440, height: 1000 } );
		await use( page );
		await forget( context, state );
	},
} );

export { expect };
