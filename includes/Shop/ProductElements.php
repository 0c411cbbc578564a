<?php
/**
 * Elements of product cards.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use Eidan\Lists\Cards\Card;
use Eidan\Lists\Cards\SampleItem;
use Eidan\Support\Html;
use Eidan\Support\Memory;
use WC_Product;
use WP_Term;

/**
 * Elements of products, each as escaped HTML. Prices are WooCommerce's own, including taxes, currencies and filters of
 * other plugins. A password-protected product only shows its name.
 */
final class ProductElements {

	/**
	 * The product that was read last, as all elements of a card need the same one.
	 *
	 * @var array{int, WC_Product|null}
	 */
	private array $last = array( 0, null );

	/**
	 * All elements by name.
	 *
	 * @return array<string, callable( Card ): string>
	 */
	public static function all(): array {
		return array(
			'sale'        => ProductBadges::sale( ... ),
			'new'         => ProductBadges::fresh( ... ),
			'low-stock'   => ProductBadges::low_stock( ... ),
			'category'    => static fn( Card $card ): string => self::names( $card, 'category', 'product_cat' ),
			'brand'       => static fn( Card $card ): string => self::names( $card, 'brand', 'product_brand' ),
			'rating'      => self::rating( ... ),
			'price'       => self::price( ... ),
			'stock'       => self::stock( ... ),
			'swatches'    => CardSwatches::html( ... ),
			// Printed with the button, in one form.
			'quantity'    => static fn(): string => '',
			'add-to-cart' => static fn( Card $card ): string => BuyButton::html( $card ),
		);
	}

	/**
	 * The product of a card.
	 *
	 * @return WC_Product|null Null if there is none, it is password-protected, or WooCommerce is not active.
	 */
	public static function product( Card $card ): ?WC_Product {
		if (
			null === $card->post
			|| Products::POST_TYPE !== $card->post->post_type
			|| $card->is_protected()
			|| $card->item instanceof SampleItem
			|| ! WooCommerceRequirement::is_shop()
		) {
			return null;
		}
		if ( self::memory()->last[0] !== $card->id() ) {
			$product             = wc_get_product( $card->post );
			self::memory()->last = array( $card->id(), $product instanceof WC_Product ? $product : null );
		}

		return self::memory()->last[1];
	}

	/**
	 * Forgets the product that was read last.
	 */
	public static function forget(): void {
		self::memory()->last = array( 0, null );
	}

	/**
	 * Names of terms.
	 *
	 * @param Card   $card     The product.
	 * @param string $name     Name of the element.
	 * @param string $taxonomy Their taxonomy.
	 */
	private static function names( Card $card, string $name, string $taxonomy ): string {
		return $card->line(
			$name,
			Html::listed(
				array_map(
					static fn( WP_Term $term ): string => esc_html( $term->name ),
					$card->term_list( $taxonomy )
				)
			)
		);
	}

	/**
	 * The rating as stars, with the number of reviews.
	 *
	 * @param Card $card The product.
	 */
	private static function rating( Card $card ): string {
		$product = self::product( $card );
		$rating  = (float) $product?->get_average_rating();
		if ( null === $product || 0.0 >= $rating || ! wc_review_ratings_enabled() ) {
			return '';
		}

		return sprintf(
			'<span class="eidan-product__rating"><span role="img" aria-label="%s" style="--eidan-rating:%s">'
				. '</span> <span aria-hidden="true">(%s)</span></span>',
			/* translators: %s: average rating, such as 4.5. */
			esc_attr( sprintf( __( 'Rated %s out of 5', 'eidan' ), number_format_i18n( $rating, 1 ) ) ),
			esc_attr( sprintf( '%.2F', min( 5, $rating ) ) ),
			esc_html( number_format_i18n( $product->get_review_count() ) )
		);
	}

	/**
	 * The price, as WooCommerce and its plugins print it.
	 *
	 * @param Card $card The product.
	 */
	private static function price( Card $card ): string {
		$product = self::product( $card );
		$html    = $product?->get_price_html();

		return is_string( $html ) ? $card->line( 'price', $html ) : '';
	}

	/**
	 * WooCommerce's text on the stock; the place for it where a variation is chosen on the card.
	 *
	 * @param Card $card The product.
	 */
	private static function stock( Card $card ): string {
		$product      = self::product( $card );
		$availability = $product?->get_availability();
		$text         = is_array( $availability ) && is_string( $availability['availability'] ?? null )
			? $availability['availability']
			: '';

		return '' === $text && null !== $product && CardSwatches::has( $card, $product )
			? '<span class="eidan-product__stock"></span>'
			: $card->line( 'stock', esc_html( $text ) );
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
