import { hashOf, isCart, lineTotal, money, subtotal, type Cart, type Line } from '../../../src/view/mini-cart/cart';
import { details } from '../../../src/view/mini-cart-panel/elements';

const euro = { currency_minor_unit: 2, currency_prefix: '', currency_suffix: ' €', currency_decimal_separator: ',', currency_thousand_separator: '.' };
const yen = { currency_minor_unit: 0, currency_prefix: '¥', currency_suffix: '', currency_decimal_separator: '.', currency_thousand_separator: ',' };

it( 'writes amounts as the shop does', () => {
	expect( money( 123456789, euro ) ).toBe( '1.234.567,89 €' );
	expect( money( 5, euro ) ).toBe( '0,05 €' );
	expect( money( 100000, euro ) ).toBe( '1.000,00 €' );
	expect( money( 1234, yen ) ).toBe( '¥1,234' );
	expect( money( -1999, euro ) ).toBe( '-19,99 €' );
	expect( money( 1500, { ...yen, currency_prefix: '$&', currency_thousand_separator: '$1' } ) ).toBe( '$&1$1500' );
	expect( money( 12345, { ...euro, currency_minor_unit: 3 } ) ).toBe( '12,345 €' );
} );

it( 'adds taxes where the shop shows prices with them', () => {
	const cart = ( includes: boolean | undefined ) =>
		( {
			totals: { ...euro, total_items: '1000', total_items_tax: '190' },
			extensions: includes === undefined ? {} : { eidan: { includes_tax: includes, free_shipping: null } },
		} ) as Cart;
	const line = { totals: { ...euro, line_subtotal: '500', line_subtotal_tax: '95' } } as Line;
	expect( [ true, false, undefined ].map( ( includes ) => subtotal( cart( includes ) ) ) ).toEqual( [ '11,90 €', '10,00 €', '10,00 €' ] );
	expect( [ true, false ].map( ( includes ) => lineTotal( cart( includes ), line ) ) ).toEqual( [ '5,95 €', '5,00 €' ] );
} );

it( 'reads the hash of a cart from the cookies, and none of an empty one', () => {
	expect( hashOf( '' ) ).toBe( '' );
	expect( hashOf( 'a=1; woocommerce_items_in_cart=1; woocommerce_cart_hash=abc' ) ).toBe( 'abc' );
	expect( hashOf( 'woocommerce_cart_hash=abc' ) ).toBe( '' );
	expect( hashOf( 'woocommerce_items_in_cart=0; woocommerce_cart_hash=abc' ) ).toBe( '' );
	expect( hashOf( 'woocommerce_items_in_cart=1' ) ).toBe( '' );
	expect( hashOf( 'x_woocommerce_items_in_cart=1; woocommerce_cart_hash=abc' ) ).toBe( '' );
} );

it( 'knows a cart from whatever else may answer', () => {
	expect( isCart( { items: [], totals: {} } ) ).toBe( true );
	for ( const answer of [ null, undefined, '', 'html', [], {}, { items: {} }, { items: [] }, { code: 'rest_no_route' } ] ) {
		expect( isCart( answer ) ).toBe( false );
	}
} );

it( 'tells the details of a line as words', () => {
	const line = {
		variation: [ { attribute: 'Color', value: 'Red &amp; <b>black</b>' } ],
		item_data: [
			{ name: 'Engraving', value: '<script>alert(1)</script>Ada' },
			{ key: 'Gift', display: 'Yes', value: '1' },
			{ name: 'Internal', value: '5', hidden: true },
			{ name: '', value: '' },
		],
	} as unknown as Line;
	expect( details( line ) ).toBe( 'Color: Red & black, Engraving: alert(1)Ada, Gift: Yes' );
} );
