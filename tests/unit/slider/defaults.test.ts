import { changed, complete, STAGES } from '../../../src/editor/slider/defaults';
import { sliderDefaults } from '../../../src/schemas/slider';

describe( 'options of a slider in the editor', () => {
	it( 'has the stages of the specification', () => {
		expect( STAGES.map( ( { width, name } ) => [ width, sliderDefaults[ name ] ] ) ).toEqual( [
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
		expect( complete( {}, defaults ).wheelLock ).toBe( 700 );
		const stored = changed( {}, { loop: true, speed: 800 }, defaults );
		expect( stored ).toEqual( { loop: true } );
		expect( changed( stored, { loop: false, wheelLock: 1000 }, defaults ) ).toEqual( { wheelLock: 1000 } );
	} );
} );
