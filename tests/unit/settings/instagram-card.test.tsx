/**
 * The connection to Instagram on the settings screen.
 */
import { act, fireEvent, render, screen } from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import { InstagramCard } from '../../../src/settings/instagram-card';
import type { Connection } from '../../../src/settings/use-instagram';

jest.mock( '@wordpress/api-fetch' );

const asked = apiFetch as unknown as jest.Mock;
const none: Connection = {
	connected: false,
	username: '',
	expires: '',
	synced: '',
	posts: 0,
	problem: '',
	urgent: false,
	encrypted: true,
};
const there: Connection = {
	...none,
	connected: true,
	username: 'lindqvist.orr',
	expires: 'May 3, 2027',
	synced: '5 minutes ago',
	posts: 12,
};

const show = async ( first: Connection ) => {
	asked.mockReset().mockResolvedValueOnce( first );
	await act( async () => void render( <InstagramCard /> ) );
};
const press = ( name: string ) => act( async () => void fireEvent.click( screen.getByRole( 'button', { name } ) ) );

test( 'a token connects by Enter, without sending the form around, and is gone from the screen', async () => {
	const onSubmit = jest.fn();
	asked.mockReset().mockResolvedValueOnce( none );
	await act(
		async () =>
			void render(
				<form onSubmit={ onSubmit }>
					<InstagramCard />
				</form>
			)
	);
	const field = screen.getByLabelText( 'Access token' );
	expect( field ).toHaveAttribute( 'type', 'password' );
	fireEvent.change( field, { target: { value: ' IGAA-token ' } } );
	asked.mockResolvedValueOnce( there );
	await act( async () => void expect( fireEvent.keyDown( field, { key: 'Enter' } ) ).toBe( false ) );
	expect( asked ).toHaveBeenLastCalledWith( {
		path: '/eidan/v1/instagram',
		method: 'POST',
		data: { token: 'IGAA-token' },
	} );
	const status = screen.getByText( /Connected as @lindqvist.orr/ );
	expect( status ).toHaveTextContent( 'expires on May 3, 2027' );
	expect( status ).toHaveTextContent( '12 posts copied, up to date 5 minutes ago.' );
	expect( status ).toHaveFocus();
	expect( screen.queryByLabelText( 'Access token' ) ).toBeNull();
	expect( document.body.innerHTML ).not.toContain( 'IGAA-token' );
	expect( onSubmit ).not.toHaveBeenCalled();
} );

test( 'what the server says of a wrong token is shown, and the token can be mended', async () => {
	await show( none );
	fireEvent.change( screen.getByLabelText( 'Access token' ), { target: { value: 'wrong' } } );
	asked.mockRejectedValueOnce( { message: 'Generate a new access token.' } );
	await press( 'Connect' );
	expect( screen.getAllByText( 'Generate a new access token.' ).length ).toBeGreaterThan( 0 );
	expect( screen.getByLabelText( 'Access token' ) ).toHaveValue( 'wrong' );
} );

test( 'a token that expired can be replaced; disconnecting asks, and about the copies too', async () => {
	await show( { ...there, problem: 'It expired.', urgent: true } );
	expect( screen.getAllByText( 'It expired.' ).length ).toBeGreaterThan( 0 );
	expect( screen.getByLabelText( 'Access token' ) ).toBeVisible();
	// The account stays visible. The sentence that the token is renewed by itself would be wrong.
	expect( screen.getByText( /@lindqvist.orr/ ) ).toHaveTextContent( '12 posts copied' );
	expect( screen.queryByText( /is renewed before that/ ) ).toBeNull();
	await press( 'Disconnect' );
	fireEvent.click( screen.getByLabelText( 'Also delete the copies' ) );
	asked.mockResolvedValueOnce( none );
	await press( 'Disconnect' );
	expect( asked ).toHaveBeenLastCalledWith( { path: '/eidan/v1/instagram?copies=true', method: 'DELETE' } );
	expect( screen.getByText( /No account is connected/ ) ).toHaveFocus();
} );

test( 'copies that were kept can be deleted later, and a server without OpenSSL is said', async () => {
	await show( { ...none, posts: 3, encrypted: false } );
	expect( screen.getAllByText( /without encryption/ ).length ).toBeGreaterThan( 0 );
	asked.mockResolvedValueOnce( none );
	await press( 'Delete the copies' );
	expect( asked ).toHaveBeenLastCalledWith( { path: '/eidan/v1/instagram?copies=true', method: 'DELETE' } );
} );
