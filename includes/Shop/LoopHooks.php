<?php
/**
 * Other plugins' buttons on product cards.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use Eidan\Lists\Cards\Card;
use Eidan\Lists\Request\Config;
use Eidan\Support\Memory;
use ReflectionFunction;
use WP_Hook;

/**
 * Runs WooCommerce's actions of products in lists (wishlists, comparisons) with the product of the card. What
 * WooCommerce and the theme print there is left out: the card has it already. Where nobody else listens nothing is run.
 */
final class LoopHooks {

	/** Actions whose output lies on the image. */
	private const BEFORE = array( 'woocommerce_before_shop_loop_item', 'woocommerce_before_shop_loop_item_title' );

	/** Actions whose output stands at the end of the card. */
	private const AFTER = array(
		'woocommerce_shop_loop_item_title',
		'woocommerce_after_shop_loop_item_title',
		'woocommerce_after_shop_loop_item',
	);

	/** WooCommerce's own functions, which a plugin may have moved, or a theme written anew. */
	private const OWN = '/^woocommerce_(?:template_loop_|show_product_loop_)/';

	/**
	 * Whether a callback is of another plugin, by its key in WordPress's list.
	 *
	 * @var array<string, bool>
	 */
	private array $foreign = array();

	/**
	 * What lies on the image.
	 *
	 * @param Card $card The product.
	 * @return string HTML of other plugins, '' for none.
	 */
	public static function on_image( Card $card ): string {
		return self::html( $card, self::BEFORE, 'eidan-product__others is-over' );
	}

	/**
	 * What stands at the end of the card.
	 *
	 * @param Card $card The product.
	 * @return string HTML of other plugins, '' for none.
	 */
	public static function at_end( Card $card ): string {
		return self::html( $card, self::AFTER, 'eidan-product__others' );
	}

	/**
	 * Filter `eidan_list_is_personal`: other plugins may print what is one shopper's, such as a wish.
	 *
	 * @param mixed $personal Whether the list depends on the visitor.
	 */
	public static function are_personal( mixed $personal, mixed $config = null ): mixed {
		if ( ! $config instanceof Config || Products::POST_TYPE !== $config->query->post_type ) {
			return $personal;
		}
		foreach ( array( ...self::BEFORE, ...self::AFTER ) as $name ) {
			if ( null !== self::others( $name ) ) {
				return true;
			}
		}

		return $personal;
	}

	/**
	 * The output of actions.
	 *
	 * @param Card                   $card  The product.
	 * @param list<non-empty-string> $names Actions.
	 * @param string                 $class Classes of the element around it.
	 */
	private static function html( Card $card, array $names, string $class ): string {
		$hooks   = array_filter( array_combine( $names, array_map( array( self::class, 'others' ), $names ) ) );
		$product = array() === $hooks || true !== $card->look( 'others' ) ? null : ProductElements::product( $card );
		if ( null === $product ) {
			return '';
		}
		$before = array( $GLOBALS['post'] ?? null, $GLOBALS['product'] ?? null );
		ob_start();
		try {
			// phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Put back below.
			$GLOBALS['post']    = $card->post;
			$GLOBALS['product'] = $product;
			foreach ( $hooks as $name => $hook ) {
				self::run( $name, $hook );
			}
		} finally {
			$html = trim( (string) ob_get_clean() );
			// phpcs:ignore WordPress.WP.GlobalVariablesOverride -- What was there comes back.
			$GLOBALS['post']    = $before[0];
			$GLOBALS['product'] = $before[1];
		}

		return '' === $html ? '' : "<div class=\"$class\">" . force_balance_tags( $html ) . '</div>';
	}

	/**
	 * Runs an action with some of its callbacks, so that these can ask which action runs.
	 *
	 * @param non-empty-string $name Name of the action.
	 * @param WP_Hook          $hook The callbacks.
	 */
	private static function run( string $name, WP_Hook $hook ): void {
		/** @var array<string, WP_Hook> $wp_filter */
		global $wp_filter;
		$all = $wp_filter[ $name ];
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Put back below.
		$wp_filter[ $name ] = $hook;
		try {
			// phpcs:ignore WordPress.NamingConventions -- WooCommerce's.
			do_action( $name );
		} finally {
			// phpcs:ignore WordPress.WP.GlobalVariablesOverride -- What was there comes back.
			$wp_filter[ $name ] = $all;
		}
	}

	/**
	 * An action with the callbacks of other plugins alone; null if there are none.
	 *
	 * @param string $name Name of the action.
	 */
	public static function others( string $name ): ?WP_Hook {
		/** @var array<string, WP_Hook> $wp_filter */
		global $wp_filter;
		$found = null;
		foreach ( isset( $wp_filter[ $name ] ) ? $wp_filter[ $name ]->callbacks : array() as $priority => $callbacks ) {
			foreach ( is_array( $callbacks ) ? $callbacks : array() as $key => $callback ) {
				$function = is_array( $callback ) ? $callback['function'] ?? null : null;
				if ( is_callable( $function ) ) {
					self::memory()->foreign[ (string) $key ] ??= self::is_foreign( $function );
					if ( self::memory()->foreign[ (string) $key ] ) {
						$found ??= new WP_Hook();
						$found->add_filter( $name, $function, (int) $priority, 1 );
					}
				}
			}
		}

		return $found;
	}

	/**
	 * Whether a callback is neither WooCommerce's nor ours nor the theme's. Code of a child theme is its owner's.
	 */
	private static function is_foreign( callable $callback ): bool {
		if ( is_string( $callback ) && 1 === preg_match( self::OWN, $callback ) ) {
			return false;
		}
		$file = ( new ReflectionFunction( \Closure::fromCallable( $callback ) ) )->getFileName();
		if ( false === $file ) {
			return false;
		}
		$file  = wp_normalize_path( $file );
		$known = array( WC()->plugin_path(), dirname( __DIR__ ), get_template_directory(), ABSPATH . 'wp-includes' );
		foreach ( $known as $folder ) {
			// Folders may be links.
			foreach ( array( $folder, (string) realpath( $folder ) ) as $path ) {
				if ( '' !== $path && str_starts_with( $file, trailingslashit( wp_normalize_path( $path ) ) ) ) {
					return false;
				}
			}
		}

		return true;
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
