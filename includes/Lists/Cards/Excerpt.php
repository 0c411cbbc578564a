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
 * Excerpts and reading times of what a page shows to everybody.
 */
final class Excerpt {

	private const WORDS_A_MINUTE = 220;

	/**
	 * The author's excerpt or the text's first words, plain text, cut at a number of words.
	 *
	 * @param WP_Post $post  The item.
	 * @param int     $words Number of words; 0 = none.
	 */
	public static function of( WP_Post $post, int $words ): string {
		if ( 0 === $words ) {
			return '';
		}
		$text = '' === trim( $post->post_excerpt ) ? VisibleText::of( $post )['text'] : $post->post_excerpt;
		if ( '' === $text ) {
			return '';
		}

		// Core's own callback makes an excerpt from nothing only, so `the_content` does not run.
		$filtered = apply_filters( 'get_the_excerpt', $text, $post ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's filter: plugins that restrict contents use it.
		$short    = Text::of( wp_trim_words( Text::of( $filtered ), $words, '…' ) );

		// Last, or tags that the text speaks of would be taken for tags.
		return html_entity_decode( $short, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/**
	 * Minutes that reading takes, at least one.
	 *
	 * @param WP_Post $post The item.
	 */
	public static function minutes( WP_Post $post ): int {
		return max( 1, (int) ceil( VisibleText::of( $post )['words'] / self::WORDS_A_MINUTE ) );
	}
}
