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

type Php = < T >( code: string ) => Promise< T >;

/** Seconds that a person takes to write a message, and that a test does not. */
const WRITING = 10;

const DAY = 86_400;

/**
 * Gives a form the token that it would have if its page had been made earlier.
 *
 * @param form    The form, or a page with one.
 * @param php     Runs PHP on the site.
 * @param seconds How long ago.
 */
const age = async ( form: Page | Locator, php: Php, seconds = WRITING ) => {
	const field = form.locator( '[name=eidan_form]' );
	const token = await php< string >( `
		$opened = \\Eidan\\Enquiries\\OwnForm\\Token::open( '${ await field.inputValue() }' );
		return \\Eidan\\Enquiries\\OwnForm\\Token::seal( $opened['values'], time() - ${ seconds } );
	` );
	await field.evaluate( ( input: HTMLInputElement, value ) => {
		input.value = value;
	}, token );
};

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
	const room = await summary( page ).evaluate( ( box ) => {
		const words = document.createRange();
		words.selectNodeContents( box.firstElementChild! );
		const [ outer, inner ] = [ box.getBoundingClientRect(), words.getBoundingClientRect() ];
		return Math.min( inner.left - outer.left, inner.top - outer.top );
	} );
	expect( room, 'between the ring of the focus and the words' ).toBeGreaterThan( 8 );

	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Enter' );
	await expect( email ).toBeFocused();
	await email.fill( 'anna@example.com' );
	await page.keyboard.press( 'Tab' );
	await expect( email ).not.toHaveAttribute( 'aria-invalid', 'true' );
	await page.getByLabel( 'What is it about?' ).selectOption( 'Something else' );
	await page.getByLabel( 'Message' ).fill( 'A map of the harbour\nin two colours' );
	await page.getByRole( 'checkbox' ).press( 'Space' );
	await age( page, site.php );
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
	await age( page, site.php );
	await page.getByLabel( 'Email address' ).fill( 'anna@example.com' );
	await send( page ).dblclick();
	await expect( thanks( page ) ).toBeFocused();
	await expect( page ).toHaveURL( /[?&]eidan-sent=1(#|$)/ );
	await page.reload();
	await expect( thanks( page ) ).toBeVisible();
	expect( await kept( site.php, 'without script' ) ).toHaveLength( 1 );
	await page.context().close();
} );

test( 'a click after a correction lands where it was aimed, though an error goes', async ( { page, visit } ) => {
	await visit( block() );
	await send( page ).click();
	await expect( summary( page ) ).toBeFocused();
	await page.getByLabel( 'Name' ).fill( 'Anna Berg' );
	await page.getByLabel( 'Email address' ).fill( 'anna@example.com' );
	await page.getByLabel( 'Message' ).pressSequentially( 'A map' );
	// With a pointer that goes down and up once: check() would notice, and try again.
	const box = page.getByRole( 'checkbox' );
	await box.scrollIntoViewIfNeeded();
	const { x, y, width, height } = ( await box.boundingBox() )!;
	await page.mouse.move( x + width / 2, y + height / 2 );
	await page.mouse.down();
	await page.mouse.up();
	await expect( box ).toBeChecked();
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
	await age( page.locator( 'form' ).nth( 1 ), site.php );
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
	await age( page, site.php, 0 );
	await send( page ).click();
	await expect( summary( page ) ).toHaveText( 'That was very quick. Please press the button once more.' );
	await expect( summary( page ) ).toBeFocused();
	await age( page, site.php );
	await send( page ).click();
	await expect( thanks( page ) ).toBeFocused();

	await page.reload();
	await fill( page, 'An old hello' );
	await age( page, site.php, 15 * DAY );
	await send( page ).click();
	await expect( summary( page ) ).toHaveText( 'This page was loaded too long ago. Please send your message again.' );
	await expect( page.getByLabel( 'Message' ) ).toHaveValue( 'An old hello' );
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
	await age( page, site.php );
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
	await expect( page ).toHaveURL( /[?&]eidan-sent=1(#|$)/ );
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

test( 'long words of an author break, and a link of the summary shows the label of its field @slow', async ( {
	page,
	visit,
} ) => {
	const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
	const labels = Object.fromEntries(
		[ 'nameLabel', 'phoneLabel', 'choiceLabel', 'consentLabel', 'button', 'thanks' ].map( ( name ) => [
			name,
			long,
		] )
	);
	for ( const width of [ 320, 1280 ] ) {
		await page.setViewportSize( { width, height: 500 } );
		await visit( block( { ...ALL, ...labels, phoneRequired: true } ) );
		await page.locator( '.eidan-enquiry__send' ).click();
		await expect( summary( page ) ).toBeFocused();
		const beyond = await page.locator( '.wp-block-eidan-enquiry-form' ).evaluate( ( root ) => {
			root.querySelector< HTMLElement >( '.eidan-enquiry__sent' )!.hidden = false;
			return [
				...root.querySelectorAll( 'label, a, .eidan-enquiry__error, button, .eidan-enquiry__sent' ),
			].flatMap( ( part ) => {
				const words = document.createRange();
				words.selectNodeContents( part );
				const place = part.closest( '.eidan-enquiry__field' ) ?? root;
				return words.getBoundingClientRect().right > place.getBoundingClientRect().right + 1
					? [ part.outerHTML ]
					: [];
			} );
		} );
		expect( beyond, `${ width } px` ).toEqual( [] );
		await summary( page ).getByRole( 'link' ).nth( 4 ).click();
		const message = page.locator( '[name=eidan_message]' );
		await expect( message ).toBeFocused();
		await expect( page.getByText( 'Message', { exact: true } ) ).toBeInViewport( { ratio: 1 } );
	}
} );

/** Parts of the form that stick out of the window, or are wider than the place that they have. */
const cut = ( page: Page ) =>
	page
		.locator( '.wp-block-eidan-enquiry-form' )
		.locator( 'label, a, p, button, select, .eidan-enquiry__error' )
		.filter( { visible: true } )
		.evaluateAll( ( parts ) =>
			parts.flatMap( ( part ) => {
				const { left, right } = part.getBoundingClientRect();
				const isOut = left < -1 || right > document.documentElement.clientWidth + 1;
				return isOut || ( part.matches( 'button' ) && part.scrollWidth > part.clientWidth + 1 )
					? [ part.textContent ]
					: [];
			} )
		);

for ( const [ name, query, style, widths ] of [
	[ 'right to left', '?rtl=1', 'html {}', [ 320, 390, 1280 ] ],
	[ 'with letters twice as large', '', 'html { font-size: 200% !important }', [ 390, 1280 ] ],
] as const ) {
	test( `all of a form with mistakes is there ${ name } @slow`, async ( { page, visit } ) => {
		const address = await visit( block( { ...ALL, phoneRequired: true } ) );
		for ( const width of widths ) {
			await page.setViewportSize( { width, height: 800 } );
			await page.goto( address + query );
			await page.addStyleTag( { content: style } );
			await send( page ).click();
			await expect( summary( page ) ).toBeFocused();
			expect( await cut( page ), `${ width } px` ).toEqual( [] );
			expect(
				await page.evaluate(
					() => document.documentElement.scrollWidth - document.documentElement.clientWidth
				),
				`sideways at ${ width } px`
			).toBeLessThanOrEqual( 0 );
			expect( await violations( page ), `${ width } px` ).toEqual( [] );
		}
		if ( ! query ) {
			return;
		}
		// The box stands where lines begin, and its mark before its words.
		const [ tick, words ] = await Promise.all(
			[ page.getByRole( 'checkbox' ), page.getByText( 'I agree that what I enter' ) ].map( ( part ) =>
				part.boundingBox()
			)
		);
		expect( tick!.x ).toBeGreaterThan( words!.x + words!.width );
	} );
}

test( 'the privacy policy can be read on any ground, in themes that color links, too @slow', async ( {
	page,
	visit,
	insert,
	site,
} ) => {
	const [ policy ] = await insert( { post_type: 'page', post_title: 'Privacy' } );
	await site.php( `update_option( 'wp_page_for_privacy_policy', ${ policy } );` );
	await visit(
		`<!-- wp:group {"backgroundColor":"contrast","textColor":"base"} --><div class="wp-block-group has-base-color has-contrast-background-color has-text-color has-background">${ block() }</div><!-- /wp:group -->`
	);
	await site.php( `update_option( 'wp_page_for_privacy_policy', 0 );` );
	await page.addStyleTag( { content: ':root :where(a:where(:not(.wp-element-button))) { color: #111 }' } );
	const color = ( part: Locator ) => part.evaluate( ( element ) => getComputedStyle( element ).color );
	const link = page.getByRole( 'link', { name: 'Privacy' } ).and( page.locator( '.eidan-enquiry__label a' ) );
	expect( await color( link ) ).toBe( await color( page.getByText( 'I agree that what I enter' ) ) );
} );

test( 'in a Details block the answer is seen without script, too @slow', async ( { browser, visit, site } ) => {
	const address = await visit(
		`<!-- wp:details --><details class="wp-block-details"><summary>Write</summary>${ block() }</details><!-- /wp:details -->`
	);
	const page = await withoutScript( browser, address );
	await page.getByText( 'Write', { exact: true } ).click();
	await fill( page, 'Out of a drawer' );
	await page.getByLabel( 'Email address' ).fill( 'anna@localhost' );
	await send( page ).click();
	await expect( summary( page ) ).toBeVisible();
	await expect( summary( page ) ).toBeFocused();
	await age( page, site.php );
	await page.getByLabel( 'Email address' ).fill( 'anna@example.com' );
	await send( page ).click();
	await expect( thanks( page ) ).toBeVisible();
	await expect( thanks( page ) ).toBeFocused();
	await page.context().close();
} );
