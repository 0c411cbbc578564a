import { freeAnchor, isAnchor, linksTo } from '../../../../src/editor/panel/anchors';

it( 'gives an anchor that nobody has', () => {
	expect( freeAnchor( 'menu', [] ) ).toBe( 'menu' );
	expect( freeAnchor( 'menu', [ 'menu', 'menu-2' ] ) ).toBe( 'menu-3' );
} );

it( 'knows what an opener can name', () => {
	expect( [ 'menu', 'über-uns', 'a_b-1' ].every( isAnchor ) ).toBe( true );
	expect( [ '', 'two words', 'a"b', '#menu', 'a&b' ].some( isAnchor ) ).toBe( false );
} );

it( 'sees links in addresses and in words, and nothing else', () => {
	expect( linksTo( { url: '#menu' }, 'menu' ) ).toBe( true );
	expect( linksTo( { content: 'See <a href="#menu">it</a>' }, 'menu' ) ).toBe( true );
	expect( linksTo( { url: '#menu-2', content: 'the #menu' }, 'menu' ) ).toBe( false );
	expect( linksTo( { url: null, size: 4 }, 'menu' ) ).toBe( false );
} );
