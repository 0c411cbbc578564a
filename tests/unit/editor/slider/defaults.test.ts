import {
	withChange,
	withDefaults,
	slidesInView,
	ownStages,
	STAGES,
	withStages,
} from '../../../../src/editor/slider/defaults';
import { sliderDefaults } from '../../../../src/schemas/slider';

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
		// If the author has chosen other numbers, a width without one has the block's own number, as on the page.
		const defaults = { slidesPerView1024: 2 };
		const three = withDefaults( { slidesPerView: 3 }, defaults );
		const shown = ( options: Partial< typeof three > ) =>
			STAGES.map( ( { name } ) => slidesInView( withDefaults( options, defaults ), name ) );
		expect( shown( three ) ).toEqual( [ 3, 3, 3, 3, 2, 1, 1 ] );

		// Changed in the desktop preview: narrower screens keep their usual number.
		expect( withStages( three, { slidesPerView: 4, slidesPerView1440: 4, slidesPerView1366: 4 } ) ).toEqual( {
			slidesPerView: 4,
		} );
		// Changed in the phone preview: all others stay.
		const phone = { ...three, ...withStages( three, { slidesPerView680: 1.5, slidesPerView480: 1.5 } ) };
		expect( shown( phone ) ).toEqual( [ 3, 3, 3, 3, 2, 1.5, 1.5 ] );
		// After that, a change in the desktop preview affects all widths of desktops.
		expect(
			shown( {
				...phone,
				...withStages( phone, { slidesPerView: 5, slidesPerView1440: 5, slidesPerView1366: 5 } ),
			} )
		).toEqual( [ 5, 5, 5, 3, 2, 1.5, 1.5 ] );
		expect( shown( { ...three, ...ownStages( three ) } ) ).toEqual( shown( three ) );
	} );
} );
