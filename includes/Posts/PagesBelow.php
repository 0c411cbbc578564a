<?php
/**
 * Pages whose addresses begin like those of our items.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

use Eidan\Support\Text;
use WP;
use WP_MatchesMapRegex;
use WP_Post;
use WP_Rewrite;

/**
 * WordPress takes `/team/jane/` for an item of the type with the slug `team`, also on a site that has a page Jane below
 * a page Team. Where no item has the slug, the page is shown; where both have it, the item is.
 */
final class PagesBelow {

	/**
	 * Action `parse_request`: asks for the page where nothing of ours is at the address.
	 *
	 * @param mixed $wp The request.
	 */
	public static function find( mixed $wp = null ): void {
		if ( ! $wp instanceof WP || '' === (string) $wp->matched_rule || ! self::is_missing( $wp ) ) {
			return;
		}
		$page = self::vars( (string) $wp->request );
		if ( array() !== $page ) {
			parse_str( (string) $wp->matched_query, $ours );
			// WordPress adds these two to the name of an item.
			$ours          += array_fill_keys( array( 'post_type', 'name' ), true );
			$wp->query_vars = $page + array_diff_key( $wp->query_vars, $ours );
		}
	}

	/**
	 * What pages and content types share, for owners: a sentence for each type.
	 *
	 * @return list<string>
	 */
	public static function shared(): array {
		$texts = array();
		foreach ( ContentTypes::enabled() as $type ) {
			foreach ( self::bases( $type ) as $base ) {
				$parent = '' === get_option( 'permalink_structure' ) ? null : Addresses::page( $base );
				if ( null !== $parent && array() !== self::below( $parent ) ) {
					$texts[ $parent->ID ] = sprintf(
						/* translators: 1: title of a page, 2: name of a content type, such as "Portfolio items". */
						__( 'The pages below “%1$s” stay where they are. “%2$s” get URLs that begin the same.', 'eidan' ),
						Text::plain( Text::of( get_the_title( $parent ) ) ),
						$type->word( 'items' )
					);
				}
			}
		}

		return array_values( $texts );
	}

	/**
	 * The first page that cannot be reached, since an item has its address.
	 *
	 * @param ContentType $type
	 * @param string      $base First part of the addresses of its items.
	 */
	public static function hidden( ContentType $type, string $base ): ?WP_Post {
		$parent = Addresses::page( $base );
		foreach ( null === $parent ? array() : self::below( $parent ) as $page ) {
			if ( self::is_item( $type->name, $page->post_name ) ) {
				return $page;
			}
		}

		return null;
	}

	/**
	 * Whether a request is for something of ours that does not exist, at an address that a page may have.
	 *
	 * @param WP $wp The request.
	 */
	private static function is_missing( WP $wp ): bool {
		$vars = array_filter( $wp->query_vars, 'is_string' );
		$type = $vars['post_type'] ?? '';
		if ( null !== ContentTypes::get( $type ) ) {
			return isset( $vars['name'] ) && ! self::is_item( $type, $vars['name'] );
		}
		foreach ( ContentTypes::enabled() as $type ) {
			foreach ( $type->taxonomy_names() as $taxonomy ) {
				if ( isset( $vars[ $taxonomy ] ) ) {
					return false === get_term_by( 'slug', wp_basename( $vars[ $taxonomy ] ), $taxonomy );
				}
			}
			// What is two levels below an item is an attachment for WordPress.
			foreach ( isset( $vars['attachment'] ) ? self::bases( $type ) : array() as $base ) {
				if ( str_starts_with( "$wp->request/", "$base/" ) ) {
					return ! self::is_item( 'attachment', $vars['attachment'] );
				}
			}
		}

		return false;
	}

	/**
	 * First parts of the addresses of a type's items and terms.
	 *
	 * @param ContentType $type
	 * @return list<string>
	 */
	private static function bases( ContentType $type ): array {
		$bases = $type->has_pages() ? array( TypeSettings::slug( $type ) ) : array();
		foreach ( $type->has_pages() ? $type->taxonomies : array() as $taxonomy ) {
			$bases[] = TypeSettings::taxonomy_slug( $type, $taxonomy );
		}

		return array_values( array_filter( $bases, static fn( string $base ): bool => '' !== $base ) );
	}

	/**
	 * Whether there is an item that this visitor may open.
	 *
	 * @param string $type Post type.
	 * @param string $slug
	 */
	private static function is_item( string $type, string $slug ): bool {
		return self::is_open( get_page_by_path( $slug, 'OBJECT', $type ) );
	}

	/**
	 * Whether this visitor may open an item or a page.
	 *
	 * @param mixed $post Something else is none.
	 */
	private static function is_open( mixed $post ): bool {
		return $post instanceof WP_Post
			&& ( is_post_publicly_viewable( $post ) || current_user_can( 'read_post', $post->ID ) );
	}

	/**
	 * Published pages right below a page.
	 *
	 * @param WP_Post $page
	 * @return list<WP_Post>
	 */
	private static function below( WP_Post $page ): array {
		$found = get_pages( array( 'parent' => $page->ID ) );
		$pages = array();
		foreach ( is_array( $found ) ? $found : array() as $one ) {
			if ( $one instanceof WP_Post ) {
				$pages[] = $one;
			}
		}

		return $pages;
	}

	/**
	 * Query variables of a page at an address, as WordPress's own rules for pages make them: with the number of its
	 * part, of its list's page or of its comments' page.
	 *
	 * @param string $request Path of the request.
	 * @return array<mixed> Empty if there is no such page, or this visitor may not read it.
	 */
	private static function vars( string $request ): array {
		$rewrite = $GLOBALS['wp_rewrite'] ?? null;
		$rules   = $rewrite instanceof WP_Rewrite ? $rewrite->wp_rewrite_rules() : array();
		foreach ( is_array( $rules ) ? $rules : array() as $rule => $query ) {
			if (
				! is_string( $query )
				|| ! str_contains( $query, 'pagename=$matches[1]' )
				|| 1 !== preg_match( "#^$rule#", $request, $found )
			) {
				continue;
			}
			if ( self::is_open( get_page_by_path( $found[1] ?? '' ) ) ) {
				parse_str( WP_MatchesMapRegex::apply( (string) strstr( $query, 'pagename=' ), $found ), $vars );

				return $vars;
			}
		}

		return array();
	}
}
