import { cardTilt, lean } from '../../../../src/view/card-tilt/card-tilt';

it( 'leans by 6 degrees at the edges and not in the middle', () => {
	const box = { left: 100, top: 50, width: 200, height: 400 };
	expect( lean( { clientX: 200, clientY: 250 }, box ) ).toEqual( [ 0, 0 ] );
	expect( lean( { clientX: 300, clientY: 50 }, box ) ).toEqual( [ 6, 6 ] );
	expect( lean( { clientX: 100, clientY: 450 }, box ) ).toEqual( [ -6, -6 ] );
} );

it( 'lets the card under the pointer lean, until it ends', () => {
	document.body.innerHTML = '<div id="list"><article><div class="eidan-work"><b></b></div></article></div>';
	const root = document.getElementById( 'list' )!;
	const card = document.querySelector< HTMLElement >( '.eidan-work' )!;
	card.parentElement!.getBoundingClientRect = () => ( { left: 0, top: 0, width: 100, height: 100 } ) as DOMRect;
	const controller = new AbortController();
	cardTilt( root, {}, controller );
	const move = ( clientX: number ) =>
		root
			.querySelector( 'b' )!
			.dispatchEvent( new MouseEvent( 'pointermove', { bubbles: true, clientX, clientY: 50 } ) );
	move( 75 );
	expect( card.style.getPropertyValue( '--eidan-tilt-y' ) ).toBe( '3deg' );
	controller.abort();
	move( 0 );
	expect( card.style.getPropertyValue( '--eidan-tilt-y' ) ).toBe( '3deg' );
} );
