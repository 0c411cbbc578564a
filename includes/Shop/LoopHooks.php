<?php
/**
 * Other plugins' buttons on product cards.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use Closure;
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
	 * @param Card         $card  The product.
	 * @param list<non-empty-string> $names Actions.
	 * @param string       $class Classes of the element around it.
	 */
	private static function html( Card $card, array $names, string $class ): string {
		$hooks = array();
		foreach ( $names as $name ) {
			$hook = self::others( $name );
			if ( null !== $hook ) {
				$hooks[ $name ] = $hook;
			}
		}
		$product = array() === $hooks || true !== $card->look( 'others' ) ? null : ProductElements::product( $card );
		if ( null === $product ) {
			return '';
		}
		// phpcs:disable WordPress.WP.GlobalVariablesOverride -- Put back below.
		$before = array( $GLOBALS['post'] ?? null, $GLOBALS['product'] ?? null );
		ob_start();
		try {
			$GLOBALS['post']    = $card->post;
			$GLOBALS['product'] = $product;
			foreach ( $hooks as $name => $hook ) {
				$all = self::hook( $name );
				// So that what listens can ask which action runs.
				self::set( $name, $hook );
				try {
					// phpcs:ignore WordPress.NamingConventions -- WooCommerce's.
					do_action( $name );
				} finally {
					self::set( $name, $all );
				}
			}
		} finally {
			$html               = trim( (string) ob_get_clean() );
			$GLOBALS['post']    = $before[0];
			$GLOBALS['product'] = $before[1];
		}
		// phpcs:enable

		return '' === $html ? '' : "<div class=\"$class\">" . force_balance_tags( $html ) . '</div>';
	}

	/**
	 * An action with the callbacks of other plugins alone; null if there are none.
	 *
	 * @param string $name Name of the action.
	 */
	public static function others( string $name ): ?WP_Hook {
		$hook  = self::hook( $name );
		$found = null;
		foreach ( null === $hook ? array() : $hook->callbacks as $priority => $callbacks ) {
			foreach ( $callbacks as $key => $callback ) {
				self::memory()->foreign[ $key ] ??= self::is_foreign( $callback['function'] );
				if ( self::memory()->foreign[ $key ] ) {
					$found ??= new WP_Hook();
					$found->add_filter( $name, $callback['function'], $priority, $callback['accepted_args'] );
				}
			}
		}

		return $found;
	}

	/**
	 * All that listens to an action.
	 *
	 * @param string $name Name of the action.
	 */
	private static function hook( string $name ): ?WP_Hook {
		$hooks = $GLOBALS['wp_filter'] ?? null;
		$hook  = is_array( $hooks ) ? $hooks[ $name ] ?? null : null;

		return $hook instanceof WP_Hook ? $hook : null;
	}

	/**
	 * Puts listeners in the place of others.
	 *
	 * @param string       $name Name of the action.
	 * @param WP_Hook|null $hook What listens to it.
	 */
	private static function set( string $name, ?WP_Hook $hook ): void {
		$hooks = is_array( $GLOBALS['wp_filter'] ?? null ) ? $GLOBALS['wp_filter'] : array();
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride -- For one action; html() puts back what was there.
		$GLOBALS['wp_filter'] = array( $name => $hook ) + $hooks;
	}

	/**
	 * Whether a callback is neither WooCommerce's nor ours nor the theme's. Code of a child theme is its owner's.
	 *
	 * @param mixed $callback
	 */
	private static function is_foreign( mixed $callback ): bool {
		if ( ! is_callable( $callback ) || ( is_string( $callback ) && 1 === preg_match( self::OWN, $callback ) ) ) {
			return false;
		}
		// The closure of a method is where the method is written.
		$code = new ReflectionFunction( Closure::fromCallable( $callback ) );
		$file = wp_normalize_path( (string) $code->getFileName() );
		if ( '' === $file ) {
			return false;
		}
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
