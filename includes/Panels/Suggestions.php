<?php
/**
 * Search suggestions.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Panels;

use Eidan\Support\PageCaches;
use Eidan\Support\Value;
use WP;
use WP_Post;
use WP_Query;

/**
 * Returns the first results of the site's search as JSON if the address asks for it: `/?s=word&eidan-suggest=5`.
 *
 * It is the main query of an ordinary request. So everything that affects search results applies here, too: post types,
 * visibility of products, other plugins, access. Nothing is added; items that must not be found are removed once more.
 */
final class Suggestions {

	/** Query parameter with the number of suggestions. */
	public const PARAMETER = 'eidan-suggest';

	/** Maximum number of suggestions. */
	public const MOST = 10;

	/** Number of results to check; fewer if the site's pages are shorter. */
	private const LOOKED_AT = 20;

	/**
	 * Action `parse_request`: prepares the response if suggestions are requested.
	 *
	 * @param mixed $request The request; searches for pages find pages, see SearchedTypes.
	 */
	public static function prepare( mixed $request = null ): void {
		if ( $request instanceof WP && isset( $request->query_vars['s'] ) ) {
			$request->query_vars = SearchedTypes::keep( $request->query_vars );
		}
		if ( 0 === self::limit() ) {
			return;
		}
		add_action( 'pre_get_posts', array( self::class, 'limit_query' ), PHP_INT_MAX );
		add_filter( 'wp_redirect', array( self::class, 'keep_parameter' ) );
		// A single product is suggested instead of redirected to. The filter is WooCommerce's.
		add_filter( 'woocommerce_redirect_single_search_result', '__return_false' );
		// As late as possible, after plugins have redirected visitors without access.
		add_filter( 'template_include', array( self::class, 'answer' ), PHP_INT_MAX );
	}

	/**
	 * Action `pre_get_posts`: limits the results and does not count them.
	 */
	public static function limit_query( mixed $query ): void {
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
	 * Filter `wp_redirect`: keeps the parameter when a plugin redirects to prettier search addresses.
	 *
	 * @param mixed $location Target address.
	 */
	public static function keep_parameter( mixed $location ): mixed {
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
	 * Filter `template_include`: sends the response instead of the results page.
	 *
	 * @param mixed $template File; '' if another plugin has already printed a page.
	 */
	public static function answer( mixed $template ): mixed {
		$query = $GLOBALS['wp_query'] ?? null;
		if ( ! $query instanceof WP_Query || ! $query->is_search() || ! is_string( $template ) || '' === $template ) {
			return $template;
		}
		PageCaches::leave_out();
		nocache_headers();
		header( 'X-Robots-Tag: noindex' );
		header( 'X-Content-Type-Options: nosniff' );
		wp_send_json( self::found( $query ), 200 );
	}

	/**
	 * The suggestions among the results.
	 *
	 * @param WP_Query $query The finished search.
	 * @return list<array{title: string, url: string, type: string}> The first ones; titles are HTML.
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
	 * Whether visitors can search a post type.
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
	 * The requested number.
	 *
	 * @return int 0 = an ordinary request.
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
