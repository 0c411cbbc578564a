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
	 * Whether a post is the current page, or the page at whose address an archive is shown, such as that of a shop.
	 *
	 * @param int $id Post, 0 for none.
	 */
	public static function post( int $id ): bool {
		return $id > 0 && (
			( get_queried_object_id() === $id && ( is_singular() || is_home() ) )
			|| ( is_post_type_archive() && self::url( Text::of( get_permalink( $id ) ) ) )
		);
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
	 * Whether an address is the archive of the type of the current page, which stands above it as the posts page stands
	 * above a post.
	 *
	 * @param string $url Address.
	 */
	public static function archive( string $url ): bool {
		$type = is_singular() ? get_post_type( get_queried_object_id() ) : false;
		// The archive of posts is the front page or a page, see above().
		$archive = false === $type || 'post' === $type ? false : get_post_type_archive_link( $type );

		return false !== $archive && '' !== $url && self::is_same( $url, $archive );
	}

	/**
	 * Whether an address is the current page, or the first of its numbered pages. Addresses with a fragment are not.
	 *
	 * @param string $url Address.
	 */
	public static function url( string $url ): bool {
		if ( '' === $url || is_404() ) {
			return false;
		}
		// Without permalinks an archive has no path.
		$archive = is_post_type_archive()
			? get_post_type_archive_link( Text::of( get_query_var( 'post_type' ) ) )
			: false;

		return ( false !== $archive && self::is_same( $url, $archive ) )
			|| (
				null === wp_parse_url( $url, PHP_URL_QUERY )
				&& self::is_same( $url, is_paged() ? get_pagenum_link( 1, false ) : remove_query_arg( 'eidan' ), false )
			);
	}

	/**
	 * Whether two addresses of this site are one.
	 *
	 * @param string $url   Address of an item.
	 * @param string $other Address of a page.
	 * @param bool   $query Whether their queries count.
	 */
	private static function is_same( string $url, string $other, bool $query = true ): bool {
		$link = wp_parse_url( $url );
		$home = wp_parse_url( home_url( '/' ) );
		$here = wp_parse_url( $other );
		if ( ! is_array( $link ) || ! is_array( $home ) || ! is_array( $here ) || isset( $link['fragment'] ) ) {
			return false;
		}
		$path = static fn( array $parts ): string =>
			trailingslashit( is_string( $parts['path'] ?? null ) ? $parts['path'] : '' );

		return ( $link['host'] ?? $home['host'] ?? '' ) === ( $home['host'] ?? '' )
			&& str_starts_with( $link['scheme'] ?? 'http', 'http' )
			&& ( isset( $link['path'] ) || isset( $link['host'] ) || isset( $link['query'] ) )
			&& $path( $link ) === $path( $here )
			&& ( ! $query || ( $link['query'] ?? '' ) === ( $here['query'] ?? '' ) );
	}
}
