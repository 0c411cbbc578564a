/**
 * A block may bring a group of view modules, and modules that never wait.
 *
 * @jest-environment node
 */
import { viewModules } from '../../../../tools/view-modules.cjs';

it( 'its module is a group with what it imports, and comes at once', () => {
	const { groups, roots } = viewModules( process.cwd() );
	expect( groups.cart ).toEqual( {
		members: [ '@eidan/mini-cart' ],
		brings: [ '@eidan/parts', '@eidan/shop-client' ],
	} );
	expect( Object.keys( roots ) ).not.toContain( '@eidan/mini-cart' );
} );
