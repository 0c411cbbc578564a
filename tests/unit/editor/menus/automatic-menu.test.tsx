/**
 * Which menu is shown where an author has chosen none: the sidebar and the canvas say so.
 */
import { render, screen } from '@testing-library/react';
import { MenuControl } from '../../../../src/editor/menus/menu-control';
import Edit from '../../../../blocks/menu/edit';

interface Site {
	navigations?: object[];
	menus?: object[];
	locations?: object[];
}
let mockSite: Site = {};
const mockNone: object[] = [];

// jsdom has none, and WordPress measures placeholders.
window.ResizeObserver = class {
	observe() {}
	unobserve() {}
	disconnect() {}
};

jest.mock( '../../../../src/editor/stores', () => ( {
	selectCore: () => ( {
		canUser: () => true,
		getEntityRecords: ( _kind: string, name: string ) =>
			( { wp_navigation: mockSite.navigations, menu: mockSite.menus, menuLocation: mockSite.locations } )[
				name
			] ?? mockNone,
	} ),
} ) );
jest.mock( '@wordpress/block-editor', () => ( {
	BlockControls: ( { children }: { children: unknown } ) => children,
	useBlockProps: () => ( {} ),
} ) );
jest.mock( '@wordpress/components', () => {
	const { Dropdown, SelectControl, Placeholder, Notice, ToolbarButton, ToolbarGroup } =
		jest.requireActual( '@wordpress/components' );
	return { Dropdown, SelectControl, Placeholder, Notice, ToolbarButton, ToolbarGroup };
} );
jest.mock( '@eidan/editor', () => ( {
	...jest.requireActual< object >( '../../../../src/editor/menus/use-menus' ),
	...jest.requireActual< object >( '../../../../src/editor/menus/menu-control' ),
	// A menu without a link.
	ServerPreview: ( { empty }: { empty: unknown } ) => empty,
} ) );
jest.mock( '../../../../src/menu-items/menu-items', () => ( {
	MenuItemsPanel: () => null,
	StartMenu: () => null,
	useMenuState: () => ( { isLoaded: false, unsaved: undefined } ),
} ) );
jest.mock( '../../../../src/menu-items/use-inside', () => ( {
	useInside: () => null,
	useChooseMenu: () => () => {},
} ) );
jest.mock( '../../../../blocks/menu/inspector', () => ( { Inspector: () => null } ) );
jest.mock( '../../../../blocks/menu/editor/drop-downs', () => ( {
	useDropDowns: () => [ null, {} ],
	DropDowns: () => null,
} ) );
jest.mock( '../../../../blocks/menu/use-hidden-inner-blocks', () => ( { useHiddenInnerBlocks() {} } ) );
jest.mock( '../../../../blocks/menu/use-open-submenu', () => ( { useOpenSubmenu() {} } ) );

const control = ( value: string, automatic = true ) =>
	render( <MenuControl value={ value } onChange={ () => {} } automatic={ automatic } /> );
const canvas = ( menu: string ) =>
	render(
		<Edit
			{ ...( {
				attributes: { menu, form: 'auto' },
				setAttributes() {},
				clientId: 'a',
				context: {},
			} as unknown as Parameters< typeof Edit >[ 0 ] ) }
		/>
	);
/** Placeholders are also spoken. */
const SEEN = { ignore: '[aria-live]' };
const inCanvas = ( words: string ) => screen.getByText( words, SEEN );
const help = () => screen.getByRole( 'combobox', { name: 'Menu' } ).getAttribute( 'aria-describedby' );

const NAVIGATION = { id: 7, slug: 'main', title: { rendered: 'Main &amp; more' } };

describe.each< [ string, Site, string ] >( [
	[
		'the newest menu of navigation blocks',
		{ navigations: [ NAVIGATION, { id: 3, title: { rendered: 'Old' } } ] },
		'Shows the menu “Main & more”.',
	],
	[
		'the classic one of the first place that has one',
		{
			menus: [
				{ id: 1, name: 'Foot' },
				{ id: 2, name: 'Top' },
			],
			locations: [ { name: 'none' }, { name: 'primary', menu: 2 }, { name: 'footer', menu: 1 } ],
		},
		'Shows the menu “Top”.',
	],
	[ 'the pages of a site without menus', {}, 'Shows the pages of this site.' ],
] )( 'automatic is %s', ( _, site, words ) => {
	beforeEach( () => ( mockSite = site ) );

	it( 'in the sidebar', () => {
		control( '' );
		expect( screen.getByRole( 'combobox', { name: 'Menu' } ) ).toHaveAccessibleDescription( words );
	} );

	it( 'in the canvas', () => {
		canvas( '' );
		expect( inCanvas( `${ words } It has no links yet. Add some, or select another menu.` ) ).toBeVisible();
		expect( screen.getByRole( 'combobox', { name: 'Menu' } ) ).toHaveDisplayValue( 'Automatic' );
	} );
} );

it( 'is not mentioned if a menu is chosen', () => {
	mockSite = { navigations: [ NAVIGATION ] };
	const { unmount } = control( 'navigation:7' );
	expect( help() ).toBeNull();
	unmount();
	canvas( 'navigation:7' );
	expect( inCanvas( 'It has no links yet. Add some, or select another menu.' ) ).toBeVisible();
	expect( screen.queryByText( /Shows the/, SEEN ) ).toBeNull();
} );

it( 'is not mentioned in a block that shows nothing without a choice', () => {
	mockSite = { navigations: [ NAVIGATION ] };
	control( '', false );
	expect( screen.getByRole( 'combobox', { name: 'Menu' } ) ).toHaveDisplayValue( 'Select a menu' );
	expect( screen.queryByText( /Shows the/, SEEN ) ).toBeNull();
} );
