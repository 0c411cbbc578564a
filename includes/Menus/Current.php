<?php
/**
 * Which item of a menu leads to the page that is shown.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Menus;

use Eidan\Support\Text;
use WP_Term;

/**
 * Uses WordPress's main query; all answers are false where there is none, as in the editor.
 */
final class Current {

	/**
	 * Whether a post is the current page.
	 *
	 * @param int $id Post, 0 for none.
	 */
	public static function post( int $id ): bool {
		return $id > 0 && get_queried_object_id() === $id && ( is_singular() || is_home() );
	}

	/**
	 * Whether a post is a parent of the current page, or the posts page of a current post.
	 *
	 * @param int $id Post, 0 for none.
	 */
	public static function above( int $id ): bool {
		if ( $id < 1 || ! is_singular() || self::post( $id ) ) {
			return false;
		}

		return in_array( $id, get_post_ancestors( get_queried_object_id() ), true )
			|| ( is_singular( 'post' ) && Text::of( get_option( 'page_for_posts' ) ) === (string) $id );
	}

	/**
	 * Whether the current page is the archive of a term.
	 *
	 * @param int $id Term.
	 */
	public static function term( int $id, string $taxonomy ): bool {
		$object = get_queried_object();

		return $object instanceof WP_Term && $object->term_id === $id && $object->taxonomy === $taxonomy;
	}

	/**
	 * Whether an address is the current page. Addresses with a fragment are not.
	 *
	 * @param string $url Address.
	 */
	public static function url( string $url ): bool {
		$link = wp_parse_url( $url );
		$home = wp_parse_url( home_url( '/' ) );
		$here = wp_parse_url( remove_query_arg( 'eidan' ) );
		if (
			'' === $url || ! is_array( $link ) || ! is_array( $home ) || ! is_array( $here )
			|| isset( $link['fragment'] ) || isset( $link['query'] ) || is_404()
		) {
			return false;
		}
		$path = static fn( array $parts ): string =>
			trailingslashit( is_string( $parts['path'] ?? null ) ? $parts['path'] : '' );

		return ( $link['host'] ?? $home['host'] ?? '' ) === ( $home['host'] ?? '' )
			&& str_starts_with( $link['scheme'] ?? 'http', 'http' )
			&& ( isset( $link['path'] ) || isset( $link['host'] ) )
			&& $path( $link ) === $path( $here );
	}
}
