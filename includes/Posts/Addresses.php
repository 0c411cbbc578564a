<?php
/**
 * Rules for the addresses of content types.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

use Eidan\Support\Text;
use WP_Post;
use WP_Rewrite;

/**
 * Sanitizes addresses, and finds conflicts with others on the site.
 */
final class Addresses {

	private const MAX_LENGTH = 100;

	/**
	 * Sanitizes an address: slugs, separated by slashes.
	 *
	 * @param string $address What the owner typed.
	 */
	public static function clean( string $address ): string {
		$parts = array_map( 'sanitize_title', explode( '/', $address ) );

		return implode( '/', array_filter( $parts, static fn( string $part ): bool => '' !== $part ) );
	}

	/**
	 * Errors in addresses, which then cannot be saved.
	 *
	 * @param array<string, array<string, string>> $given Cleaned addresses by post type and setting, of all types that
	 *                                                    are on.
	 * @return array<string, string> Message by path, `key.setting`.
	 */
	public static function problems( array $given ): array {
		$problems = array();
		foreach ( $given as $name => $addresses ) {
			$type = ContentTypes::get( $name );
			if ( null === $type ) {
				continue;
			}
			foreach ( $addresses as $setting => $address ) {
				$problem = self::problem( $setting, $address );
				if ( '' === $problem ) {
					$problem = self::taken( $given, $name, $setting, $address );
				}
				if ( '' !== $problem ) {
					$problems[ "$type->key.$setting" ] = $problem;
				}
			}
		}

		return $problems;
	}

	/**
	 * The error if another given address is the same. Only an archive may share the address of its items.
	 *
	 * @param array<string, array<string, string>> $given Cleaned addresses by post type and setting.
	 * @param string                               $name  Post type of the address.
	 * @return string Message, or ''.
	 */
	private static function taken( array $given, string $name, string $setting, string $address ): string {
		foreach ( $given as $other_name => $addresses ) {
			$type = ContentTypes::get( $other_name );
			if ( null === $type || '' === $address ) {
				continue;
			}
			foreach ( $addresses as $other => $taken ) {
				$is_pair = $name === $other_name
					&& in_array( $setting, array( 'slug', 'archive' ), true )
					&& in_array( $other, array( 'slug', 'archive' ), true );
				if ( $taken === $address && ! $is_pair && array( $name, $setting ) !== array( $other_name, $other ) ) {
					return sprintf(
						/* translators: %s: what has the address, for instance "Portfolio items". */
						__( '“%s” already uses this slug. Choose another one.', 'eidan' ),
						TypeSettings::label( $type, $other )
					);
				}
			}
		}

		return '';
	}

	/**
	 * Notes for the owner about valid addresses.
	 *
	 * @param ContentType           $type      Their type.
	 * @param array<string, string> $addresses Cleaned addresses by setting.
	 * @return array<string, string> Message by setting.
	 */
	public static function notes( ContentType $type, array $addresses ): array {
		$notes = array();
		if ( ! $type->has_pages() ) {
			return $notes;
		}
		$page = '' === ( $addresses['archive'] ?? '' ) ? null : self::page( $addresses['archive'] );
		if ( null !== $page ) {
			$notes['archive'] = sprintf(
				/* translators: %s: title of a page. */
				__( 'The page “%s” has this slug: visitors see the page instead of the archive.', 'eidan' ),
				Text::plain( Text::of( get_the_title( $page ) ) )
			);
		}
		$hidden = PagesBelow::hidden( $type, $addresses['slug'] ?? $type->slug );
		if ( null !== $hidden ) {
			$notes['slug'] = sprintf(
				/* translators: 1: title of a page, 2: name of a content type, for instance "Portfolio items". */
				__( 'The page “%1$s” cannot be reached, since one of “%2$s” has the same URL.', 'eidan' ),
				Text::plain( Text::of( get_the_title( $hidden ) ) ),
				$type->word( 'items' )
			);
		}
		if ( '' === get_option( 'permalink_structure' ) ) {
			$notes['slug'] =
				__( 'This site uses plain permalinks, so these slugs have no effect. Choose another structure under Settings › Permalinks.', 'eidan' );
		}

		return $notes;
	}

	/**
	 * The published page at an address.
	 *
	 * @param string $path Path relative to the site's address.
	 */
	public static function page( string $path ): ?WP_Post {
		$page = get_page_by_path( $path );

		return $page instanceof WP_Post && 'publish' === $page->post_status ? $page : null;
	}

	/**
	 * Lets a page win over an archive with the same address.
	 *
	 * A site that had a page "Portfolio" before the plugin keeps it.
	 *
	 * @param mixed $vars Query variables of the request.
	 */
	public static function prefer_page( mixed $vars ): mixed {
		if ( ! is_array( $vars ) ) {
			return $vars;
		}
		$type = ContentTypes::get( is_string( $vars['post_type'] ?? null ) ? $vars['post_type'] : '' );
		if ( null === $type || array() !== array_diff( array_keys( $vars ), array( 'post_type', 'paged' ) ) ) {
			return $vars;
		}
		$archive = TypeSettings::archive( $type );
		if ( '' === $archive || '' === get_option( 'permalink_structure' ) || null === self::page( $archive ) ) {
			return $vars;
		}
		unset( $vars['post_type'] );

		return array( 'pagename' => $archive ) + $vars;
	}

	/**
	 * The error in a single address.
	 *
	 * @param string $setting
	 * @param string $address Cleaned address.
	 * @return string Message, or ''.
	 */
	private static function problem( string $setting, string $address ): string {
		if ( '' === $address ) {
			return 'archive' === $setting ? '' : __( 'A slug needs at least one letter or number.', 'eidan' );
		}
		if ( strlen( $address ) > self::MAX_LENGTH ) {
			return sprintf(
				/* translators: %d: number of characters. */
				_n(
					'A slug can have %d character at most.',
					'A slug can have %d characters at most.',
					self::MAX_LENGTH,
					'eidan'
				),
				self::MAX_LENGTH
			);
		}
		$first = explode( '/', $address )[0];
		if ( in_array( $first, self::reserved(), true ) ) {
			return sprintf(
				/* translators: %s: part of an address. */
				__( 'WordPress itself uses URLs that begin with “%s”. Choose another one.', 'eidan' ),
				$first
			);
		}
		$owner = self::owner( $address );

		return '' === $owner
			? ''
			/* translators: %s: name of a content type, for instance "Products". */
			: sprintf( __( '“%s” already uses this slug. Choose another one.', 'eidan' ), $owner );
	}

	/**
	 * First segments that WordPress reserves.
	 *
	 * @return list<string>
	 */
	private static function reserved(): array {
		$rewrite = $GLOBALS['wp_rewrite'] ?? null;
		$names   = array(
			'wp-admin',
			'wp-content',
			'wp-includes',
			'wp-login.php',
			'feed',
			'rdf',
			'rss',
			'rss2',
			'atom',
			'embed',
			'trackback',
			'attachment',
		);
		$names[] = rest_get_url_prefix();
		if ( $rewrite instanceof WP_Rewrite ) {
			array_push(
				$names,
				$rewrite->author_base,
				$rewrite->search_base,
				$rewrite->comments_base,
				$rewrite->pagination_base
			);
		}
		foreach ( array( 'category', 'tag' ) as $taxonomy ) {
			$base    = get_option( $taxonomy . '_base' );
			$names[] = is_string( $base ) && '' !== $base ? $base : $taxonomy;
		}

		return $names;
	}

	/**
	 * The name of another content type or taxonomy that uses an address.
	 *
	 * @param string $address Cleaned address.
	 * @return string '' = none.
	 */
	private static function owner( string $address ): string {
		foreach ( get_post_types( array( 'public' => true ), 'objects' ) as $type ) {
			$slug = is_array( $type->rewrite ) ? ( $type->rewrite['slug'] ?? '' ) : '';
			if (
				null === ContentTypes::get( $type->name ) && ( $slug === $address || $type->has_archive === $address )
			) {
				return $type->label;
			}
		}
		foreach ( get_taxonomies( array( 'public' => true ), 'objects' ) as $taxonomy ) {
			$slug = is_array( $taxonomy->rewrite ) ? ( $taxonomy->rewrite['slug'] ?? '' ) : '';
			if ( $slug === $address && null === ContentTypes::of_taxonomy( $taxonomy->name ) ) {
				return $taxonomy->label;
			}
		}

		return '';
	}
}
