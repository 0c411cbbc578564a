import apiFetch from '@wordpress/api-fetch';
import { downloadBlob } from '@wordpress/blob';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileCard } from '../../../src/settings/file-card';
import type { Settings } from '../../../src/settings/use-settings';
import type { State } from '../../../src/settings/values';

jest.mock( '@wordpress/api-fetch', () => ( { __esModule: true, default: jest.fn() } ) );
jest.mock( '@wordpress/blob', () => ( { downloadBlob: jest.fn() } ) );

const fetch = apiFetch as unknown as jest.Mock;
const take = jest.fn();

const state = { settings: { page: { anchors: false }, shop: { lean: false } } } as unknown as State;
const tabs = [
	{
		name: 'page',
		title: 'Page',
		sections: [
			{
				title: 'Anchor links',
				fields: [ { type: 'toggle' as const, path: 'page.anchors', label: 'Smooth scrolling' } ],
			},
		],
	},
];

const open = ( changed: string[] = [] ) =>
	render( <FileCard settings={ { take, changed } as unknown as Settings } state={ state } tabs={ tabs } /> );

const choose = async ( content: string ) => {
	const input = document.querySelector( 'input[type="file"]' ) as HTMLInputElement;
	const file = new File( [ content ], 'mine.json', { type: 'application/json' } );
	// jsdom reads no files.
	Object.defineProperty( file, 'text', { value: () => Promise.resolve( content ) } );
	await userEvent.upload( input, file );
};

beforeEach( () => {
	fetch.mockReset();
	take.mockReset();
	( downloadBlob as jest.Mock ).mockReset();
} );

it( 'exports what the server gives', async () => {
	open();
	fetch.mockResolvedValueOnce( { kind: 'eidan-blocks-settings' } );
	await userEvent.click( screen.getByRole( 'button', { name: 'Export settings' } ) );
	const [ name, content ] = ( downloadBlob as jest.Mock ).mock.calls[ 0 ];
	expect( name ).toMatch( /^eidan-settings-\d{4}-\d\d-\d\d\.json$/ );
	expect( JSON.parse( content ) ).toEqual( { kind: 'eidan-blocks-settings' } );
} );

it( 'names what would change before anything is stored', async () => {
	open( [ 'page.anchors' ] );
	const values = { page: { anchors: true }, shop: { lean: true } };
	fetch.mockResolvedValueOnce( { changes: [ 'page.anchors', 'shop.lean' ], values, state } );
	await choose( '{"kind":"x"}' );
	expect( await screen.findByText( '2 settings change by mine.json:' ) ).toBeInTheDocument();
	expect( screen.getByRole( 'row', { name: 'Page › Smooth scrolling Off On' } ) ).toBeInTheDocument();
	expect( screen.getByRole( 'row', { name: 'shop.lean Off On' } ) ).toBeInTheDocument();
	expect( screen.getByText( /not saved are lost/ ) ).toBeInTheDocument();
	expect( fetch.mock.calls[ 0 ]?.[ 0 ].data ).toEqual( { file: { kind: 'x' }, store: false } );
	expect( take ).not.toHaveBeenCalled();

	fetch.mockResolvedValueOnce( { changes: [ 'page.anchors' ], values, state } );
	await userEvent.click( screen.getByRole( 'button', { name: 'Import these settings' } ) );
	expect( await screen.findAllByText( 'The settings are imported.' ) ).not.toHaveLength( 0 );
	expect( fetch.mock.calls[ 1 ]?.[ 0 ].data ).toEqual( { file: { kind: 'x' }, store: true } );
	expect( take ).toHaveBeenCalledWith( state );
} );

it( 'names each wrong value in words', async () => {
	open();
	fetch.mockRejectedValueOnce( {
		message: 'Nothing was imported.',
		data: { params: { 'page.anchors': 'This setting is on or off.', recipe: 'There is no such group.' } },
	} );
	await choose( '{}' );
	expect( await screen.findByText( 'Page › Smooth scrolling: This setting is on or off.' ) ).toBeInTheDocument();
	expect( screen.getByText( 'recipe: There is no such group.' ) ).toBeInTheDocument();
	expect( screen.queryByRole( 'button', { name: 'Import these settings' } ) ).toBeNull();
} );

it( 'sends nothing that is no JSON', async () => {
	open();
	await choose( 'hello' );
	expect( await screen.findAllByText( /not a JSON file/ ) ).not.toHaveLength( 0 );
	expect( fetch ).not.toHaveBeenCalled();
} );

it( 'says where a file has nothing new', async () => {
	open();
	fetch.mockResolvedValueOnce( { changes: [], values: {}, state } );
	await choose( '{}' );
	expect( await screen.findByText( 'mine.json has the settings that this site has.' ) ).toBeInTheDocument();
	await userEvent.click( screen.getByRole( 'button', { name: 'Close' } ) );
	expect( screen.getByRole( 'button', { name: 'Choose a file…' } ) ).toBeInTheDocument();
} );
