import { skin } from '../skin';

it( 'follows the last item at the top of the window, tells of changes only, and ends with the list', () => {
	let report: ( entries: { target: Element; isIntersecting: boolean }[] ) => void = () => {};
	Object.assign( window, {
		IntersectionObserver: class {
			constructor( callback: typeof report ) {
				report = callback;
			}
			observe() {}
			disconnect() {}
		},
	} );
	document.body.innerHTML = '<div id="list"><b class="eidan-work"></b><b class="eidan-work is-eidan-light-skin"></b></div>';
	const [ dark, light ] = [ ...document.querySelectorAll( 'b' ) ];
	const told: boolean[] = [];
	document.addEventListener( 'eidan:skin', ( event ) => told.push( ( event as CustomEvent< { light: boolean } > ).detail.light ) );
	const controller = new AbortController();
	skin( document.getElementById( 'list' )!, {}, controller );

	report( [ { target: dark!, isIntersecting: true } ] );
	expect( document.documentElement ).not.toHaveClass( 'eidan-skin-light' );
	// The first stays below the second.
	report( [ { target: light!, isIntersecting: true } ] );
	expect( document.documentElement ).toHaveClass( 'eidan-skin-light' );
	report( [ { target: dark!, isIntersecting: false } ] );
	controller.abort();
	expect( document.documentElement ).not.toHaveClass( 'eidan-skin-light' );
	expect( told ).toEqual( [ true, false ] );
} );
