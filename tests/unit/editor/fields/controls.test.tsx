import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createReduxStore, register } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { CheckedField } from '../../../../src/editor/controls/checked-field';
import { ImagesField } from '../../../../src/editor/fields/images-field';
import { isDate } from '../../../../src/editor/fields/values';

jest.mock( '@wordpress/block-editor', () => ( {
	MediaUploadCheck: ( { children }: { children: unknown } ) => children,
	MediaUpload: ( {
		render: draw,
		onSelect,
	}: {
		render: ( tools: { open: () => void } ) => unknown;
		onSelect: ( media: object[] ) => void;
	} ) => draw( { open: () => onSelect( [ { id: 9 }, { id: 4 } ] ) } ),
} ) );

jest.mock( '@wordpress/core-data', () => ( { store: 'core', useEntityProp: jest.fn() } ) );

beforeAll( () => {
	const images = [
		{ id: 4, alt_text: 'A tree', source_url: 'https://example.com/4.jpg' },
		{ id: 9, alt_text: '', title: { raw: 'harbour' }, source_url: 'https://example.com/9.jpg' },
	];
	register(
		createReduxStore( 'core', {
			reducer: () => images,
			selectors: { getEntityRecords: ( state: unknown ) => state },
		} )
	);
} );

function DateField( { onChange }: { onChange: ( value: string ) => void } ) {
	const [ value, setValue ] = useState( '2020' );
	return (
		<CheckedField
			label="Date"
			value={ value }
			help="How to write it"
			error="This is no date"
			parse={ ( text ) => ( isDate( text ) ? text : null ) }
			onChange={ ( next ) => {
				setValue( next );
				onChange( next );
			} }
		/>
	);
}

it( 'hands on only what makes sense, and keeps what was typed', async () => {
	const onChange = jest.fn();
	render( <DateField onChange={ onChange } /> );
	const field = screen.getByLabelText( 'Date' );
	await userEvent.clear( field );
	await userEvent.type( field, '2026-0' );
	expect( onChange.mock.calls ).toEqual( [ [ '2026' ] ] );
	expect( field ).toHaveAccessibleDescription( 'How to write it' );

	await userEvent.tab();
	expect( field ).toHaveValue( '2026-0' );
	expect( field ).toBeInvalid();
	expect( field ).toHaveAccessibleDescription( 'This is no date' );

	await userEvent.type( field, '5' );
	await userEvent.tab();
	expect( onChange ).toHaveBeenLastCalledWith( '2026-05' );
	expect( field ).toBeValid();
} );

it( 'chooses, arranges and removes pictures with names for every button', async () => {
	const onChange = jest.fn();
	const { rerender } = render( <ImagesField label="Gallery" ids={ [] } onChange={ onChange } /> );
	await userEvent.click( screen.getByRole( 'button', { name: 'Choose images' } ) );
	expect( onChange ).toHaveBeenLastCalledWith( [ 9, 4 ] );

	rerender( <ImagesField label="Gallery" ids={ [ 9, 4 ] } onChange={ onChange } /> );
	expect( screen.getByRole( 'button', { name: 'Move “harbour” backward' } ) ).toHaveAttribute(
		'aria-disabled',
		'true'
	);
	await userEvent.click( screen.getByRole( 'button', { name: 'Move “harbour” forward' } ) );
	expect( onChange ).toHaveBeenLastCalledWith( [ 4, 9 ] );
	await userEvent.click( screen.getByRole( 'button', { name: 'Remove “A tree”' } ) );
	expect( onChange ).toHaveBeenLastCalledWith( [ 9 ] );
} );

it( 'says which pictures are gone', () => {
	render( <ImagesField label="Gallery" ids={ [ 4, 77 ] } onChange={ jest.fn() } /> );
	expect( screen.getByText( 'Deleted' ) ).toBeInTheDocument();
	expect( screen.getByRole( 'button', { name: 'Remove “image 2”' } ) ).toBeInTheDocument();
} );
