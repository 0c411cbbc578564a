import { cleanWebsite, isDate, readableDate, websiteLabel } from '../../../src/editor/portfolio/item';
import { editOf, valueOf } from '../../../src/editor/portfolio/bindings';
import { swapped } from '../../../src/editor/portfolio/gallery-field';
import { isBound, withItemContext } from '../../../src/editor/portfolio/item-gallery';
import { moved } from '../../../blocks/portfolio-details/controls';

jest.mock( '@wordpress/core-data', () => ( { store: 'core', useEntityProp: jest.fn() } ) );
jest.mock( '@wordpress/block-editor', () => ( {} ) );

it.each( [ '2026', '2026-05', '2026-05-14', '2024-02-29', '0099-01-01' ] )( 'takes %s as a date', ( text ) => {
	expect( isDate( text ) ).toBe( true );
} );

it.each( [ '', '26', '2026-13', '2026-5', '2025-02-29', '2026-05-32', '14.5.2026', '2026-05-14T00:00' ] )( 'takes “%s” as no date', ( text ) => {
	expect( isDate( text ) ).toBe( false );
} );

it( 'writes dates as exactly as they were given', () => {
	expect( readableDate( '' ) ).toBe( '' );
	expect( readableDate( 'soon' ) ).toBe( '' );
	expect( readableDate( '2026' ) ).toBe( '2026' );
	expect( readableDate( '2026-05' ) ).toBe( 'May 2026' );
	expect( readableDate( '2026-05-01' ) ).toMatch( /May 1, 2026/ );
	expect( readableDate( '2026-05-31' ) ).toMatch( /May 31, 2026/ );
} );

it.each( [
	[ '', '' ],
	[ ' example.com ', 'https://example.com/' ],
	[ '//example.com/a', 'https://example.com/a' ],
	[ 'http://example.com/a?b=%20', 'http://example.com/a?b=%20' ],
	[ 'javascript:alert(1)', null ],
	[ 'mailto:a@example.com', null ],
	[ 'https://', null ],
	[ 'two words', null ],
	[ 'word', null ],
] )( 'cleans the address “%s”', ( text, clean ) => {
	expect( cleanWebsite( text ) ).toBe( clean );
} );

it( 'writes addresses as people do', () => {
	expect( websiteLabel( 'https://www.example.com/' ) ).toBe( 'example.com' );
	expect( websiteLabel( 'http://example.com/work' ) ).toBe( 'example.com/work' );
} );

describe( 'bound blocks', () => {
	const item = {
		excerpt: { raw: 'In short' },
		meta: { eidan_client: 'Nord', eidan_date: '2026-05', eidan_website: 'https://example.com/' },
	};

	it.each( [
		[ 'excerpt', 'In short' ],
		[ 'client', 'Nord' ],
		[ 'date', 'May 2026' ],
		[ 'website', 'https://example.com/' ],
		[ 'website-label', 'example.com' ],
		[ 'constructor', '' ],
	] )( 'show %s', ( key, text ) => {
		expect( valueOf( item, key ) ).toBe( text );
		expect( valueOf( {}, key ) ).toBe( '' );
	} );

	it( 'change plain texts of the item, and keep its other fields', () => {
		expect( editOf( item, 'client', 'A &amp; <b>B</b>' ) ).toEqual( { meta: { ...item.meta, eidan_client: 'A & B' } } );
		expect( editOf( item, 'excerpt', '<em>New</em>' ) ).toEqual( { excerpt: 'New' } );
		expect( editOf( item, 'date', '2026' ) ).toBeNull();
	} );
} );

it( 'moves entries by one place, and never out of the list', () => {
	expect( swapped( [ 1, 2, 3 ], 0, 1 ) ).toEqual( [ 2, 1, 3 ] );
	expect( swapped( [ 1, 2, 3 ], 0, -1 ) ).toEqual( [ 1, 2, 3 ] );
	expect( moved( [ 'a', 'b', 'c' ], 2, -1 ) ).toEqual( [ 'a', 'c', 'b' ] );
	expect( moved( [ 'a', 'b', 'c' ], 0, 1 ) ).toEqual( [ 'b', 'a', 'c' ] );
} );

it( 'knows galleries that show the item’s pictures', () => {
	expect( isBound( { metadata: { bindings: { images: { source: 'eidan/portfolio' } } } } ) ).toBe( true );
	expect( isBound( {} ) ).toBe( false );
	expect( withItemContext( { usesContext: [ 'postId' ] }, 'eidan/image-gallery' ).usesContext ).toEqual( [ 'postId', 'postType' ] );
	expect( withItemContext( {}, 'core/gallery' ).usesContext ).toBeUndefined();
} );
