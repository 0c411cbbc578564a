/** Which products are offered beside a cart, and as what. */
import type { Cart } from '../../../../../../src/view/shop/cart';
import { offersOf, type Product } from '../../../../../../blocks/dropdown-mini-cart/view/mini-cart-cross-sells/offers';

const euro = {
	currency_minor_unit: 2,
	currency_prefix: '€',
	currency_suffix: '',
	currency_decimal_separator: '.',
	currency_thousand_separator: ',',
};
const product = ( id: number, more: object = {}, prices: object = {} ) =>
	( {
		id,
		name: `Cup ${ id }`,
		permalink: `https://shop.example/${ id }`,
		images: [ { thumbnail: 'https://shop.example/a.jpg' } ],
		prices: { ...euro, price: '1000', regular_price: '1000', price_range: null, ...prices },
		is_purchasable: true,
		is_in_stock: true,
		has_options: false,
		add_to_cart: { text: 'Select options' },
		...more,
	} ) as Product;
const cart = ( ...products: Product[] ) => ( { items: [ { id: 1 } ], cross_sells: products } ) as unknown as Cart;

it( 'offers three at most that can be bought and are not in the cart', () => {
	const sold = [ product( 2, { is_in_stock: false } ), product( 3, { is_purchasable: false } ), product( 1 ) ];
	const others = [ 4, 5, 6, 7 ].map( ( id ) => product( id ) );
	expect( offersOf( cart( ...sold, ...others ) ).map( ( { id } ) => id ) ).toEqual( [ 4, 5, 6 ] );
	expect( offersOf( { items: [] } as unknown as Cart ) ).toEqual( [] );
} );

it( 'writes words as text and keeps scripts out of addresses', () => {
	const [ offer ] = offersOf(
		cart(
			product( 2, {
				name: 'Cup &amp; <b>saucer</b>',
				permalink: 'javascript:alert(1)',
				images: [],
				has_options: true,
				add_to_cart: { text: 'Choose &hellip;' },
			} )
		)
	);
	expect( offer ).toMatchObject( { name: 'Cup & saucer', url: '', image: '', choose: 'Choose …' } );
} );

it.each( [
	[ 'a price', {}, '€10.00', '' ],
	[ 'a sale', { price: '800' }, '€8.00', '€10.00' ],
	[ 'a range', { price_range: { min_amount: '800', max_amount: '1200' } }, '€8.00 – €12.00', '' ],
] )( 'shows %s', ( _, prices, price, before ) => {
	expect( offersOf( cart( product( 2, {}, prices ) ) )[ 0 ] ).toMatchObject( { price, before } );
} );
