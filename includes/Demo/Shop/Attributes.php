<?php
/**
 * Attributes of the demo's products.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo\Shop;

use Eidan\Demo\Files;
use Eidan\Demo\Ledger;

/** Global product attributes such as size, paper and cover, with their terms. */
final class Attributes {

	/** @param Ledger $ledger Says which attributes exist, and remembers new ones. */
	public function __construct( private readonly Ledger $ledger ) {}

	/**
	 * Makes missing attributes. Existing attributes and terms of the shop are used and stay the owner's.
	 *
	 * @return list<\WP_Error|null> Errors.
	 */
	public function make(): array {
		$errors = array();
		foreach ( Files::items( 'shop/attributes' ) as $slug => $fields ) {
			if ( 0 === wc_attribute_taxonomy_id_by_name( $slug ) ) {
				$made = wc_create_attribute(
					array(
						'name'         => Files::text( $fields, 'name' ),
						'slug'         => $slug,
						'type'         => 'select',
						'order_by'     => 'menu_order',
						'has_archives' => false,
					)
				);
				if ( $made instanceof \WP_Error ) {
					$errors[] = $made;
					continue;
				}
				$this->ledger->remember( 'attribute/' . $slug, 'attribute', $made );
			}
			self::register( wc_attribute_taxonomy_name( $slug ) );
			$terms = is_array( $fields['terms'] ?? null ) ? $fields['terms'] : array();
			$this->terms( wc_attribute_taxonomy_name( $slug ), $terms );
		}
		return $errors;
	}

	/** Registers the taxonomy of a new attribute; WooCommerce does so from the next request on. */
	private static function register( string $taxonomy ): void {
		if ( taxonomy_exists( $taxonomy ) ) {
			return;
		}
		register_taxonomy(
			$taxonomy,
			array( 'product' ),
			array(
				'hierarchical' => false,
				'public'       => false,
				'show_ui'      => false,
				'rewrite'      => false,
			)
		);
	}

	/**
	 * Makes the terms of an attribute, in their order.
	 *
	 * @param string               $taxonomy
	 * @param array<array-key, mixed> $terms Slug => name.
	 */
	private function terms( string $taxonomy, array $terms ): void {
		foreach ( array_keys( $terms ) as $order => $slug ) {
			$slug = (string) $slug;
			$name = $terms[ $slug ] ?? null;
			if ( ! is_string( $name ) || get_term_by( 'slug', $slug, $taxonomy ) instanceof \WP_Term ) {
				continue;
			}
			$made = wp_insert_term( $name, $taxonomy, array( 'slug' => $slug ) );
			if ( is_array( $made ) ) {
				update_term_meta( (int) $made['term_id'], 'order', $order );
				$this->ledger->remember( "term/$taxonomy/$slug", 'term:' . $taxonomy, (int) $made['term_id'] );
			}
		}
	}
}
