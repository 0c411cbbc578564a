import {
	itemFromNavigation,
	itemFromText,
	textFromItem,
} from '../../../../blocks/interactive-link-showcase/transforms';

it( 'an entry of a list keeps its words and its first link', () => {
	expect( itemFromText( 'About <a href="/us?a=1&amp;b=2">us</a>' ) ).toEqual( {
		title: 'About us',
		url: '/us?a=1&b=2',
	} );
	expect( itemFromText( 'Only words' ) ).toEqual( { title: 'Only words' } );
} );

it( 'goes back to a text with a link and its second line', () => {
	expect( textFromItem( { title: 'Us', text: 'Since 2009', url: '/us?a=1&b="' } ) ).toBe(
		'<a href="/us?a=1&amp;b=&quot;">Us</a> – Since 2009'
	);
	expect( textFromItem( { title: 'Us' } ) ).toBe( 'Us' );
} );

it( 'a link of a navigation keeps what it says and where it opens', () => {
	expect(
		itemFromNavigation( { label: 'Us', url: '/us', description: 'Who', opensInNewTab: true, rel: 'me' } )
	).toEqual( { title: 'Us', url: '/us', text: 'Who', linkTarget: '_blank', rel: 'me' } );
} );
