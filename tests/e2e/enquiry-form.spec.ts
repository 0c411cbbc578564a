/**
 * The enquiry form as visitors use it: with and without script, by keyboard, on a phone.
 */
import type { Browser, Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { axe } from './support/axe';

const block = ( attributes: object = {} ) => `<!-- wp:eidan/enquiry-form ${ JSON.stringify( attributes ) } /-->`;
const ALL = { phone: true, choice: true, choiceRequired: true, choices: [ 'A new project', 'Something else' ] };

const summary = ( page: Page ) => page.getByRole( 'alert' );
const thanks = ( page: Page ) => page.getByText( 'Thank you. Your message is on its way to us.' );
const send = ( page: Page ) => page.getByRole( 'button', { name: 'Send' } );

/** Types into the fields of a form. */
const fill = async ( page: Page | Locator, message: string ) => {
	await page.getByLabel( 'Name' ).fill( 'Anna Berg' );
	await page.getByLabel( 'Email address' ).fill( 'anna@example.com' );
	await page.getByLabel( 'Message' ).fill( message );
	await page.getByRole( 'checkbox' ).check();
};

/** The token of a page that was made some days ago. */
const sealed = ( php: < T >( code: string ) => Promise< T >, days: number ) =>
	php< string >(
		`return \\Eidan\\Enquiries\\OwnForm\\Token::seal( array( 'id' => '${ days }' ), time() - ${ days } * DAY_IN_SECONDS );`
	);

/** Gives a form the token of another page. */
const bring = ( page: Page, token: string ) =>
	page.locator( '[name=eidan_form]' ).evaluate( ( field: HTMLInputElement, value ) => {
		field.value = value;
	}, token );

/** Nobody types within three seconds, but a test does. */
const wait = ( page: Page ) => page.waitForTimeout( 3100 );

interface Kept {
	title: string;
	content: string;
}

/** Enquiries whose message has these words. */
const kept = ( php: < T >( code: string ) => Promise< T >, words: string ) =>
	php< Kept[] >( `
		return array_map(
			static fn ( $post ) => array( 'title' => $post->post_title, 'content' => $post->post_content ),
			get_posts( array( 'post_type' => 'eidan_enquiry', 'post_status' => array_keys( get_post_stati() ), 's' => '${ words }' ) )
		);
	` );

const violations = async ( page: Page ) =>
	( await axe( page ).include( '.wp-block-eidan-enquiry-form' ).analyze() ).violations.map(
		( { id, nodes } ) => `${ id } ${ nodes[ 0 ]?.html }`
	);

/** A visitor without script. */
const withoutScript = async ( browser: Browser, address: string ) => {
	const context = await browser.newContext( { javaScriptEnabled: false } );
	const page = await context.newPage();
	await page.goto( address );
	return page;
};

test( 'a visitor corrects what is missing by keyboard, and sends it once from where it is', async ( {
	page,
	visit,
	site,
} ) => {
	await visit( block( ALL ) );
	const address = page.url();
	await page.getByLabel( 'Name' ).focus();
	await page.keyboard.type( 'Anna Berg' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.type( 'nobody' );
	await page.keyboard.press( 'Enter' );
	await expect( summary( page ) ).toBeFocused();
	await expect( summary( page ).getByRole( 'link' ) ).toHaveText( [
		'Please enter an email address, such as name@example.com.',
		'Please choose: What is it about?',
		'Please fill in: Message',
		'Please tick this box.',
	] );
	const email = page.getByLabel( 'Email address' );
	await expect( email ).toHaveAccessibleDescription( 'Please enter an email address, such as name@example.com.' );
	await expect( email ).toHaveAttribute( 'aria-invalid', 'true' );
	expect( await violations( page ) ).toEqual( [] );

	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Enter' );
	await expect( email ).toBeFocused();
	await email.fill( 'anna@example.com' );
	await page.keyboard.press( 'Tab' );
	await expect( email ).not.toHaveAttribute( 'aria-invalid', 'true' );
	await page.getByLabel( 'What is it about?' ).selectOption( 'Something else' );
	await page.getByLabel( 'Message' ).fill( 'A map of the harbour\nin two colours' );
	await page.getByRole( 'checkbox' ).press( 'Space' );
	await wait( page );
	let requests = 0;
	await page.route( address, async ( route ) => {
		requests++;
		await new Promise( ( resolve ) => setTimeout( resolve, 300 ) );
		await route.continue();
	} );
	await send( page ).dblclick();
	await expect( page.getByRole( 'button', { name: 'Sending…' } ) ).toBeVisible();
	await expect( thanks( page ) ).toBeFocused();
	await expect( page.locator( 'form.eidan-enquiry' ) ).toBeHidden();
	expect( requests ).toBe( 1 );
	expect( page.url() ).toContain( new URL( address ).pathname );
	const [ enquiry, ...others ] = await kept( site.php, 'harbour' );
	expect( others ).toEqual( [] );
	expect( enquiry!.title ).toBe( 'Anna Berg' );
	expect( enquiry!.content ).toContain( 'A map of the harbour\nin two colours' );
	expect( enquiry!.content ).toContain( 'Something else' );
} );

test( 'without script the page answers, keeps what was typed, and takes a second press once', async ( {
	browser,
	visit,
	site,
} ) => {
	const address = await visit( block() );
	const page = await withoutScript( browser, address );
	// A browser refuses what is missing; an address without a dot only the server.
	await fill( page, 'A sign without script' );
	await page.getByLabel( 'Email address' ).fill( 'anna@localhost' );
	await send( page ).click();
	await expect( summary( page ) ).toBeFocused();
	await expect( page.getByLabel( 'Email address' ) ).toHaveAttribute( 'aria-invalid', 'true' );
	await expect( page.getByLabel( 'Message' ) ).toHaveValue( 'A sign without script' );
	await expect( page.getByRole( 'checkbox' ) ).toBeChecked();
	await wait( page );
	await page.getByLabel( 'Email address' ).fill( 'anna@example.com' );
	await send( page ).dblclick();
	await expect( thanks( page ) ).toBeFocused();
	await expect( page ).toHaveURL( /[?&]eidan-sent=1$/ );
	await page.reload();
	await expect( thanks( page ) ).toBeVisible();
	expect( await kept( site.php, 'without script' ) ).toHaveLength( 1 );
	await page.context().close();
} );

test( 'two forms of a page answer each for itself, and one leads to a page @slow', async ( {
	browser,
	page,
	visit,
	insert,
	site,
} ) => {
	const [ next ] = await insert( { post_type: 'page', post_title: 'We have it' } );
	const address = await visit( `${ block() }\n\n${ block( { thanksPage: next, button: 'Second' } ) }` );
	const still = await withoutScript( browser, address );
	await fill( still.locator( 'form' ).nth( 1 ), 'The second without script' );
	await still.locator( 'form' ).nth( 1 ).getByLabel( 'Email address' ).fill( 'anna@localhost' );
	await still.getByRole( 'button', { name: 'Second' } ).click();
	await expect( still.locator( 'form' ).nth( 0 ).getByRole( 'alert' ) ).toBeHidden();
	await expect( still.locator( 'form' ).nth( 1 ).getByLabel( 'Message' ) ).toHaveValue( 'The second without script' );
	await still.context().close();

	await fill( page.locator( 'form' ).nth( 1 ), 'The second with script' );
	await wait( page );
	await page.getByRole( 'button', { name: 'Second' } ).click();
	await expect( page.getByRole( 'heading', { name: 'We have it' } ) ).toBeVisible();
	await page.goBack();
	await expect( page.getByRole( 'button', { name: 'Second' } ) ).toBeEnabled();
	expect( await kept( site.php, 'second with script' ) ).toHaveLength( 1 );
} );

test( 'who is very quick or has an old page presses once more, and loses nothing @slow', async ( {
	page,
	visit,
	site,
} ) => {
	await visit( block() );
	await fill( page, 'A quick hello' );
	await bring( page, await sealed( site.php, 0 ) );
	await send( page ).click();
	await expect( summary( page ) ).toHaveText( 'That was very quick. Please press the button once more.' );
	await expect( summary( page ) ).toBeFocused();
	await wait( page );
	await send( page ).click();
	await expect( thanks( page ) ).toBeFocused();

	await page.reload();
	await fill( page, 'An old hello' );
	await bring( page, await sealed( site.php, 15 ) );
	await send( page ).click();
	await expect( summary( page ) ).toHaveText( 'This page was loaded too long ago. Please send your message again.' );
	await expect( page.getByLabel( 'Message' ) ).toHaveValue( 'An old hello' );
	await wait( page );
	await send( page ).click();
	await expect( thanks( page ) ).toBeFocused();
	expect( await kept( site.php, 'hello' ) ).toHaveLength( 2 );
} );

test( 'without a connection nothing is lost, and where something else answers the browser sends it @slow', async ( {
	page,
	visit,
	site,
	allowErrors,
} ) => {
	allowErrors( /ERR_INTERNET_DISCONNECTED|ERR_FAILED|403/ );
	await visit( block() );
	await fill( page, 'From a train' );
	await wait( page );
	await page.context().setOffline( true );
	await send( page ).click();
	await expect( summary( page ) ).toHaveText(
		'Your message could not be sent. Please check your connection and try again.'
	);
	await page.context().setOffline( false );
	await page.route( page.url(), ( route ) =>
		route.request().resourceType() === 'fetch'
			? route.fulfill( { status: 403, contentType: 'text/html', body: '<h1>Forbidden</h1>' } )
			: route.continue()
	);
	await send( page ).click();
	await expect( page ).toHaveURL( /[?&]eidan-sent=1$/ );
	await expect( thanks( page ) ).toBeVisible();
	expect( await kept( site.php, 'From a train' ) ).toHaveLength( 1 );
} );

test( 'a phone has one column, and nobody meets the field for robots', async ( { page, visit } ) => {
	await page.setViewportSize( { width: 320, height: 700 } );
	await visit( block( ALL ) );
	const boxes = await page
		.locator( '.eidan-enquiry__field' )
		.evaluateAll( ( fields ) => fields.map( ( field ) => Math.round( field.getBoundingClientRect().left ) ) );
	expect( new Set( boxes ).size ).toBe( 1 );
	await expect( page.locator( '[name=eidan_website]' ) ).toBeHidden();
	const tree = await page.locator( 'form.eidan-enquiry' ).ariaSnapshot();
	expect( tree ).not.toContain( 'Website' );
	await page.setViewportSize( { width: 1280, height: 800 } );
	const lefts = await page
		.locator( '.eidan-enquiry__field' )
		.evaluateAll( ( fields ) => fields.map( ( field ) => Math.round( field.getBoundingClientRect().left ) ) );
	expect( new Set( lefts ).size, 'two columns where there is room' ).toBe( 2 );
} );
