/**
 * A shop for tests of files named `*-shop.spec.ts`: a site with a real
 * WooCommerce (see setup/shop.ts). Where there is none, they are skipped.
 */
import type { Locator, Page } from '@playwright/test';
import { logIn, type SiteFacts } from '../setup/global';
import { test as base, expect } from '../fixtures';
import { cookies } from './attribution-page';

/** WooCommerce's eight cookies. */
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

/** Somebody who visits the shop, and what is known of them afterwards. */
export class Shopper {
	constructor(
		readonly page: Page,
		readonly url: string,
		private readonly php: < T = unknown >( code: string ) => Promise< T >
	) {}

	/** Switches of `shop-switches.php`, for this browser. */
	async use( ...switches: string[] ) {
		await this.page
			.context()
			.addCookies( [ { name: 'eidan_switches', value: switches.join( '.' ), url: this.url } ] );
	}

	async consent( category: string, answer: 'allow' | 'deny' ) {
		await this.page.context().addCookies( [ { name: `wp_consent_${ category }`, value: answer, url: this.url } ] );
	}

	/** Comes to the shop from elsewhere. */
	async arrive( path = '/', referer = '' ) {
		await this.page.goto( this.url + path, referer ? { referer } : {} );
	}

	/** Goes to the checkout with one product in the cart. */
	async toCheckout( kind: 'classic' | 'block' ) {
		this.product ??= await this.php< string >( `return get_option( 'eidan_test_product' );` );
		// The classic form is drawn again once it is there, and forgets a button pressed meanwhile.
		const drawn = kind === 'classic' && this.page.waitForResponse( /wc-ajax=update_order_review/ );
		await this.page.goto(
			`${ this.url }/${ kind === 'classic' ? 'classic-checkout' : 'checkout' }/?add-to-cart=${ this.product }`
		);
		if ( await drawn ) {
			await this.page.waitForFunction(
				() => ( window as never as { jQuery: { active: number } } ).jQuery.active === 0
			);
		}
	}

	private product: string | undefined;

	/** Fills in the classic form and sends it; gives the order's id. */
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

	/** Fills in the checkout block and sends it; gives the order's id. */
	async placeBlock(): Promise< number > {
		const { page } = this;
		// The block tells the server of a changed address a moment later, and forgets a button pressed meanwhile.
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

	/** Where the shopper is sent to has the order's id: most tests need no page behind it. */
	private async sent( button: Locator ): Promise< number > {
		const next = this.page.waitForRequest( RECEIVED );
		await button.click();
		return Number( RECEIVED.exec( ( await next ).url() )![ 1 ] );
	}

	async received(): Promise< number > {
		await this.page.waitForURL( RECEIVED );
		return Number( RECEIVED.exec( this.page.url() )![ 1 ] );
	}

	/** What is stored of an order's source, without prefix. */
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

	/** Names of the attribution's cookies in the browser. */
	cookies(): Promise< string[] > {
		return cookies( this.page );
	}

	/** Values of the hidden inputs by field; several of one name are several values. */
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

	/** What the checkout store would send. */
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
	/** Runs PHP statements inside the shop; gives what they return, or print. */
	php: < T = unknown >( code: string ) => Promise< T >;
}

export const test = base.extend< TestFixtures, { shop: Shop; owner: Awaited< ReturnType< typeof logIn > > } >( {
	shop: [ async ( { site }, use ) => use( site ), { scope: 'worker' } ],

	// Logged in once: each test has a browser of its own, and none logs out.
	owner: [ async ( { shop }, use ) => use( await logIn( shop.url ) ), { scope: 'worker' } ],

	shopper: async ( { page, shop }, use ) => use( new Shopper( page, shop.url, shop.php ) ),

	admin: async ( { browser, owner, shop }, use ) => {
		const context = await browser.newContext( {
			storageState: owner,
			baseURL: shop.url,
			viewport: { width: 1440, height: 1000 },
		} );
		await use( await context.newPage() );
		await context.close();
	},
} );

export { expect };
