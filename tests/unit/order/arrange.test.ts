import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { arrange, target } from '../../../src/order/arrange';

const row = ( id: number, title: string ) =>
	`<tr id="post-${ id }"><td><span class="eidan-order" data-id="${ id }" data-title="${ title }" hidden>
		<button class="eidan-order__up" aria-label="up ${ title }"></button><button class="eidan-order__down" aria-label="down ${ title }"></button>
		<button class="eidan-order__drag" aria-label="drag ${ title }"></button></span></td></tr>`;

const around = { save: jest.fn(), moved: jest.fn(), failed: jest.fn() };

const order = () =>
	[ ...document.querySelectorAll< HTMLElement >( '.eidan-order' ) ]
		.map( ( { dataset } ) => dataset.title )
		.join( ' ' );

beforeEach( () => {
	jest.resetAllMocks();
	around.save.mockResolvedValue( {} );
	document.body.innerHTML = `<table><tbody id="the-list">${ row( 4, 'Ada' ) }${ row( 7, 'Ben' ) }${ row( 9, 'Cleo' ) }</tbody></table>`;
	arrange( document.querySelector< HTMLElement >( '#the-list' )!, around );
} );

it.each( [
	[ 'ArrowUp', 0, 0 ],
	[ 'ArrowUp', 2, 1 ],
	[ 'ArrowDown', 2, 2 ],
	[ 'Home', 2, 0 ],
	[ 'End', 0, 2 ],
	[ 'a', 1, null ],
] )( '%s at %d goes to %s', ( key, index, to ) => {
	expect( target( key, index, 3 ) ).toBe( to );
} );

it( 'moves by buttons, keeps the focus, stores and says the new place', () => {
	const button = screen.getByRole( 'button', { name: 'up Cleo' } );
	fireEvent.click( button );
	expect( order() ).toBe( 'Ada Cleo Ben' );
	expect( button ).toHaveFocus();
	expect( around.save ).toHaveBeenLastCalledWith( [ 4, 9, 7 ] );
	expect( around.moved ).toHaveBeenLastCalledWith( 'Cleo', 2, 3 );
} );

it( 'moves by arrow keys on the handle', () => {
	const handle = screen.getByRole( 'button', { name: 'drag Ada' } );
	fireEvent.keyDown( handle, { key: 'End' } );
	expect( order() ).toBe( 'Ben Cleo Ada' );
	expect( handle ).toHaveFocus();
	fireEvent.keyDown( handle, { key: 'x' } );
	expect( around.save ).toHaveBeenCalledTimes( 1 );
} );

it( 'does nothing at the ends', () => {
	fireEvent.click( screen.getByRole( 'button', { name: 'up Ada' } ) );
	expect( around.save ).not.toHaveBeenCalled();
} );

it( 'puts the list back when the order could not be stored', async () => {
	around.save.mockRejectedValueOnce( { message: 'No.' } );
	fireEvent.click( screen.getByRole( 'button', { name: 'down Ada' } ) );
	expect( order() ).toBe( 'Ben Ada Cleo' );
	await waitFor( () => expect( around.failed ).toHaveBeenCalledWith( { message: 'No.' } ) );
	expect( order() ).toBe( 'Ada Ben Cleo' );
} );
