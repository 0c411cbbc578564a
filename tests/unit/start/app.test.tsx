import apiFetch from '@wordpress/api-fetch';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../../../src/start/app';
import type { StartData, Starters } from '../../../src/start/types';

jest.mock( '@wordpress/api-fetch', () => ( { __esModule: true, default: jest.fn() } ) );

const fetch = apiFetch as unknown as jest.Mock;

const data: StartData = {
	widgets: [
		{
			name: 'eidan/image-gallery',
			title: 'Image gallery',
			description: 'Display images in a grid.',
			image: 'https://example.com/image-gallery.webp',
			url: 'https://example.com/wp-admin/post-new.php?post_type=page&eidan-block=image-gallery',
		},
	],
	images: { 'consulting-paper': 'https://example.com/paper.webp', 'consulting-ink': 'https://example.com/ink.webp' },
	guide: [
		{ title: 'The shop', url: 'https://example.com/wp-admin/admin-post.php?action=eidan_guide&chapter=shop' },
	],
	settings: 'https://example.com/wp-admin/options-general.php?page=eidan',
	home: 'https://example.com/',
	install: 'https://example.com/wp-admin/plugin-install.php',
	mayImport: true,
	mayStyle: true,
	fresh: false,
	shop: true,
	unfinished: false,
	edit: { header: 'https://example.com/edit-header', footer: 'https://example.com/edit-footer' },
};

const starters = ( more: Partial< Starters > = {} ): Starters => ( {
	starters: [
		{ slug: 'consulting', name: 'Consulting', description: 'A practice.', pages: [ 'Home', 'Work' ] },
		{ slug: 'shop', name: 'Shop', description: 'Goods.', pages: [ 'Home', 'Shop' ] },
	],
	styles: [
		{
			slug: 'paper',
			name: 'Paper',
			description: 'Quiet.',
			colors: [ '#ffffff' ],
			fonts: [ 'Manrope' ],
			preview: 'https://example.com/?eidan_style=paper&_eidan=1',
		},
		{
			slug: 'ink',
			name: 'Ink',
			description: 'Dark.',
			colors: [ '#000000' ],
			fonts: [ 'Fraunces' ],
			preview: 'https://example.com/?eidan_style=ink&_eidan=1',
		},
	],
	headers: [ { slug: 'eidan/header-standard', title: 'Header with menu' } ],
	footers: [ { slug: 'eidan/footer-columns', title: 'Footer with columns' } ],
	current: { starter: null, style: null, header: null, footer: null },
	changes: [],
	fits: true,
	...more,
} );

const settings = ( page: object, shop = false ) => ( {
	settings: { page, shop: { quantity: false }, lightbox: { core: false } },
	defaults: { page: {}, shop: {}, lightbox: {} },
	limits: {},
	notes: {},
	types: [],
	shop,
	leftOut: [],
	home: 'https://example.com/',
	demo: true,
} );

const demo = {
	counts: [],
	complete: false,
	fresh: true,
	look: null,
	changes: [ { name: 'Site title', now: 'Mine', then: 'Lindqvist Orr' } ],
	kept: [],
	links: [],
	first: 'Authors and topics',
	progress: null,
};

/** Answers by method and path; a test replaces those that it is about. */
let answers: Record< string, unknown > = {};

beforeEach( () => {
	window.location.hash = '';
	answers = {
		'GET /eidan/v1/starters': starters(),
		'GET /eidan/v1/settings': settings( { anchors: false } ),
		'GET /eidan/v1/demo': demo,
	};
	fetch.mockReset().mockImplementation( ( { path, method = 'GET' }: { path: string; method?: string } ) => {
		const answer = answers[ `${ method } ${ path.replace( /\?.*/, '' ) }` ];
		return answer instanceof Error ? Promise.reject( answer ) : Promise.resolve( answer );
	} );
} );

const open = async ( way?: string ) => {
	render( <App data={ data } /> );
	await screen.findByRole( 'checkbox', { name: 'Smooth scrolling' } );
	if ( way ) {
		await userEvent.click( screen.getByRole( 'button', { name: new RegExp( `^${ way }` ) } ) );
	}
};

const sent = ( method: string ) =>
	fetch.mock.calls.map( ( [ call ] ) => call ).filter( ( call ) => call.method === method );

it( 'asks what one would like, and opens nothing by itself', async () => {
	await open();
	for ( const name of [ /^A whole site/, /^A header and a footer/, /^Single widgets/ ] ) {
		expect( screen.getByRole( 'button', { name } ) ).toHaveAttribute( 'aria-expanded', 'false' );
	}
	expect( document.querySelector( 'iframe' ) ).toBeNull();
	await userEvent.click( screen.getByRole( 'button', { name: /^Single widgets/ } ) );
	expect( screen.getByRole( 'heading', { name: 'Single widgets' } ) ).toHaveFocus();
	expect( screen.getByRole( 'link', { name: 'Image gallery: open a new page with it' } ) ).toHaveAttribute(
		'href',
		data.widgets[ 0 ]?.url
	);
} );

it( 'imports the kind of site and the style that were chosen, after naming what changes', async () => {
	await open( 'A whole site' );
	await userEvent.click( await screen.findByRole( 'radio', { name: /^Shop/ } ) );
	await userEvent.click( screen.getByRole( 'radio', { name: /^Ink/ } ) );
	await screen.findByRole( 'heading', { name: 'Import Shop in Ink' } );
	await userEvent.click( await screen.findByRole( 'button', { name: 'Import the demo site' } ) );
	expect( screen.getByRole( 'row', { name: 'Site title Mine Lindqvist Orr' } ) ).toBeInTheDocument();
	expect( sent( 'POST' ) ).toEqual( [] );
	answers[ 'POST /eidan/v1/demo' ] = { step: 0, steps: 1, errors: [] };
	await userEvent.click( screen.getByRole( 'button', { name: 'Import' } ) );
	await waitFor( () =>
		expect( sent( 'POST' )[ 0 ]?.data ).toEqual( { step: 0, look: true, starter: 'shop', style: 'ink' } )
	);
} );

it( 'shows styles live, without a way into them', async () => {
	await open( 'A whole site' );
	await screen.findByRole( 'radio', { name: /^Ink/ } );
	const frames = [ ...document.querySelectorAll( 'iframe' ) ];
	expect( frames.map( ( { src } ) => src ) ).toEqual( starters().styles.map( ( { preview } ) => preview ) );
	for ( const frame of frames ) {
		expect( frame ).toHaveAttribute( 'tabindex', '-1' );
		expect( frame ).toHaveAttribute( 'loading', 'lazy' );
		expect( frame.closest( '[inert]' ) ).toHaveAttribute( 'aria-hidden', 'true' );
	}
	expect( screen.getByRole( 'link', { name: /Open preview Ink/ } ) ).toHaveAttribute(
		'href',
		starters().styles[ 1 ]?.preview
	);
} );

it( 'puts a style on the site as it is, and takes it off again', async () => {
	await open( 'A whole site' );
	await userEvent.click( await screen.findByRole( 'radio', { name: /^Ink/ } ) );
	answers[ 'POST /eidan/v1/style' ] = starters( {
		current: { starter: null, style: 'ink', header: null, footer: null },
		changes: [ 'Styles', 'Header' ],
	} );
	await userEvent.click( screen.getByRole( 'button', { name: 'Use this style' } ) );
	expect( await screen.findAllByText( 'Changed on your site: Styles, Header.' ) ).not.toHaveLength( 0 );
	expect( sent( 'POST' )[ 0 ] ).toMatchObject( { path: '/eidan/v1/style', data: { style: 'ink' } } );
	answers[ 'DELETE /eidan/v1/style' ] = starters( { kept: [ 'Header' ] } );
	await userEvent.click( screen.getByRole( 'button', { name: 'Put back' } ) );
	await waitFor( () => expect( screen.queryByRole( 'button', { name: 'Put back' } ) ).toBeNull() );
	expect( screen.getAllByText( 'Not put back, since you edited it: Header.' ) ).not.toHaveLength( 0 );
} );

it( 'puts a header on the site, names the one in use, and links to its editor', async () => {
	await open( 'A header and a footer' );
	const use = await screen.findByRole( 'button', { name: 'Use: Header with menu' } );
	expect( document.querySelector( 'iframe' )?.src ).toBe( 'https://example.com/?eidan-pattern=header-standard' );
	answers[ 'POST /eidan/v1/style' ] = starters( {
		current: { starter: null, style: null, header: 'eidan/header-standard', footer: null },
		changes: [ 'Header' ],
	} );
	await userEvent.click( use );
	await screen.findByRole( 'button', { name: 'In use: Header with menu' } );
	expect( screen.getByRole( 'link', { name: 'Edit Header with menu' } ) ).toHaveAttribute(
		'href',
		'https://example.com/edit-header'
	);
	expect( sent( 'POST' )[ 0 ]?.data ).toEqual( { header: 'eidan/header-standard' } );
} );

it( 'links to the reason why a style could not be applied', async () => {
	await open( 'A whole site' );
	answers[ 'POST /eidan/v1/style' ] = new Error( 'Edited since it was put on: Header.' );
	await userEvent.click( await screen.findByRole( 'button', { name: 'Use this style' } ) );
	await waitFor( () => expect( document.activeElement ).toHaveTextContent( 'Edited since it was put on: Header.' ) );
} );

it( 'says why a theme takes no header, and what failed', async () => {
	answers[ 'GET /eidan/v1/starters' ] = starters( { fits: false } );
	await open( 'A header and a footer' );
	expect( await screen.findByText( /^Your theme has no header and footer/ ) ).toBeInTheDocument();
	expect( screen.getByRole( 'button', { name: 'Use: Header with menu' } ) ).toHaveAttribute(
		'aria-disabled',
		'true'
	);
} );

it( 'asks to remove a kind of site before another is imported', async () => {
	answers[ 'GET /eidan/v1/starters' ] = starters( {
		current: { starter: 'consulting', style: null, header: null, footer: null },
	} );
	await open( 'A whole site' );
	await screen.findByRole( 'button', { name: 'Import the demo site' } );
	await userEvent.click( screen.getByRole( 'radio', { name: /^Shop/ } ) );
	await screen.findByText( 'Consulting is on your site. Remove it to import another kind of site.' );
	expect( screen.queryByRole( 'button', { name: 'Import the demo site' } ) ).toBeNull();
} );

it( 'begins with what was chosen for a demo that is there, and leaves the focus alone', async () => {
	answers[ 'GET /eidan/v1/starters' ] = starters( {
		current: { starter: 'shop', style: null, header: null, footer: null, chosen: 'ink' },
		changes: [ 'Styles' ],
	} );
	await open( 'A whole site' );
	expect( await screen.findByRole( 'radio', { name: 'Ink' } ) ).toBeChecked();
	expect( screen.getByRole( 'radio', { name: 'Shop' } ) ).toBeChecked();
	expect( await screen.findAllByText( 'Changed on your site: Styles.' ) ).not.toHaveLength( 0 );
	expect( screen.getByRole( 'heading', { name: 'A whole site' } ) ).toHaveFocus();
} );

it( 'shows a shop without WooCommerce, and why it cannot be had yet', async () => {
	const all = starters().starters;
	answers[ 'GET /eidan/v1/starters' ] = starters( {
		starters: all.map( ( starter ) => ( {
			...starter,
			needs: starter.slug === 'shop' ? 'Needs WooCommerce.' : '',
		} ) ),
	} );
	render( <App data={ { ...data, shop: false } } /> );
	await userEvent.click( screen.getByRole( 'button', { name: /^A whole site/ } ) );
	await screen.findByRole( 'radio', { name: /^Consulting/ } );
	expect( screen.getByRole( 'radio', { name: /^Shop/ } ) ).toBeDisabled();
	expect( screen.getByText( 'Needs WooCommerce.' ) ).toBeInTheDocument();
	expect( screen.getByRole( 'link', { name: 'Install WooCommerce' } ) ).toHaveAttribute( 'href', data.install );
} );

it( 'shows kinds of sites in the style that is chosen', async () => {
	await open( 'A whole site' );
	const image = () =>
		screen
			.getByRole( 'radio', { name: /^Consulting/ } )
			.closest( 'label' )
			?.querySelector( 'img' )?.src;
	await screen.findByRole( 'radio', { name: /^Ink/ } );
	expect( image() ).toBe( data.images[ 'consulting-paper' ] );
	await userEvent.click( screen.getByRole( 'radio', { name: /^Ink/ } ) );
	expect( image() ).toBe( data.images[ 'consulting-ink' ] );
} );

it( 'shows styles with the kind of site that is chosen, where the site has nothing of its own', async () => {
	render( <App data={ { ...data, fresh: true } } /> );
	await userEvent.click( screen.getByRole( 'button', { name: /^A whole site/ } ) );
	await userEvent.click( await screen.findByRole( 'radio', { name: /^Shop/ } ) );
	expect( document.querySelector( 'iframe' )?.src ).toBe(
		'https://example.com/?eidan_style=paper&_eidan=1&eidan_starter=shop'
	);
	expect( screen.getByRole( 'link', { name: /Open preview Shop/ } ) ).toHaveAttribute(
		'href',
		'https://example.com/?eidan_style=paper&_eidan=1&eidan_starter=shop'
	);
} );

it( 'shows styles on the site as it is once a kind of site is imported', async () => {
	answers[ 'GET /eidan/v1/starters' ] = starters( {
		current: { starter: 'shop', style: null, header: null, footer: null },
	} );
	render( <App data={ { ...data, fresh: true } } /> );
	await userEvent.click( screen.getByRole( 'button', { name: /^A whole site/ } ) );
	await screen.findByRole( 'radio', { name: /^Ink/ } );
	expect( document.querySelector( 'iframe' )?.src ).toBe( starters().styles[ 0 ]?.preview );
	expect( screen.queryByRole( 'link', { name: /Open preview Shop/ } ) ).toBeNull();
} );

it( 'shows every widget, and leads to the guide', async () => {
	await open( 'Single widgets' );
	const widget = screen.getByRole( 'link', { name: /^Image gallery/ } ).closest( 'li' );
	expect( widget?.querySelector( 'img' ) ).toHaveAttribute( 'src', data.widgets[ 0 ]?.image );
	expect( screen.getByRole( 'link', { name: /^The shop/ } ) ).toHaveAttribute( 'href', data.guide[ 0 ]?.url );
} );

it( 'offers to try again where the list did not come', async () => {
	answers[ 'GET /eidan/v1/starters' ] = new Error( 'Offline.' );
	await open( 'A whole site' );
	answers[ 'GET /eidan/v1/starters' ] = starters();
	await userEvent.click( await screen.findByRole( 'button', { name: 'Try again' } ) );
	await screen.findByRole( 'radio', { name: /^Ink/ } );
} );

it( 'says which header a style has left as it was, and where it is edited', async () => {
	answers[ 'GET /eidan/v1/starters' ] = starters( {
		changes: [ 'Styles: Ink' ],
		stays: [ { name: 'Header', url: 'https://example.com/edit-header' } ],
	} );
	render( <App data={ data } /> );
	const status = ( await screen.findByText( /As you edited it, menu included: Header\./ ) ).parentElement!;
	expect( within( status ).getByRole( 'link', { name: 'Edit: Header' } ) ).toHaveAttribute(
		'href',
		'https://example.com/edit-header'
	);
} );

it( 'has switches that hold at once, and go back if the server refuses', async () => {
	await open();
	answers[ 'POST /eidan/v1/settings' ] = settings( { anchors: true } );
	await userEvent.click( screen.getByRole( 'checkbox', { name: 'Smooth scrolling' } ) );
	await waitFor( () => expect( sent( 'POST' )[ 0 ]?.data ).toEqual( { settings: { page: { anchors: true } } } ) );
	expect( screen.getByRole( 'checkbox', { name: 'Smooth scrolling' } ) ).toBeChecked();
	answers[ 'POST /eidan/v1/settings' ] = new Error( 'Not now.' );
	await userEvent.click( screen.getByRole( 'checkbox', { name: 'Smooth scrolling' } ) );
	expect( await screen.findAllByText( 'Not now.' ) ).not.toHaveLength( 0 );
	expect( screen.getByRole( 'checkbox', { name: 'Smooth scrolling' } ) ).toBeChecked();
} );

it( 'shows what a switch does, and the shop only with one', async () => {
	await open();
	expect( document.querySelector( '.eidan-shows.is-page-anchors' ) ).toHaveAttribute( 'aria-hidden', 'true' );
	expect( screen.queryByRole( 'checkbox', { name: 'Quantity buttons' } ) ).toBeNull();
	document.body.replaceChildren();
	answers[ 'GET /eidan/v1/settings' ] = settings( { anchors: false }, true );
	render( <App data={ data } /> );
	const shop = ( await screen.findByRole( 'heading', { name: 'Shop' } ) ).closest( 'section' ) as HTMLElement;
	expect( within( shop ).getByRole( 'checkbox', { name: 'Quantity buttons' } ) ).toBeInTheDocument();
} );

it( 'says that an import is not finished, until it is, and opens where it goes on', async () => {
	const words = /import of the demo site is not finished/;
	answers[ 'GET /eidan/v1/starters' ] = new Promise( () => {} );
	const { unmount } = render( <App data={ { ...data, unfinished: true } } /> );
	expect( screen.getAllByText( words )[ 0 ] ).toBeVisible();
	expect( screen.getByRole( 'button', { name: /^A whole site/ } ) ).toHaveAttribute( 'aria-expanded', 'true' );
	unmount();
	answers[ 'GET /eidan/v1/starters' ] = starters( { unfinished: false } );
	const { container } = render( <App data={ { ...data, unfinished: true } } /> );
	await screen.findByRole( 'radio', { name: /^Consulting/ } );
	expect( container ).not.toHaveTextContent( words );
} );
