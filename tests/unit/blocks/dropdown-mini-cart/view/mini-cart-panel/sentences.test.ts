import { sentences } from '../../../../../../blocks/dropdown-mini-cart/view/mini-cart-panel/messages';
import { limits } from '../../../../../../blocks/dropdown-mini-cart/view/mini-cart-panel/quantities';

const text = sentences( {
	limit: '%1$s: %2$s to %3$s.',
	least: 'At least %2$s of %1$s.',
	saved: 'Saved %s.',
} );

it( 'puts values into their places, and no others', () => {
	expect( text( 'saved', '$& 5' ) ).toBe( 'Saved $& 5.' );
	expect( text( 'limit', 'Hat', 1 ) ).toBe( 'Hat: 1 to .' );
	expect( text( 'nothing', 'Hat' ) ).toBe( '' );
} );

it( 'tells both limits of a quantity, and only the lower one where there is no upper one', () => {
	expect( limits( 'Hat', { min: 2, max: 8, step: 2 }, text ) ).toBe( 'Hat: 2 to 8.' );
	expect( limits( 'Hat', { min: 2, max: 9999, step: 1 }, text ) ).toBe( 'At least 2 of Hat.' );
} );
