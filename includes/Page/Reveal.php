<?php
/**
 * Blocks that reveal themselves.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Page;

use Eidan\Settings\Settings;
use Eidan\Support\Memory;
use WP_HTML_Tag_Processor;

/**
 * Marks blocks with the choice "Reveal", and on pages the first heading and the first large image if the owner wants an
 * opening. src/styles/reveal.scss does the rest: nothing is hidden where a browser cannot show it. Script is needed for
 * numbers that count up alone: src/view/count.
 */
final class Reveal {

	/** What can be revealed, and how. */
	public const BLOCKS = array(
		'core/heading'    => array( 'lines', 'rise', 'count' ),
		'core/post-title' => array( 'lines', 'rise' ),
		'core/paragraph'  => array( 'lines', 'rise', 'count' ),
		'core/image'      => array( 'mask', 'rise' ),
		'core/cover'      => array( 'mask', 'rise' ),
		'core/media-text' => array( 'mask', 'rise' ),
		'core/group'      => array( 'rise' ),
		'core/columns'    => array( 'rise' ),
	);

	/** What the page begins with, and how it is revealed: headings of level 1, images that the browser needs first. */
	private const OPENING = array(
		'core/heading'    => 'lines',
		'core/post-title' => 'lines',
		'core/image'      => 'mask',
	);

	/**
	 * What of the opening is on the page already.
	 *
	 * @var array<string, true>
	 */
	private array $opened = array();

	/**
	 * Filters `render_block_core/heading` and of the other blocks.
	 *
	 * @param mixed $content Rendered block.
	 * @param mixed $block   Parsed block.
	 */
	public static function mark( mixed $content, mixed $block = null ): mixed {
		if ( ! is_string( $content ) || '' === $content || ! is_array( $block ) || wp_is_serving_rest_request() ) {
			return $content;
		}
		$name       = is_string( $block['blockName'] ?? null ) ? $block['blockName'] : '';
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
		$way        = $attributes['eidanReveal'] ?? '';
		$way        = is_string( $way ) && in_array( $way, self::BLOCKS[ $name ] ?? array(), true ) ? $way : '';
		if ( '' === $way && ! isset( $attributes['eidanReveal'] ) ) {
			$way = self::opening( $name, $content );
		}
		if ( '' === $way ) {
			return $content;
		}
		$tags = new WP_HTML_Tag_Processor( $content );
		if ( ! $tags->next_tag() ) {
			return $content;
		}
		if ( 'count' === $way ) {
			$tags->set_attribute( 'data-eidan-count', '' );
			wp_enqueue_script_module( '@eidan/count' );
		} else {
			$tags->add_class( "eidan-reveal-$way" );
			wp_enqueue_style( 'eidan-reveal' );
		}

		return $tags->get_updated_html();
	}

	/**
	 * How a block is revealed because the page begins with it.
	 *
	 * @param string $name    Name of the block.
	 * @param string $content Rendered block.
	 * @return string '' if it is not.
	 */
	private static function opening( string $name, string $content ): string {
		$way = self::OPENING[ $name ] ?? '';
		if (
			'' === $way || true !== Settings::get( 'page.opening' ) || ! is_page()
			|| ! str_contains( $content, 'mask' === $way ? 'fetchpriority="high"' : '<h1' )
			|| isset( Memory::of( self::class )->opened[ $way ] )
		) {
			return '';
		}
		Memory::of( self::class )->opened[ $way ] = true;

		return $way;
	}
}
