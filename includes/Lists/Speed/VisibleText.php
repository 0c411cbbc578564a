<?php
/**
 * The text of an item, as a page shows it to everybody.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Speed;

use Eidan\Support\Memory;
use WP_Post;

/**
 * Buys 0.35 of a page of posts with excerpts.
 *
 * Made as WordPress makes excerpts, of the blocks that may be in one and that are not hidden, and with what nobody
 * sees who is not logged in left out.
 *
 * That renders blocks, which takes longer than all the rest of a card. So it is done once for a version of an item
 * and kept in a field of the item, which cards have at hand anyway. The field is written behind the answer and past
 * WordPress's hooks: nothing about the item has changed that others, such as page caches, had to hear of.
 *
 * @phpstan-type Block array{
 *     blockName: string|null,
 *     attrs: array<mixed>,
 *     innerBlocks: array<array<mixed>>,
 *     innerHTML: string,
 *     innerContent: array<mixed>,
 * }
 * @phpstan-type Text array{version: string, text: string, words: int}
 */
final class VisibleText {

	/** The field. Its underscore keeps it from the editor's screens. */
	public const FIELD = '_eidan_text';

	/** As many words as the longest excerpt has. */
	private const LONGEST = 200;

	/**
	 * Texts by site and item.
	 *
	 * @var array<int, array<int, Text>>
	 */
	private array $made = array();

	/**
	 * Those of them that are not stored yet.
	 *
	 * @var array<int, array<int, Text>>
	 */
	private array $unsaved = array();

	/**
	 * The text of an item.
	 *
	 * @param WP_Post $post
	 * @return Text `text`: its first 200 words, plain; `words`: how many there are in all.
	 */
	public static function of( WP_Post $post ): array {
		$site    = get_current_blog_id();
		$version = self::version( $post );
		$text    = self::memory()->made[ $site ][ $post->ID ] ?? self::stored( $post );
		if ( null === $text || $version !== $text['version'] ) {
			$text = self::make( $post, $version );

			self::memory()->unsaved[ $site ][ $post->ID ] = $text;
		}
		self::memory()->made[ $site ][ $post->ID ] = $text;

		return $text;
	}

	/**
	 * Action `shutdown`: stores what was made, all at once.
	 */
	public static function store(): void {
		/** @var \wpdb $wpdb */
		global $wpdb;
		foreach ( self::memory()->unsaved as $site => $texts ) {
			$table = $wpdb->get_blog_prefix( $site ) . 'postmeta';
			$rows  = array();
			foreach ( $texts as $id => $text ) {
				$rows[] = (string) $wpdb->prepare( '( %d, %s, %s )', $id, self::FIELD, maybe_serialize( $text ) );
			}
			// phpcs:disable WordPress.DB -- Numbers and prepared values; WordPress's cache is told below.
			$wpdb->query(
				(string) $wpdb->prepare( 'DELETE FROM %i WHERE meta_key = %s AND post_id IN ( ', $table, self::FIELD )
					. implode( ', ', array_keys( $texts ) ) . ' )'
			);
			$wpdb->query(
				(string) $wpdb->prepare( 'INSERT INTO %i ( post_id, meta_key, meta_value ) VALUES ', $table )
					. implode( ', ', $rows )
			);
			// phpcs:enable
			if ( get_current_blog_id() === $site ) {
				wp_cache_delete_multiple( array_keys( $texts ), 'post_meta' );
			}
		}
		self::memory()->unsaved = array();
		self::memory()->made    = array();
	}

	/**
	 * Filter `wxr_export_skip_postmeta`: exports go without it.
	 *
	 * @param mixed $skip Whether a field is left out.
	 * @param mixed $key  The field.
	 */
	public static function skip_export( mixed $skip, mixed $key = null ): mixed {
		return self::FIELD === $key ? true : $skip;
	}

	/**
	 * Removes all stored texts, when the plugin is deleted. They can be made anew.
	 */
	public static function forget(): void {
		delete_post_meta_by_key( self::FIELD );
	}

	/**
	 * What the text depends on. Another plugin may allow, hide or render blocks.
	 *
	 * @param WP_Post $post
	 */
	private static function version( WP_Post $post ): string {
		return md5(
			$post->post_content
				. wp_json_encode( array( get_bloginfo( 'version' ), get_option( 'active_plugins' ), EIDAN_VERSION ) )
		);
	}

	/**
	 * The text that the item's field holds, of whatever version.
	 *
	 * @param WP_Post $post
	 * @return Text|null
	 */
	private static function stored( WP_Post $post ): ?array {
		$value = get_post_meta( $post->ID, self::FIELD, true );

		return is_array( $value )
			&& is_string( $value['version'] ?? null )
			&& is_string( $value['text'] ?? null )
			&& is_int( $value['words'] ?? null )
			? array(
				'version' => $value['version'],
				'text'    => $value['text'],
				'words'   => $value['words'],
			)
			: null;
	}

	/**
	 * Makes the text as somebody who is not logged in, with the item at hand for blocks that ask for it.
	 *
	 * @param WP_Post $post
	 * @return Text
	 */
	private static function make( WP_Post $post, string $version ): array {
		$before  = $GLOBALS['post'] ?? null;
		$user    = get_current_user_id();
		$styles  = wp_styles()->queue;
		$scripts = wp_scripts()->queue;
		try {
			$GLOBALS['post'] = $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back below.
			if ( 0 !== $user ) {
				wp_set_current_user( 0 );
			}
			$parts = get_extended( $post->post_content );
			$text  = self::plain( $parts['main'] );
			$rest  = self::plain( $parts['extended'] );
		} finally {
			$GLOBALS['post'] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As it was.
			if ( 0 !== $user ) {
				wp_set_current_user( $user );
			}
			// Only the words are shown, not the blocks.
			wp_styles()->queue  = $styles;
			wp_scripts()->queue = $scripts;
		}

		return array(
			'version' => $version,
			'text'    => wp_trim_words( $text, self::LONGEST, '…' ),
			'words'   => (int) preg_match_all( '/[\p{L}\p{N}][\p{L}\p{N}\p{M}\'’-]*/u', "$text $rest" ),
		);
	}

	/**
	 * The words of stored content that a page shows.
	 */
	private static function plain( string $content ): string {
		$html = excerpt_remove_footnotes(
			excerpt_remove_blocks( strip_shortcodes( self::without_hidden( $content ) ) )
		);
		$html = (string) preg_replace( '/<!--.*?-->|<(figcaption|style|script|pre)\b.*?<\/\1>/si', ' ', $html );
		// Words of two paragraphs are two words.
		$html = (string) preg_replace( '/<(?:\/(?:p|h[1-6]|li|d[dt]|t[dh]|div|blockquote|cite)|br)\b/i', ' $0', $html );

		return trim( wp_strip_all_tags( $html, true ) );
	}

	/**
	 * Content without its hidden blocks. WordPress's excerpts show those inside groups until 7.1.
	 */
	private static function without_hidden( string $content ): string {
		return str_contains( $content, '"blockVisibility":false' )
			? serialize_blocks( self::shown( parse_blocks( $content ) ) )
			: $content;
	}

	/**
	 * The blocks that are not hidden.
	 *
	 * @param array<Block> $blocks Parsed blocks.
	 * @return list<Block>
	 */
	private static function shown( array $blocks ): array {
		$shown = array();
		foreach ( $blocks as $block ) {
			if ( self::is_hidden( $block ) ) {
				continue;
			}
			/**
			 * Blocks like the one that they are in.
			 *
			 * @var list<Block> $inner
			 */
			$inner   = $block['innerBlocks'];
			$content = array();
			$index   = 0;
			foreach ( $block['innerContent'] as $chunk ) {
				// Null stands where an inner block is.
				if ( null !== $chunk || ! self::is_hidden( $inner[ $index++ ] ) ) {
					$content[] = $chunk;
				}
			}
			$shown[] = array(
				'innerBlocks'  => self::shown( $inner ),
				'innerContent' => $content,
			) + $block;
		}

		return $shown;
	}

	/**
	 * Whether an author has hidden a block.
	 *
	 * @param Block $block A parsed block.
	 */
	private static function is_hidden( array $block ): bool {
		$metadata = $block['attrs']['metadata'] ?? null;

		return is_array( $metadata ) && false === ( $metadata['blockVisibility'] ?? null );
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
