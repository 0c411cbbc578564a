import { addCopies, copiesNeeded, reachCopies } from '../../../../src/view/motion/copies';

describe( 'copies of a row', () => {
	it.each( [
		[ 1000, 400, 1 ],
		[ 400, 1000, 3 ],
		[ 500, 1000, 2 ],
	] )( 'cover what the original leaves at the end of a round: %d px in %d px', ( width, view, count ) => {
		expect( copiesNeeded( width, view ) ).toBe( count );
	} );

	it( 'are not needed where nothing is laid out', () => {
		expect( copiesNeeded( 0, 1000 ) ).toBe( 0 );
		expect( copiesNeeded( 400, 0 ) ).toBe( 0 );
	} );

	it( 'are added where they are missing, each behind the one before, and hold no copies themselves', () => {
		const row = document.createElement( 'div' );
		row.innerHTML = '<p>Words</p>';
		addCopies( row, 1 );
		addCopies( row, 3 );
		addCopies( row, 2 );
		const copies = row.querySelectorAll< HTMLElement >( '[inert]' );
		expect( row.querySelectorAll( 'p' ) ).toHaveLength( 4 );
		expect( Array.from( copies, ( { style } ) => style.insetInlineStart ) ).toEqual( [ '100%', '200%', '300%' ] );
	} );

	it( 'are met by pointers as the originals are, by nothing else, and counted still', () => {
		const view = document.createElement( 'div' );
		view.innerHTML = '<div><a href="/">Words</a></div>';
		const row = view.firstElementChild as HTMLElement;
		const end = new AbortController();
		addCopies( row, 2 );
		reachCopies( view, end.signal );
		expect( row.querySelectorAll( '[inert]' ) ).toHaveLength( 2 );
		view.dispatchEvent( new Event( 'pointerenter' ) );
		expect( row.querySelectorAll( '[inert]' ) ).toHaveLength( 0 );
		expect(
			[ ...row.querySelectorAll< HTMLElement >( '[aria-hidden="true"] a' ) ].map( ( { tabIndex } ) => tabIndex )
		).toEqual( [ -1, -1 ] );
		expect( row.querySelector( 'a' )!.tabIndex ).toBe( 0 );
		addCopies( row, 3 );
		expect( row.children ).toHaveLength( 4 );
		expect( row.querySelectorAll( '[inert]' ) ).toHaveLength( 1 );
		end.abort();
		view.dispatchEvent( new Event( 'pointerenter' ) );
		expect( row.querySelectorAll( '[inert]' ) ).toHaveLength( 1 );
	} );
} );
