/** What goes with the products of a cart. Pure functions. */
import { wordsOf } from '@eidan/shop-words';
import { money, type Cart, type Currency } from '../../../../src/view/shop/cart';

/** A product of the Store API. Its texts are HTML and have to be shown as plain text. */
export interface Product {
	id: number;
	name: string;
	permalink: string;
	images: { thumbnail?: string; src?: string }[];
	prices: Currency & {
		price: string;
		regular_price: string;
		price_range?: { min_amount: string; max_amount: string } | null;
	};
	is_purchasable: boolean;
	is_in_stock: boolean;
	has_options: boolean;
	add_to_cart: { text: string };
}

/** A product as it is offered, as plain text. */
export interface Offer {
	id: number;
	name: string;
	url: string;
	image: string;
	price: string;
	/** Price before the sale. '' if it is not on sale. */
	before: string;
	/** Text of a link to the product, where something has to be chosen first. '' if one press adds it. */
	choose: string;
}

/** Returns an address only if it is http(s), so that it can never run a script. */
const address = ( text = '' ): string => ( /^https?:\/\//.test( text ) ? text : '' );

/**
 * Returns the products to offer: those that can be bought, and are not in the cart.
 *
 * @param cart The Store API's cart.
 * @param most How many at most.
 */
export const offersOf = ( cart: Cart & { cross_sells?: Product[] }, most = 3 ): Offer[] =>
	( cart.cross_sells ?? [] )
		.filter(
			( product ) =>
				product.is_purchasable && product.is_in_stock && ! cart.items.some( ( { id } ) => id === product.id )
		)
		.slice( 0, most )
		.map( ( { id, name, permalink, images, prices, has_options: hasOptions, add_to_cart: button } ) => {
			const { price, regular_price: regular, price_range: range } = prices;
			const amounts = range ? [ range.min_amount, range.max_amount ] : [ price ];
			return {
				id,
				name: wordsOf( name ),
				url: address( permalink ),
				image: address( images[ 0 ]?.thumbnail || images[ 0 ]?.src ),
				price: amounts.map( ( amount ) => money( Number( amount ), prices ) ).join( ' – ' ),
				before: ! range && Number( regular ) > Number( price ) ? money( Number( regular ), prices ) : '',
				choose: hasOptions ? wordsOf( button.text ) : '',
			};
		} );
