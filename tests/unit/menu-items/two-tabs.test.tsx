/**
 * One menu of a navigation block in two tabs: nothing that somebody made is lost. WordPress's own stores, and a server
 * that answers as Menus\Seen makes WordPress do (tests/php/Menus/SeenTest.php).
 */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import { registerBlockType } from '@wordpress/blocks';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { MenuItemsPanel } from '../../../src/menu-items/menu-items';

const NEW = 7;

const link = ( label: string ) => `<!-- wp:navigation-link {"label":"${ label }","url":"/x"} /-->`;

/** The server: what is stored, and what this tab has sent. */
let stored = '';
let sent: Array< Record< string, unknown > > = [];

interface Request {
	path?: string;
	method?: string;
	data?: Record< string, unknown >;
	parse?: boolean;
}

const recordOf = ( id: number ) => ( {
	id,
	status: 'publish',
	title: { raw: 'Main', rendered: 'Main' },
	content: { raw: stored },
	eidan_version: `of ${ stored }`,
} );

function answer( { path = '', method = 'GET', data }: Request ): unknown {
	if ( method === 'OPTIONS' ) {
		return {};
	}
	if ( path.startsWith( '/wp/v2/types' ) ) {
		const type = { name: 'Menus', rest_base: 'navigation', rest_namespace: 'wp/v2', supports: {} };
		return { wp_navigation: { ...type, slug: 'wp_navigation' } };
	}
	const id = /^\/wp\/v2\/navigation\/(\d+)/.exec( path )?.[ 1 ];
	if ( ! id ) {
		return method === 'POST' ? { ...recordOf( NEW ), status: 'draft' } : [];
	}
	if ( data ) {
		sent.push( data );
		const isSeen = data.eidan_version === undefined || data.eidan_version === `of ${ stored }`;
		if ( ! isSeen && data.content !== stored ) {
			throw { code: 'eidan_menu_changed', message: 'Somebody else changed this menu.', data: { status: 409 } };
		}
		stored = String( data.content ?? stored );
	}
	return recordOf( Number( id ) );
}

const headers = { get: ( name: string ) => ( name.toLowerCase() === 'allow' ? 'GET, POST, PUT' : '1' ) };

let number = NEW;
const names = () =>
	[ ...document.querySelectorAll( '.eidan-menu-items__name' ) ].map( ( { textContent } ) => textContent );
const press = ( name: string ) => act( async () => fireEvent.click( screen.getByRole( 'button', { name } ) ) );
const save = () => press( 'Save menu' );
const notice = () => screen.queryByText( 'Somebody else changed this menu.', { selector: '.components-notice *' } );

/** Writes another text for the first item. */
async function write( text: string ) {
	if ( ! screen.queryByRole( 'textbox', { name: 'Text' } ) ) {
		await act( async () => fireEvent.click( document.querySelector( '.eidan-menu-items__name' )! ) );
	}
	await act( async () =>
		fireEvent.change( screen.getByRole( 'textbox', { name: 'Text' } ), { target: { value: text } } )
	);
}

beforeAll( () => {
	apiFetch.setFetchHandler( async ( request: Request ) => {
		const json = answer( request );
		return request.parse === false ? { headers, json: async () => json } : json;
	} );
	registerBlockType( 'core/navigation-link', {
		apiVersion: 3,
		title: 'Link',
		category: 'text',
		attributes: { label: { type: 'string' }, url: { type: 'string' } },
		save: () => null,
	} as never );
} );

/** Opens a menu that no other test has seen. */
beforeEach( async () => {
	stored = link( 'Atlas' );
	sent = [];
	number++;
	render( <MenuItemsPanel menu={ `navigation:${ number }` } inside={ null } label="" onChoose={ () => {} } /> );
	await waitFor( () => expect( names() ).toEqual( [ 'Atlas' ] ) );
} );

it( 'saves a menu again and again, undone and done again in between', async () => {
	await write( 'First' );
	await save();
	expect( stored ).toContain( 'First' );
	for ( const [ step, label ] of [
		[ 'undo', 'Atlas' ],
		[ 'redo', 'First' ],
	] as const ) {
		await act( async () => void dispatch( coreStore )[ step ]() );
		await save();
		expect( notice() ).toBeNull();
		expect( stored ).toContain( label );
	}
	await write( 'Second' );
	await save();
	expect( stored ).toContain( 'Second' );
	expect( sent.every( ( data ) => data.eidan_version ) ).toBe( true );
} );

it( 'warns that another tab has saved meanwhile, and does not overwrite it', async () => {
	await write( 'Mine' );
	stored = link( 'Theirs' );
	await save();
	expect( notice() ).toBeVisible();
	expect( stored ).toBe( link( 'Theirs' ) );
	expect( names() ).toEqual( [ 'Mine' ] );
	// Nor at the second try.
	await save();
	expect( notice() ).toBeVisible();
	expect( stored ).toBe( link( 'Theirs' ) );
} );

it( 'loads the saved menu, restores the edits on undo, and warns again at the next conflict', async () => {
	await write( 'Mine' );
	stored = link( 'Theirs' );
	await save();
	await press( 'Load the saved menu' );
	await waitFor( () => expect( names() ).toEqual( [ 'Theirs' ] ) );
	expect( notice() ).toBeNull();

	await act( async () => void dispatch( coreStore ).undo() );
	expect( names() ).toEqual( [ 'Mine' ] );
	stored = link( 'Third' );
	await save();
	expect( notice() ).toBeVisible();
	expect( stored ).toBe( link( 'Third' ) );
} );

it( 'keeps the own menu, saves it over the one that the author was told of, and over no later one', async () => {
	await write( 'Mine' );
	stored = link( 'Theirs' );
	await save();
	await press( 'Keep mine' );
	await waitFor( () => expect( notice() ).toBeNull() );
	expect( names() ).toEqual( [ 'Mine' ] );
	expect( stored ).toBe( link( 'Theirs' ) );

	stored = link( 'Third' );
	await save();
	expect( notice() ).toBeVisible();
	await press( 'Keep mine' );
	await waitFor( () => expect( notice() ).toBeNull() );
	await save();
	expect( stored ).toContain( 'Mine' );
	expect( notice() ).toBeNull();
} );

it( 'counts from what the edits began with, though another block loads the saved menu meanwhile', async () => {
	await write( 'Mine' );
	stored = link( 'Theirs' );
	await act( async () =>
		dispatch( coreStore ).receiveEntityRecords( 'postType', 'wp_navigation', [ recordOf( number ) ] as never )
	);
	await save();
	expect( notice() ).toBeVisible();
	expect( stored ).toBe( link( 'Theirs' ) );
} );

it( 'sends no seen version for an editor of core', async () => {
	await act( async () => {
		dispatch( coreStore ).editEntityRecord( 'postType', 'wp_navigation', number, { content: link( 'Core' ) } );
		await dispatch( coreStore ).saveEditedEntityRecord( 'postType', 'wp_navigation', number, {} );
	} );
	expect( sent ).toEqual( [ { id: number, content: link( 'Core' ) } ] );
	expect( select( coreStore ).getLastEntitySaveError( 'postType', 'wp_navigation', number ) ).toBeUndefined();
} );

it( 'does not save a new menu over what another tab has put into it', async () => {
	const nodes = [ { clientId: 'a', name: 'core/navigation-link', attributes: { label: 'Mine' }, innerBlocks: [] } ];
	const onChoose = jest.fn();
	stored = '';
	render( <MenuItemsPanel menu="inside" inside={ nodes as never } label="" onChoose={ onChoose } /> );
	await press( 'Convert to menu' );
	await waitFor( () => expect( onChoose.mock.calls ).toEqual( [ [ `navigation:${ NEW }` ] ] ) );
	stored = link( 'Theirs' );
	await act( () => dispatch( coreStore ).saveEditedEntityRecord( 'postType', 'wp_navigation', NEW, {} ) );
	expect( stored ).toBe( link( 'Theirs' ) );
	expect( select( coreStore ).getLastEntitySaveError( 'postType', 'wp_navigation', NEW ) ).toMatchObject( {
		code: 'eidan_menu_changed',
	} );
} );
