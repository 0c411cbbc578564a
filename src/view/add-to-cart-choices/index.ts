/**
 * The module `@eidan/add-to-cart-choices`: in the quick view of a product whose variation has to be chosen first. Its
 * root is in the page only while that is open, and only then the fields and what they do are loaded.
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
