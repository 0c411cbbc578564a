/**
 * Conversion of options: by the tools here, by PHP in tests/php/Attribution/OptionsTest.php. Both use the same cases.
 */
import cases from '../../fixtures/attribution/options.json';
import { parseOptions } from './engine';

const DEFAULTS = { lifetime: 6, session: 30 };

describe( 'options', () => {
	it.each( cases )( '$what', ( { given, page } ) =>
		expect( parseOptions( given ) ).toEqual( { ...DEFAULTS, ...page } )
	);

	it.each( [ undefined, null, 7, 'x', [], true ] )( 'of %p are the defaults', ( given ) =>
		expect( parseOptions( given ) ).toEqual( DEFAULTS )
	);
} );
