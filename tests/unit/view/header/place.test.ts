import { placeOf, type Facts } from '../../../../src/view/header/place';

const at = ( facts: Partial< Facts > ) =>
	placeOf( { behaviour: 'sticky', isHome: false, isPast: false, isUp: false, isStuck: false, ...facts } );
const HOME = { isStuck: false, isShown: false };
const SHOWN = { isStuck: true, isShown: true };
const HIDDEN = { isStuck: true, isShown: false };

describe( 'a header', () => {
	it( 'that is static stays where it is', () => {
		expect( at( { behaviour: 'static', isPast: true, isStuck: true } ) ).toEqual( HOME );
	} );

	it( 'that is fixed is over the page as soon as its place leaves the window', () => {
		expect( at( { behaviour: 'fixed', isHome: true } ) ).toEqual( HOME );
		expect( at( { behaviour: 'fixed', isPast: true } ) ).toEqual( SHOWN );
	} );

	it( 'that is sticky comes after the amount, slides out before it, and is home at home', () => {
		expect( at( {} ) ).toEqual( HOME );
		expect( at( { isPast: true } ) ).toEqual( SHOWN );
		expect( at( { isStuck: true, isUp: true } ) ).toEqual( HIDDEN );
		expect( at( { isStuck: true, isHome: true } ) ).toEqual( HOME );
	} );

	it( 'that comes back on scrolling up waits for it, goes on scrolling down, and stays until it is home', () => {
		expect( at( { behaviour: 'up', isUp: true } ) ).toEqual( HOME );
		expect( at( { behaviour: 'up', isPast: true } ) ).toEqual( HIDDEN );
		expect( at( { behaviour: 'up', isPast: true, isStuck: true, isUp: true } ) ).toEqual( SHOWN );
		expect( at( { behaviour: 'up', isStuck: true, isUp: true } ) ).toEqual( SHOWN );
		expect( at( { behaviour: 'up', isPast: true, isStuck: true } ) ).toEqual( HIDDEN );
		expect( at( { behaviour: 'up', isStuck: true, isUp: true, isHome: true } ) ).toEqual( HOME );
	} );
} );
