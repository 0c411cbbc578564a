/** The enquiry form: what is missing is said and takes the focus; once it is corrected, the form is sent where it is. */
import { expect, test } from './fixtures';

/** Class or name of what has the focus. */
const atFocus = () => {
	const element = document.activeElement as HTMLInputElement | null;
	return element?.name || element?.className || '';
};
const isShown = ( selector: string ) => document.querySelector( selector )?.checkVisibility() ?? false;
const sideways = () =>
	[ ...document.querySelectorAll( '.eidan-enquiry, .eidan-enquiry :is(label, a, p, button, select)' ) ].filter(
		( part ) => {
			const { left, right } = part.getBoundingClientRect();
			return left < -1 || right > document.documentElement.clientWidth + 1;
		}
	).length;
const SENT = '.eidan-enquiry__sent';

test( 'it says what is missing, goes to the field, and is sent once', async ( { show, site }, { project } ) => {
	const driver = await show( '<!-- wp:eidan/enquiry-form {"phone":true} /-->' );
	await driver.click( '.eidan-enquiry__send' );
	await expect.poll( () => driver.run( atFocus ) ).toBe( 'eidan-enquiry__summary' );
	const links = () =>
		[ ...document.querySelectorAll( '.eidan-enquiry__summary a' ) ].map( ( { textContent } ) => textContent );
	expect( await driver.run( links ) ).toEqual( [
		'Please fill in: Name',
		'Please enter an email address, such as name@example.com.',
		'Please fill in: Message',
		'Please tick this box.',
	] );
	// Nothing of it sticks out, turned around, too.
	for ( const direction of [ 'rtl', 'ltr' ] as const ) {
		await driver.run( ( dir ) => document.documentElement.setAttribute( 'dir', dir ), direction );
		expect( await driver.run( sideways ), direction ).toBe( 0 );
	}
	await driver.click( '.eidan-enquiry__summary a' );
	await expect.poll( () => driver.run( atFocus ) ).toBe( 'eidan_name' );

	await driver.press( ...'Anna', 'Tab', ...'anna@example.com', 'Tab', 'Tab', ...project.name );
	// WebKit's driver scrolls a field only to the edge of the window.
	await driver.run( () => document.querySelector( '[name=eidan_consent]' )!.scrollIntoView( { block: 'center' } ) );
	await driver.click( '[name=eidan_consent]' );
	const wrong = () =>
		[ ...document.querySelectorAll< HTMLInputElement >( '[aria-invalid]' ) ].map(
			( { name, value, checked } ) => `${ name }: ${ value } ${ checked }`
		);
	await expect.poll( () => driver.run( wrong ) ).toEqual( [] );
	// Whoever is as quick as a test is asked to press once more.
	await expect( async () => {
		if ( ! ( await driver.run( isShown, SENT ) ) ) {
			await driver.click( '.eidan-enquiry__send' );
		}
		await expect.poll( () => driver.run( isShown, SENT ), { timeout: 2000 } ).toBe( true );
	} ).toPass( { timeout: 30_000 } );
	expect( await driver.run( atFocus ) ).toBe( 'eidan-enquiry__sent' );
	expect( await driver.run( isShown, '.eidan-enquiry' ) ).toBe( false );
	const kept = await site.php< string[] >( `
		return wp_list_pluck( get_posts( array( 'post_type' => 'eidan_enquiry', 'post_status' => 'eidan-new', 's' => '${ project.name }' ) ), 'post_title' );` );
	expect( kept ).toEqual( [ 'Anna' ] );
} );
