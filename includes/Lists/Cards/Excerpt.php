<?php
/**
 * Short texts of items.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Cards;

use Eidan\Lists\Speed\VisibleText;
use Eidan\Support\Text;
use WP_Post;

/**
 * Excerpts and reading times, from the text that everybody may see.
 */
final class Excerpt {

	private const WORDS_A_MINUTE = 220;

	/**
	 * The author's excerpt, or else the first words of the text: plain text, cut at a number of words.
	 *
	 * @param WP_Post $post
	 * @param int     $words Number of words; 0 for no text at all.
	 */
	public static function of( WP_Post $post, int $words ): string {
		if ( 0 === $words ) {
			return '';
		}
		$text = '' === trim( $post->post_excerpt ) ? VisibleText::of( $post )['text'] : $post->post_excerpt;
		if ( '' === $text ) {
			return '';
		}

		$filtered = self::filtered( $text, $post );
		$short    = Text::of( wp_trim_words( Text::of( $filtered ), $words, '…' ) );

		// Comes last: a text may contain `&lt;b&gt;`, which must not become a tag before the tags are removed.
		return html_entity_decode( $short, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/**
	 * The excerpt after the filter of plugins that keep contents for some readers. Some of them ask for the current
	 * post and not for the one that the filter names, so it is both.
	 *
	 * @param string  $text Excerpt.
	 * @param WP_Post $post Its post.
	 */
	private static function filtered( string $text, WP_Post $post ): mixed {
		$before = $GLOBALS['post'] ?? null;
		try {
			$GLOBALS['post'] = $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back below.
			// Core's own callback only handles empty excerpts, so `the_content` does not run.
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's filter.
			return apply_filters( 'get_the_excerpt', $text, $post );
		} finally {
			$GLOBALS['post'] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As it was.
		}
	}

	/**
	 * Reading time in minutes, at least one.
	 *
	 * @param WP_Post $post
	 */
	public static function minutes( WP_Post $post ): int {
		return max( 1, (int) ceil( VisibleText::of( $post )['words'] / self::WORDS_A_MINUTE ) );
	}
}
