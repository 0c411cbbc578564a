import { stateOf, type Variation } from '../../../../../src/view/shop/swatches/state';

const of = ( color: string, size: string, stock = true ): Variation => ( {
	attributes: { color, size },
	is_in_stock: stock,
} );
const VARIATIONS = [
	of( 'ink', 'a5' ),
	of( 'ink', 'a4', false ),
	of( 'stone', 'a4' ),
	of( 'stone', 'a5', false ),
	of( 'moss', '' ),
];

it.each( [
	// chosen, name, value, state
	[ {}, 'color', 'ink', 'there' ],
	[ { size: 'a4' }, 'color', 'ink', 'out' ],
	[ { size: 'a4' }, 'color', 'stone', 'there' ],
	[ { size: 'a3' }, 'color', 'stone', 'none' ],
	[ { size: 'a3' }, 'color', 'moss', 'there' ],
	[ { color: 'stone', size: 'a4' }, 'color', 'ink', 'out' ],
	[ { color: '', size: '' }, 'size', 'a5', 'there' ],
	[ {}, 'color', 'red', 'none' ],
] as const )( 'beside %j, %s %s is %s', ( chosen, name, value, state ) => {
	expect( stateOf( VARIATIONS, chosen, name, value ) ).toBe( state );
} );
