import { formAt } from '../../../../src/editor/header/form-at';
import { automaticMenu } from '../../../../src/editor/menus/automatic';

const at = ( canvas: number, window = 1440, isDesktop = false ) =>
	formAt( { canvas, window, isDesktop, breakpoint: 1024 } );

describe( 'the form of a header in the canvas', () => {
	it( 'is the one that visitors get at the width that is previewed', () => {
		expect( at( 480 ) ).toBe( 'compact' );
		expect( at( 1024 ) ).toBe( 'compact' );
		expect( at( 1025 ) ).toBe( 'wide' );
	} );

	it( 'is wide on a desktop that only the sidebars of the editor make narrow, and compact on a narrow one', () => {
		expect( at( 810, 1440, true ) ).toBe( 'wide' );
		expect( at( 810, 1440 ) ).toBe( 'compact' );
		expect( at( 782, 782, true ) ).toBe( 'compact' );
	} );
} );

describe( 'the menu that is shown where none is chosen', () => {
	const menus = [
		{ id: 3, name: 'Main' },
		{ id: 4, name: 'Foot' },
	];

	it( 'is the newest one of navigation blocks, else the classic one at the first place, else the pages', () => {
		expect( automaticMenu( [ { id: 9, title: { rendered: 'Newest' } }, { id: 8 } ], menus, [] ) ).toEqual( {
			menu: 'navigation:9',
			title: 'Newest',
		} );
		expect(
			automaticMenu( [], menus, [ { name: 'top' }, { name: 'foot', menu: 4 }, { name: 'main', menu: 3 } ] )
		).toEqual( { menu: 'menu:4', title: 'Foot' } );
		expect( automaticMenu( [], [], [ { name: 'top' } ] ) ).toBe( 'pages' );
	} );

	it( 'is not named where that is not known: while loading, to who may not read menus, or at a place of another theme', () => {
		expect( automaticMenu( null, menus, [] ) ).toBeNull();
		expect( automaticMenu( [], menus, null ) ).toBeNull();
		expect( automaticMenu( [], menus, [] ) ).toBeNull();
	} );
} );
