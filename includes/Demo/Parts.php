<?php
/**
 * The header and the footer of a site.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

use Eidan\Posts\Fingerprint;

/**
 * Stored as the site editor would store them. A part that the owner has customised is kept in the ledger with its
 * dates; a second style leaves that entry as it is. An area is 'header' or 'footer'.
 */
final class Parts {

	public const AREAS = array( 'header', 'footer' );

	/** Begins the keys of the ledger's changes. */
	public const CHANGE = 'part/';

	/**
	 * Puts a part on the site, unless somebody has edited ours.
	 *
	 * @param ItemWriter $writer
	 * @param string     $area
	 * @param string     $source Block markup, with macros.
	 */
	public static function wear( ItemWriter $writer, string $area, string $source ): ?\WP_Error {
		$slug = self::slug( $area );
		if ( '' === $slug || '' === $source || self::edited( $writer->ledger, $area ) ) {
			return null;
		}
		$post = 0 === $writer->ledger->id( "wp_template_part/$slug" ) ? self::customised( $slug ) : null;

		return null === $post
			? $writer->template( 'wp_template_part', $slug, Names::of( self::CHANGE . $area ), $source, $area )
			: self::replace( $writer->ledger, $post, $slug, $writer->filled( $source ) );
	}

	/** Whether somebody has edited what we put there. */
	public static function edited( Ledger $ledger, string $area ): bool {
		$slug   = self::slug( $area );
		$entry  = $ledger->entry( "wp_template_part/$slug" );
		$stored = $ledger->changed()[ self::CHANGE . $slug ] ?? null;
		if ( null !== $stored ) {
			$post = is_array( $stored['before'] ) ? get_post( self::id( $stored['before'] ) ) : null;

			return $post instanceof \WP_Post && Fingerprint::differs( $post->post_content, $stored['after'] );
		}

		return null !== $entry && Ledger::exists( $entry['kind'], $entry['id'] )
			&& Fingerprint::edited( $entry['id'], $entry['print'] );
	}

	/** Whether a part of ours is on the site. */
	public static function worn( Ledger $ledger, string $area ): bool {
		$slug = self::slug( $area );

		return isset( $ledger->changed()[ self::CHANGE . $slug ] ) || $ledger->id( "wp_template_part/$slug" ) > 0;
	}

	/**
	 * What parts are called and where they are edited.
	 *
	 * @param list<string> $areas 'header' or 'footer'.
	 * @return list<array{name: string, url: string}>
	 */
	public static function names( array $areas ): array {
		return array_map(
			static fn( string $area ): array => array(
				'name' => Names::of( self::CHANGE . $area ),
				'url'  => self::edit( $area ),
			),
			$areas
		);
	}

	/** Where the theme's header or footer is edited. */
	public static function edit( string $area ): string {
		return add_query_arg(
			array(
				'postType' => 'wp_template_part',
				'postId'   => rawurlencode( get_stylesheet() . '//' . self::slug( $area ) ),
				'canvas'   => 'edit',
			),
			admin_url( 'site-editor.php' )
		);
	}

	/**
	 * Puts back what the owner had, unless somebody has edited ours.
	 *
	 * @param array{before: mixed, after: mixed} $stored Entry of the ledger.
	 * @return bool Whether it was put back.
	 */
	public static function restore( array $stored ): bool {
		$before = is_array( $stored['before'] ) ? array_values( $stored['before'] ) : array();
		$post   = get_post( self::id( $before ) );
		if ( ! $post instanceof \WP_Post || Fingerprint::differs( $post->post_content, $stored['after'] ) ) {
			return false;
		}
		Look::put_back( $post->ID, array_slice( $before, 1 ) );

		return true;
	}

	/**
	 * The pattern that was chosen for a part.
	 *
	 * @param Ledger $ledger
	 * @param string $slug   Slug of the part.
	 * @return string|null Block markup, with macros; null = that of the style.
	 */
	public static function chosen( Ledger $ledger, string $slug ): ?string {
		foreach ( self::AREAS as $area ) {
			$pattern = $ledger->chosen( $area );
			if ( null !== $pattern && self::slug( $area ) === $slug ) {
				return "<!-- wp:pattern {\"slug\":\"$pattern\"} /-->";
			}
		}

		return null;
	}

	/**
	 * The theme's part of an area: the one of that name, or else the first.
	 *
	 * @return string Slug; '' if the theme has none.
	 */
	public static function slug( string $area ): string {
		$slugs = array();
		foreach ( get_block_templates( array( 'area' => $area ), 'wp_template_part' ) as $part ) {
			if ( get_stylesheet() === $part->theme ) {
				$slugs[] = $part->slug;
			}
		}

		return in_array( $area, $slugs, true ) ? $area : $slugs[0] ?? '';
	}

	/** The part that an owner has customised. */
	private static function customised( string $slug ): ?\WP_Post {
		$part = get_block_template( get_stylesheet() . '//' . $slug, 'wp_template_part' );
		$post = null !== $part && 'custom' === $part->source ? get_post( $part->wp_id ) : null;

		return $post instanceof \WP_Post ? $post : null;
	}

	/**
	 * Replaces the content of a part of the owner's, which is kept in the ledger.
	 *
	 * @param Ledger   $ledger
	 * @param \WP_Post $post    The part.
	 * @param string   $slug
	 * @param string   $content Block markup.
	 */
	private static function replace( Ledger $ledger, \WP_Post $post, string $slug, string $content ): ?\WP_Error {
		$stored = $ledger->changed()[ self::CHANGE . $slug ] ?? null;
		$before = array( $post->ID, $post->post_content, $post->post_modified, $post->post_modified_gmt );
		$before = null === $stored ? $before : $stored['before'];
		// If this request breaks off, it is put back all the same.
		$ledger->note( self::CHANGE . $slug, $before, Fingerprint::of_text( $post->post_content ) );
		$id = wp_update_post(
			array(
				'ID'           => $post->ID,
				'post_content' => wp_slash( $content ),
			),
			true
		);
		if ( $id instanceof \WP_Error ) {
			return $id;
		}
		$stored = get_post( $id )->post_content ?? '';
		$ledger->note( self::CHANGE . $slug, $before, Fingerprint::of_text( $stored ) );

		return null;
	}

	/**
	 * The post of an entry of the ledger.
	 *
	 * @param array<mixed> $before
	 */
	private static function id( array $before ): int {
		$id = array_values( $before )[0] ?? 0;

		return is_int( $id ) ? $id : 0;
	}
}
