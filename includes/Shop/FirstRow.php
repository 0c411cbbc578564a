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
 * Images of the first row load at once, and the first one with high priority, since they are the main content.
 * WordPress cannot tell the first screen in block templates, and WooCommerce makes all images lazy.
 *
 * Only on shop pages, and only for the first block that lists the page's products.
 */
final class FirstRow {

	/** Default number of columns: WooCommerce's own. */
	private const COLUMNS = 3;

	/**
	 * Number of images left in the row; null before it begins.
	 *
	 * @var int|null
	 */
	private ?int $left = null;

	/**
	 * Action `wp`: a new page begins.
	 */
	public static function reset(): void {
		self::memory()->left = null;
	}

	/**
	 * Filter `render_block_data`: the row begins.
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
	 * Filter `render_block`: the list ends, and its first row, too.
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
	 * Filter `wp_get_attachment_image_attributes`: removes lazy loading from images of the row.
	 *
	 * @param mixed $attributes Attributes of the image.
	 */
	public static function load( mixed $attributes ): mixed {
		// Second images, which appear on hover, stay lazy.
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
		// Only one image of a page has it.
		if ( ! isset( $attributes['fetchpriority'] ) && wp_high_priority_element_flag() ) {
			$attributes['fetchpriority'] = 'high';
			wp_high_priority_element_flag( false );
		}

		return $attributes;
	}

	/**
	 * Whether a block lists the products of the page's main query.
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
