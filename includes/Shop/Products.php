<?php
/**
 * Lists of products.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use Eidan\Lists\Cards\Templates;
use Eidan\Lists\Query\Condition;
use Eidan\Lists\Query\Conditions;
use Eidan\Lists\Query\Context;
use Eidan\Lists\Query\FieldRule;
use Eidan\Lists\Query\Order;
use Eidan\Lists\Query\Orders;
use Eidan\Lists\Query\StoredField;
use Eidan\Lists\Query\TermRule;
use Eidan\Support\Database;
use WC_Product;
use WP_Post;

/**
 * Orders, conditions and contexts of products, with WooCommerce's lookup table and terms. Every list of products
 * respects the catalogue visibility.
 */
final class Products {

	public const POST_TYPE = 'product';

	private const VISIBILITY = 'product_visibility';

	/**
	 * A column of WooCommerce's product lookup table.
	 *
	 * @param string $name Name of the column.
	 * @param string $meta Key of the custom field with the same value.
	 */
	private static function column( string $name, string $meta ): StoredField {
		return StoredField::column(
			'wc_product_meta_lookup',
			'product_id',
			$name,
			$meta,
			// WooCommerce's only index of a value that products are sorted by is `min_max_price`.
			indexed: 'min_price' === $name
		);
	}

	/**
	 * Whether a product or one of its variations is on sale; the lookup table has a row for each.
	 */
	public static function on_sale(): StoredField {
		return StoredField::column( 'wc_product_meta_lookup', 'product_id', 'onsale', '', 'product_variation' );
	}

	/**
	 * Action `eidan_list_orders`.
	 */
	public static function register_orders(): void {
		if ( ! WooCommerceRequirement::is_shop() ) {
			return;
		}
		$only = array( self::POST_TYPE );
		Orders::register(
			new Order(
				'price-asc',
				static fn(): string => __( 'Price: low to high', 'eidan' ),
				self::column( 'min_price', '_price' ),
				true,
				$only
			)
		);
		Orders::register(
			new Order(
				'price-desc',
				static fn(): string => __( 'Price: high to low', 'eidan' ),
				self::column( 'max_price', '_price' ),
				false,
				$only
			)
		);
		Orders::register(
			new Order(
				'best-selling',
				static fn(): string => __( 'Best selling', 'eidan' ),
				self::column( 'total_sales', 'total_sales' ),
				false,
				$only
			)
		);
		Orders::register(
			new Order(
				'top-rated',
				static fn(): string => __( 'Top rated', 'eidan' ),
				self::column( 'average_rating', '_wc_average_rating' ),
				false,
				$only
			)
		);
	}

	/**
	 * Action `eidan_list_templates`.
	 */
	public static function register_template(): void {
		Templates::later( 'product', ProductTemplate::class );
	}

	/**
	 * Action `eidan_list_conditions`.
	 */
	public static function register_conditions(): void {
		if ( ! WooCommerceRequirement::is_shop() ) {
			return;
		}
		Conditions::always( self::POST_TYPE, self::in_catalogue( ... ) );
		$flag   = array(
			'type'    => 'boolean',
			'default' => false,
		);
		$price  = array(
			'type'    => 'number',
			'default' => 0,
			'minimum' => 0,
		);
		$rating = array(
			'type'    => 'number',
			'default' => 0,
			'minimum' => 0,
			'maximum' => 5,
		);
		$costs  = static fn( string $column, string $compare ): \Closure =>
			static fn( string|int|float|bool $value ): array => array(
				new FieldRule(
					self::column( $column, '_price' ),
					'>=' === $compare ? '>=' : '<=',
					StoredPrice::of( (float) $value, '>=' === $compare ? '>=' : '<=' )
				),
			);
		foreach ( array(
			new Condition(
				'onSale',
				static fn(): string => __( 'On sale only', 'eidan' ),
				$flag,
				static fn(): array => array( new FieldRule( self::on_sale(), '=', 1 ) ),
				array( self::POST_TYPE ),
				null,
				array( '_sale_price', '_price' )
			),
			new Condition(
				'featured',
				static fn(): string => __( 'Featured only', 'eidan' ),
				$flag,
				static fn(): array => array( self::with( 'featured' ) ),
				array( self::POST_TYPE )
			),
			new Condition(
				'inStock',
				static fn(): string => __( 'In stock only', 'eidan' ),
				$flag,
				static fn(): array => array_values( array_filter( array( self::without( 'outofstock' ) ) ) ),
				array( self::POST_TYPE )
			),
			new Condition(
				'minPrice',
				static fn(): string => __( 'Minimum price', 'eidan' ),
				$price,
				$costs( 'max_price', '>=' ),
				array( self::POST_TYPE ),
				null,
				array( '_price' )
			),
			new Condition(
				'maxPrice',
				static fn(): string => __( 'Maximum price', 'eidan' ),
				$price,
				$costs( 'min_price', '<=' ),
				array( self::POST_TYPE ),
				null,
				array( '_price' )
			),
			new Condition(
				'minRating',
				static fn(): string => __( 'Minimum rating', 'eidan' ),
				$rating,
				static fn( string|int|float|bool $value ): array => array(
					new FieldRule( self::column( 'average_rating', '_wc_average_rating' ), '>=', (float) $value ),
				),
				array( self::POST_TYPE ),
				null,
				array( '_wc_average_rating' )
			),
		) as $condition ) {
			Conditions::register( $condition );
		}
	}

	/**
	 * Action `eidan_list_contexts`.
	 */
	public static function register_contexts(): void {
		if ( ! WooCommerceRequirement::is_shop() ) {
			return;
		}
		Context::register(
			'related',
			self::POST_TYPE,
			static fn(): string => __( 'Related to the current product', 'eidan' ),
			self::related( ... )
		);
		Context::register(
			'up-sells',
			self::POST_TYPE,
			static fn(): string => __( 'Up-sells of the current product', 'eidan' ),
			static fn( int $current ): array =>
				self::linked( $current, static fn( WC_Product $product ): array => $product->get_upsell_ids() )
		);
		Context::register(
			'cross-sells',
			self::POST_TYPE,
			static fn(): string => __( 'Cross-sells of the current product or cart', 'eidan' ),
			static fn( int $current ): array =>
				is_cart()
					? self::picked( WC()->cart->get_cross_sells(), $current )
					: self::linked(
						$current,
						static fn( WC_Product $product ): array => $product->get_cross_sell_ids()
					)
		);
	}

	/**
	 * Filter `eidan_list_taxonomy`: product attributes can always be filtered by, even without archives.
	 *
	 * @param mixed $listed   Whether visitors can open its terms.
	 * @param mixed $taxonomy Name of the taxonomy.
	 */
	public static function list_attributes( mixed $listed, mixed $taxonomy = '' ): mixed {
		return is_string( $taxonomy ) && WooCommerceRequirement::is_shop() && taxonomy_is_product_attribute( $taxonomy )
			? true
			: $listed;
	}

	/**
	 * Filter `eidan_list_taxonomy_label`: the name of an attribute as shoppers read it on the product's page. The
	 * taxonomy's own label is for editors, such as "Product Color".
	 *
	 * @param mixed $label    The taxonomy's label.
	 * @param mixed $taxonomy Name of the taxonomy.
	 */
	public static function attribute_label( mixed $label, mixed $taxonomy = '' ): mixed {
		return is_string( $taxonomy ) && WooCommerceRequirement::is_shop() && taxonomy_is_product_attribute( $taxonomy )
			? wc_attribute_label( $taxonomy )
			: $label;
	}

	/**
	 * Filter `eidan_search_suggests`: does not suggest products that the catalogue hides from searches, even if the
	 * search has found them.
	 *
	 * @param mixed $is_offered Whether it is suggested.
	 */
	public static function suggest( mixed $is_offered, mixed $post = null ): mixed {
		if (
			! $post instanceof WP_Post || self::POST_TYPE !== $post->post_type || ! WooCommerceRequirement::is_shop()
		) {
			return $is_offered;
		}
		$product = wc_get_product( $post );

		return $product instanceof WC_Product && $product->is_visible() ? $is_offered : false;
	}

	/**
	 * Rules for what the catalogue hides.
	 *
	 * @return list<TermRule>
	 */
	private static function in_catalogue(): array {
		$rules = array( self::without( 'exclude-from-catalog' ) );
		if ( 'yes' === get_option( 'woocommerce_hide_out_of_stock_items' ) ) {
			$rules[] = self::without( 'outofstock' );
		}

		return array_values( array_filter( $rules ) );
	}

	/**
	 * A rule: the product does not have this visibility term; null if the term does not exist.
	 *
	 * @param string $mark Slug of a term of `product_visibility`.
	 */
	private static function without( string $mark ): ?TermRule {
		$id = self::mark( $mark );

		return 0 === $id ? null : new TermRule( self::VISIBILITY, exclude: array( $id ), ours: true );
	}

	/**
	 * A rule: the product has this visibility term.
	 *
	 * @param string $mark Slug of a term of `product_visibility`.
	 */
	private static function with( string $mark ): TermRule {
		$id = self::mark( $mark );

		// If the term does not exist, an id that cannot exist finds nothing.
		return new TermRule( self::VISIBILITY, array( 0 === $id ? PHP_INT_MAX : $id ), ours: true );
	}

	/**
	 * The term_taxonomy id of a visibility term. One query reads all terms, where WordPress needs two for each.
	 *
	 * @param string $name Slug of a term of `product_visibility`.
	 */
	private static function mark( string $name ): int {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$key   = 'marks_' . wp_cache_get_last_changed( 'terms' );
		$marks = wp_cache_get( $key, 'eidan' );
		if ( ! is_array( $marks ) ) {
			if ( wp_using_ext_object_cache() ) {
				Database::from_primary();
			}
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Goes into the cache.
			$rows  = $wpdb->get_results(
				"SELECT term.slug, place.term_taxonomy_id FROM {$wpdb->terms} AS term "
					. "INNER JOIN {$wpdb->term_taxonomy} AS place ON place.term_id = term.term_id "
					. "WHERE place.taxonomy = 'product_visibility'",
				ARRAY_A
			);
			$marks = is_array( $rows ) ? array_column( $rows, 'term_taxonomy_id', 'slug' ) : array();
			wp_cache_set( $key, $marks, 'eidan', HOUR_IN_SECONDS );
		}
		$id = $marks[ $name ] ?? 0;

		return is_numeric( $id ) ? (int) $id : 0;
	}

	/**
	 * Products that share a category with the current one, or a tag if it has no category.
	 *
	 * @param int $current The product; 0 = none.
	 * @return array<string, mixed>
	 */
	private static function related( int $current ): array {
		foreach ( 0 < $current ? array( 'product_cat', 'product_tag' ) : array() as $taxonomy ) {
			$terms = get_the_terms( $current, $taxonomy );
			if ( is_array( $terms ) && array() !== $terms ) {
				return array(
					'terms' => array(
						'taxonomy' => $taxonomy,
						'include'  =>
							array_map( static fn( \WP_Term $term ): int => $term->term_id, array_values( $terms ) ),
					),
				);
			}
		}

		return array();
	}

	/**
	 * Products that are linked to the current one (up-sells, cross-sells).
	 *
	 * @param int                                      $current The product; 0 = none.
	 * @param \Closure( WC_Product ): array<mixed, mixed> $ids     Their ids.
	 * @return array<string, mixed>
	 */
	private static function linked( int $current, \Closure $ids ): array {
		$product = 0 < $current ? wc_get_product( $current ) : null;

		return $product instanceof WC_Product ? self::picked( $ids( $product ), $current ) : array();
	}

	/**
	 * Only these products; none if the list is empty.
	 *
	 * @param array<mixed> $ids     Their ids.
	 * @param int          $current The product that the list is on.
	 * @return array<string, mixed>
	 */
	private static function picked( array $ids, int $current ): array {
		return array() === $ids ? array(
			// Includes and excludes the same id, which finds nothing.
			'include' => array( max( 1, $current ) ),
			'exclude' => array( max( 1, $current ) ),
		) : array( 'include' => array_values( $ids ) );
	}
}
