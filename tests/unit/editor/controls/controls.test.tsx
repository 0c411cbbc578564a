import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createReduxStore, dispatch, register } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { readdirSync, readFileSync } from 'fs';
import { ColumnsControl } from '../../../../src/editor/widths/columns';
import { ElementsControl } from '../../../../src/editor/controls/elements';
import { HeadingLevelControl } from '../../../../src/editor/controls/heading-level';
import { RatioControl } from '../../../../src/editor/controls/ratio';
import { RATIOS } from '../../../../src/editor/controls/ratios';
import { WidthRange, type Step } from '../../../../src/editor/widths/width-range';

// The part of WordPress's store that says which device the canvas previews.
const editor = createReduxStore( 'core/editor', {
	reducer: ( state: string = 'Desktop', action: { type: string; device?: string } ) =>
		action.type === 'DEVICE' ? ( action.device ?? state ) : state,
	selectors: { getDeviceType: ( state: string ) => state },
	actions: { setDeviceType: ( device: string ) => ( { type: 'DEVICE', device } ) },
} );

beforeAll( () => register( editor ) );

const preview = ( device: string ) =>
	act( async () => {
		await dispatch( editor ).setDeviceType( device );
	} );

beforeEach( () => preview( 'Desktop' ) );

it( 'shows and sets the columns of the width that the canvas previews', async () => {
	const onChange = jest.fn();
	const upTo = ( maximum: number ) => ( { minimum: 1, maximum } );
	render(
		<ColumnsControl
			schema={ { desktop: upTo( 6 ), tablet: upTo( 4 ), phone: upTo( 2 ) } }
			value={ { desktop: 4, tablet: 3, phone: 2 } }
			onChange={ onChange }
		/>
	);
	const field = () => screen.getByRole( 'spinbutton', { name: 'Columns' } );
	expect( field() ).toHaveValue( 4 );

	await preview( 'Mobile' );
	expect( field() ).toHaveValue( 2 );
	expect( screen.getByRole( 'button', { name: 'Mobile' } ) ).toHaveAttribute( 'aria-pressed', 'true' );
	fireEvent.change( field(), { target: { value: '1' } } );
	expect( onChange ).toHaveBeenLastCalledWith( { phone: 1 } );

	await userEvent.click( screen.getByRole( 'button', { name: 'Tablet' } ) );
	expect( field() ).toHaveValue( 3 );
	expect( screen.queryByText( 'All widths' ) ).not.toBeInTheDocument();
} );

it( 'resets the columns of a width to their default', async () => {
	const onChange = jest.fn();
	const number = { minimum: 1, maximum: 6 };
	render(
		<ColumnsControl
			schema={ {
				desktop: { ...number, default: 4 },
				tablet: { ...number, default: 3 },
				phone: { ...number, default: 2 },
			} }
			value={ { desktop: 4, tablet: 6, phone: 2 } }
			onChange={ onChange }
		/>
	);
	expect( screen.getByRole( 'button', { name: 'Reset' } ) ).toHaveAttribute( 'aria-disabled', 'true' );
	await preview( 'Tablet' );
	await userEvent.click( screen.getByRole( 'button', { name: 'Reset' } ) );
	expect( onChange ).toHaveBeenLastCalledWith( { tablet: 3 } );
} );

const steps: Step< string >[] = [
	{ name: 'wide', width: 'desktop', label: 'Wide' },
	{ name: 'half', width: 'tablet', label: 'Up to 1024 px' },
	{ name: 'third', width: 'tablet', label: 'Up to 768 px' },
	{ name: 'small', width: 'phone', label: 'Up to 480 px' },
];

it( 'sets all finer steps of a width, and each of them under All widths', async () => {
	const onChange = jest.fn();
	const values: Record< string, number > = { wide: 5, half: 3, third: 2, small: 1 };
	render(
		<WidthRange
			label="Slides"
			steps={ steps }
			valueOf={ ( name ) => values[ name ] ?? 0 }
			onChange={ onChange }
			max={ 8 }
		/>
	);
	await preview( 'Tablet' );
	fireEvent.change( screen.getByRole( 'spinbutton', { name: 'Slides' } ), { target: { value: '4' } } );
	expect( onChange ).toHaveBeenLastCalledWith( { half: 4, third: 4 } );

	await userEvent.click( screen.getByRole( 'button', { name: 'Slides: all widths' } ) );
	fireEvent.change( screen.getByRole( 'spinbutton', { name: 'Up to 768 px' } ), { target: { value: '1' } } );
	expect( onChange ).toHaveBeenLastCalledWith( { third: 1 } );
	expect( screen.getByRole( 'spinbutton', { name: 'Wide' } ) ).toHaveValue( 5 );
} );

it( 'shows, hides and arranges elements', async () => {
	const names = { title: 'Title', date: 'Date', excerpt: 'Excerpt' };
	const seen = jest.fn();
	function Field() {
		const [ value, setValue ] = useState< Array< keyof typeof names > >( [ 'title', 'date' ] );
		seen( value.join() );
		return <ElementsControl names={ names } value={ value } onChange={ setValue } />;
	}
	render( <Field /> );
	await userEvent.click( screen.getByRole( 'button', { name: 'Show Excerpt' } ) );
	await userEvent.click( screen.getByRole( 'button', { name: 'Move Excerpt up' } ) );
	await userEvent.click( screen.getByRole( 'button', { name: 'Hide Title' } ) );
	expect( seen.mock.calls.map( ( [ value ] ) => value ) ).toEqual( [
		'title,date',
		'title,date,excerpt',
		'title,excerpt,date',
		'excerpt,date',
	] );
} );

it( 'offers the levels of a block, a paragraph among them', async () => {
	const onChange = jest.fn();
	render( <HeadingLevelControl value={ 3 } levels={ [ 2, 3, 0 ] } onChange={ onChange } /> );
	await userEvent.selectOptions( screen.getByLabelText( 'Heading level' ), 'Paragraph' );
	expect( onChange ).toHaveBeenLastCalledWith( 0 );
} );

it( 'stores a picture’s own ratio by the block’s value for it', async () => {
	const onChange = jest.fn();
	render( <RatioControl original="" value="3/2" onChange={ onChange } /> );
	await userEvent.selectOptions( screen.getByLabelText( 'Aspect ratio' ), 'Original' );
	expect( onChange ).toHaveBeenLastCalledWith( '' );
} );

it( 'has one list of ratios for all blocks', () => {
	const enums = readdirSync( 'blocks' ).flatMap( ( slug ) => {
		const { ratio, ratioTablet } =
			JSON.parse( readFileSync( `blocks/${ slug }/block.json`, 'utf8' ) ).attributes ?? {};
		// In some blocks a value for no ratio, or for the block's own, stands before the common ones.
		return [ ratio, ratioTablet ].flatMap( ( attribute ) =>
			attribute ? [ attribute.enum.slice( attribute.enum.length - RATIOS.length ) ] : []
		);
	} );
	expect( enums.length ).toBeGreaterThan( 2 );
	enums.forEach( ( values ) => expect( values ).toEqual( RATIOS ) );
} );
