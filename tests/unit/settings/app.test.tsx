import apiFetch from '@wordpress/api-fetch';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../../../src/settings/app';
import type { State, Values } from '../../../src/settings/values';

jest.mock( '@wordpress/api-fetch', () => ( { __esModule: true, default: jest.fn() } ) );

const fetch = apiFetch as unknown as jest.Mock;

const defaults = (): Values => ( {
	portfolio: {
		enabled: true,
		slug: 'portfolio',
		archive: 'portfolio',
		categorySlug: 'portfolio-category',
		tagSlug: 'portfolio-tag',
	},
	lightbox: { core: false },
	lists: {
		pagination: 'standard',
		perPage: 10,
		infinitePages: 3,
		scrollOffset: 100,
		scrollDuration: 500,
		newPostsDelay: 300,
	},
	sliders: {
		slidesPerView: 5,
		slidesPerView1440: 5,
		slidesPerView1366: 4,
		slidesPerView1024: 3,
		slidesPerView768: 2,
		slidesPerView680: 1,
		slidesPerView480: 1,
		spaceBetween: 30,
		autoplay: 5000,
		speed: 800,
		wheelLock: 1000,
		wheelLockPortfolio: 700,
		fallbackSlidesPerView: 2,
		fallbackSpaceBetween: 30,
		fallbackAutoplay: 3000,
		fallbackSpeed: 600,
	},
	shop: {
		quantity: false,
		selects: false,
		swatches: false,
		gallery: false,
		sticky: false,
		lean: false,
		always: '',
	},
	uninstall: { remove: 'nothing' },
} );

const state = ( settings: Values = defaults(), more: Partial< State > = {} ): State => ( {
	settings,
	defaults: defaults(),
	limits: { 'lists.perPage': { min: 1, max: 100 } },
	notes: {},
	types: [
		{
			key: 'portfolio',
			title: 'Portfolio',
			intro: 'Finished work.',
			switch: 'Enable the portfolio',
			addresses: [
				{ name: 'slug', label: 'Portfolio items' },
				{ name: 'archive', label: 'Portfolio archive' },
				{ name: 'categorySlug', label: 'Portfolio categories' },
				{ name: 'tagSlug', label: 'Portfolio tags' },
			],
		},
	],
	shop: false,
	leftOut: [],
	home: 'https://example.com/',
	demo: false,
	...more,
} );

async function open( first: State = state() ) {
	fetch.mockResolvedValueOnce( first );
	const view = render( <App /> );
	await screen.findByRole( 'tab', { name: 'Content types' } );
	return view;
}

const tab = ( name: string ) => userEvent.click( screen.getByRole( 'tab', { name } ) );
const save = () => userEvent.click( screen.getByRole( 'button', { name: 'Save changes' } ) );

beforeEach( () => {
	fetch.mockReset();
	window.history.replaceState( null, '', '#' );
} );

it( 'shows what is stored, in tabs', async () => {
	const settings = defaults();
	settings.portfolio!.slug = 'work';
	await open( state( settings ) );
	expect( screen.getByLabelText( 'Portfolio items' ) ).toHaveValue( 'work' );
	expect( screen.getByText( 'Default: portfolio.' ) ).toBeInTheDocument();
	await tab( 'Lists' );
	expect( screen.getByLabelText( 'Items per page' ) ).toHaveValue( 10 );
	expect( screen.getByRole( 'radio', { name: 'Page numbers' } ) ).toBeChecked();
	expect( window.location.hash ).toBe( '#lists' );
} );

it( 'goes to the setting that the address names, once', async () => {
	window.history.replaceState( null, '', '#attribution.lifetime' );
	await open();
	const field = screen.getByLabelText( /^Cookie lifetime/ );
	await waitFor( () => expect( field ).toHaveFocus() );
	expect( screen.getByRole( 'tab', { name: 'Attribution' } ) ).toHaveAttribute( 'aria-selected', 'true' );
} );

it( 'has the button that sends the weekly report beside its settings, once these are saved', async () => {
	await open();
	await tab( 'Attribution' );
	const section = screen.getByRole( 'heading', { name: 'Weekly report' } ).closest( 'section' )!;
	const button = within( section ).getByRole( 'button', { name: 'Send now' } );
	expect( screen.getAllByRole( 'button', { name: 'Send now' } ) ).toHaveLength( 1 );
	expect( button ).not.toHaveAttribute( 'aria-disabled', 'true' );
	await userEvent.click( within( section ).getByLabelText( 'Send the report by email' ) );
	expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
} );

it( 'sends only what was changed, and says that it is saved', async () => {
	await open();
	expect( screen.getByRole( 'button', { name: 'Save changes' } ) ).toHaveAttribute( 'aria-disabled', 'true' );
	await tab( 'Lists' );
	fireEvent.change( screen.getByLabelText( 'Items per page' ), { target: { value: '6' } } );
	await userEvent.click( screen.getByRole( 'radio', { name: 'Infinite scroll' } ) );
	expect( screen.getByText( '2 changes are not saved.' ) ).toBeInTheDocument();

	const saved = defaults();
	saved.lists = { ...saved.lists, perPage: 6, pagination: 'infinite' };
	fetch.mockResolvedValueOnce( state( saved ) );
	await save();
	expect( fetch ).toHaveBeenLastCalledWith( {
		path: '/eidan/v1/settings',
		method: 'POST',
		data: { settings: { lists: { pagination: 'infinite', perPage: 6 } } },
	} );
	expect( await screen.findAllByText( 'Settings saved.' ) ).not.toHaveLength( 0 );
	expect( screen.queryByText( /not saved/ ) ).not.toBeInTheDocument();
} );

it( 'names each wrong field, leads to it, and loses nothing', async () => {
	await open();
	// Change the whole value at once, as each typed key would render the whole screen again.
	fireEvent.change( screen.getByLabelText( 'Portfolio items' ), { target: { value: 'wp-json' } } );
	await tab( 'Sliders' );
	fetch.mockRejectedValueOnce( {
		message: 'Nothing was saved.',
		data: { params: { 'portfolio.slug': 'WordPress uses that itself.' } },
	} );
	await save();
	const notice = (
		await screen.findByRole( 'button', { name: 'Content types › Portfolio items' } )
	).closest< HTMLElement >( '.components-notice' )!;
	expect( notice ).toHaveTextContent( 'Nothing was saved.' );
	expect( notice ).toHaveTextContent( 'WordPress uses that itself.' );
	await userEvent.click( within( notice ).getByRole( 'button', { name: 'Content types › Portfolio items' } ) );
	const field = await screen.findByLabelText( 'Portfolio items' );
	await waitFor( () => expect( field ).toHaveFocus() );
	expect( field ).toHaveValue( 'wp-json' );
	expect( field ).toBeInvalid();
	expect( field ).toHaveAccessibleDescription( /WordPress uses that itself/ );

	fireEvent.change( field, { target: { value: 'wp-json-2' } } );
	expect( field ).toBeValid();
} );

// WordPress's number field silently corrects values that are outside its limits or between its steps, when the focus
// leaves it.
it.each( [
	[ '101', 101 ],
	[ '-3', -3 ],
	[ '2.5', 2.5 ],
	[ '', '' ],
] )( 'lets the server say what is wrong with the number “%s”', async ( typed, sent ) => {
	await open();
	await tab( 'Lists' );
	const field = screen.getByLabelText( 'Items per page' );
	await userEvent.clear( field );
	if ( typed ) {
		await userEvent.type( field, typed );
	}
	fetch.mockRejectedValueOnce( {
		message: 'Nothing was saved.',
		data: { params: { 'lists.perPage': 'Write a whole number from 1 to 100.' } },
	} );
	await save();
	expect( fetch ).toHaveBeenLastCalledWith(
		expect.objectContaining( { data: { settings: { lists: { perPage: sent } } } } )
	);
	expect( await screen.findByRole( 'button', { name: 'Lists › Items per page' } ) ).toBeInTheDocument();
	expect( field ).toHaveValue( typed === '' ? null : sent );
	expect( field ).toBeInvalid();
	expect( field ).toHaveAccessibleDescription( /Write a whole number from 1 to 100/ );
} );

it( 'offers the numbers that the server takes', async () => {
	await open( state( defaults(), { limits: { 'lists.perPage': { min: 2, max: 40 } } } ) );
	await tab( 'Lists' );
	const field = screen.getByLabelText( 'Items per page' );
	expect( field ).toHaveAttribute( 'min', '2' );
	expect( field ).toHaveAttribute( 'max', '40' );
} );

it( 'keeps the draft when the server cannot be reached', async () => {
	await open();
	await userEvent.click( screen.getByLabelText( 'Enable the portfolio' ) );
	fetch.mockRejectedValueOnce( { code: 'fetch_error', message: 'You are probably offline.' } );
	await save();
	// The message is visible wherever the owner has scrolled.
	await waitFor( () =>
		expect(
			within( document.activeElement as HTMLElement ).getByText( 'Nothing was saved: You are probably offline.' )
		).toBeVisible()
	);
	expect( document.activeElement ).not.toBe( document.body );
	expect( screen.getByLabelText( 'Enable the portfolio' ) ).not.toBeChecked();
	expect( screen.getByText( '1 change is not saved.' ) ).toBeInTheDocument();
} );

it( 'can be tried again when loading fails', async () => {
	fetch.mockRejectedValueOnce( { message: 'The response is not a valid JSON response.' } );
	render( <App /> );
	const again = await screen.findByRole( 'button', { name: 'Try again' } );
	fetch.mockResolvedValueOnce( state() );
	await userEvent.click( again );
	expect( await screen.findByRole( 'tab', { name: 'Content types' } ) ).toBeInTheDocument();
} );

it( 'resets a tab to its defaults, and discards changes', async () => {
	const settings = defaults();
	settings.sliders!.speed = 100;
	await open( state( settings ) );
	await tab( 'Sliders' );
	await userEvent.click( screen.getByRole( 'button', { name: 'Reset “Sliders” to its defaults' } ) );
	expect( screen.getByLabelText( 'Transition (ms)' ) ).toHaveValue( 800 );
	expect( screen.getByText( '1 change is not saved.' ) ).toBeInTheDocument();
	await userEvent.click( screen.getByRole( 'button', { name: 'Discard' } ) );
	expect( screen.getByLabelText( 'Transition (ms)' ) ).toHaveValue( 100 );
} );

it( 'asks before the page is left with changes, and only then', async () => {
	await open();
	const leave = () => window.dispatchEvent( new Event( 'beforeunload', { cancelable: true } ) );
	expect( leave() ).toBe( true );
	await userEvent.click( screen.getByLabelText( 'Enable the portfolio' ) );
	expect( leave() ).toBe( false );
	await userEvent.click( screen.getByLabelText( 'Enable the portfolio' ) );
	expect( leave() ).toBe( true );
} );

it( 'greys out addresses of a portfolio that is off', async () => {
	await open();
	await userEvent.click( screen.getByLabelText( 'Enable the portfolio' ) );
	expect( screen.getByLabelText( 'Portfolio archive' ) ).toBeDisabled();
} );

it( 'greys out how long scrolling takes where it is not smooth', async () => {
	const page = { anchors: false, anchorDuration: 500 };
	await open( state( { ...defaults(), page } as Values, { defaults: { ...defaults(), page } as Values } ) );
	await tab( 'Page' );
	expect( screen.getByLabelText( /^Scroll duration/ ) ).toBeDisabled();
	await userEvent.click( screen.getByLabelText( 'Smooth scrolling' ) );
	expect( screen.getByLabelText( /^Scroll duration/ ) ).toBeEnabled();
} );

it( 'shows what the owner should know about a setting', async () => {
	await open( state( defaults(), { notes: { 'portfolio.archive': 'The page “Work” has this address.' } } ) );
	expect( screen.getByLabelText( 'Portfolio archive' ) ).toHaveAccessibleDescription(
		/The page “Work” has this address/
	);
} );

it( 'has switches for pages of the shop where there is one', async () => {
	const { unmount } = await open();
	expect( screen.queryByRole( 'tab', { name: 'Shop' } ) ).not.toBeInTheDocument();
	unmount();
	await open( state( defaults(), { shop: true } ) );
	await tab( 'Shop' );
	await userEvent.click( screen.getByRole( 'checkbox', { name: 'Quantity buttons' } ) );
	fetch.mockResolvedValueOnce( state() );
	await save();
	expect( fetch ).toHaveBeenLastCalledWith(
		expect.objectContaining( { data: { settings: { shop: { quantity: true } } } } )
	);
} );

it( 'lists what lean pages did without, and brings it back with one click', async () => {
	const lean = defaults();
	lean.shop!.lean = true;
	const entry = ( handle: string ) => ( { handle, what: 'Script', why: 'A reason.', pages: 'Front page' } );
	await open( state( lean, { shop: true, leftOut: [ entry( 'jquery' ), entry( 'woocommerce' ) ] } ) );
	await tab( 'Shop' );
	// A reason that both have is said once.
	expect( screen.getAllByText( 'A reason.' ) ).toHaveLength( 1 );
	// What was changed and not saved stays.
	await userEvent.click( screen.getByRole( 'checkbox', { name: 'Quantity buttons' } ) );
	const next = { ...lean, shop: { ...lean.shop, always: 'jquery' } };
	fetch.mockResolvedValueOnce( state( next, { shop: true, leftOut: [ entry( 'woocommerce' ) ] } ) );
	await userEvent.click( screen.getByRole( 'button', { name: 'Always load jquery' } ) );
	expect( fetch ).toHaveBeenLastCalledWith(
		expect.objectContaining( { method: 'POST', data: { settings: { shop: { always: 'jquery' } } } } )
	);
	expect( await screen.findByText( 'jquery is loaded on every page again.' ) ).toHaveFocus();
	expect( screen.queryByRole( 'button', { name: 'Always load jquery' } ) ).not.toBeInTheDocument();
	expect( screen.getByRole( 'textbox', { name: 'Always load' } ) ).toHaveValue( 'jquery' );
	expect( screen.getByRole( 'checkbox', { name: 'Quantity buttons' } ) ).toBeChecked();
	expect( screen.getByText( '1 change is not saved.' ) ).toBeInTheDocument();
	fetch.mockRejectedValueOnce( { message: 'No.' } );
	await userEvent.click( screen.getByRole( 'button', { name: 'Always load woocommerce' } ) );
	expect( await screen.findAllByText( 'No.' ) ).not.toHaveLength( 0 );
} );

it( 'finds a setting by a word of any tab, and leads to its field', async () => {
	await open();
	await userEvent.type( screen.getByRole( 'searchbox', { name: 'Search settings' } ), 'items per' );
	expect( screen.getByText( '1 setting found.' ) ).toBeInTheDocument();
	expect( screen.queryByRole( 'tab' ) ).toBeNull();
	await userEvent.click( screen.getByRole( 'button', { name: 'Items per page' } ) );
	await waitFor( () => expect( screen.getByLabelText( 'Items per page' ) ).toHaveFocus() );
	expect( screen.getByRole( 'tab', { name: 'Lists' } ) ).toHaveAttribute( 'aria-selected', 'true' );
	expect( window.location.hash ).toBe( '#lists' );
} );

it( 'leads to the first finding by Enter, and saves nothing by it', async () => {
	await open();
	await userEvent.type( screen.getByRole( 'searchbox', { name: 'Search settings' } ), 'transition{Enter}' );
	await waitFor( () => expect( screen.getByRole( 'tab', { name: 'Sliders' } ) ).toBeInTheDocument() );
	await waitFor( () => expect( screen.getByLabelText( 'Transition (ms)' ) ).toHaveFocus() );
	expect( fetch ).toHaveBeenCalledTimes( 1 );
} );

it( 'finds nothing of a shop without one', async () => {
	await open();
	await userEvent.type( screen.getByRole( 'searchbox', { name: 'Search settings' } ), 'quantity' );
	expect( screen.getByText( 'No setting has these words.' ) ).toBeInTheDocument();
} );

it( 'resets one section and leaves the others', async () => {
	const settings = defaults();
	settings.lists = { ...settings.lists, perPage: 4, scrollOffset: 7 };
	await open( state( settings ) );
	await tab( 'Lists' );
	await userEvent.click( screen.getByRole( 'button', { name: 'Reset the section “Pagination”' } ) );
	expect( screen.getByLabelText( 'Items per page' ) ).toHaveValue( 10 );
	expect( screen.getByLabelText( 'Scroll offset (px)' ) ).toHaveValue( 7 );
	expect( screen.getByRole( 'heading', { name: 'Pagination' } ) ).toHaveFocus();
	expect( screen.queryByRole( 'button', { name: 'Reset the section “Pagination”' } ) ).toBeNull();
	expect( screen.getByText( '1 change is not saved.' ) ).toBeInTheDocument();
} );
