<?php
/**
 * The text of an item, as it was written.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Cards;

use Eidan\Support\Sample;
use WP_Post;

/**
 * Paragraphs, headings and lists of an item's content, for cards that show the text itself: a biography, a testimonial.
 * No blocks are rendered, so it costs no queries and is the same for everybody. Dynamic blocks, images, layouts and
 * hidden blocks are left out.
 *
 * @phpstan-type Block array{
 *     blockName: string|null,
 *     attrs: array<mixed>,
 *     innerBlocks: array<array<mixed>>,
 *     innerHTML: string,
 *     innerContent: array<mixed>,
 * }
 */
final class ItemText {

	/** Blocks that are text or contain text. */
	private const BLOCKS = array(
		'core/paragraph',
		'core/heading',
		'core/list',
		'core/list-item',
		'core/quote',
		'core/pullquote',
		'core/verse',
		'core/group',
		'core/columns',
		'core/column',
		'core/freeform',
	);

	/** Tags that are kept, without classes and styles: how the text looks is up to the card. */
	private const TAGS = array(
		'p'      => array(
			'lang' => true,
			'dir'  => true,
		),
		'span'   => array(
			'lang' => true,
			'dir'  => true,
		),
		'a'      => array(
			'href'   => true,
			'rel'    => true,
			'target' => true,
			'lang'   => true,
		),
		'br'     => array(),
		'em'     => array(),
		'i'      => array( 'lang' => true ),
		'strong' => array(),
		'b'      => array(),
		's'      => array(),
		'mark'   => array(),
		'sub'    => array(),
		'sup'    => array(),
		'q'      => array( 'lang' => true ),
		'abbr'   => array( 'title' => true ),
		'code'   => array(),
		'ul'     => array(),
		'ol'     => array(
			'start'    => true,
			'reversed' => true,
		),
		'li'     => array(),
		'h2'     => array(),
		'h3'     => array(),
		'h4'     => array(),
		'h5'     => array(),
		'h6'     => array(),
	);

	/** Matches HTML that kses would not change: text, and some of TAGS without attributes, as kses writes them. */
	private const BARE =
		'~^(?:[^<>&\x00-\x08\x0B\x0C\x0E-\x1F]++|</?(?:p|em|i|strong|b|s|mark|sub|sup|q|code|ul|ol|li|h[2-6])>|<br(?: '
		. '/)?>|&(?:amp|lt|gt|quot|nbsp);)*+$~D';

	/** WordPress's own callbacks on the filters of kses. They do not change text without attributes. */
	private const CORES = array(
		'wp_pre_kses_less_than',
		'wp_pre_kses_block_attributes',
		'_wp_kses_allow_note_mention_span',
	);

	/** Matches HTML in which every tag is closed, in the right order. */
	private const CLOSED = '~^((?:[^<]++|<br(?: /)?>|<([a-z0-9]++)(?:\s[^>]*+)?>(?1)</\2>)*+)$~D';

	/**
	 * The text of an item.
	 *
	 * @param WP_Post $post
	 * @return string Escaped HTML: `<p>`, `<h2>` … `<h6>`, `<ul>`, `<ol>` and inline tags. '' for none, and for a
	 *                password-protected item.
	 */
	public static function of( WP_Post $post ): string {
		if ( '' !== $post->post_password ) {
			return '';
		}
		$content = strip_shortcodes( $post->post_content );
		$html    = has_blocks( $content ) ? self::blocks( parse_blocks( $content ) ) : wpautop( $content );
		// The card already shows the author of a quotation.
		$html = (string) preg_replace( '~<!--.*?-->|<(cite|script|style)\b.*?</\1>~si', '', $html );
		$html = trim(
			(string) preg_replace(
				'~<p>\s*</p>|\s+(?=</?(?:p|ul|ol|li|h[2-6])\b)~i',
				'',
				self::close( self::clean( $html ) )
			)
		);

		/**
		 * Filters the words of an item on cards. Plugins that restrict content can take them away.
		 *
		 * @param string  $html The words as escaped HTML.
		 * @param WP_Post $post The item.
		 */
		$filtered = apply_filters( 'eidan_card_words', $html, $post );

		return is_string( $filtered ) ? $filtered : $html;
	}

	/**
	 * Removes all tags but TAGS. Most texts are plain paragraphs, which kses would not change, and kses is slow: they
	 * skip it, unless a plugin uses its filters.
	 */
	private static function clean( string $html ): string {
		return 1 === preg_match( self::BARE, $html ) && ! self::is_kses_changed()
			? $html
			: wp_kses( $html, self::TAGS );
	}

	/**
	 * Whether a plugin or theme changes what kses does.
	 */
	private static function is_kses_changed(): bool {
		/**
		 * All callbacks of all hooks.
		 *
		 * @var array<string, \WP_Hook> $wp_filter
		 */
		global $wp_filter;
		foreach ( array( 'pre_kses', 'wp_kses_allowed_html' ) as $name ) {
			$hooked = isset( $wp_filter[ $name ] ) ? array_merge( ...$wp_filter[ $name ]->callbacks ) : array();
			if ( array() !== array_diff( array_keys( $hooked ), self::CORES ) ) {
				return true;
			}
		}

		return false;
	}

	/**
	 * Closes tags that an author left open, since they would include what follows.
	 *
	 * @param string $html Sanitised HTML.
	 */
	private static function close( string $html ): string {
		// Checked here first, since WordPress needs ten times as long.
		return 1 === preg_match( self::CLOSED, $html ) ? $html : force_balance_tags( $html );
	}

	/**
	 * The saved HTML of blocks and of those inside them.
	 *
	 * @param array<Block> $blocks Parsed blocks.
	 */
	private static function blocks( array $blocks ): string {
		$html = '';
		foreach ( $blocks as $block ) {
			$metadata = $block['attrs']['metadata'] ?? null;
			$hidden   = is_array( $metadata )
				&& ( false === ( $metadata['blockVisibility'] ?? null ) || Sample::is( $block['attrs'] ) );
			if (
				$hidden || ( null !== $block['blockName'] && ! in_array( $block['blockName'], self::BLOCKS, true ) )
			) {
				continue;
			}
			if ( null === $block['blockName'] || 'core/freeform' === $block['blockName'] ) {
				$html .= wpautop( $block['innerHTML'] );
				continue;
			}
			/**
			 * The blocks inside.
			 *
			 * @var list<Block> $inner
			 */
			$inner = $block['innerBlocks'];
			$index = 0;
			foreach ( $block['innerContent'] as $chunk ) {
				// Null stands for an inner block.
				$html .= is_string( $chunk ) ? $chunk : self::blocks( array( $inner[ $index++ ] ) );
			}
		}

		return $html;
	}
}
