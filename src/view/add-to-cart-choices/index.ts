/**
 * The module `@eidan/add-to-cart-choices`: the fields in the quick view of a product with variations. Its root element
 * exists only while the quick view is open, so the fields and their script load only then.
 */
import { loadPart } from '@eidan/parts';
import { define } from '@eidan/runtime';
import { settingsOf } from '../add-to-cart/settings';

define< { product?: number } >( 'add-to-cart-choices', ( root, { product }, { signal } ) => {
	root.ariaBusy = 'true';
	loadPart( 'shop-choices', () => import( '@eidan/shop-choices' ) )
		.then( ( part ) => part!.choices( root, Number( product ), settingsOf(), signal ) )
		.catch( () => {
			root.ariaBusy = 'false';
			root.querySelector( '[role="status"]' )!.textContent = settingsOf().pick.failed;
		} );
} );
