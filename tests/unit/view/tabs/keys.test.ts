import { target } from '../../../../src/view/tabs/keys';

const press = ( key: string, modifiers: Partial< KeyboardEvent > = {} ) => ( {
	key,
	altKey: false,
	ctrlKey: false,
	metaKey: false,
	...modifiers,
} );

describe( 'the key table of tabs', () => {
	it.each( [
		// key, index before, vertical, right-to-left, index after
		[ 'ArrowRight', 0, false, false, 1 ],
		[ 'ArrowRight', 2, false, false, 0 ],
		[ 'ArrowLeft', 1, false, false, 0 ],
		[ 'ArrowLeft', 0, false, false, 2 ],
		[ 'ArrowRight', 0, false, true, 2 ],
		[ 'ArrowLeft', 2, false, true, 0 ],
		[ 'ArrowDown', 0, true, false, 1 ],
		[ 'ArrowUp', 0, true, false, 2 ],
		[ 'ArrowDown', 0, true, true, 1 ],
		[ 'Home', 2, false, false, 0 ],
		[ 'End', 0, true, false, 2 ],
		[ 'ArrowDown', 0, false, false, -1 ],
		[ 'ArrowLeft', 0, true, false, -1 ],
		[ 'Delete', 0, false, false, -1 ],
		[ 'Enter', 1, false, false, 1 ],
		[ ' ', 2, true, false, 2 ],
		[ 'a', 0, false, false, -1 ],
	] )( '%s from %i (vertical %s, right-to-left %s) leads to %i', ( key, at, vertical, rtl, to ) => {
		expect( target( press( key ), { at, count: 3, vertical, rtl } ) ).toBe( to );
	} );

	it.each( [ 'altKey', 'ctrlKey', 'metaKey' ] )( 'leaves a key with %s to the browser', ( modifier ) => {
		expect(
			target( press( 'ArrowLeft', { [ modifier ]: true } ), { at: 1, count: 3, vertical: false, rtl: false } )
		).toBe( -1 );
	} );
} );
