import apiFetch from '@wordpress/api-fetch';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DemoCard } from '../../../src/settings/demo-card';

jest.mock( '@wordpress/api-fetch', () => ( { __esModule: true, default: jest.fn() } ) );

const fetch = apiFetch as unknown as jest.Mock;

const state = {
	fresh: true,
	look: null as boolean | null,
	changes: [ { name: 'Site title', now: 'My studio', then: 'Lindqvist Orr' } ],
	kept: [ 'Header' ],
	links: [] as { title: string; url: string }[],
};
const nothing = { ...state, imported: 0, counts: [], complete: false };
const everything = { ...state, imported: 80, counts: [ '13 pages', '24 posts' ], complete: true, look: true };

const button = ( name: string ) => screen.findByRole( 'button', { name } );
const press = async ( name: string ) => userEvent.click( await button( name ) );

async function open( first: object ) {
	fetch.mockResolvedValueOnce( first );
	render( <DemoCard home="https://example.com/" /> );
	await waitFor( () => expect( screen.getAllByRole( 'button' ) ).not.toHaveLength( 0 ) );
}

beforeEach( () => fetch.mockReset() );

it( 'imports the demo step by step after asking', async () => {
	await open( nothing );
	expect( screen.queryByRole( 'button', { name: 'Remove the demo site' } ) ).toBeNull();
	await press( 'Import the demo site' );
	expect( fetch ).toHaveBeenCalledTimes( 1 );
	for ( let step = 0; step < 3; step++ ) {
		fetch.mockResolvedValueOnce( { step, steps: 3, label: '', errors: [] } );
	}
	fetch.mockResolvedValueOnce( everything );
	await press( 'Import' );
	expect( await screen.findByRole( 'link', { name: 'Visit the demo site' } ) ).toHaveAttribute(
		'href',
		'https://example.com/'
	);
	expect( fetch.mock.calls.slice( 1, 4 ).map( ( [ { data } ] ) => data.step ) ).toEqual( [ 0, 1, 2 ] );
	// What is already done is not offered again.
	await button( 'Remove the demo site' );
	expect( screen.queryByRole( 'button', { name: /import/i } ) ).toBeNull();
	expect( screen.getByText( 'Imported: 13 pages, 24 posts.' ) ).toBeInTheDocument();
} );

it( 'does not say that it is imported while the button still says that it is importing', async () => {
	await open( nothing );
	await press( 'Import the demo site' );
	let answer: ( state: object ) => void = () => {};
	fetch.mockResolvedValueOnce( { step: 0, steps: 1, label: '', errors: [] } );
	fetch.mockReturnValueOnce( new Promise( ( resolve ) => ( answer = resolve ) ) );
	await press( 'Import' );
	await waitFor( () => expect( fetch ).toHaveBeenCalledTimes( 3 ) );
	await button( 'Importing…' );
	expect( screen.queryByRole( 'link', { name: 'Visit the demo site' } ) ).toBeNull();
	answer( everything );
	await screen.findByRole( 'link', { name: 'Visit the demo site' } );
	expect( screen.queryByRole( 'button', { name: 'Importing…' } ) ).toBeNull();
} );

it( 'leaves a site with content of its own as it is, unless told otherwise', async () => {
	await open( { ...nothing, fresh: false } );
	await press( 'Import the demo site' );
	expect( screen.getByRole( 'radio', { name: 'Keep it as it is' } ) ).toBeChecked();
	expect( screen.queryByRole( 'table' ) ).toBeNull();
	// The card says where the demo can be seen all the same.
	expect(
		screen.getByText(
			/Your pages, lists, menus, blog and search are without it; in a shop without products, its own can be bought/
		)
	).toBeInTheDocument();
	// It lists what would be changed before anything changes.
	await userEvent.click( screen.getByRole( 'radio', { name: 'Make it look like the demo' } ) );
	expect( screen.getByRole( 'row', { name: 'Site title My studio Lindqvist Orr' } ) ).toBeInTheDocument();
	expect( screen.getByText( 'Stays as it is in any case: Header.' ) ).toBeInTheDocument();
	await userEvent.click( screen.getByRole( 'radio', { name: 'Keep it as it is' } ) );
	fetch.mockResolvedValueOnce( { step: 0, steps: 1, errors: [] } ).mockResolvedValueOnce( {
		...everything,
		look: false,
		links: [ { title: 'Work', url: 'https://example.com/work/' } ],
	} );
	await press( 'Import' );
	expect( await screen.findByRole( 'link', { name: 'Work' } ) ).toHaveAttribute(
		'href',
		'https://example.com/work/'
	);
	expect( screen.getByRole( 'link', { name: 'Visit the demo site' } ) ).toHaveAttribute(
		'href',
		'https://example.com/work/'
	);
	expect( fetch.mock.calls[ 1 ]?.[ 0 ].data ).toEqual( { step: 0, look: false } );
	// The owner can still choose the look later.
	await press( 'Use its look for your site' );
	expect( screen.getByRole( 'radio', { name: 'Keep it as it is' } ) ).toBeChecked();
} );

it( 'suggests its look on a site without content', async () => {
	await open( nothing );
	await press( 'Import the demo site' );
	expect( screen.getByRole( 'radio', { name: 'Make it look like the demo' } ) ).toBeChecked();
	expect( screen.getByRole( 'table' ) ).toBeInTheDocument();
	// People read the question from its top.
	expect( screen.getByRole( 'group', { name: 'Import the demo site' } ) ).toHaveFocus();
} );

it( 'says which step runs, of how many, and what it does', async () => {
	await open( { ...nothing, first: 'Authors and topics' } );
	await press( 'Import the demo site' );
	let answer: ( state: object ) => void = () => {};
	fetch.mockReturnValueOnce( new Promise( ( resolve ) => ( answer = resolve ) ) );
	await press( 'Import' );
	expect( await screen.findByText( 'Step 1: Authors and topics' ) ).toHaveFocus();
	fetch.mockReturnValueOnce( new Promise( () => {} ) );
	answer( { step: 0, steps: 4, next: 'Images', errors: [] } );
	await screen.findByText( 'Step 2 of 4: Images' );
	expect( screen.getByRole( 'progressbar', { name: 'Import' } ) ).toHaveAttribute( 'value', '25' );
} );

it( 'stops after the step that runs, and goes on there', async () => {
	await open( nothing );
	await press( 'Import the demo site' );
	let answer: ( state: object ) => void = () => {};
	fetch.mockReturnValueOnce( new Promise( ( resolve ) => ( answer = resolve ) ) );
	await press( 'Import' );
	await press( 'Stop' );
	await button( 'Stopping after this step…' );
	fetch.mockResolvedValueOnce( {
		...nothing,
		counts: [ '4 authors' ],
		progress: { done: 1, steps: 3, next: 'Images' },
	} );
	answer( { step: 0, steps: 3, next: 'Images', errors: [] } );
	// The button that stopped it is gone.
	await waitFor( () => expect( screen.getByText( 'Import paused. Next: Step 2 of 3: Images' ) ).toHaveFocus() );
	expect( screen.getByText( 'Imported: 4 authors.' ) ).toBeInTheDocument();
	await button( 'Remove the demo site' );

	fetch
		.mockResolvedValueOnce( { step: 1, steps: 3, next: 'Pages', errors: [] } )
		.mockResolvedValueOnce( { step: 2, steps: 3, next: '', errors: [] } )
		.mockResolvedValueOnce( everything );
	await press( 'Continue the import' );
	await screen.findByRole( 'link', { name: 'Visit the demo site' } );
	// What the owner answered is on the server.
	expect( fetch.mock.calls.slice( 3, 5 ).map( ( [ { data } ] ) => data ) ).toEqual( [ { step: 1 }, { step: 2 } ] );
} );

it( 'offers to go on where the server says that an import waits', async () => {
	await open( { ...nothing, counts: [ '8 images' ], progress: { done: 2, steps: 9, next: 'Pages' } } );
	await screen.findByText( 'Import paused. Next: Step 3 of 9: Pages' );
	await button( 'Continue the import' );
	expect( screen.queryByRole( 'button', { name: 'Import the demo site' } ) ).toBeNull();
} );

it( 'says at which step a request failed, and tries that step again', async () => {
	await open( nothing );
	await press( 'Import the demo site' );
	const waiting = {
		...nothing,
		counts: [ '5 images' ],
		progress: { done: 1, steps: 2, next: 'Pages' },
	};
	fetch
		.mockResolvedValueOnce( { step: 0, steps: 2, next: 'Pages', errors: [] } )
		.mockRejectedValueOnce( { message: 'The disk is full.' } )
		.mockResolvedValueOnce( waiting );
	await press( 'Import' );
	expect( await screen.findAllByText( 'Step 2 of 2: Pages – The disk is full.' ) ).not.toHaveLength( 0 );
	await button( 'Remove the demo site' );
	fetch.mockResolvedValueOnce( { step: 1, steps: 2, errors: [] } ).mockResolvedValueOnce( everything );
	await press( 'Try again' );
	await screen.findByRole( 'link', { name: 'Visit the demo site' } );
	expect( fetch.mock.calls[ 4 ]?.[ 0 ].data ).toEqual( { step: 1 } );
} );

it( 'sends the answer of the owner again if the first step failed', async () => {
	await open( nothing );
	await press( 'Import the demo site' );
	fetch.mockRejectedValueOnce( { message: 'Offline.' } ).mockResolvedValueOnce( nothing );
	await press( 'Import' );
	fetch.mockResolvedValueOnce( { step: 0, steps: 1, errors: [] } ).mockResolvedValueOnce( everything );
	await press( 'Try again' );
	await screen.findByRole( 'link', { name: 'Visit the demo site' } );
	expect( fetch.mock.calls[ 3 ]?.[ 0 ].data ).toEqual( { step: 0, look: true } );
} );

it( 'goes on after a step that could not do all, and tries only these steps again', async () => {
	await open( nothing );
	await press( 'Import the demo site' );
	fetch
		.mockResolvedValueOnce( { step: 0, steps: 3, next: 'Images', errors: [] } )
		.mockResolvedValueOnce( { step: 1, steps: 3, next: 'Pages', errors: [ 'harbour.webp is missing.' ] } )
		.mockResolvedValueOnce( { step: 2, steps: 3, next: '', errors: [] } )
		.mockResolvedValueOnce( everything );
	await press( 'Import' );
	expect( await screen.findAllByText( 'Step 2 of 3: Images – harbour.webp is missing.' ) ).not.toHaveLength( 0 );
	fetch.mockResolvedValueOnce( { step: 1, steps: 3, next: 'Pages', errors: [] } ).mockResolvedValueOnce( everything );
	await press( 'Try again' );
	await screen.findByRole( 'link', { name: 'Visit the demo site' } );
	expect( fetch ).toHaveBeenCalledTimes( 7 );
	expect( fetch.mock.calls[ 5 ]?.[ 0 ].data ).toEqual( { step: 1 } );
} );

it( 'imports the kind of site and the style that are chosen', async () => {
	fetch.mockResolvedValueOnce( nothing );
	render( <DemoCard home="https://example.com/" starter="shop" style="ink" /> );
	await press( 'Import the demo site' );
	expect( fetch.mock.calls[ 0 ]?.[ 0 ].path ).toBe( '/eidan/v1/demo?starter=shop&style=ink' );
	fetch.mockResolvedValueOnce( { step: 0, steps: 1, errors: [] } ).mockResolvedValueOnce( everything );
	await press( 'Import' );
	await screen.findByRole( 'link', { name: 'Visit the demo site' } );
	expect( fetch.mock.calls[ 1 ]?.[ 0 ].data ).toEqual( { step: 0, look: true, starter: 'shop', style: 'ink' } );
} );

it( 'removes the demo after asking, and names what it keeps', async () => {
	await open( everything );
	expect( screen.queryByRole( 'button', { name: 'Import the demo site' } ) ).toBeNull();
	await press( 'Remove the demo site' );
	expect( fetch ).toHaveBeenCalledTimes( 1 );
	expect( screen.getByText( /Your own content stays/ ) ).toBeInTheDocument();
	fetch
		.mockResolvedValueOnce( {
			removed: 78,
			kept: [ 'page/contact', 'picture/calla' ],
			names: [ 'Contact', 'Calla' ],
		} )
		.mockResolvedValueOnce( nothing );
	await press( 'Remove' );
	expect( await screen.findByText( 'Kept, since you edited or use it: Contact, Calla.' ) ).toBeInTheDocument();
	expect( fetch.mock.calls[ 1 ]?.[ 0 ] ).toMatchObject( { path: '/eidan/v1/demo?edited=false', method: 'DELETE' } );
	await button( 'Import the demo site' );
} );

it( 'deletes what was edited only on request', async () => {
	await open( everything );
	await press( 'Remove the demo site' );
	await userEvent.click( screen.getByLabelText( 'Also delete what was edited after the import' ) );
	fetch.mockResolvedValueOnce( { removed: 80, kept: [], names: [] } ).mockResolvedValueOnce( nothing );
	await press( 'Remove' );
	expect( fetch.mock.calls[ 1 ]?.[ 0 ] ).toMatchObject( { path: '/eidan/v1/demo?edited=true' } );
} );
