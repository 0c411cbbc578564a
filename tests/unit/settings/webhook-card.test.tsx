import apiFetch from '@wordpress/api-fetch';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { State } from '../../../src/settings/values';
import { WebhookCard } from '../../../src/settings/webhook-card';

jest.mock( '@wordpress/api-fetch', () => ( { __esModule: true, default: jest.fn() } ) );

const fetch = apiFetch as unknown as jest.Mock;
const stateOf = ( webhook: boolean ) => ( { settings: { outcomes: { webhook } } } ) as unknown as State;
const fine = { ready: true, problem: '', urgent: false };
const button = () => screen.findByRole( 'button', { name: 'Send a test' } );

beforeEach( () => fetch.mockReset() );

it( 'asks nothing and shows nothing while the webhook is off', () => {
	const { container } = render( <WebhookCard state={ stateOf( false ) } isChanged={ false } /> );
	expect( container ).toBeEmptyDOMElement();
	expect( fetch ).not.toHaveBeenCalled();
} );

it( 'sends a test and says what came of it', async () => {
	fetch.mockResolvedValueOnce( fine );
	render( <WebhookCard state={ stateOf( true ) } isChanged={ false } /> );
	expect( await button() ).not.toHaveAttribute( 'aria-disabled', 'true' );
	fetch.mockResolvedValueOnce( { ...fine, arrived: true, said: 'The test has arrived.' } );
	await userEvent.click( await button() );
	expect( fetch ).toHaveBeenLastCalledWith( { path: '/eidan/v1/webhook/test', method: 'POST' } );
	expect( await screen.findByRole( 'status' ) ).toHaveTextContent( 'The test has arrived.' );
} );

it( 'shows the last failure with what to do', async () => {
	fetch.mockResolvedValueOnce( { ready: true, problem: 'There is nothing at this URL (404).', urgent: true } );
	render( <WebhookCard state={ stateOf( true ) } isChanged={ false } /> );
	expect( ( await screen.findAllByText( 'There is nothing at this URL (404).' ) ).length ).toBeGreaterThan( 0 );
} );

it( 'waits for what is not saved, or lacks its address', async () => {
	fetch.mockResolvedValue( { ...fine, ready: false } );
	const state = stateOf( true );
	const { rerender } = render( <WebhookCard { ...{ state } } isChanged={ false } /> );
	expect( await screen.findByText( 'Enter URL and secret, and save.' ) ).toBeInTheDocument();
	expect( await button() ).toHaveAttribute( 'aria-disabled', 'true' );
	rerender( <WebhookCard { ...{ state } } isChanged /> );
	expect( await screen.findByText( 'Save the changes first.' ) ).toBeInTheDocument();
	await userEvent.click( await button() );
	expect( fetch ).toHaveBeenCalledTimes( 1 );
} );

it( 'says why it could not ask', async () => {
	fetch.mockRejectedValueOnce( { message: 'You are probably offline.' } );
	render( <WebhookCard state={ stateOf( true ) } isChanged={ false } /> );
	expect( ( await screen.findAllByText( 'You are probably offline.' ) ).length ).toBeGreaterThan( 0 );
} );
