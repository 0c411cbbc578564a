<?php
/**
 * From page to page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Page;

use Eidan\Settings\Settings;
use Eidan\Support\Memory;
use WP_Block;
use WP_Block_Type_Registry;
use WP_HTML_Tag_Processor;

/**
 * Loads the styles by which the browser fades from page to page (cross-document view transitions), and marks what grows
 * from a list into the page of an item. There is no script.
 */
final class Transitions {

	/**
	 * In the page itself: Chromium 156 looks for the rule when it reveals a page, and misses it in a file that has only
	 * just come.
	 *
	 * The old page goes before the new one comes, so the words of both are never seen on each other. Between the two is
	 * the page's background.
	 */
	private const FADE = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}'
		. '::view-transition{background:var(--wp--preset--color--base,Canvas)}'
		. '::view-transition-group(*){animation-duration:.35s}'
		. '::view-transition-old(root){animation-duration:.12s}'
		. '::view-transition-new(root){animation-duration:.23s;animation-delay:.12s}}';

	/**
	 * Classes that an element of this page has. A name twice on a page ends all of its transitions.
	 *
	 * @var array<string, true>
	 */
	private array $marked = array();

	/**
	 * Loads the styles that the setting asks for. Both pages need them, so all pages have them.
	 */
	public static function style(): void {
		if ( 'none' !== Settings::get( 'page.transitions' ) ) {
			wp_add_inline_style( 'wp-block-library', self::FADE );
		}
		if ( self::is_growing() && is_singular() && ! is_page() ) {
			wp_enqueue_style( 'eidan-transitions' );
		}
		// Classic themes print their lists of products when the head is done.
		if ( self::is_growing() && function_exists( 'is_woocommerce' ) && is_woocommerce() ) {
			self::shop();
		}
	}

	/**
	 * Filters `woocommerce_product_loop_start`, `woocommerce_blocks_product_grid_item_html` and
	 * `render_block_woocommerce/product-image`: loads the styles for lists of WooCommerce's own.
	 *
	 * @param mixed $html Start or item of a list, or the image of one.
	 */
	public static function shop( mixed $html = '' ): mixed {
		if ( self::is_growing() ) {
			wp_enqueue_style( 'eidan-transitions' );
			wp_enqueue_style( 'eidan-transitions-shop' );
		}

		return $html;
	}

	/**
	 * Filter `render_block`: loads the style that a list needs, and marks one whose author wants no transition.
	 *
	 * @param mixed $content Rendered block.
	 * @param mixed $block   Parsed block.
	 */
	public static function look( mixed $content, mixed $block = null ): mixed {
		if (
			! is_string( $content ) || ! is_array( $block )
			|| ! self::is_list( $block['blockName'] ?? null ) || ! self::is_growing()
		) {
			return $content;
		}
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
		if ( false === ( $attributes['pageTransition'] ?? true ) ) {
			return self::with_class( $content, 'has-no-page-transition' );
		}
		wp_enqueue_style( 'eidan-transitions' );

		return $content;
	}

	/**
	 * Filter `post_thumbnail_html`: marks the image of the item whose page this is. Block themes and classic ones print
	 * it by the same function.
	 *
	 * @param mixed $html Image; '' without.
	 * @param mixed $post Its post.
	 */
	public static function image( mixed $html, mixed $post = 0 ): mixed {
		return self::marked( $html, $post, 'eidan-page-image' );
	}

	/**
	 * Filters `woocommerce_single_product_image_thumbnail_html` and
	 * `render_block_woocommerce/product-gallery-large-image`: marks the first image of the product whose page it is.
	 *
	 * @param mixed $html An image of the gallery.
	 */
	public static function product( mixed $html ): mixed {
		return self::marked( $html, get_queried_object_id(), 'eidan-page-image' );
	}

	/**
	 * Filter `eidan_product_gallery_first`: the same in our gallery.
	 *
	 * @param mixed $html The first slide.
	 * @param mixed $id   Its product.
	 */
	public static function gallery( mixed $html, mixed $id = 0 ): mixed {
		return self::marked( $html, $id, 'eidan-page-image' );
	}

	/**
	 * Filter `render_block_core/post-title`: marks the title of the item whose page this is.
	 *
	 * @param mixed $html     Rendered block.
	 * @param mixed $block    Parsed block.
	 * @param mixed $instance The block, with its context.
	 */
	public static function title( mixed $html, mixed $block = null, mixed $instance = null ): mixed {
		unset( $block );

		return self::marked(
			$html,
			$instance instanceof WP_Block ? $instance->context['postId'] ?? 0 : 0,
			'eidan-page-title'
		);
	}

	/**
	 * Gives the first element a class, if it belongs to the item whose page this is, and no element has it yet. Pages
	 * are no items of lists: their titles would turn into those of items.
	 *
	 * @param mixed  $html HTML.
	 * @param mixed  $post ID of the item that it shows.
	 * @param string $name Class.
	 */
	private static function marked( mixed $html, mixed $post, string $name ): mixed {
		$memory = Memory::of( self::class );
		if (
			! is_string( $html ) || '' === $html || ! is_numeric( $post )
			|| isset( $memory->marked[ $name ] ) || ! self::is_growing()
			|| ! is_singular() || is_page() || get_queried_object_id() !== (int) $post
		) {
			return $html;
		}
		$memory->marked[ $name ] = true;

		return self::with_class( $html, $name );
	}

	/**
	 * Gives the first element a class.
	 */
	private static function with_class( string $html, string $name ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		if ( $tags->next_tag() ) {
			$tags->add_class( $name );
		}

		return $tags->get_updated_html();
	}

	/**
	 * Whether a block lets its author choose if its items grow.
	 *
	 * @param mixed $name Name of a block; null for what is between blocks.
	 */
	private static function is_list( mixed $name ): bool {
		if ( ! is_string( $name ) || ! str_starts_with( $name, 'eidan/' ) ) {
			return false;
		}
		$type = WP_Block_Type_Registry::get_instance()->get_registered( $name );

		return null !== $type && isset( $type->get_attributes()['pageTransition'] );
	}

	/**
	 * Whether items grow into their pages.
	 */
	private static function is_growing(): bool {
		return 'grow' === Settings::get( 'page.transitions' ) && ! wp_is_serving_rest_request();
	}
}
