<?php
/**
 * Makes the demo's authors and terms.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

/**
 * Users without a known password, and terms that are reused when the site has them.
 */
final class People {

	/**
	 * Takes the ledger.
	 *
	 * @param Ledger $ledger Ledger.
	 */
	public function __construct( private Ledger $ledger ) {
	}

	/**
	 * Makes the authors. In a network, where users are the network's, entries belong to whoever imports.
	 */
	public function authors(): void {
		if ( is_multisite() ) {
			return;
		}
		foreach ( Files::entries( 'authors' ) as $key => $fields ) {
			if ( $this->ledger->id( 'user/' . $key ) > 0 || false !== username_exists( 'eidan-' . $key ) ) {
				continue;
			}
			$id = wp_insert_user(
				array(
					'user_login'   => 'eidan-' . $key,
					'user_pass'    => wp_generate_password( 40, true, true ),
					// A domain that no one can own or get mail at.
					'user_email'   => $key . '@eidan-demo.invalid',
					'display_name' => Files::text( $fields, 'name' ),
					'nickname'     => Files::text( $fields, 'name' ),
					'description'  => Files::text( $fields, 'bio' ),
					'role'         => 'author',
				)
			);
			if ( is_int( $id ) ) {
				$this->ledger->remember( 'user/' . $key, 'user', $id );
			}
		}
	}

	/**
	 * The user who wrote an entry.
	 *
	 * @param string $key Author.
	 */
	public function author( string $key ): int {
		$id = $this->ledger->id( 'user/' . $key );
		if ( 0 === $id ) {
			$id = get_current_user_id();
		}
		if ( 0 === $id ) {
			$owners = get_users(
				array(
					'role'   => 'administrator',
					'number' => 1,
					'fields' => 'ID',
				)
			);
			$id     = is_numeric( $owners[0] ?? null ) ? (int) $owners[0] : 0;
		}
		return $id;
	}

	/**
	 * Makes the terms of all taxonomies that exist.
	 */
	public function terms(): void {
		foreach ( Files::json( 'terms' ) as $taxonomy => $terms ) {
			if ( ! taxonomy_exists( $taxonomy ) || ! is_array( $terms ) ) {
				continue;
			}
			foreach ( $terms as $slug => $fields ) {
				$name = is_array( $fields ) && is_string( $fields['name'] ?? null ) ? $fields['name'] : (string) $slug;
				$text = is_array( $fields ) && is_string( $fields['description'] ?? null ) ? $fields['description'] : '';
				$key  = "term/$taxonomy/$slug";
				if ( $this->ledger->id( $key ) > 0 || get_term_by( 'slug', (string) $slug, $taxonomy ) instanceof \WP_Term ) {
					continue;
				}
				$made = wp_insert_term(
					$name,
					$taxonomy,
					array(
						'slug'        => (string) $slug,
						'description' => $text,
					)
				);
				if ( is_array( $made ) ) {
					$this->ledger->remember( $key, 'term:' . $taxonomy, (int) $made['term_id'] );
				}
			}
		}
	}

	/**
	 * Gives a post its terms.
	 *
	 * @param int          $id       Post.
	 * @param string       $taxonomy Taxonomy.
	 * @param list<string> $slugs    Slugs of terms.
	 */
	public function assign( int $id, string $taxonomy, array $slugs ): void {
		$ids = array();
		foreach ( $slugs as $slug ) {
			$term = get_term_by( 'slug', $slug, $taxonomy );
			if ( $term instanceof \WP_Term ) {
				$ids[] = $term->term_id;
			}
		}
		wp_set_object_terms( $id, $ids, $taxonomy );
	}
}
