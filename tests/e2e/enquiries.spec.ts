/**
 * Enquiries on a site without a shop, on a site of its own: the list, the screen of one, the report. One story by mouse
 * and keyboard; what is kept, counted and escaped is shown by tests/php/Enquiries.
 */
import { readFileSync } from 'node:fs';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { logIn } from './setup/global';
import { axe } from './support/axe';
import { CLICKS, expectFiles, fileOf, sendReport, WANT_FILES, WIN } from './support/outcomes';

interface Site {
	url: string;
	php: < T = unknown >( code: string ) => Promise< T >;
	stop: () => Promise< void >;
}

test.describe.configure( { mode: 'serial' } );

let site: Site;
let context: BrowserContext;
let page: Page;
let errors: string[] = [];

const LIST = '/wp-admin/edit.php?post_type=eidan_enquiry';

/** PHP that has forms send enquiries, of three people in two channels. */
const SEED = `
$mail = array( 'source_type' => 'utm', 'utm_source' => 'brevo', 'utm_medium' => 'email', 'utm_campaign' => 'Spring letter', 'session_entry' => home_url( '/services/' ), 'session_start_time' => '2026-01-15 10:00:00', 'first_source_type' => 'organic', 'first_utm_source' => 'google', 'first_utm_medium' => 'organic', 'first_session_entry' => home_url( '/' ), 'user_agent' => 'iPhone Mobile', 'last_source_type' => 'typein' );
foreach ( array(
	array( 'Ann Berg', 'Ann@example.com', 'We would like to renew our site in spring.', $mail ),
	array( 'Bo <script>window.ran = 1</script>', 'bo@example.com', 'R&D <b>"quoted"</b>', $mail ),
	array( 'Cleo Fuchs', 'cleo@example.com', '', array() ),
) as list( $name, $email, $message, $fields ) ) {
	eidan_enquiry( array( 'form' => 'Contact', 'name' => $name, 'email' => $email, 'phone' => '+49 30 1234', 'message' => $message, 'page' => home_url( '/contact/' ), 'attribution' => array() === $fields ? array() : $fields + Eidan\\Attribution\\Touches::derive( $fields ) ) );
}
`;

/** PHP for all enquiries: `any` would leave out their statuses. */
const ALL = `get_posts( array( 'post_type' => 'eidan_enquiry', 'post_status' => array_column( Eidan\\Enquiries\\State::cases(), 'value' ), 'numberposts' => -1 ) )`;

/** SEED for a story that runs without those before it. */
const SEED_ONCE = `if ( array() === ${ ALL } ) { ${ SEED } }`;

/** PHP that leaves what the quick stories leave, for those of the slow tier. */
const ANSWER_ONCE = `${ SEED_ONCE }
foreach ( ${ ALL } as $post ) {
	if ( 'Ann Berg' === Eidan\\Enquiries\\Record::of( $post->ID )->name ) {
		Eidan\\Enquiries\\Changes::value( $post->ID, '1250.5' );
		Eidan\\Enquiries\\Changes::move( $post->ID, Eidan\\Enquiries\\State::Won );
		Eidan\\Enquiries\\Changes::credit( $post->ID, Eidan\\Attribution\\ByHand::typed( array( 'source' => 'Radio Eins', 'medium' => 'audio' ) ) );
	}
}
`;

test.beforeAll( async ( { browser } ) => {
	const { startSite } = await import( '../../tools/site/site.mjs' );
	site = ( await startSite( {
		name: 'e2e-enquiries',
		port: Number( process.env.EIDAN_TEST_PORT || 8950 ) + 34,
		woocommerce: false,
		reset: true,
		quiet: true,
	} ) ) as Site;
	context = await browser.newContext( { storageState: await logIn( site.url ), baseURL: site.url } );
	page = await context.newPage();
	page.on( 'pageerror', ( error ) => errors.push( String( error ) ) );
} );

test.afterAll( async () => {
	await context?.close();
	await site?.stop();
} );

test.afterEach( async () => {
	expect( errors ).toEqual( [] );
	errors = [];
	expect( await page.evaluate( () => ( window as { ran?: number } ).ran ) ).toBeUndefined();
} );

const expectNoSideways = async () =>
	expect(
		await page.evaluate( () => document.documentElement.scrollWidth - document.documentElement.clientWidth )
	).toBeLessThanOrEqual( 0 );

const expectAccessible = async ( place: string ) =>
	expect( ( await axe( page ).include( place ).analyze() ).violations ).toEqual( [] );

test( 'the menu comes with the first enquiry', async () => {
	await page.goto( '/wp-admin/' );
	await expect( page.locator( '#adminmenu' ).getByRole( 'link', { name: 'Enquiries' } ) ).toHaveCount( 0 );
	await site.php( SEED );
	await page.goto( '/wp-admin/' );
	await page.locator( '#adminmenu' ).getByRole( 'link', { name: 'Enquiries', exact: true } ).first().click();
	await expect( page.getByRole( 'heading', { level: 1, name: 'Enquiries' } ) ).toBeVisible();
} );

test( 'the list says where each came from, filters, and changes states by keyboard', async () => {
	await site.php( SEED_ONCE );
	await page.goto( LIST );
	const row = page.getByRole( 'row' ).filter( { hasText: 'Ann Berg' } );
	await expect( row ).toContainText( 'Ann@example.com' );
	await expect( row ).toContainText( 'Organic search → Email → Direct' );
	await expect( page.getByRole( 'row' ).filter( { hasText: 'Cleo' } ) ).toContainText( 'Unknown' );
	await expectAccessible( '.wrap' );

	await page.getByLabel( 'Filter by channel' ).selectOption( 'Email' );
	await page.getByRole( 'button', { name: 'Filter' } ).click();
	await expect( page.locator( '#the-list > tr' ) ).toHaveCount( 2 );
	const download = page.waitForEvent( 'download' );
	await page.getByRole( 'link', { name: 'Export CSV' } ).click();
	const file = await download;
	expect( file.suggestedFilename() ).toMatch( /^enquiries-\d{4}-\d\d-\d\d\.csv$/ );
	const lines = readFileSync( ( await file.path() )!, 'utf8' )
		.trim()
		.split( '\r\n' );
	expect( lines ).toHaveLength( 3 );
	expect( lines.join() ).not.toContain( 'Cleo' );

	await page.goto( LIST );
	await page.getByRole( 'searchbox', { name: 'Search enquiries' } ).fill( 'R&D <b>' );
	await page.keyboard.press( 'Enter' );
	await expect( page.locator( '#the-list > tr' ) ).toHaveCount( 1 );
	// Actions of a row show when they have the focus.
	await page.getByRole( 'link', { name: /^Mark as lost: Bo/ } ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( page.getByText( '1 enquiry changed.' ) ).toBeVisible();
	await page.getByRole( 'link', { name: 'Lost (1)' } ).click();
	await expect( page.locator( '#the-list > tr' ) ).toHaveCount( 1 );
	await expect( page.locator( '#the-list' ) ).toContainText( 'Bo <script>' );

	await page.goto( LIST );
	await page.getByRole( 'checkbox', { name: 'Select Cleo' } ).check();
	await page.getByLabel( 'Select bulk action' ).first().selectOption( 'Mark as answered' );
	await page.getByRole( 'button', { name: 'Apply' } ).first().click();
	await expect( page.getByRole( 'row' ).filter( { hasText: 'Cleo' } ) ).toContainText( 'Answered' );
} );

test( 'the screen of one has it all, and says what was changed by hand', async () => {
	await site.php( SEED_ONCE );
	await page.goto( LIST );
	await page.getByRole( 'link', { name: 'Ann Berg', exact: true } ).click();
	await expect( page.locator( '#eidan-enquiry-contact' ) ).toContainText(
		'We would like to renew our site in spring.'
	);
	await expect( page.getByRole( 'link', { name: 'Ann@example.com' } ) ).toHaveAttribute(
		'href',
		'mailto:Ann@example.com'
	);
	await expect( page.locator( '.eidan-journey' ) ).toContainText( 'First visit' );
	await expect( page.locator( '.eidan-journey' ) ).toContainText( 'Spring letter' );
	await page.screenshot( { path: 'artifacts/enquiry.png', fullPage: true } );

	await page.getByRole( 'combobox', { name: 'State' } ).selectOption( 'Won' );
	await page.getByRole( 'textbox', { name: 'Value', exact: true } ).fill( '1.250,50' );
	await page.getByRole( 'textbox', { name: 'Source', exact: true } ).fill( 'Radio Eins' );
	await page.getByRole( 'combobox', { name: 'Medium' } ).fill( 'audio' );
	await page.getByRole( 'textbox', { name: 'Note' } ).fill( 'Code 4711' );
	await page.getByRole( 'textbox', { name: 'Note' } ).press( 'Enter' );
	await expect( page.getByText( 'Enquiry updated.' ) ).toBeVisible();
	const history = page.locator( '#eidan-enquiry-history' );
	await expect( history ).toContainText(
		'Source: Email (brevo / email / Spring letter) → Audio (Radio Eins / audio)'
	);
	await expect( history ).toContainText( 'State: New → Won' );
	await expect( history ).toContainText( 'Note: – → Code 4711' );
	await expect( page.locator( '.eidan-journey' ) ).toContainText( 'Audio' );
	await expectAccessible( '#post-body' );
	await page.setViewportSize( { width: 390, height: 844 } );
	await expectNoSideways();
	await page.screenshot( { path: 'artifacts/enquiry-390.png', fullPage: true } );
} );

test( 'the report is of enquiries alone @slow', async () => {
	await site.php( ANSWER_ONCE );
	await page.setViewportSize( { width: 1280, height: 900 } );
	await page.goto( LIST );
	await page.locator( '#adminmenu' ).getByRole( 'link', { name: 'Report', exact: true } ).click();
	await expect( page.getByRole( 'heading', { level: 1, name: 'Report on enquiries' } ) ).toBeVisible();
	const sum = ( name: string ) =>
		page.locator( '.eidan-report__summary' ).getByRole( 'button', { name: new RegExp( `^${ name }` ) } );
	await expect( sum( 'Enquiries' ) ).toContainText( '3' );
	await expect( sum( 'Share won' ) ).toContainText( '33.3%' );
	await expect( sum( 'Value won' ) ).toContainText( '1,250.50' );
	await expect( page.getByText( /revenue|orders/i ).filter( { visible: true } ) ).toHaveCount( 0 );
	await expect( page.getByRole( 'table' ).last() ).toContainText( 'Audio' );
	await page.getByRole( 'button', { name: 'Show all enquiries' } ).click();
	await expect( page.getByRole( 'dialog' ).getByRole( 'row' ) ).toHaveCount( 4 );
	await page.keyboard.press( 'Escape' );
	await expectAccessible( '.eidan-report-wrap' );
	await page.screenshot( { path: 'artifacts/enquiries-report.png', fullPage: true } );
	for ( const width of [ 390, 320 ] ) {
		await page.setViewportSize( { width, height: 844 } );
		await expectNoSideways();
	}
	await page.setViewportSize( { width: 390, height: 844 } );
	await page.screenshot( { path: 'artifacts/enquiries-report-390.png', fullPage: true } );
	await page.goto( LIST );
	await expectNoSideways();
	await page.screenshot( { path: 'artifacts/enquiries-390.png', fullPage: true } );
} );

test( 'costs of ads are uploaded, stand beside what they brought, and go again @slow', async () => {
	await site.php( ANSWER_ONCE );
	await page.setViewportSize( { width: 1440, height: 900 } );
	await page.goto( '/wp-admin/edit.php?post_type=eidan_enquiry&page=eidan-enquiries-report&r-dimension=campaign' );
	const today = await site.php< string >( `return wp_date( 'Y-m-d' );` );
	const table = page.locator( '.eidan-report__dimensions table' );
	await expect( table ).toContainText( 'Spring letter' );
	await expect( page.getByText( /costs/i ).filter( { visible: true } ) ).toHaveCount( 1 );

	await page.locator( '.eidan-report__export' ).getByRole( 'button', { name: 'Ad costs' } ).click();
	const dialog = page.getByRole( 'dialog', { name: 'Ad costs' } );
	await expect( dialog ).toContainText( 'No costs are imported yet.' );
	const upload = ( content: string ) =>
		dialog
			.locator( 'input[type="file"]' )
			.setInputFiles( { name: 'costs.csv', mimeType: 'text/csv', buffer: Buffer.from( content ) } );
	await upload( 'Campaign,Cost\nBrand,1.00\n' );
	await expect( dialog.locator( '.is-error' ) ).toContainText( 'Segment › Time › Day' );
	errors = errors.filter( ( error ) => ! error.includes( '400' ) );
	const file = `date,source,campaign,cost\n${ today },brevo,SPRING LETTER,500\n${ today },linkedin,<img src=x onerror="window.ran=1">,50.5\n`;
	await upload( file );
	await expect( dialog.locator( '.is-success' ) ).toContainText( 'campaigns: 2, rows: 2, costs: 550.50' );
	await expect( dialog.locator( '.is-success' ) ).toContainText( '(1): <img src=x' );
	await upload( file );
	await expect( dialog.getByRole( 'row', { name: /brevo/ } ) ).toContainText( '500' );
	await expectAccessible( '.eidan-report__costs-dialog' );
	await page.screenshot( { path: 'artifacts/ad-costs-dialog.png' } );
	await page.keyboard.press( 'Escape' );

	const sums = page.locator( '.eidan-report__costs' );
	await expect( sums ).toContainText( 'Ad costs550.50' );
	// One of the two from that letter was told to come from elsewhere.
	await expect( sums ).toContainText( 'Cost per enquiry550.50' );
	await expect( table.getByRole( 'columnheader', { name: /Return on ad costs/ } ) ).toBeVisible();
	await expect( table.getByRole( 'row', { name: /Spring letter/ } ) ).toContainText( '500' );
	await expect( table.getByRole( 'row', { name: /<img/ } ) ).toContainText( '50.50' );
	await expectAccessible( '.eidan-report-wrap' );
	await page.screenshot( { path: 'artifacts/ad-costs-1440.png', fullPage: true } );
	await page.setViewportSize( { width: 390, height: 844 } );
	await expectNoSideways();
	const hidden = () =>
		table.evaluate( ( { scrollWidth, parentElement } ) => scrollWidth - parentElement!.clientWidth );
	await expect.poll( hidden, 'columns out of sight' ).toBeLessThanOrEqual( 0 );
	await page.screenshot( { path: 'artifacts/ad-costs-390.png', fullPage: true } );

	await page.locator( '.eidan-report__export' ).getByRole( 'button', { name: 'Ad costs' } ).click();
	await page.screenshot( { path: 'artifacts/ad-costs-dialog-390.png' } );
	for ( const source of [ 'brevo', 'linkedin' ] ) {
		await dialog.getByRole( 'button', { name: `Delete costs of ${ source }` } ).click();
		await dialog.getByRole( 'button', { name: `Delete these days of ${ source }` } ).click();
		await expect( dialog.getByRole( 'row', { name: new RegExp( source ) } ) ).toHaveCount( 0 );
	}
	await page.keyboard.press( 'Escape' );
	await expect( sums ).toHaveCount( 0 );
} );

test( 'files of what clicks on ads became, rows and the weekly report come by their buttons @slow', async () => {
	await page.setViewportSize( { width: 1280, height: 900 } );
	await site.php( WANT_FILES + WIN );
	const report = '/wp-admin/edit.php?post_type=eidan_enquiry&page=eidan-enquiries-report';
	await page.goto( report );
	const [ google, microsoft ] = [ CLICKS.google, CLICKS.microsoft ].map( ( click ) => [
		`"${ click }","Won enquiry",TIME,99.5,EUR`,
	] );
	await expectFiles( page, { google: google!, microsoft: microsoft! } );
	const rows = await fileOf( page, 'Export CSV', 'keyboard' );
	expect( rows.lines.join() ).toContain( 'Paid search' );

	for ( const width of [ 390, 320 ] ) {
		await page.setViewportSize( { width, height: 844 } );
		await expectNoSideways();
		for ( const button of await page.locator( '.eidan-report__export button' ).all() ) {
			const { x, width: wide, height } = ( await button.boundingBox() )!;
			expect( x + wide ).toBeLessThanOrEqual( width );
			expect( height ).toBeGreaterThanOrEqual( 24 );
		}
	}
	await expectFiles( page, { google: google!, microsoft: microsoft! } );
	await page.screenshot( { path: 'artifacts/conversions-320.png', fullPage: true } );

	const mail = await sendReport( page, site.php );
	expect( mail.subject ).toContain( 'Attribution' );
	expect( mail.message ).toContain( 'Enquiries: ' );
	expect( mail.message ).not.toMatch( /Orders|Revenue/ );
	await expectNoSideways();
	await page.screenshot( { path: 'artifacts/weekly-report-320.png' } );
} );

test( 'on a phone long names break, and the message comes first, each line in its direction @slow', async () => {
	const id = await site.php< number >(
		`return eidan_enquiry( array( 'form' => 'Contact', 'name' => str_repeat( 'Donaudampfschiff', 6 ), 'email' => 'd@example.com', 'message' => "مرحبا\\nI agree." ) );`
	);
	await page.setViewportSize( { width: 390, height: 844 } );
	await page.goto( LIST );
	await expect( page.locator( '#the-list' ) ).toContainText( 'Donaudampfschiff' );
	await expectNoSideways();
	await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	const [ contact, state ] = await Promise.all(
		[ '#eidan-enquiry-contact', '#eidan-enquiry-state' ].map( ( box ) => page.locator( box ).boundingBox() )
	);
	expect( contact!.y ).toBeLessThan( state!.y );
	const [ first, last ] = await page.locator( '.eidan-enquiry__message' ).evaluate( ( { lastChild } ) =>
		[ 'I', '.' ].map( ( letter ) => {
			const range = document.createRange();
			const at = lastChild!.textContent!.indexOf( letter );
			range.setStart( lastChild!, at );
			range.setEnd( lastChild!, at + 1 );
			return range.getBoundingClientRect().left;
		} )
	);
	expect( last ).toBeGreaterThan( first! );
} );
