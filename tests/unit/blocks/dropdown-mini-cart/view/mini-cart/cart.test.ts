import {
	changes,
	couponTotal,
	feeTotal,
	hashOf,
	isCart,
	lineTotal,
	money,
	saving,
	subtotal,
	sumSoFar,
	type Cart,
	type Coupon,
	type Fee,
	type Line,
} from '../../../../../../src/view/shop/cart';
import { details } from '../../../../../../blocks/dropdown-mini-cart/view/mini-cart-panel/elements';
import { sentences } from '../../../../../../blocks/dropdown-mini-cart/view/mini-cart-panel/messages';

const euro = {
	currency_minor_unit: 2,
	currency_prefix: '',
	currency_suffix: ' €',
	currency_decimal_separator: ',',
	currency_thousand_separator: '.',
};
const yen = {
	currency_minor_unit: 0,
	currency_prefix: '¥',
	currency_suffix: '',
	currency_decimal_separator: '.',
	currency_thousand_separator: ',',
};

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
	expect( [ true, false, undefined ].map( ( includes ) => subtotal( cart( includes ) ) ) ).toEqual( [
		'11,90 €',
		'10,00 €',
		'10,00 €',
	] );
	expect( [ true, false ].map( ( includes ) => lineTotal( cart( includes ), line ) ) ).toEqual( [
		'5,95 €',
		'5,00 €',
	] );
} );

it( 'reads the cart hash from the cookies, and none for an empty cart', () => {
	expect( hashOf( '' ) ).toBe( '' );
	expect( hashOf( 'a=1; woocommerce_items_in_cart=1; woocommerce_cart_hash=abc' ) ).toBe( 'abc' );
	expect( hashOf( 'woocommerce_cart_hash=abc' ) ).toBe( '' );
	expect( hashOf( 'woocommerce_items_in_cart=0; woocommerce_cart_hash=abc' ) ).toBe( '' );
	expect( hashOf( 'woocommerce_items_in_cart=1' ) ).toBe( '' );
	expect( hashOf( 'x_woocommerce_items_in_cart=1; woocommerce_cart_hash=abc' ) ).toBe( '' );
} );

it( 'tells a cart from other responses', () => {
	expect( isCart( { items: [], totals: {} } ) ).toBe( true );
	for ( const answer of [
		null,
		undefined,
		'',
		'html',
		[],
		{},
		{ items: {} },
		{ items: [] },
		{ code: 'rest_no_route' },
	] ) {
		expect( isCart( answer ) ).toBe( false );
	}
} );

it( 'writes the details of a line as text', () => {
	const line = {
		variation: [ { attribute: 'Color', value: 'Red &amp; <b>black</b>' } ],
		item_data: [
			{ name: 'Engraving', value: '<script>alert(1)</script>Ada' },
			{ key: 'Gift', display: 'Yes', value: '1' },
			{ name: 'Internal', value: '5', hidden: true },
			{ name: '', value: '' },
		],
	} as unknown as Line;
	const text = sentences( { detail: '%1$s: %2$s', and: ', ' } );
	expect( details( line, text ) ).toBe( 'Color: Red & black, Engraving: alert(1)Ada, Gift: Yes' );
	const arabic = sentences( { detail: '\u2068%1$s\u2069: \u2068%2$s\u2069', and: '، ' } );
	const size = { variation: [ { attribute: 'القياس', value: '30 × 40 cm' } ], item_data: [ { value: 'هدية' } ] };
	expect( details( size as unknown as Line, arabic ) ).toBe( '\u2068القياس\u2069: \u206830 × 40 cm\u2069، هدية' );
} );

it( 'subtracts coupons with or without tax, as the shop shows prices', () => {
	const cart = ( includes: boolean, off = '250', tax = '48' ) =>
		( {
			totals: {
				...euro,
				total_items: '1000',
				total_items_tax: '190',
				total_discount: off,
				total_discount_tax: tax,
			},
			extensions: { eidan: { includes_tax: includes } },
		} ) as Cart;
	const coupon = ( off: string, tax: string ) =>
		( { code: 'ten', totals: { ...euro, total_discount: off, total_discount_tax: tax } } ) as Coupon;
	expect( [ true, false ].map( ( includes ) => sumSoFar( cart( includes ) ) ) ).toEqual( [ '8,92 €', '7,50 €' ] );
	expect( [ true, false ].map( ( includes ) => couponTotal( cart( includes ), coupon( '250', '48' ) ) ) ).toEqual( [
		'-2,98 €',
		'-2,50 €',
	] );
	expect( [ changes( cart( true, '0', '0' ) ), couponTotal( cart( true ), coupon( '0', '0' ) ) ] ).toEqual( [
		'',
		'',
	] );
} );

it( 'shows the regular price of a line on sale, whatever its decimals', () => {
	const cart = { totals: euro, extensions: { eidan: { includes_tax: true } } } as Cart;
	const line = ( price: string, regular: string, quantity = 3 ) =>
		( {
			quantity,
			prices: { ...euro, raw_prices: { precision: 6, price, regular_price: regular } },
			totals: { ...euro, line_subtotal: '4500', line_subtotal_tax: '900' },
		} ) as Line;
	expect( saving( cart, line( '18000000', '24000000' ) ) ).toEqual( { before: '72,00 €', saved: '18,00 €' } );
	// Each piece is a third of a cent cheaper, so three pieces are a cent cheaper.
	expect( saving( cart, line( '18000000', '18003333' ) ) ).toEqual( { before: '54,01 €', saved: '0,01 €' } );
	expect( saving( cart, line( '18000000', '18000000' ) ) ).toBeUndefined();
	expect( saving( cart, line( '18000000', '12000000' ) ) ).toBeUndefined();
	expect( saving( cart, { ...line( '1', '2' ), prices: undefined } as unknown as Line ) ).toBeUndefined();
} );

it( 'adds fees to the subtotal, with their taxes if the shop shows these, and labels it', () => {
	const fee = { name: 'Gift wrap', totals: { ...euro, total: '500', total_tax: '95' } } as Fee;
	const cart = ( includes: boolean, fees = [ fee ], discount = '0' ) =>
		( {
			fees,
			totals: {
				...euro,
				total_items: '1000',
				total_items_tax: '190',
				total_discount: discount,
				total_discount_tax: '0',
				total_fees: fees.length ? '500' : null,
				total_fees_tax: fees.length ? '95' : null,
			},
			extensions: { eidan: { includes_tax: includes } },
		} ) as unknown as Cart;
	expect(
		[ true, false ].map( ( includes ) => [ feeTotal( cart( includes ), fee ), sumSoFar( cart( includes ) ) ] )
	).toEqual( [
		[ '5,95 €', '17,85 €' ],
		[ '5,00 €', '15,00 €' ],
	] );
	expect(
		[ cart( true, [] ), cart( true ), cart( true, [], '100' ), cart( true, [ fee ], '100' ) ].map( changes )
	).toEqual( [ '', 'withFees', 'afterDiscounts', 'afterBoth' ] );
	expect( feeTotal( cart( false ), { ...fee, totals: { ...euro, total: '-200', total_tax: '0' } } ) ).toBe(
		'-2,00 €'
	);
} );

it.each( [
	// 13 and 7 with 19 % and 7 % in them, shown without: a tenth off is 15.71 by what is shown, and 15.72 at the checkout.
	[
		'without taxes',
		false,
		{ total_items: '1746', total_items_tax: '254', total_discount: '175', total_discount_tax: '25' },
		{ total_price: '1800', total_tax: '228' },
		'15,72 €',
	],
	// 33.33 and 7.49 without taxes, shown with them.
	[
		'with taxes',
		true,
		{ total_items: '4082', total_items_tax: '685', total_discount: '408', total_discount_tax: '69' },
		{ total_price: '4291', total_tax: '617' },
		'42,91 €',
	],
	[
		'and not what is sent',
		true,
		{ total_items: '4082', total_items_tax: '685', total_discount: '408', total_discount_tax: '69' },
		{ total_price: '4886', total_tax: '712', total_shipping: '500', total_shipping_tax: '95' },
		'42,91 €',
	],
	[
		'and not what another plugin takes off in the end',
		true,
		{ total_items: '4082', total_items_tax: '685', total_discount: '408', total_discount_tax: '69' },
		{ total_price: '2291', total_tax: '617' },
		'42,90 €',
	],
] )( 'sums up what the checkout takes, to the cent, %s', ( _, includes, shown, paid, sum ) => {
	const cart = {
		items: [ {}, {} ],
		totals: { ...euro, ...shown, ...paid },
		extensions: { eidan: { includes_tax: includes } },
	} as unknown as Cart;
	expect( sumSoFar( cart ) ).toBe( sum );
} );
