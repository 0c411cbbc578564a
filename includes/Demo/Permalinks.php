<?php
/**
 * Sets pretty permalinks.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

/**
 * Only plain permalinks are replaced, since other sites may link to the owner's. A site may have them because its
 * server knows no others, so it is asked: pages that it does not find are worse than plain addresses.
 */
final class Permalinks {

	/**
	 * Sets them, before items link to each other.
	 *
	 * @param Ledger $ledger Remembers it.
	 */
	public static function set( Ledger $ledger ): void {
		if ( '' !== get_option( 'permalink_structure' ) ) {
			return;
		}
		$ledger->change(
			'permalink_structure',
			Files::text( Starters::site(), 'permalinks', '/%postname%/' )
		);
		self::tell_server();
		if ( ! self::work() ) {
			update_option( 'permalink_structure', '' );
			$ledger->remove_change( 'permalink_structure' );
			self::tell_server();
		}
	}

	/** Makes WordPress and the server's own rules follow the option, as the screen of WordPress's settings does. */
	public static function tell_server(): void {
		/**
		 * WordPress's rewrite rules.
		 *
		 * @var \WP_Rewrite $wp_rewrite
		 */
		global $wp_rewrite;
		$wp_rewrite->init();
		// Types that were registered under plain permalinks have no rewrite rules yet.
		foreach ( get_post_types( array( '_builtin' => false ), 'objects' ) as $type ) {
			$type->add_rewrite_rules();
		}
		foreach ( get_taxonomies( array( '_builtin' => false ), 'objects' ) as $taxonomy ) {
			$taxonomy->add_rewrite_rules();
		}
		// WordPress creates them again on the next request, with the rules of all types.
		delete_option( 'rewrite_rules' );
		/** This filter is documented in wp-includes/class-wp-rewrite.php */
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
		if ( true === apply_filters( 'flush_rewrite_rules_hard', true ) ) {
			// WordPress only loads these files in the admin.
			foreach ( array( 'file', 'misc' ) as $name ) {
				/**
				 * A file of WordPress's.
				 *
				 * @var string $file
				 */
				$file = ABSPATH . "wp-admin/includes/$name.php";
				require_once $file;
			}
			save_mod_rewrite_rules();
			iis7_save_url_rewrite_rules();
		}
	}

	/**
	 * Whether the server leads such an address to WordPress. Where a site cannot reach itself, this is not known, and
	 * taken for a yes, as most servers do.
	 */
	private static function work(): bool {
		$answer = wp_remote_get(
			home_url( user_trailingslashit( rest_get_url_prefix() ) ),
			array(
				'timeout'   => 5,
				// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
				'sslverify' => (bool) apply_filters( 'https_local_ssl_verify', false ),
			)
		);

		return 404 !== wp_remote_retrieve_response_code( $answer )
			|| array() !== preg_grep( '/api\.w\.org/', (array) wp_remote_retrieve_header( $answer, 'link' ) );
	}
}
