<?php
/**
 * The text of an item that all visitors can see.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Speed;

use Eidan\Support\Memory;
use Eidan\Support\Sample;
use WP_Post;

/**
 * Saves 0.39 of the time of a page of posts with excerpts.
 *
 * Made like WordPress's excerpts: only from blocks that excerpts allow, without hidden blocks and without what only
 * logged-in visitors see.
 *
 * Rendering the blocks takes longer than the rest of a card. So it is done once for each version of an item and stored
 * in a custom field, which is in the cache anyway. The field is written after the response and without WordPress's
 * hooks: for other plugins, such as page caches, the item has not changed.
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

	/** Meta key. Its underscore hides it from the editor's screens. */
	public const FIELD = '_eidan_text';

	/** Number of words in the longest excerpt. */
	private const LONGEST = 200;

	/**
	 * Texts by site id and item id.
	 *
	 * @var array<int, array<int, Text>>
	 */
	private array $made = array();

	/**
	 * Texts that are not stored yet, by site id and item id.
	 *
	 * @var array<int, array<int, Text>>
	 */
	private array $unsaved = array();

	/**
	 * What the text depends on beside its post, by site: the same for all posts of a request.
	 *
	 * @var array<int, string>
	 */
	private array $around = array();

	/**
	 * The text of an item.
	 *
	 * @param WP_Post $post
	 * @return Text `text`: its first 200 words, plain; `words`: number of all words.
	 */
	public static function of( WP_Post $post ): array {
		$site    = get_current_blog_id();
		$version = self::version( $post );
		$text    = self::memory()->made[ $site ][ $post->ID ] ?? self::stored( $post );
		if ( null === $text || $version !== $text['version'] ) {
			$text = self::make( $post, $version );

			self::memory()->unsaved[ $site ][ $post->ID ] = $text;
			add_action( 'shutdown', array( self::class, 'store' ) );
		}
		self::memory()->made[ $site ][ $post->ID ] = $text;

		return $text;
	}

	/**
	 * Action `shutdown`: stores all new texts at once.
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
		self::memory()->around  = array();
	}

	/**
	 * Filter `wxr_export_skip_postmeta`: leaves the field out of exports.
	 *
	 * @param mixed $skip Whether the field is left out.
	 * @param mixed $key  The field.
	 */
	public static function skip_export( mixed $skip, mixed $key = null ): mixed {
		return self::FIELD === $key ? true : $skip;
	}

	/**
	 * Removes all stored texts when the plugin is deleted.
	 */
	public static function forget(): void {
		delete_post_meta_by_key( self::FIELD );
	}

	/**
	 * A key of all that the text depends on. Other plugins may allow, hide or render blocks.
	 *
	 * @param WP_Post $post
	 */
	private static function version( WP_Post $post ): string {
		self::memory()->around[ get_current_blog_id() ] ??= (string) wp_json_encode(
			array( get_bloginfo( 'version' ), get_option( 'active_plugins' ), EIDAN_VERSION )
		);

		return md5( $post->post_content . self::memory()->around[ get_current_blog_id() ] );
	}

	/**
	 * The stored text, of any version.
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
	 * Makes the text as a logged-out visitor sees it, with the item as the current post for blocks that need it.
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
			// The blocks are not shown, so their styles and scripts are not needed.
			wp_styles()->queue  = $styles;
			wp_scripts()->queue = $scripts;
		}

		return array(
			'version' => $version,
			'text'    => wp_trim_words( $text, self::LONGEST, '…' ),
			'words'   => self::words( "$text $rest" ),
		);
	}

	/**
	 * The number of words. Chinese and Japanese put no spaces between them: one is read in the time of two characters.
	 *
	 * @param string $text Plain text.
	 */
	private static function words( string $text ): int {
		$others = (string) preg_replace( '/(?=\p{L})[\p{Han}\p{Hiragana}\p{Katakana}]/u', ' ', $text, -1, $characters );

		return (int) preg_match_all( '/[\p{L}\p{N}][\p{L}\p{N}\p{M}\'’-]*/u', $others )
			+ intdiv( $characters + 1, 2 );
	}

	/**
	 * The visible text of stored content.
	 */
	private static function plain( string $content ): string {
		$html = excerpt_remove_footnotes(
			excerpt_remove_blocks( strip_shortcodes( self::without_hidden( $content ) ) )
		);
		$html = (string) preg_replace( '/<!--.*?-->|<(figcaption|style|script|pre)\b.*?<\/\1>/si', ' ', $html );
		// Keeps the last word of a paragraph apart from the first of the next.
		$html = (string) preg_replace( '/<(?:\/(?:p|h[1-6]|li|d[dt]|t[dh]|div|blockquote|cite)|br)\b/i', ' $0', $html );

		return trim( wp_strip_all_tags( $html, true ) );
	}

	/**
	 * Content without its hidden blocks and samples. Before 7.1, WordPress's excerpts show those inside groups.
	 */
	private static function without_hidden( string $content ): string {
		return str_contains( $content, '"blockVisibility":false' ) || str_contains( $content, Sample::KEY )
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
			 * Inner blocks.
			 *
			 * @var list<Block> $inner
			 */
			$inner   = $block['innerBlocks'];
			$content = array();
			$index   = 0;
			foreach ( $block['innerContent'] as $chunk ) {
				// Null stands for an inner block.
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
	 * Whether an author has hidden a block, or it is a sample.
	 *
	 * @param Block $block A parsed block.
	 */
	private static function is_hidden( array $block ): bool {
		$metadata = $block['attrs']['metadata'] ?? null;

		return is_array( $metadata )
			&& ( false === ( $metadata['blockVisibility'] ?? null ) || Sample::is( $block['attrs'] ) );
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
