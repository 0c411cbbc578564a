import { withChange, withDefaults, inView, ownStages, STAGES, withStages } from '../../../src/editor/slider/defaults';
import { sliderDefaults } from '../../../src/schemas/slider';

describe( 'options of a slider in the editor', () => {
	it( 'has the stages of the specification', () => {
		expect( STAGES.map( ( { up, name } ) => [ up, sliderDefaults[ name ] ] ) ).toEqual( [
			[ 0, 5 ],
			[ 1440, 5 ],
			[ 1366, 4 ],
			[ 1024, 3 ],
			[ 768, 2 ],
			[ 680, 1 ],
			[ 480, 1 ],
		] );
	} );

	it( 'stores only what differs from the block’s default', () => {
		const defaults = { wheelLock: 700 };
		expect( withDefaults( {}, defaults ).wheelLock ).toBe( 700 );
		const stored = withChange( {}, { loop: true, speed: 800 }, defaults );
		expect( stored ).toEqual( { loop: true } );
		expect( withChange( stored, { loop: false, wheelLock: 1000 }, defaults ) ).toEqual( { wheelLock: 1000 } );
	} );

	it( 'shows what each width has, and changes nothing but what was chosen', () => {
		// A block's own number for a width counts where the author has chosen others, as on the page.
		const defaults = { slidesPerView1024: 2 };
		const three = withDefaults( { slidesPerView: 3 }, defaults );
		const shown = ( options: Partial< typeof three > ) =>
			STAGES.map( ( { name } ) => inView( withDefaults( options, defaults ), name ) );
		expect( shown( three ) ).toEqual( [ 3, 3, 3, 3, 2, 1, 1 ] );

		// In the desktop's preview: narrower screens still have the usual number.
		expect( withStages( three, { slidesPerView: 4, slidesPerView1440: 4, slidesPerView1366: 4 } ) ).toEqual( {
			slidesPerView: 4,
		} );
		// In the phone's: all others stay.
		const phone = { ...three, ...withStages( three, { slidesPerView680: 1.5, slidesPerView480: 1.5 } ) };
		expect( shown( phone ) ).toEqual( [ 3, 3, 3, 3, 2, 1.5, 1.5 ] );
		// From then on the desktop's is all of the desktop's.
		expect(
			shown( {
				...phone,
				...withStages( phone, { slidesPerView: 5, slidesPerView1440: 5, slidesPerView1366: 5 } ),
			} )
		).toEqual( [ 5, 5, 5, 3, 2, 1.5, 1.5 ] );
		expect( shown( { ...three, ...ownStages( three ) } ) ).toEqual( shown( three ) );
	} );
} );
