import { editOf, labelOf, valueOf } from '../../../../src/editor/fields/bindings';
import { swapped } from '../../../../src/editor/fields/images-field';
import { isBound, type ContentType, type Field } from '../../../../src/editor/fields/types';
import {
	cleanEmail,
	cleanPhone,
	cleanUrl,
	isDate,
	phoneUrl,
	readableDate,
	shortUrl,
} from '../../../../src/editor/fields/values';

jest.mock( '@wordpress/core-data', () => ( { store: 'core', useEntityProp: jest.fn() } ) );
jest.mock( '@wordpress/block-editor', () => ( {} ) );

it.each( [ '2026', '2026-05', '2026-05-14', '2024-02-29', '0099-01-01' ] )( 'takes %s as a date', ( text ) => {
	expect( isDate( text ) ).toBe( true );
} );

it.each( [ '', '26', '2026-13', '2026-5', '2025-02-29', '2026-05-32', '14.5.2026', '2026-05-14T00:00' ] )(
	'takes “%s” as no date',
	( text ) => {
		expect( isDate( text ) ).toBe( false );
	}
);

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
	expect( cleanUrl( text ) ).toBe( clean );
} );

it( 'writes addresses as people do', () => {
	expect( shortUrl( 'https://www.example.com/' ) ).toBe( 'example.com' );
	expect( shortUrl( 'http://example.com/work' ) ).toBe( 'example.com/work' );
} );

it.each( [
	[ '+49 30 1234567', 'tel:+49301234567' ],
	[ '+44 (0)20 7946 0000', 'tel:+442079460000' ],
	[ '(555) 010-0000 ext. 12', 'tel:5550100000' ],
	[ '', '' ],
] )( 'dials “%s”', ( text, url ) => {
	expect( cleanPhone( text ) ).toBe( text );
	expect( phoneUrl( text ) ).toBe( url );
} );

it( 'takes no words for a number or an address', () => {
	expect( cleanPhone( 'call me' ) ).toBeNull();
	expect( cleanEmail( 'name@example' ) ).toBeNull();
	expect( cleanEmail( ' name@example.com ' ) ).toBe( 'name@example.com' );
} );

describe( 'bound blocks', () => {
	const field = ( name: string, type: Field[ 'type' ] ): Field => ( {
		key: `eidan_${ name }`,
		name,
		type,
		label: name.toUpperCase(),
		help: '',
		maxLength: 200,
		minimum: 0,
		maximum: 0,
		step: 1,
		none: 0,
		choices: [],
	} );
	const type: ContentType = {
		postType: 'eidan_thing',
		key: 'things',
		label: 'Thing',
		panel: 'Things',
		fields: [
			field( 'client', 'text' ),
			field( 'date', 'date' ),
			field( 'website', 'url' ),
			field( 'phone', 'phone' ),
			field( 'email', 'email' ),
			field( 'gallery', 'images' ),
			field( 'profiles', 'links' ),
		],
	};

	beforeEach( () => {
		window.eidanContentTypes = [ type ];
	} );

	const item = {
		excerpt: { raw: 'In short' },
		meta: {
			eidan_client: 'Nord',
			eidan_date: '2026-05',
			eidan_website: 'https://example.com/',
			eidan_phone: '+49 30 1',
			eidan_email: 'a@example.com',
			eidan_gallery: [ 3 ],
			eidan_profiles: [
				{ service: 'mastodon', url: 'https://a.example/' },
				{ service: 'x', url: 'https://b.example/' },
			],
		},
	};

	it.each( [
		[ 'excerpt', 'In short' ],
		[ 'client', 'Nord' ],
		[ 'date', 'May 2026' ],
		[ 'website', 'https://example.com/' ],
		[ 'website-label', 'example.com' ],
		[ 'phone-link', 'tel:+49301' ],
		[ 'email-link', 'mailto:a@example.com' ],
		[ 'phone-linked', '+49 30 1' ],
		[ 'email-linked', 'a@example.com' ],
		[ 'profiles', 'mastodon x' ],
		[ 'gallery', '' ],
		[ 'constructor', '' ],
	] )( 'show %s', ( key, text ) => {
		expect( valueOf( type, item, key ) ).toBe( text );
		expect( valueOf( type, {}, key ) ).toBe( '' );
	} );

	it( 'change plain texts of the item, and keep its other fields', () => {
		expect( editOf( type, item, 'client', 'A &amp; <b>B</b>' ) ).toEqual( {
			meta: { ...item.meta, eidan_client: 'A & B' },
		} );
		expect( editOf( type, item, 'excerpt', '<em>New</em>' ) ).toEqual( { excerpt: 'New' } );
		expect( editOf( type, item, 'date', '2026' ) ).toBeNull();
		expect( editOf( type, item, 'website-label', 'x' ) ).toBeNull();
	} );

	it( 'have the name of the field where there is no item', () => {
		expect( labelOf( type, 'client' ) ).toBe( 'CLIENT' );
		expect( labelOf( type, 'website' ) ).toBe( '#' );
		expect( labelOf( type, 'nothing' ) ).toBeUndefined();
	} );
} );

it( 'moves entries by one place, and never out of the list', () => {
	expect( swapped( [ 1, 2, 3 ], 0, 1 ) ).toEqual( [ 2, 1, 3 ] );
	expect( swapped( [ 1, 2, 3 ], 0, -1 ) ).toEqual( [ 1, 2, 3 ] );
} );

it( 'knows galleries that show the item’s pictures', () => {
	window.eidanContentTypes = [ { postType: 'eidan_thing', key: 'things', label: '', panel: '', fields: [] } ];
	expect( isBound( { metadata: { bindings: { images: { source: 'eidan/things' } } } } ) ).toBe( true );
	expect( isBound( {} ) ).toBe( false );
} );
