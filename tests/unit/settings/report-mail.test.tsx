import apiFetch from '@wordpress/api-fetch';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReportMail } from '../../../src/settings/report-mail';

jest.mock( '@wordpress/api-fetch', () => ( { __esModule: true, default: jest.fn() } ) );

const fetch = apiFetch as unknown as jest.Mock;
const press = () => userEvent.click( screen.getByRole( 'button', { name: 'Send now' } ) );

beforeEach( () => fetch.mockReset() );

it( 'sends the report once, and says to whom', async () => {
	let answer: ( sent: object ) => void = () => {};
	fetch.mockReturnValueOnce( new Promise( ( resolve ) => ( answer = resolve ) ) );
	render( <ReportMail isChanged={ false } /> );
	await press();
	await press();
	expect( fetch ).toHaveBeenCalledTimes( 1 );
	expect( fetch ).toHaveBeenCalledWith( { path: '/eidan/v1/attribution/report/mail', method: 'POST' } );
	answer( { to: [ 'ann@example.com', 'bo@example.com' ] } );
	expect( await screen.findByText( 'Sent to ann@example.com, bo@example.com.' ) ).toHaveRole( 'status' );
} );

it( 'says why it could not be sent, until it could', async () => {
	const message = 'The report could not be sent: your site’s mailer refused it. Could not connect.';
	fetch.mockRejectedValueOnce( { message } );
	render( <ReportMail isChanged={ false } /> );
	await press();
	expect( ( await screen.findAllByText( message ) ).length ).toBeGreaterThan( 0 );
	expect( screen.getByRole( 'status' ) ).toBeEmptyDOMElement();
	fetch.mockResolvedValueOnce( { to: [ 'ann@example.com' ] } );
	await press();
	expect( await screen.findByText( 'Sent to ann@example.com.' ) ).toBeInTheDocument();
	expect( document.querySelector( '.components-notice' ) ).toBeNull();
} );

it( 'has words for a failure that says nothing', async () => {
	fetch.mockRejectedValueOnce( undefined );
	render( <ReportMail isChanged={ false } /> );
	await press();
	expect( ( await screen.findAllByText( 'An unknown error occurred.' ) ).length ).toBeGreaterThan( 0 );
} );

it( 'waits for changes that are not saved', async () => {
	render( <ReportMail isChanged /> );
	expect( screen.getByText( 'Save the changes first.' ) ).toBeInTheDocument();
	await press();
	expect( fetch ).not.toHaveBeenCalled();
} );
