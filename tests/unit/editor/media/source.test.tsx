import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { MediaSourceControl } from '../../../../src/editor/media/source-control';
import { positionOf, sourceAt, sourceOfAddress, sourceOfMedia, type Chosen } from '../../../../src/editor/media/source';
import type { MediaSource } from '../../../../src/schemas/media-source';

let mockChosen: Chosen = {};
jest.mock( '@wordpress/block-editor', () => ( {
	MediaUploadCheck: ( { children }: { children: unknown } ) => children,
	MediaUpload: ( {
		render: draw,
		onSelect,
	}: {
		render: ( tools: { open: () => void } ) => unknown;
		onSelect: ( media: Chosen ) => void;
	} ) => draw( { open: () => onSelect( mockChosen ) } ),
} ) );

const both = [ 'image', 'video' ] as const;

it( 'takes pictures and films, and nothing else', () => {
	expect( sourceOfMedia( { id: 7, url: '/a.webm', type: 'video', mime: 'video/webm' }, both ) ).toEqual( {
		type: 'video',
		id: 7,
		url: '/a.webm',
	} );
	expect( sourceOfMedia( { url: 'blob:1', type: 'image/png', alt: 'Hall' }, both ) ).toEqual( {
		type: 'image',
		url: 'blob:1',
		alt: 'Hall',
	} );
	expect( sourceOfMedia( { id: 8, url: '/a.pdf', type: 'application' }, both ) ).toBeNull();
	expect( sourceOfMedia( { id: 7, url: '/a.webm', type: 'video' }, [ 'image' ] ) ).toBeNull();
} );

it.each( [
	[ 'https://example.com/film.MP4?x=1', 'video' ],
	[ '//cdn.example.com/a.avif', 'image' ],
	[ '/wp-content/uploads/a.jpg', 'image' ],
	[ 'https://images.example.com/photo/123', 'image' ],
	[ 'https://example.com/a.pdf', undefined ],
	[ 'javascript:alert(1)//.jpg', undefined ],
	[ 'data:image/png;base64,x', undefined ],
	[ 'a picture', undefined ],
] )( 'says by its end what “%s” is', ( address, type ) =>
	expect( sourceOfAddress( address, both )?.type ).toBe( type )
);

it( 'shows the variant for narrow screens in the preview of a phone', () => {
	const source: MediaSource = {
		type: 'image',
		url: '/wide.jpg',
		alt: 'Hall',
		narrow: { type: 'video', url: '/small.webm', focalPoint: { x: 0.25, y: 1 } },
	};
	expect( sourceAt( source, 'tablet' ) ).toEqual( { type: 'image', url: '/wide.jpg', alt: 'Hall' } );
	expect( sourceAt( source, 'phone' ) ).toMatchObject( { type: 'video', url: '/small.webm', alt: 'Hall' } );
	expect( positionOf( sourceAt( source, 'phone' ) ) ).toBe( '25% 100%' );
	expect( sourceAt( { ...source, narrow: {} }, 'phone' ).url ).toBe( '/wide.jpg' );
	expect( positionOf( {} ) ).toBe( '50% 50%' );
} );

it( 'is chosen in the library or by its address, with another one for narrow screens', async () => {
	const seen = jest.fn();
	function Field() {
		const [ value, setValue ] = useState< MediaSource >( {} );
		seen( value );
		return <MediaSourceControl label="Background" value={ value } onChange={ setValue } withAlt />;
	}
	render( <Field /> );
	mockChosen = { id: 3, url: 'https://example.com/a.pdf', type: 'application' };
	await userEvent.click( screen.getByRole( 'button', { name: 'Media Library' } ) );
	expect( screen.getAllByText( 'This is neither an image nor a video.' ) ).not.toHaveLength( 0 );
	expect( seen ).toHaveBeenLastCalledWith( {} );

	mockChosen = { id: 4, url: 'https://example.com/a.jpg', type: 'image', alt: 'Hall' };
	await userEvent.click( screen.getByRole( 'button', { name: 'Media Library' } ) );
	expect( seen ).toHaveBeenLastCalledWith( { type: 'image', id: 4, url: 'https://example.com/a.jpg', alt: 'Hall' } );
	expect( screen.getByLabelText( 'Alternative text' ) ).toHaveValue( 'Hall' );

	await userEvent.click( screen.getByLabelText( 'Another file on narrow screens' ) );
	const address = screen.getAllByLabelText( 'File URL' )[ 1 ]!;
	await userEvent.click( address );
	await userEvent.paste( 'https://example.com/small.webm' );
	expect( seen ).toHaveBeenLastCalledWith(
		expect.objectContaining( { id: 4, narrow: { type: 'video', url: 'https://example.com/small.webm' } } )
	);

	await userEvent.click( screen.getAllByRole( 'button', { name: 'Remove' } )[ 0 ]! );
	expect( seen ).toHaveBeenLastCalledWith( { narrow: { type: 'video', url: 'https://example.com/small.webm' } } );
} );
