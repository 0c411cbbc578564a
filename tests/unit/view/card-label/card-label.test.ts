import { cardLabel } from '../../../../src/view/card-label/card-label';

const start = ( label?: string ) => {
	Object.assign( window, { matchMedia: () => ( { matches: true } ) } );
	document.body.innerHTML =
		'<div id="list"><a href="#">Filter</a><div class="eidan-work is-eidan-light-skin"><figure></figure><h3 class="eidan-work__title"><a href="#">Harbour</a></h3></div></div>';
	const root = document.getElementById( 'list' )!;
	const controller = new AbortController();
	cardLabel( root, label ? { label } : {}, controller );
	const move = ( selector: string ) =>
		root.querySelector( selector )!.dispatchEvent(
			Object.assign( new MouseEvent( 'pointermove', { bubbles: true, clientX: 5 } ), {
				pointerType: 'mouse',
			} )
		);
	return { controller, move, span: () => root.querySelector< HTMLElement >( '.eidan-card-label' ) };
};

it( 'says the title of the card that the pointer is above, and nothing elsewhere', () => {
	const { move, span } = start();
	move( 'figure' );
	expect( span() ).toHaveTextContent( 'Harbour' );
	expect( span() ).not.toHaveAttribute( 'hidden' );
	expect( span()?.ariaHidden ).toBe( 'true' );
	expect( span() ).toHaveClass( 'is-light' );
	expect( span()?.dataset ).toMatchObject( { side: 'right', following: '' } );
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

it( 'stays on the card with the focus when new posts come', () => {
	const { span } = start();
	document.querySelector< HTMLElement >( '.eidan-work a' )!.focus();
	expect( span()?.dataset ).toHaveProperty( 'following' );
	document.getElementById( 'list' )!.dispatchEvent( new Event( 'eidan:new-posts' ) );
	expect( span()?.dataset ).toHaveProperty( 'following' );
	document.querySelector< HTMLElement >( '.eidan-work a' )!.blur();
	expect( span()?.dataset ).not.toHaveProperty( 'following' );
} );

it( 'is not in the picture that the browser takes of a page before the next one', () => {
	const { move, span } = start();
	move( 'figure' );
	window.dispatchEvent( new Event( 'pageswap' ) );
	expect( span() ).toHaveAttribute( 'hidden' );
	// The visitor comes back to a page that the browser kept.
	move( 'figure' );
	expect( span() ).not.toHaveAttribute( 'hidden' );
} );
