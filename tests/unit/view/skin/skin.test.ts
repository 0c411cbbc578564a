import { skin } from '../../../../src/view/skin/skin';

import { swapper } from '../../../../src/view/swap/swap';

let report: ( entries: { target: Element; isIntersecting: boolean }[] ) => void = () => {};
const told: boolean[] = [];

beforeAll( () =>
	document.addEventListener( 'eidan:skin', ( event ) =>
		told.push( ( event as CustomEvent< { light: boolean } > ).detail.light )
	)
);

beforeEach( () => {
	told.length = 0;
	Object.assign( window, {
		IntersectionObserver: class {
			constructor( callback: typeof report ) {
				report = callback;
			}
			observe() {}
			disconnect() {}
		},
	} );
} );

it( 'follows the last item at the top of the window, reports changes only, and ends with the list', () => {
	document.body.innerHTML =
		'<div id="list"><div><figure></figure></div><div class="is-eidan-light-skin"><figure></figure></div></div>';
	const [ dark, light ] = [ ...document.querySelectorAll( 'figure' ) ];
	const controller = new AbortController();
	skin( document.getElementById( 'list' )!, {}, controller );

	report( [ { target: dark!, isIntersecting: true } ] );
	expect( document.documentElement ).not.toHaveClass( 'eidan-skin-light' );
	// The first image stays in view below the second.
	report( [ { target: light!, isIntersecting: true } ] );
	expect( document.documentElement ).toHaveClass( 'eidan-skin-light' );
	report( [ { target: dark!, isIntersecting: false } ] );
	controller.abort();
	expect( document.documentElement ).not.toHaveClass( 'eidan-skin-light' );
	expect( told ).toEqual( [ true, false ] );
} );

it( 'follows the picture that is shown of those on a stage', () => {
	document.body.innerHTML =
		'<div id="list"><div class="eidan-works__stage"><figure></figure><figure class="is-eidan-light-skin"></figure><figure></figure></div></div>';
	const list = document.getElementById( 'list' )!;
	const images = [ ...document.querySelectorAll( 'figure' ) ];
	const show = swapper( list.querySelector< HTMLElement >( 'div' )!, images );
	const controller = new AbortController();
	skin( list, {}, controller );
	show( 0 );
	report( images.map( ( target ) => ( { target, isIntersecting: true } ) ) );
	expect( told ).toEqual( [] );
	for ( const index of [ 1, 0, 1 ] ) {
		show( index );
		list.dispatchEvent( new CustomEvent( 'eidan:slide', { detail: index } ) );
	}
	expect( told ).toEqual( [ true, false, true ] );
	controller.abort();
	expect( told ).toHaveLength( 4 );
} );
