/**
 * Orders with a real WooCommerce, from the visitor's arrival to the stored order.
 */
import { COOKIES, expect, test } from './support/shop';

const ARRIVALS: Record< string, { path?: string; referer?: string; saved: Record< string, string > } > = {
	'a campaign': {
		path: '/?utm_source=news&utm_medium=email&utm_campaign=spring%20sale',
		saved: {
			source_type: 'utm',
			utm_source: 'news',
			utm_medium: 'email',
			utm_campaign: 'spring sale',
			channel: 'email',
		},
	},
	'a search engine': {
		referer: 'https://www.bing.com/',
		saved: {
			source_type: 'organic',
			utm_source: 'bing',
			utm_medium: 'organic',
			channel: 'organic-search',
			referrer: 'https://www.bing.com/',
		},
	},
	'another site': {
		referer: 'https://partner.example/',
		saved: { source_type: 'referral', utm_source: 'partner.example', utm_medium: 'referral', channel: 'referral' },
	},
	nowhere: { saved: { source_type: 'typein', utm_source: '(direct)', channel: 'direct' } },
	'an assistant': { referer: 'https://chatgpt.com/', saved: { source_type: 'referral', channel: 'ai-assistant' } },
	'an ad, by its click id': {
		path: '/?gclid=EAIaIQob-x',
		saved: {
			source_type: 'utm',
			utm_source: 'google',
			utm_medium: 'cpc',
			channel: 'paid-search',
			click_ids: '{"gclid":"EAIaIQob-x"}',
		},
	},
};

/** The arrival of which `npm test` makes an order on each checkout. */
const STORY = 'a campaign';

/** Runs in the page: gives the visitor's answer to the consent banner. */
const answer = ( value: string ) =>
	( window as never as { wp_set_consent: ( ...args: string[] ) => void } ).wp_set_consent( 'statistics', value );

for ( const kind of [ 'classic', 'block' ] as const ) {
	for ( const [ from, { path = '/', referer = '', saved } ] of Object.entries( ARRIVALS ) ) {
		test( `an order on the ${ kind } checkout says that its shopper came from ${ from }${ from === STORY ? '' : ' @slow' }`, async ( {
			shopper,
		} ) => {
			await shopper.arrive( path, referer );
			await shopper.toCheckout( kind );
			const order = await shopper.place( kind );
			const meta = await shopper.saved( order );
			expect( meta ).toMatchObject( saved );
			expect( meta ).toMatchObject( {
				session_entry: shopper.url + path,
				session_pages: '2',
				session_count: '1',
				device_type: 'Desktop',
			} );
		} );
	}

	test( `with WooCommerce’s feature off, the ${ kind } checkout saves the same @slow`, async ( { shopper } ) => {
		await shopper.use( 'feature-off' );
		await shopper.arrive( ARRIVALS[ 'a campaign' ]!.path );
		await shopper.toCheckout( kind );
		const meta = await shopper.saved( await shopper.place( kind ) );
		expect( meta ).toMatchObject( ARRIVALS[ 'a campaign' ]!.saved );
		expect( meta ).toMatchObject( { session_pages: '2', first_utm_source: 'news' } );
	} );

	test( `without consent, the ${ kind } checkout sends nothing and the browser keeps nothing @slow`, async ( {
		shopper,
	} ) => {
		await shopper.use( 'consent' );
		await shopper.arrive( '/?utm_source=news' );
		await shopper.toCheckout( kind );
		expect( await shopper.cookies() ).toEqual( [] );
		const meta = await shopper.saved( await shopper.place( kind ) );
		expect( meta.source_type ).toBeUndefined();
		expect( meta.utm_source ).toBeUndefined();
	} );

	test( `with consent given before, the ${ kind } checkout is right on a page that was cached without @slow`, async ( {
		shopper,
	} ) => {
		await shopper.use( 'consent' );
		await shopper.consent( 'statistics', 'allow' );
		await shopper.arrive( '/?utm_source=news' );
		await shopper.toCheckout( kind );
		expect( await shopper.saved( await shopper.place( kind ) ) ).toMatchObject( {
			source_type: 'utm',
			utm_source: 'news',
		} );
	} );

	test( `consent that comes on the ${ kind } checkout itself counts, with the page it was given on @slow`, async ( {
		shopper,
		page,
	} ) => {
		await shopper.use( 'consent' );
		await shopper.toCheckout( kind );
		await page.evaluate( answer, 'allow' );
		expect( await shopper.cookies() ).toContain( 'sbjs_current' );
		const meta = await shopper.saved( await shopper.place( kind ) );
		expect( meta ).toMatchObject( { source_type: 'typein', session_pages: '1' } );
	} );

	test( `consent withdrawn on the ${ kind } checkout takes back everything @slow`, async ( { shopper, page } ) => {
		await shopper.use( 'consent', 'promo' );
		await shopper.consent( 'statistics', 'allow' );
		await shopper.arrive( '/?utm_source=news' );
		await shopper.toCheckout( kind );
		expect( ( await shopper.cookies() ).sort() ).toEqual( [ ...COOKIES ].sort() );
		const sent = async () =>
			kind === 'classic'
				? ( await shopper.inputs() ).utm_source
				: [ ( await shopper.stored() ).utm_source ?? '' ];
		await expect.poll( sent ).toEqual( [ 'news' ] );
		await page.evaluate( answer, 'deny' );
		expect( await shopper.cookies() ).toEqual( [] );
		expect( await sent() ).toEqual( [ '' ] );
		expect( ( await shopper.saved( await shopper.place( kind ) ) ).source_type ).toBeUndefined();
	} );
}

test( 'consent given on the landing page keeps how the shopper came @slow', async ( { shopper, page } ) => {
	await shopper.use( 'consent' );
	await shopper.arrive( '/?utm_source=news', 'https://partner.example/' );
	expect( await shopper.cookies() ).toEqual( [] );
	await page.evaluate( answer, 'allow' );
	await shopper.toCheckout( 'classic' );
	expect( await shopper.saved( await shopper.placeClassic() ) ).toMatchObject( {
		utm_source: 'news',
		referrer: 'https://partner.example/',
		session_entry: `${ shopper.url }/?utm_source=news`,
		session_pages: '2',
	} );
} );

test( 'it waits for a consent type that a script defines late @slow', async ( { shopper, page } ) => {
	await shopper.use( 'consent', 'late' );
	await shopper.consent( 'statistics', 'allow' );
	await shopper.arrive( '/?utm_source=news' );
	expect( await shopper.cookies() ).toEqual( [] );
	await page.evaluate( () =>
		( window as never as { wp_set_type: ( type: string ) => void } ).wp_set_type( 'optin' )
	);
	expect( await shopper.cookies() ).toContain( 'sbjs_current' );
} );

test( 'the checkout store gets strings or null only, and no second script runs @slow', async ( { shopper, page } ) => {
	await shopper.toCheckout( 'block' );
	await expect.poll( async () => ( await shopper.stored() ).source_type ).toBe( 'typein' );
	for ( const value of Object.values( await shopper.stored() ) ) {
		expect( value === null || typeof value === 'string' ).toBe( true );
	}
	const sources = await page.evaluate( () => [ ...document.scripts ].map( ( { src } ) => src ) );
	expect( sources.filter( ( src ) => /sourcebuster|order-attribution|consent-api-integration/.test( src ) ) ).toEqual(
		[]
	);
	expect( sources.filter( ( src ) => src.includes( '/build/attribution.js' ) ) ).toHaveLength( 1 );
} );

test( 'the settings can give the pages back to WooCommerce’s scripts, with the cookies of ours @slow', async ( {
	shopper,
	page,
} ) => {
	await shopper.arrive( '/?utm_source=news' );
	await shopper.use( 'woocommerce' );
	await shopper.toCheckout( 'classic' );
	const sources = await page.evaluate( () => [ ...document.scripts ].map( ( { src } ) => src ) );
	expect( sources.filter( ( src ) => /sourcebuster/.test( src ) ) ).toHaveLength( 1 );
	expect( sources.filter( ( src ) => src.includes( '/build/attribution.js' ) ) ).toEqual( [] );
	expect( await shopper.saved( await shopper.placeClassic() ) ).toMatchObject( {
		utm_source: 'news',
		session_pages: '2',
	} );
} );

test( 'an owner who does not track switches off everything, whatever the consent @slow', async ( { shopper } ) => {
	await shopper.use( 'consent', 'owner-off' );
	await shopper.consent( 'statistics', 'allow' );
	await shopper.arrive( '/?utm_source=news' );
	await shopper.toCheckout( 'classic' );
	expect( await shopper.cookies() ).toEqual( [] );
	expect( ( await shopper.inputs() ).source_type ).toEqual( [ '' ] );
} );

test( 'a shopper who pays for an order that exists is remembered with it @slow', async ( { shopper, page } ) => {
	const { id, pay } = await shopper.createOrder();
	await shopper.arrive( '/?utm_source=invoice&utm_medium=email' );
	await page.goto( pay );
	expect( ( await shopper.inputs( '#order_review' ) ).utm_source ).toEqual( [ 'invoice' ] );
	// The page for paying is not counted as a visited page.
	expect( ( await shopper.inputs( '#order_review' ) ).session_pages ).toEqual( [ '1' ] );
	await page.locator( '#place_order' ).click();
	expect( await shopper.received() ).toBe( id );
	// Neither is the page after it.
	expect(
		await page.evaluate(
			() => ( window as never as { sbjs: { get: { session: { pgs: string } } } } ).sbjs.get.session.pgs
		)
	).toBe( '1' );
	expect( await shopper.saved( id ) ).toMatchObject( { source_type: 'utm', utm_source: 'invoice' } );
} );

for ( const feature of [ 'on', 'off' ] ) {
	test( `a new account says where its owner came from, with the feature ${ feature } @slow`, async ( {
		shopper,
		page,
	} ) => {
		await shopper.use( ...( feature === 'off' ? [ 'feature-off' ] : [] ) );
		const email = `${ feature }-${ Date.now() }@example.com`;
		await shopper.arrive( '/?utm_source=news&utm_medium=email' );
		await page.goto( `${ shopper.url }/my-account/` );
		expect( ( await shopper.inputs( 'form.register' ) ).utm_source ).toEqual( [ 'news' ] );
		await page.locator( '#reg_email' ).fill( email );
		await page.locator( 'form.register [type=submit]' ).click();
		await expect( page.getByRole( 'link', { name: /log out/i } ).first() ).toBeVisible();
		expect( await shopper.savedOfCustomer( email ) ).toMatchObject( { source_type: 'utm', utm_source: 'news' } );
	} );
}

test( 'one set of inputs is in the checkout form, and comes back when the form is drawn again @slow', async ( {
	shopper,
	page,
} ) => {
	await shopper.arrive( '/?utm_source=news' );
	await shopper.toCheckout( 'classic' );
	expect( ( await shopper.inputs( 'form.checkout' ) ).utm_source ).toEqual( [ 'news' ] );
	await page.evaluate( () => {
		for ( const element of document.querySelectorAll(
			'.woocommerce-billing-fields, .woocommerce-shipping-fields, .woocommerce-additional-fields'
		) ) {
			element.outerHTML = String( element.outerHTML );
		}
	} );
	expect( ( await shopper.inputs( 'form.checkout' ) ).utm_source ).toEqual( [ 'news' ] );
} );

test( 'payment plugins find the values that they read @slow', async ( { shopper, page } ) => {
	await shopper.arrive( '/?utm_source=news' );
	await shopper.toCheckout( 'classic' );
	const found = await page.evaluate( () => {
		const { wc_order_attribution: orders, sbjs } = window as never as {
			wc_order_attribution: {
				params: { allowTracking: boolean };
				getAttributionData: () => Record< string, string >;
				setOrderTracking: ( allow: boolean ) => void;
			};
			sbjs: { get: { current: { src: string } } };
		};
		// Payment plugins do this for their express buttons.
		const element = document.createElement( 'wc-order-attribution-inputs' );
		element.id = 'express';
		document.body.append( element );
		orders.setOrderTracking( orders.params.allowTracking );
		return [
			sbjs.get.current.src,
			orders.getAttributionData().utm_source,
			element.querySelector( 'input[name$=utm_source]' )?.getAttribute( 'value' ) ??
				( element.querySelector( 'input[name$=utm_source]' ) as HTMLInputElement ).value,
		];
	} );
	expect( found ).toEqual( [ 'news', 'news', 'news' ] );
	expect( COOKIES ).toEqual( expect.arrayContaining( await shopper.cookies() ) );
} );

test( 'an express button of the checkout block pays with what it reads, past the form @slow', async ( {
	shopper,
	page,
} ) => {
	await shopper.arrive( '/?utm_source=news' );
	await shopper.toCheckout( 'block' );
	await expect.poll( async () => ( await shopper.stored() ).utm_source ).toBe( 'news' );
	const id = await page.evaluate( async () => {
		const { wp } = window as never as {
			wp: {
				data: { select: ( store: string ) => { getExtensionData: () => object } };
				apiFetch: ( request: object ) => Promise< { order_id: number } >;
			};
		};
		const address = {
			first_name: 'Ada',
			last_name: 'Byron',
			address_1: 'Street 1',
			postcode: '10115',
			city: 'Berlin',
			country: 'DE',
			email: 'ada@example.com',
		};
		const data = {
			billing_address: address,
			payment_method: 'cod',
			extensions: wp.data.select( 'wc/store/checkout' ).getExtensionData(),
		};
		return ( await wp.apiFetch( { path: '/wc/store/v1/checkout', method: 'POST', data } ) ).order_id;
	} );
	expect( await shopper.saved( id ) ).toMatchObject( { source_type: 'utm', utm_source: 'news', session_pages: '2' } );
} );

test( 'the owner’s analytics scripts wait for consent, and keep their order @slow', async ( { shopper, page } ) => {
	const requests: string[] = [];
	await page.route( /[\d]\/analytics(-base)?\.js|analytics\.example/, ( route ) => {
		const name = /analytics\.example|analytics-base|analytics/.exec( route.request().url() )![ 0 ];
		requests.push( name );
		return route.fulfill( { contentType: 'text/javascript', body: `( window.order ??= [] ).push( '${ name }' )` } );
	} );
	await shopper.use( 'consent', 'handle', 'source' );
	await shopper.arrive();
	const allow = ( category: string ) =>
		page.evaluate(
			( name ) =>
				( window as never as { wp_set_consent: ( ...args: string[] ) => void } ).wp_set_consent(
					name,
					'allow'
				),
			category
		);
	await allow( 'marketing' );
	expect( requests ).toEqual( [] );
	await allow( 'statistics' );
	await expect
		.poll( () => page.evaluate( () => ( window as never as { order: string[] } ).order ) )
		.toEqual( [ 'before', 'analytics', 'after' ] );
	expect( requests ).toEqual( [ 'analytics.example', 'analytics-base', 'analytics' ] );
} );
