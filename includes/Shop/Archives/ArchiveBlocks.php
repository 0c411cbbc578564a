<?php
/**
 * Archives of block themes.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop\Archives;

/**
 * In a template of blocks, the list stands in place of the block that shows the main query: WooCommerce's Product
 * Collection, its older Products, or WordPress's Query Loop. The rest of the template stays.
 *
 * The block with WooCommerce's classic template runs the actions of that template; see ArchiveTemplate.
 */
final class ArchiveBlocks {

	/** The older Products block is a Query Loop of this namespace. */
	private const PRODUCTS = 'woocommerce/product-query';

	private const COLLECTION = 'woocommerce/product-collection';

	/**
	 * Actions that WooCommerce runs around these blocks, as around its classic template, and what is there from
	 * WooCommerce itself: the template has blocks for it.
	 */
	private const BEFORE = array(
		'woocommerce_before_main_content' => array(
			'woocommerce_output_content_wrapper' => 10,
			'woocommerce_breadcrumb'             => 20,
		),
		'woocommerce_before_shop_loop'    => array(
			'woocommerce_output_all_notices' => 10,
			'woocommerce_result_count'       => 20,
			'woocommerce_catalog_ordering'   => 30,
		),
	);

	private const AFTER = array(
		'woocommerce_after_shop_loop'    => array( 'woocommerce_pagination' => 10 ),
		'woocommerce_after_main_content' => array( 'woocommerce_output_content_wrapper_end' => 10 ),
	);

	/**
	 * Filter `pre_render_block`.
	 *
	 * @param mixed $html  HTML that another plugin has rendered; null = none.
	 * @param mixed $block The parsed block.
	 */
	public static function take_over( mixed $html, mixed $block = null ): mixed {
		$attributes = is_array( $block ) && is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
		$name       = is_array( $block ) ? $block['blockName'] ?? '' : '';
		if (
			null !== $html
			|| ! in_array( $name, array( self::COLLECTION, 'core/query' ), true )
			|| ! is_array( $attributes['query'] ?? null )
			|| true !== ( $attributes['query']['inherit'] ?? false )
		) {
			return $html;
		}
		$list = Archive::html( self::look( $attributes ) );
		if ( '' === $list ) {
			return $html;
		}
		// WooCommerce's sorting and filters would only exchange the block that is not there.
		wp_interactivity_config( 'core/router', array( 'clientNavigationDisabled' => true ) );
		wp_interactivity_config( 'woocommerce/product-filters', array( 'forcePageReload' => true ) );
		$is_woocommerce = self::COLLECTION === $name || self::PRODUCTS === ( $attributes['namespace'] ?? '' );

		return $is_woocommerce ? self::run( self::BEFORE ) . $list . self::run( self::AFTER ) : $list;
	}

	/**
	 * Attributes of the list that are those of the block in whose place it stands.
	 *
	 * @param array<mixed> $attributes Attributes of the block, unchecked.
	 * @return array<string, mixed> The list's block checks them.
	 */
	private static function look( array $attributes ): array {
		$look   = in_array( $attributes['align'] ?? '', array( 'wide', 'full' ), true )
			? array( 'align' => $attributes['align'] )
			: array();
		$layout = is_array( $attributes['displayLayout'] ?? null ) ? $attributes['displayLayout'] : array();
		$number = $layout['columns'] ?? 0;
		if ( is_int( $number ) && 0 < $number && 'flex' === ( $layout['type'] ?? '' ) ) {
			$look['columns'] = array(
				'desktop' => min( 6, $number ),
				'tablet'  => min( 3, $number ),
				'phone'   => min( 2, $number ),
			);
		}

		return $look;
	}

	/**
	 * Runs WooCommerce's actions for what other plugins print there.
	 *
	 * @param array<non-empty-string, array<callable-string, int>> $actions WooCommerce's own listeners with their
	 *                                                                      priorities, by action.
	 * @return string What was printed.
	 */
	private static function run( array $actions ): string {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- The filter is WooCommerce's.
		if ( true === apply_filters( 'woocommerce_disable_compatibility_layer', false ) ) {
			return '';
		}
		ob_start();
		foreach ( $actions as $action => $own ) {
			$removed = array();
			foreach ( $own as $listener => $priority ) {
				if ( remove_action( $action, $listener, $priority ) ) {
					$removed[ $listener ] = $priority;
				}
			}
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's actions.
			do_action( $action );
			foreach ( $removed as $listener => $priority ) {
				add_action( $action, $listener, $priority );
			}
		}

		return (string) ob_get_clean();
	}
}
