import { hasStandIns } from '../../../../tools/test/extras.mjs';

describe( 'fonts that stand in while others load', () => {
	it.each( [
		[ 'Liberation Sans\nLiberation Serif', true ],
		[ 'DejaVu Sans\nArial\nTimes New Roman,Times', true ],
		[ 'Liberation Sans', false ],
		[ 'Liberation Sans Narrow Italic\nDejaVu Serif', false ],
		[ '', false ],
	] )( 'are known by their families: %j', ( families, expected ) => {
		expect( hasStandIns( families ) ).toBe( expected );
	} );
} );
