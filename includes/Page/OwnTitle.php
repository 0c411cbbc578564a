<?php
/**
 * Pages that bring their title with them.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Page;

use WP_Block;
use WP_Post;

/**
 * The openings among the patterns have the page's title in them, large and beside an intro. Most templates print the
 * title above the content, too. Where a page has a heading with the class `eidan-own-title`, the template's title is
 * left out: a page has one.
 */
final class OwnTitle {

	/** Class of a heading that is the page's title. */
	public const NAME = 'eidan-own-title';

	/**
	 * Filter `render_block_core/post-title`.
	 *
	 * @param mixed $html  The block's output.
	 * @param mixed $block Not used.
	 */
	public static function leave_out( mixed $html, mixed $block = null, mixed $instance = null ): mixed {
		unset( $block );
		$post = is_singular() ? get_queried_object() : null;

		return $post instanceof WP_Post
			&& $instance instanceof WP_Block
			&& ( $instance->context['postId'] ?? null ) === $post->ID
			// A title inside the content is the author's.
			&& ! doing_filter( 'the_content' )
			&& ! post_password_required( $post )
			&& self::is_in( $post->post_content )
				? ''
				: $html;
	}

	/**
	 * Whether content has a title of the page. The words of a showreel are one when they are a heading of level 1.
	 *
	 * @param string $content Blocks.
	 */
	public static function is_in( string $content ): bool {
		return 1 === preg_match( '/<h1\b[^>]*\b(?:' . self::NAME . '|eidan-showreel__words)\b/', $content );
	}
}
