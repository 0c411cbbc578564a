import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { byDrag, byKey, PlaceFields, PlaceHandle, type Limits, type Place } from '../../../../src/editor/placing';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

// jsdom does not have this class.
beforeAll( () => {
	window.PointerEvent = MouseEvent as never;
} );

const start: Place = { x: 95, y: 50 };

it( 'moves by one percent, with Shift by ten, and not out of its limits', () => {
	expect( byKey( start, 'ArrowLeft', false ) ).toEqual( { x: 94, y: 50 } );
	expect( byKey( start, 'ArrowDown', true ) ).toEqual( { x: 95, y: 60 } );
	expect( byKey( start, 'ArrowRight', true ) ).toEqual( { x: 100, y: 50 } );
	expect( byKey( start, 'ArrowRight', true, { min: -50, max: 150 } ) ).toEqual( { x: 105, y: 50 } );
	expect( byKey( start, 'Enter', false ) ).toBeNull();
} );

it( 'turns pixels of a drag into percent of the area', () => {
	const area = { width: 300, height: 200 };
	expect( byDrag( { x: 10, y: 10 }, { x: 100, y: -100 }, area ) ).toEqual( { x: 43.3, y: 0 } );
	expect( byDrag( start, { x: 5, y: 5 }, { width: 0, height: 0 } ) ).toEqual( start );
} );

function Canvas( { limits }: { limits?: Limits } ) {
	const [ place, setPlace ] = useState( start );
	const props = { value: place, onChange: setPlace, ...( limits ? { limits } : {} ) };
	return (
		<>
			<div data-testid="area">
				<PlaceHandle label="Image 2" { ...props } />
			</div>
			<PlaceFields { ...props } />
		</>
	);
}

it( 'is dragged, steered by keys and written as numbers alike', async () => {
	render( <Canvas /> );
	const area = screen.getByTestId( 'area' );
	area.getBoundingClientRect = () => ( { width: 200, height: 100 } ) as DOMRect;
	const handle = screen.getByRole( 'button', { name: /^Image 2/ } );
	expect( handle ).toHaveAccessibleName( 'Image 2: 95 % from the left, 50 % from the top' );

	fireEvent.pointerDown( handle, { button: 0, clientX: 190, clientY: 50 } );
	expect( handle ).toHaveFocus();
	fireEvent.pointerMove( handle, { clientX: 90, clientY: 60 } );
	fireEvent.pointerMove( handle, { clientX: 50, clientY: 20 } );
	expect( handle ).toHaveStyle( { left: '25%', top: '20%' } );
	fireEvent.pointerUp( handle );
	fireEvent.pointerMove( handle, { clientX: 0, clientY: 0 } );
	expect( handle ).toHaveStyle( { left: '25%', top: '20%' } );

	await userEvent.keyboard( '{ArrowRight}{Shift>}{ArrowDown}{/Shift}' );
	expect( screen.getByRole( 'spinbutton', { name: 'From the left' } ) ).toHaveValue( 26 );
	expect( screen.getByRole( 'spinbutton', { name: 'From the top' } ) ).toHaveValue( 30 );

	fireEvent.change( screen.getByRole( 'spinbutton', { name: 'From the top' } ), { target: { value: '70' } } );
	expect( handle ).toHaveStyle( { left: '26%', top: '70%' } );
	fireEvent.change( screen.getByRole( 'spinbutton', { name: 'From the top' } ), { target: { value: '170' } } );
	expect( handle ).toHaveStyle( { left: '26%', top: '70%' } );
} );
