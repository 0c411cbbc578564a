<?php
/**
 * The first row of the shop.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use Eidan\Support\Memory;
use Eidan\Support\Value;

/**
 * Images of the first row load at once, and the first of them before all else: they are what the page is about. A
 * template of blocks has none of the marks by which WordPress knows the first screen, and WooCommerce lets all images
 * wait.
 *
 * Only on pages of the shop, and for the first block that shows what they list.
 */
final class FirstRow {

	/** Columns where the block does not say: WooCommerce's own. */
	private const COLUMNS = 3;

	/**
	 * How many images of the row are still to come; null before it begins.
	 *
	 * @var int|null
	 */
	private ?int $left = null;

	/**
	 * Action `wp`: another page.
	 */
	public static function reset(): void {
		self::memory()->left = null;
	}

	/**
	 * Filter `render_block_data`: notes that the row begins.
	 *
	 * @param mixed $block Parsed block.
	 */
	public static function enter( mixed $block ): mixed {
		if ( null === self::memory()->left && self::lists( $block ) && ( is_shop() || is_product_taxonomy() ) ) {
			$attributes          = is_array( $block ) && is_array( $block['attrs'] ?? null )
				? $block['attrs']
				: array();
			$layout              = is_array( $attributes['displayLayout'] ?? null )
				? $attributes['displayLayout']
				: array();
			$own                 = is_array( $attributes['columns'] ?? null )
				? $attributes['columns']
				: array( 'desktop' => $attributes['columns'] ?? null );
			self::memory()->left = Value::integer( $layout['columns'] ?? $own['desktop'] ?? null, 1, 6, self::COLUMNS );
		}

		return $block;
	}

	/**
	 * Filter `render_block`: whatever follows the list is not of its first row.
	 *
	 * @param mixed $content Rendered block.
	 * @param mixed $block   Parsed block.
	 */
	public static function leave( mixed $content, mixed $block = null ): mixed {
		if ( null !== self::memory()->left && self::lists( $block ) ) {
			self::memory()->left = 0;
		}

		return $content;
	}

	/**
	 * Filter `wp_get_attachment_image_attributes`: lets no image of the row wait.
	 *
	 * @param mixed $attributes Attributes of the image.
	 */
	public static function load( mixed $attributes ): mixed {
		// A second image, which is seen when the first is pointed at, waits.
		if (
			null === self::memory()->left
			|| self::memory()->left < 1
			|| ! is_array( $attributes )
			|| '' === ( $attributes['alt'] ?? null )
				&& str_contains( Value::text( $attributes['class'] ?? null, 500 ), '__second' )
		) {
			return $attributes;
		}
		--self::memory()->left;
		unset( $attributes['loading'] );
		$attributes['sizes'] =
			(string) preg_replace( '/^auto,\s*/i', '', Value::text( $attributes['sizes'] ?? null, 1000 ) );
		if ( '' === $attributes['sizes'] ) {
			unset( $attributes['sizes'] );
		}
		// One image a page has it.
		if ( ! isset( $attributes['fetchpriority'] ) && wp_high_priority_element_flag() ) {
			$attributes['fetchpriority'] = 'high';
			wp_high_priority_element_flag( false );
		}

		return $attributes;
	}

	/**
	 * Whether a block shows what the page lists.
	 *
	 * @param mixed $block Parsed block.
	 */
	private static function lists( mixed $block ): bool {
		$name  = is_array( $block ) ? $block['blockName'] ?? '' : '';
		$query = is_array( $block )
			&& is_array( $block['attrs'] ?? null )
			&& is_array( $block['attrs']['query'] ?? null )
			? $block['attrs']['query']
			: array();

		return ( 'woocommerce/product-collection' === $name && true === ( $query['inherit'] ?? null ) )
			|| ( 'eidan/product-list' === $name && 'archive' === ( $query['context'] ?? null ) );
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
