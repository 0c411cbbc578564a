/** What a new drop-down begins with. */
import { contentOf, type MenuLink } from '../../../../src/editor/menus/drop-down-content';

const link = ( label: string, url?: string, innerBlocks: MenuLink[] = [], more = {} ): MenuLink => ( {
	attributes: { label, url, ...more },
	innerBlocks,
} );

/** The text that visitors would read, with the addresses. */
const read = ( content: string ) => {
	const page = document.createElement( 'div' );
	page.innerHTML = content.replaceAll( '<!', ' <!' );
	page.querySelectorAll( 'a' ).forEach( ( a ) => a.append( ` (${ a.getAttribute( 'href' ) })` ) );
	return page.textContent!.replace( /\s+/g, ' ' ).trim();
};

/** Names of the blocks, each with what is inside it. */
const names = ( content: string ) =>
	( content.match( /<!-- \/?wp:[\w-]+/g ) ?? [] )
		.map( ( mark ) => ( mark.includes( '/' ) ? ']' : ` ${ mark.slice( 8 ) }[` ) )
		.join( '' )
		.replace( /\[\]/g, '' )
		.replace( /\[ /g, '[' )
		.trim();

it( 'has all links below the item, in their order', () => {
	const content = contentOf( link( 'Shop', '/shop', [ link( 'Chairs', '/chairs' ), link( 'Tables', '/tables' ) ] ) );
	expect( read( content ) ).toBe( 'Chairs (/chairs) Tables (/tables)' );
	expect( names( content ) ).toBe( 'group[group[list[list-item]] group[list[list-item]]]' );
} );

it( 'has a column for each link that has links of its own', () => {
	const content = contentOf(
		link( 'Shop', '/shop', [
			link( 'Chairs', '/chairs', [ link( 'Oak', '/oak', [ link( 'Old', '/old' ) ] ), link( 'Ash', '/ash' ) ] ),
			link( 'Sale' ),
		] )
	);
	expect( read( content ) ).toBe( 'Chairs (/chairs) Oak (/oak) Old (/old) Ash (/ash) Sale' );
	expect( names( content ) ).toBe(
		'group[group[heading list[list-item[list[list-item]] list-item]] group[heading]]'
	);
} );

it( 'has at most three columns of plain links, and none that is empty', () => {
	const of = ( count: number ) =>
		names( contentOf( link( 'Shop', '/shop', Array( count ).fill( link( 'Chairs', '/chairs' ) ) ) ) ).match(
			/group\[list/g
		)!.length;
	expect( [ 1, 2, 3, 4, 7 ].map( of ) ).toEqual( [ 1, 2, 3, 2, 3 ] );
} );

it( 'has the name of an item without links, and no words that nobody wrote', () => {
	const content = contentOf( link( 'About <em>us</em>', 'https://example.com/about?a=1&b=2' ) );
	expect( read( content ) ).toBe( 'About us (https://example.com/about?a=1&b=2)' );
	expect( names( content ) ).toBe( 'heading paragraph' );
} );

it( 'escapes what is in a menu, and leaves out addresses that are scripts', () => {
	const content = contentOf(
		link( 'Shop', '/shop', [
			link( 'A &lt;img src=x onerror=alert(1)&gt;', 'java\tscript:alert(1)' ),
			link( 'B', '/b"onclick="alert(1)', [], { opensInNewTab: true } ),
			link( '', '/none' ),
		] )
	);
	const page = document.createElement( 'div' );
	page.innerHTML = content;
	expect( page.querySelector( 'img, [onclick], [href*=script]' ) ).toBeNull();
	expect( page.querySelector( 'a' )!.target ).toBe( '_blank' );
	expect( page.querySelectorAll( 'li' ) ).toHaveLength( 2 );
} );
