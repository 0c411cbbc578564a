<?php
/**
 * What a link of a navigation block's menu leads to.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Menus;

use Eidan\Support\Text;
use WP_Post;
use WP_Term;

/**
 * A link has an id and the address that it had when it was made. The id survives a new slug, but not an import: there
 * it may be another entry's, or nobody's, and the address is right. So where they differ, and the address is one of
 * this site, the address counts, unless the id's entry has the name that the link has.
 */
final class Linked {

	/**
	 * The post that a link leads to.
	 *
	 * @param int    $id    Stored id of the post; 0 = none.
	 * @param string $url   Stored address.
	 * @param string $title Text of the link.
	 * @return int Id; 0 = none.
	 */
	public static function post( int $id, string $url, string $title ): int {
		$post = $id > 0 ? get_post( $id ) : null;
		if ( 0 === $id || ( $post instanceof WP_Post && self::is_at( $url, get_permalink( $post ) ) ) ) {
			return $id;
		}
		$other = '' === self::place( $url ) ? 0 : url_to_postid( $url );

		return 0 === $other || ( $post instanceof WP_Post && Item::words( get_the_title( $post ) ) === $title )
			? $id
			: $other;
	}

	/**
	 * The term that a link leads to.
	 *
	 * @param int    $id       Stored id of the term.
	 * @param string $taxonomy Its taxonomy.
	 * @param string $url      Stored address, which ends with the slug.
	 * @param string $title    Text of the link.
	 */
	public static function term( int $id, string $taxonomy, string $url, string $title ): int {
		$slug = sanitize_title( rawurldecode( basename( Text::of( wp_parse_url( $url, PHP_URL_PATH ) ) ) ) );
		$term = get_term( $id, $taxonomy );
		if ( '' === $slug || ( $term instanceof WP_Term && $slug === $term->slug ) ) {
			return $id;
		}
		$other = get_term_by( 'slug', $slug, $taxonomy );

		return ! $other instanceof WP_Term || ( $term instanceof WP_Term && Item::words( $term->name ) === $title )
			? $id
			: $other->term_id;
	}

	/**
	 * Whether two addresses are one, wherever the site is now.
	 *
	 * @param string       $url  Stored address.
	 * @param string|false $link Address of the entry.
	 */
	private static function is_at( string $url, string|false $link ): bool {
		return false !== $link && self::place( $url ) === self::place( $link );
	}

	/**
	 * Path and query of an address.
	 *
	 * @param string $url Address.
	 */
	private static function place( string $url ): string {
		$parts = wp_parse_url( $url );

		return is_array( $parts )
			? trim( $parts['path'] ?? '', '/' ) . ( isset( $parts['query'] ) ? "?{$parts['query']}" : '' )
			: '';
	}
}
