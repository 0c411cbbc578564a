/**
 * The enquiry form as an author makes it.
 */
import { expect, test } from './fixtures';

test( 'an author writes labels in their place, adds fields, and chooses where it goes', async ( { editor } ) => {
	await editor.open();
	const id = await editor.insert( 'eidan/enquiry-form' );
	const block = editor.canvas.locator( `[data-block="${ id }"]` );
	const labels = block.getByRole( 'textbox', { name: 'Label', exact: true } );
	await expect( labels ).toHaveText( [
		'Name',
		'Email address',
		'Message',
		'I agree that what I enter is used to answer me.',
		'Send',
	] );
	await labels.nth( 0 ).fill( 'Your name & company' );
	await labels.nth( 4 ).fill( '' );
	await expect( labels.nth( 4 ) ).toHaveText( '' );
	await labels.nth( 4 ).fill( 'Write to us' );
	await editor.select( id );
	const sidebar = await editor.showSettings();
	await sidebar.getByRole( 'tab', { name: 'Settings' } ).click();
	await sidebar.getByRole( 'checkbox', { name: 'Phone number', exact: true } ).check();
	await sidebar.getByRole( 'checkbox', { name: 'Choice', exact: true } ).check();
	await expect( sidebar.getByText( 'Visitors do not see the choice before' ) ).toBeVisible();
	await sidebar.getByRole( 'checkbox', { name: 'Choice is required' } ).check();
	await sidebar.getByRole( 'textbox', { name: 'Choices' } ).fill( 'A map\nA book' );
	await expect( block.getByRole( 'combobox' ).getByRole( 'option' ) ).toHaveText( [
		'Please choose',
		'A map',
		'A book',
	] );
	await sidebar.getByRole( 'checkbox', { name: 'Consent' } ).uncheck();
	await sidebar.getByRole( 'button', { name: 'After sending' } ).click();
	await sidebar.getByRole( 'textbox', { name: 'Message' } ).fill( 'We have it.' );
	await sidebar.getByRole( 'button', { name: 'Email', exact: true } ).click();
	await sidebar.getByRole( 'textbox', { name: 'To', exact: true } ).fill( 'sales' );
	await expect( sidebar.getByText( 'This is not an email address' ) ).toBeVisible();
	await sidebar.getByRole( 'textbox', { name: 'To', exact: true } ).fill( 'sales@example.com' );
	await expect( sidebar.getByText( 'This is not an email address' ) ).toHaveCount( 0 );
	await sidebar.getByRole( 'textbox', { name: 'Subject' } ).fill( 'From the site' );
	const [ form ] = await editor.readBack();
	expect( form ).toMatchObject( {
		name: 'eidan/enquiry-form',
		attributes: {
			nameLabel: 'Your name & company',
			emailLabel: '',
			button: 'Write to us',
			phone: true,
			phoneRequired: false,
			choice: true,
			choiceRequired: true,
			choices: [ 'A map', 'A book' ],
			consent: false,
			thanks: 'We have it.',
			recipient: 'sales@example.com',
			subject: 'From the site',
		},
	} );
} );
