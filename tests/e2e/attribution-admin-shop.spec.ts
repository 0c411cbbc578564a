/**
 * The attribution on an administrator's screens, with a real WooCommerce.
 *
 * @group slow
 */
import { expect, test } from './support/shop';
import { axe } from './support/axe';

test.describe.configure( { mode: 'serial' } );

/** Values that an attacker could send in every field, if nothing cleaned them. */
const PAYLOADS = [
	`<script>alert(1)</script>`,
	`"><script>alert(1)</script>`,
	`'><img src=x onerror=alert(1)>`,
	`<svg onload=alert(1)>`,
	`" onmouseover="alert(1)" autofocus onfocus="alert(1)`,
	`' onfocus='alert(1)' autofocus '`,
	`javascript:alert(1)`,
	`https://shop.example/"onclick="alert(1)`,
	`&lt;script&gt;alert(1)&lt;/script&gt;`,
	`</textarea></title></style><script>alert(1)</script>`,
	`<iframe srcdoc="<script>alert(1)</script>">`,
	`<style onload=alert(1)>*{color:red}</style>`,
];

const VISIT = {
	source_type: 'utm',
	utm_source: 'google',
	utm_medium: 'cpc',
	utm_campaign: 'Frühling 50% off',
	referrer: 'https://www.google.com/',
	session_start_time: '2026-01-15 10:00:00',
	session_pages: '7',
	session_count: '3',
	first_source_type: 'referral',
	first_utm_source: 'chatgpt.com',
	first_utm_medium: 'referral',
	last_source_type: 'typein',
};

/**
 * @param fields Fields that a page sends with an order.
 * @return PHP that creates the order and returns its ID.
 */
const order = ( fields: Record< string, string > ) => `
$fields = json_decode( base64_decode( '${ Buffer.from( JSON.stringify( fields ) ).toString( 'base64' ) }' ), true );
$order  = wc_create_order( array( 'status' => 'processing' ) );
$fields['session_entry'] = home_url( '/a%20chair/?utm_source=google&gclid=AbC-1' );
do_action( 'woocommerce_order_save_attribution_data', $order, wp_slash( $fields ) + array_fill_keys( array_keys( Eidan\\Attribution\\Fields::all() ), '(none)' ) );
return $order->get_id();
`;

const screen = ( id: number ) => `/wp-admin/admin.php?page=wc-orders&action=edit&id=${ id }`;

test( 'an order tells its journey, to everybody', async ( { shop, admin } ) => {
	await admin.goto( screen( await shop.php< number >( order( VISIT ) ) ) );
	const box = admin.locator( '#eidan-attribution' );

	await expect( box.getByRole( 'heading', { level: 3 } ) ).toHaveText( [
		'First visit',
		'Later visit',
		'Last visit',
		'Order',
	] );
	await expect( box.locator( '.eidan-journey__channel' ) ).toHaveText( [ 'AI assistants', 'Paid search', 'Direct' ] );
	await expect( box.getByRole( 'link' ) ).toHaveText( '/a%20chair/?utm_source=google&gclid=AbC-1' );

	// By keyboard: from the link to the summary, which opens and closes.
	await box.getByRole( 'link' ).focus();
	await admin.keyboard.press( 'Tab' );
	await expect( box.getByText( 'All recorded data' ) ).toBeFocused();
	await admin.keyboard.press( 'Enter' );
	await expect( box.getByRole( 'row', { name: 'Channel paid-search', exact: true } ) ).toBeVisible();

	const { violations } = await axe( admin ).include( '#eidan-attribution .inside' ).analyze();
	expect( violations.map( ( { id, nodes } ) => [ id, nodes[ 0 ]?.html ] ) ).toEqual( [] );

	for ( const width of [ 1440, 768, 390, 320 ] ) {
		await admin.setViewportSize( { width, height: 800 } );
		expect(
			await box.locator( '.inside' ).evaluate( ( { scrollWidth, clientWidth } ) => scrollWidth - clientWidth ),
			`at ${ width }`
		).toBeLessThanOrEqual( 0 );
	}
	await admin.keyboard.press( 'Enter' );
	await expect( box.getByRole( 'table' ) ).toBeHidden();
} );

test( 'a source by hand replaces what was recorded, and says so', async ( { shop, admin } ) => {
	const id = await shop.php< number >( order( VISIT ) );
	await admin.setViewportSize( { width: 1440, height: 900 } );
	await admin.goto( screen( id ) );
	const box = admin.locator( '#eidan-attribution' );
	const update = () => admin.locator( '#woocommerce-order-actions button.save_order' ).click();
	await box.getByText( 'Source by hand' ).click();
	await box.getByRole( 'combobox', { name: 'Channel' } ).selectOption( 'Audio' );
	await box.getByRole( 'textbox', { name: 'Source', exact: true } ).fill( 'Radio <b>Eins</b>' );
	await box.getByRole( 'textbox', { name: 'Promo code / told on the telephone' } ).fill( '4711' );
	await update();

	await expect( admin.getByText( 'Order updated.' ) ).toBeVisible();
	await expect( box.locator( '.eidan-journey__channel' ) ).toHaveText( [ 'AI assistants', 'Audio' ] );
	await expect( box ).toContainText( 'Recorded was: Paid search (google / cpc / Frühling 50% off).' );
	const notes = admin.locator( '#woocommerce-order-notes' );
	await expect( notes ).toContainText( 'Source: Paid search (google / cpc / Frühling 50% off) → Audio (Radio Eins)' );
	await expect( notes ).toContainText( 'Told on the telephone: – → 4711' );
	const { violations } = await axe( admin ).include( '#eidan-attribution .inside' ).analyze();
	expect( violations.map( ( { id: rule, nodes } ) => [ rule, nodes[ 0 ]?.html ] ) ).toEqual( [] );
	await box.screenshot( { path: 'artifacts/order-by-hand.png' } );
	for ( const width of [ 768, 390, 320 ] ) {
		await admin.setViewportSize( { width, height: 800 } );
		expect(
			await box.locator( '.inside' ).evaluate( ( { scrollWidth, clientWidth } ) => scrollWidth - clientWidth ),
			`at ${ width }`
		).toBeLessThanOrEqual( 0 );
		if ( width === 390 ) {
			await box.screenshot( { path: 'artifacts/order-by-hand-390.png' } );
		}
	}

	await admin.setViewportSize( { width: 1440, height: 900 } );
	await box.getByRole( 'combobox', { name: 'Channel' } ).selectOption( 'By source and medium' );
	await box.getByRole( 'textbox', { name: 'Source', exact: true } ).fill( '' );
	await update();
	await expect( box.locator( '.eidan-journey__channel' ) ).toHaveText( [ 'AI assistants', 'Paid search', 'Direct' ] );
} );

test( 'the list of orders shows channels and filters by them @slow', async ( { shop, admin } ) => {
	const id = await shop.php< number >( order( { ...VISIT, utm_source: 'shop-news', utm_medium: 'audio' } ) );
	await admin.goto( '/wp-admin/admin.php?page=wc-orders' );
	await expect( admin.locator( `#order-${ id } td.eidan_channel` ) ).toHaveText( 'Audio' );

	await admin.getByLabel( 'Filter by channel' ).selectOption( 'Audio' );
	await admin.locator( '#order-query-submit' ).click();

	await expect( admin ).toHaveURL( /=audio/ );
	// Other tests create orders at the same time, so expect only that no other channel is listed.
	await expect( admin.locator( '#the-list td.eidan_channel' ).filter( { hasNotText: 'Audio' } ) ).toHaveCount( 0 );
	await expect( admin.locator( `#order-${ id }` ) ).toBeVisible();
	await expect( admin.getByLabel( 'Filter by channel' ) ).toHaveValue( 'audio' );
} );

test( 'nothing that was sent with an order runs for an administrator', async ( { shop, admin } ) => {
	test.slow();
	const executed: string[] = [];
	admin.on( 'dialog', async ( dialog ) => {
		executed.push( `${ dialog.message() } at ${ admin.url() }` );
		await dialog.dismiss();
	} );
	const ids = await shop.php< number[] >( `
		$payloads = json_decode( base64_decode( '${ Buffer.from( JSON.stringify( PAYLOADS ) ).toString( 'base64' ) }' ), true );
		$ids      = array();
		foreach ( $payloads as $payload ) {
			$order = wc_create_order( array( 'status' => 'processing' ) );
			foreach ( Eidan\\Attribution\\Fields::names() as $field ) {
				$order->update_meta_data( Eidan\\Attribution\\Fields::key( $field ), 'source_type' === $field ? 'utm' : $payload );
			}
			$order->save();
			$ids[] = $order->get_id();
		}
		return $ids;
	` );

	// One screen has the boxes of all orders, ours and WooCommerce's: the server sends them with its own.
	const boxes = await shop.php< string >( `
		foreach ( ${ JSON.stringify( ids ) } as $id ) {
			echo '<section class="sent">';
			Eidan\\Attribution\\OrderScreen::render( wc_get_order( $id ) );
			( new Automattic\\WooCommerce\\Internal\\Admin\\Orders\\MetaBoxes\\OrderAttribution() )->output( wc_get_order( $id ) );
			echo '</section>';
		}
	` );
	const OWN = /(id="eidan-attribution"[\s\S]*?<div class="inside">)/;
	await admin.route( /action=edit/, async ( route ) => {
		const response = await route.fetch();
		const body = await response.text();
		expect( body ).toMatch( OWN );
		await route.fulfill( { response, body: body.replace( OWN, ( start ) => start + boxes ) } );
	} );

	await admin.goto( '/wp-admin/admin.php?page=wc-orders' );
	await admin.goto( screen( ids[ 0 ]! ) );
	const box = admin.locator( '#eidan-attribution' );
	const sections = box.locator( '.sent' );
	await expect( sections ).toHaveCount( PAYLOADS.length );
	for ( const one of [ ...( await sections.all() ), box.locator( '.inside > .eidan-journey' ) ] ) {
		await one.locator( 'summary' ).click();
		await one.getByRole( 'table' ).hover();
	}
	expect(
		await box
			.locator( 'script, iframe, img, svg, style, [onclick], [onmouseover], [onfocus], [onload], [onerror]' )
			.count()
	).toBe( 0 );
	expect( executed ).toEqual( [] );
} );
