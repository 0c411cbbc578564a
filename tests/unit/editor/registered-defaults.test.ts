import { registeredDefaults } from '../../../src/editor/registered-defaults';

const mockSlider = {
	type: 'object',
	default: { wheelLock: 200 },
	properties: {
		wheelLock: { type: 'integer', default: 1000 },
		speed: { type: 'integer', default: 450 },
		name: { type: 'string' },
	},
};

jest.mock( '@wordpress/blocks', () => ( {
	getBlockType: ( name: string ) => ( name === 'eidan/sample' ? { attributes: { slider: mockSlider } } : undefined ),
} ) );

it( 'gives the defaults that the server registered, the block’s own over those of its schema', () => {
	expect( registeredDefaults( 'eidan/sample', 'slider' ) ).toEqual( { wheelLock: 200, speed: 450 } );
	expect( registeredDefaults( 'eidan/sample', 'nothing' ) ).toEqual( {} );
	expect( registeredDefaults( 'eidan/none', 'slider' ) ).toEqual( {} );
} );
