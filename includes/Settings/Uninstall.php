<?php
/**
 * What is removed with the plugin.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Settings;

use Eidan\Lists\Totals;
use Eidan\Posts\Portfolio;
use Eidan\Posts\Rewrite;

/**
 * Removes what the owner chose to have removed, which is nothing unless they did.
 *
 * Posts made with the blocks are never touched. Pictures stay in the media library: other pages may show them.
 */
final class Uninstall {

	/** Ids that are fetched at a time. */
	private const BATCH = 100;

	/**
	 * Cleans up the site, or every site of a network.
	 */
	public static function run(): void {
		if ( ! is_multisite() ) {
			self::site();
			return;
		}
		$sites = get_sites(
			array(
				'fields' => 'ids',
				'number' => 0,
			)
		);
		foreach ( $sites as $site ) {
			switch_to_blog( (int) $site );
			self::site();
			restore_current_blog();
		}
	}

	/**
	 * Cleans up one site.
	 */
	private static function site(): void {
		$remove = Settings::get( 'uninstall.remove' );
		Rewrite::forget();
		Totals::forget();
		if ( 'everything' === $remove ) {
			self::portfolio();
		}
		if ( 'everything' === $remove || 'settings' === $remove ) {
			delete_option( Settings::OPTION );
		}
		/**
		 * Fires when the plugin is deleted, on each site of a network.
		 *
		 * @param string $remove 'nothing', 'settings' or 'everything', as the owner chose.
		 */
		do_action( 'eidan_uninstall', $remove );
	}

	/**
	 * Deletes portfolio items with their revisions and meta, and the terms.
	 */
	private static function portfolio(): void {
		// The type need not be registered: its owner may have switched it off. Unregistered types are not found by WP_Query.
		if ( ! post_type_exists( Portfolio::POST_TYPE ) ) {
			register_post_type( Portfolio::POST_TYPE );
		}
		do {
			$ids  = get_posts(
				array(
					'post_type'        => Portfolio::POST_TYPE,
					'post_status'      => array_keys( get_post_stati() ),
					'fields'           => 'ids',
					'numberposts'      => self::BATCH, // phpcs:ignore WordPress.WP.PostsPerPage.posts_per_page_numberposts -- A batch at a time.
					'suppress_filters' => false,
				)
			);
			$gone = 0;
			foreach ( $ids as $id ) {
				$gone += (bool) wp_delete_post( $id, true ) ? 1 : 0;
			}
		} while ( $gone > 0 );
		foreach ( array( Portfolio::CATEGORY, Portfolio::TAG ) as $taxonomy ) {
			if ( ! taxonomy_exists( $taxonomy ) ) {
				register_taxonomy( $taxonomy, Portfolio::POST_TYPE );
			}
			$terms = get_terms(
				array(
					'taxonomy'   => $taxonomy,
					'hide_empty' => false,
					'fields'     => 'ids',
				)
			);
			foreach ( is_array( $terms ) ? $terms : array() as $term ) {
				wp_delete_term( (int) $term, $taxonomy );
			}
		}
	}
}
