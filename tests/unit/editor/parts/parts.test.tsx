import { fireEvent, screen } from '@testing-library/react';
import { useBlockProps } from '@wordpress/block-editor';
import { colorOf, partProps, shownColor, storedColor, withColor, withPart } from '../../../../src/editor/parts/parts';
import '../../../../src/editor/parts/with-parts';
import { edit, withBlocks } from '../block';

const palette = [
	{ slug: 'accent', color: '#c00' },
	{ slug: 'base', color: '#fff' },
];

it( 'stores presets by their names, and shows them by their values', () => {
	expect( storedColor( palette, '#c00' ) ).toBe( 'var:preset|color|accent' );
	expect( shownColor( palette, 'var:preset|color|accent' ) ).toBe( '#c00' );
	expect( storedColor( palette, '#123456' ) ).toBe( '#123456' );
	expect( storedColor( palette, undefined ) ).toBeUndefined();
	expect( colorOf( 'var:preset|color|accent' ) ).toBe( 'var(--wp--preset--color--accent)' );
} );

it( 'stores nothing for what has no colour any more', () => {
	const arrows = withColor( {}, 'hover', 'text', '#c00' );
	const parts = withPart( {}, 'arrows', arrows );
	expect( parts ).toEqual( { arrows: { hover: { text: '#c00' } } } );
	expect( withPart( parts, 'arrows', withColor( arrows, 'hover', 'text', undefined ) ) ).toEqual( {} );
} );

it( 'says each colour by a class and a custom property', () => {
	expect(
		partProps( { arrows: { color: { text: 'var:preset|color|accent' }, hover: { background: '#fff' } } } )
	).toEqual( {
		className: 'has-arrows-text has-arrows-hover-background',
		style: { '--eidan-arrows-text': 'var(--wp--preset--color--accent)', '--eidan-arrows-hover-background': '#fff' },
	} );
} );

const Slider = () => <div { ...useBlockProps() } data-testid="block" />;

withBlocks( {
	'eidan/test-slider': {
		attributes: {
			parts: {
				type: 'object',
				default: {},
				properties: { arrows: { type: 'object' }, card: { type: 'object' } },
			} as never,
		},
		edit: Slider,
	},
} );

it( 'offers the colours of a block’s parts, and shows them in the canvas', async () => {
	await edit( 'eidan/test-slider', { parts: { arrows: { color: { text: '#c00' } } } } );
	const block = screen.getByTestId( 'block' );
	expect( block ).toHaveClass( 'has-arrows-text' );
	expect( block.style.getPropertyValue( '--eidan-arrows-text' ) ).toBe( '#c00' );
	fireEvent.click( screen.getByLabelText( 'Color options' ) );
	for ( const label of [
		'Arrows',
		'Arrows: background',
		'Arrows: hover and focus',
		'Card: background on hover and focus',
	] ) {
		expect( screen.getAllByLabelText( new RegExp( `${ label }$` ) ) ).not.toHaveLength( 0 );
	}
} );
