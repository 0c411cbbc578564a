import { cardHover, lean } from '../card-hover';

it( 'leans by 6 degrees at the edges and not in the middle', () => {
	const box = { left: 100, top: 50, width: 200, height: 400 };
	expect( lean( { x: 200, y: 250 }, box ) ).toEqual( { x: -0, y: 0 } );
	expect( lean( { x: 300, y: 50 }, box ) ).toEqual( { x: 6, y: 6 } );
	expect( lean( { x: 100, y: 450 }, box ) ).toEqual( { x: -6, y: -6 } );
} );

describe( 'the label', () => {
	const start = ( label?: string ) => {
		Object.assign( window, { matchMedia: () => ( { matches: true } ) } );
		document.body.innerHTML =
			'<div id="list"><a href="#">Filter</a><div class="eidan-work is-eidan-light-skin"><figure></figure><h3 class="eidan-work__title"><a href="#">Harbour</a></h3></div></div>';
		const root = document.getElementById( 'list' )!;
		const controller = new AbortController();
		cardHover( root, { effect: 'follow', ...( label ? { label } : {} ) }, controller );
		const move = ( selector: string ) =>
			root.querySelector( selector )!.dispatchEvent( Object.assign( new MouseEvent( 'pointermove', { bubbles: true, clientX: 5 } ), { pointerType: 'mouse' } ) );
		return { root, controller, move, span: () => root.querySelector< HTMLElement >( '.eidan-hover-label' ) };
	};

	it( 'says the title of the card that the pointer is above, and nothing elsewhere', () => {
		const { move, span } = start();
		move( 'figure' );
		expect( span() ).toHaveTextContent( 'Harbour' );
		expect( span() ).not.toHaveAttribute( 'hidden' );
		expect( span() ).toHaveAttribute( 'aria-hidden', 'true' );
		expect( span() ).toHaveClass( 'is-light' );
		move( 'a' );
		expect( span() ).toHaveAttribute( 'hidden' );
	} );

	it( 'says the author’s words as text, and leaves with the list', () => {
		const { move, span, controller } = start( '<b>View</b>' );
		move( 'figure' );
		expect( span() ).toHaveTextContent( '<b>View</b>' );
		controller.abort();
		expect( span() ).toBeNull();
	} );
} );
