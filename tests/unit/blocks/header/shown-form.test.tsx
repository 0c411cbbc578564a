/** The form of a header in the editor follows the width of the canvas. */
import { act, render, screen } from '@testing-library/react';
import { useShownForm } from '../../../../blocks/header/use-shown-form';

jest.mock( '@eidan/editor', () => ( {
	...jest.requireActual( '../../../../src/editor/header/form-at' ),
	useWidth: () => [ 'tablet' ],
} ) );

// The header stands in a column, whose width stays: nothing is told of its size.
window.ResizeObserver = class {
	observe() {}
	unobserve() {}
	disconnect() {}
};

const resize = ( width: number ) =>
	act( () => {
		Object.assign( window, { innerWidth: width } );
		window.dispatchEvent( new Event( 'resize' ) );
	} );

it( 'also where the header itself stays as wide as it was', () => {
	const Header = () => {
		const [ ref, form, heightForm ] = useShownForm( 1024, false );
		return <header ref={ ref }>{ `${ form }, height ${ heightForm }` }</header>;
	};
	resize( 1160 );
	const { unmount } = render( <Header /> );
	const header = screen.getByRole( 'banner' );
	expect( header ).toHaveTextContent( 'wide, height wide' );
	// The canvas becomes narrow in an animation, some time after the preview was chosen.
	resize( 781 );
	expect( header ).toHaveTextContent( 'compact, height compact' );
	resize( 1025 );
	expect( header ).toHaveTextContent( 'wide, height wide' );
	const remove = jest.spyOn( window, 'removeEventListener' );
	unmount();
	expect( remove.mock.calls.map( ( [ name ] ) => name ) ).toContain( 'resize' );
} );
