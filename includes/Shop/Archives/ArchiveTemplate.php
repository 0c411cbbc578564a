<?php
/**
 * Archives of classic themes.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop\Archives;

use Eidan\Support\Memory;
use WP_Query;

/**
 * In WooCommerce's template `archive-product.php`, also a theme's own, the list stands in place of the loop. Title,
 * description, notices, count and order stay, and so does what other plugins print around the loop.
 */
final class ArchiveTemplate {

	/**
	 * The list, rendered before the page's head, so that its styles are in there; null = not yet.
	 *
	 * @var string|null
	 */
	private ?string $html = null;

	/**
	 * Whether the loop that is being printed gives way to the list.
	 *
	 * @var bool
	 */
	private bool $is_open = false;

	/**
	 * Whether categories are printed in the loop, before the products.
	 *
	 * @var bool
	 */
	private bool $has_categories = false;

	/** Listens to the template's actions. Other pages have no such listener. */
	public static function listen(): void {
		self::memory()->html = null;
		add_action( 'template_redirect', array( self::class, 'prepare' ), 1000, 0 );
		add_action( 'woocommerce_before_shop_loop', array( self::class, 'set_up' ), 11, 0 );
		add_filter( 'woocommerce_product_loop_start', array( self::class, 'start' ), PHP_INT_MAX );
		add_filter( 'woocommerce_product_loop_end', array( self::class, 'end' ), PHP_INT_MAX );
		add_action( 'woocommerce_no_products_found', array( self::class, 'nothing' ), 9, 0 );
	}

	/**
	 * Action `template_redirect`: renders the list. Templates of blocks are rendered before the head anyway.
	 */
	public static function prepare(): void {
		if ( ! wp_is_block_theme() && Archive::is_shown() ) {
			self::memory()->html = Archive::html();
		}
	}

	/**
	 * Action `woocommerce_before_shop_loop`, once WooCommerce has set its loop up: the list has links to its pages.
	 */
	public static function set_up(): void {
		if ( self::is_archive() ) {
			wc_set_loop_prop( 'total_pages', '1' );
		}
	}

	/**
	 * Filter `woocommerce_product_loop_start`.
	 *
	 * @param mixed $html The beginning of the loop, with categories where the owner wants them there.
	 */
	public static function start( mixed $html ): mixed {
		$query = $GLOBALS['wp_query'] ?? null;
		// Where categories are shown in place of products, WooCommerce has emptied the loop.
		$is_over = ! $query instanceof WP_Query || 0 === $query->post_count;
		if ( ! is_string( $html ) || $is_over || ! self::is_archive() ) {
			return $html;
		}
		$memory = self::memory();

		$memory->is_open        = true;
		$memory->has_categories = 1 === preg_match( '/<li\b/i', $html );
		// For the template, the loop is over before it has begun.
		$query->current_post = $query->post_count - 1;
		wc_set_loop_prop( 'total', '0' );

		return $memory->has_categories ? $html : '';
	}

	/**
	 * Filter `woocommerce_product_loop_end`.
	 *
	 * @param mixed $html The end of the loop.
	 */
	public static function end( mixed $html ): mixed {
		$memory = self::memory();
		if ( ! is_string( $html ) || ! $memory->is_open ) {
			return $html;
		}
		$memory->is_open = false;

		return ( $memory->has_categories ? $html : '' ) . self::html();
	}

	/**
	 * Action `woocommerce_no_products_found`: what was chosen can be taken back.
	 */
	public static function nothing(): void {
		if ( Archive::is_filtered() && Archive::is_shown() ) {
			remove_action( 'woocommerce_no_products_found', 'wc_no_products_found' );
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped where it was made.
			echo self::html();
		}
	}

	/**
	 * The list; '' if it has been printed.
	 */
	private static function html(): string {
		$html = self::memory()->html ?? Archive::html();

		self::memory()->html = '';

		return $html;
	}

	/**
	 * Whether the loop that WooCommerce prints is the archive's, and not one of a shortcode or widget in it.
	 */
	private static function is_archive(): bool {
		return Archive::is_shown()
			&& '' !== self::memory()->html
			&& did_action( 'woocommerce_before_shop_loop' ) > did_action( 'woocommerce_after_shop_loop' )
			&& true !== (bool) wc_get_loop_prop( 'is_shortcode' );
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
