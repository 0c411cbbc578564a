<?php
/**
 * What the search suggests while one types.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Panels;

use Eidan\Support\Value;
use WP_Post;
use WP_Query;

/**
 * Answers the site's own search with its first results as JSON, where the address asks for that:
 * `/?s=word&eidan-suggest=5`.
 *
 * It is the main query of an ordinary request, so all that decides what Enter shows has decided already: types of
 * items, visibility of products, whatever other plugins do to the search, and who is let in at all. Nothing is added
 * to that; items that should be found by nobody are left out once more.
 */
final class Suggestions {

	/** The parameter of the address: how many. */
	public const PARAMETER = 'eidan-suggest';

	/** So many at most. */
	public const MOST = 10;

	/** So many items of the results are looked at; fewer where the site's pages are shorter. */
	private const LOOKED_AT = 20;

	/**
	 * Action `parse_request`: makes the answer ready where suggestions are asked for.
	 */
	public static function prepare(): void {
		if ( 0 === self::limit() ) {
			return;
		}
		add_action( 'pre_get_posts', array( self::class, 'bound' ), PHP_INT_MAX );
		add_filter( 'wp_redirect', array( self::class, 'carry' ) );
		// One product that was found is suggested, not gone to. The filter is WooCommerce's.
		add_filter( 'woocommerce_redirect_single_search_result', '__return_false' );
		// As late as can be: who may not see the results is sent away before.
		add_filter( 'template_include', array( self::class, 'answer' ), PHP_INT_MAX );
	}

	/**
	 * Action `pre_get_posts`: the number of results is nobody's business, and a page of all of them neither.
	 */
	public static function bound( mixed $query ): void {
		if ( ! $query instanceof WP_Query || ! $query->is_main_query() || ! $query->is_search() ) {
			return;
		}
		$asked  = $query->get( 'posts_per_page' );
		$number = Value::integer(
			is_numeric( $asked ) && 0 !== (int) $asked ? $asked : get_option( 'posts_per_page' ),
			1,
			self::LOOKED_AT,
			self::LOOKED_AT
		);
		$query->set( 'posts_per_page', $number );
		$query->set( 'nopaging', false );
		$query->set( 'no_found_rows', true );
	}

	/**
	 * Filter `wp_redirect`: an address of the search that looks nicer still knows what it was asked for.
	 *
	 * @param mixed $location Where to.
	 */
	public static function carry( mixed $location ): mixed {
		$here = isset( $_SERVER['REQUEST_URI'] ) && is_string( $_SERVER['REQUEST_URI'] )
			? esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) )
			: '';
		if (
			! is_string( $location )
			|| wp_validate_redirect( $location ) !== $location
			|| wp_parse_url( $location, PHP_URL_PATH ) === wp_parse_url( $here, PHP_URL_PATH )
		) {
			return $location;
		}

		return add_query_arg( self::PARAMETER, self::limit(), $location );
	}

	/**
	 * Filter `template_include`: the answer, in the place of the page of results.
	 *
	 * @param mixed $template File; '' where another plugin has printed a page instead.
	 */
	public static function answer( mixed $template ): mixed {
		$query = $GLOBALS['wp_query'] ?? null;
		if ( ! $query instanceof WP_Query || ! $query->is_search() || ! is_string( $template ) || '' === $template ) {
			return $template;
		}
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- What page caches ask for.
			define( 'DONOTCACHEPAGE', true );
		}
		nocache_headers();
		header( 'X-Robots-Tag: noindex' );
		header( 'X-Content-Type-Options: nosniff' );
		wp_send_json( self::found( $query ), 200 );
	}

	/**
	 * What of the results is suggested.
	 *
	 * @param WP_Query $query The search, done.
	 * @return list<array{title: string, url: string, type: string}> The first ones; titles are HTML, as WordPress has
	 *         them.
	 */
	public static function found( WP_Query $query ): array {
		$found = array();
		foreach ( $query->posts ?? array() as $post ) {
			$url = $post instanceof WP_Post && self::is_offered( $post ) ? get_permalink( $post ) : false;
			if ( $post instanceof WP_Post && false !== $url ) {
				$found[] = array(
					'title' => get_the_title( $post ),
					'url'   => $url,
					'type'  => $post->post_type,
				);
			}
		}

		return array_slice( $found, 0, self::limit() );
	}

	/**
	 * Whether a kind of item is searched by visitors.
	 *
	 * @param string $name Name of a post type.
	 */
	public static function is_searched( string $name ): bool {
		$type = get_post_type_object( $name );

		return null !== $type
			&& 'attachment' !== $name
			&& ! $type->exclude_from_search
			&& is_post_type_viewable( $type );
	}

	/**
	 * Whether an item that was found may be suggested.
	 *
	 * @param WP_Post $post
	 */
	private static function is_offered( WP_Post $post ): bool {
		if (
			! self::is_searched( $post->post_type )
			|| '' !== $post->post_password
			|| ! is_post_publicly_viewable( $post )
		) {
			return false;
		}

		/**
		 * Filters whether an item of the search's results is suggested.
		 *
		 * @param bool    $is_offered Whether it is.
		 * @param WP_Post $post       The item.
		 */
		return true === apply_filters( 'eidan_search_suggests', true, $post );
	}

	/**
	 * How many are asked for.
	 *
	 * @return int 0: none, and the request is an ordinary one.
	 */
	private static function limit(): int {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Anybody may search.
		$asked = isset( $_GET[ self::PARAMETER ] ) && is_string( $_GET[ self::PARAMETER ] )
			? sanitize_text_field( wp_unslash( $_GET[ self::PARAMETER ] ) )
			: '';

		return ctype_digit( $asked ) ? min( (int) $asked, self::MOST ) : 0;
		// phpcs:enable WordPress.Security.NonceVerification.Recommended
	}
}
