<?php
/**
 * Compatibility with WooCommerce.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution;

use Automattic\WooCommerce\Utilities\FeaturesUtil;
use Automattic\WooCommerce\Utilities\OrderUtil;

/**
 * Declares which features of WooCommerce the plugin supports, and tells which of the two saves the attribution.
 */
final class Compatibility {

	/**
	 * Declares support for custom order tables (HPOS) and for the cart and checkout blocks.
	 */
	public static function declare(): void {
		if ( class_exists( FeaturesUtil::class ) ) {
			FeaturesUtil::declare_compatibility( 'custom_order_tables', EIDAN_FILE );
			FeaturesUtil::declare_compatibility( 'cart_checkout_blocks', EIDAN_FILE );
		}
	}

	/**
	 * Whether WooCommerce's own order attribution is on. Call it from `init` on, since it translates the names of
	 * features.
	 */
	public static function woocommerce_saves(): bool {
		return class_exists( FeaturesUtil::class ) && FeaturesUtil::feature_is_enabled( 'order_attribution' );
	}

	/**
	 * Whether there is a shop and WooCommerce's own order attribution is off.
	 */
	public static function eidan_saves(): bool {
		return self::has_shop() && ! self::woocommerce_saves();
	}

	/**
	 * Whether WooCommerce is active.
	 */
	public static function has_shop(): bool {
		return class_exists( 'WooCommerce', false );
	}

	/**
	 * Whether orders are stored in custom order tables (HPOS).
	 */
	public static function has_order_tables(): bool {
		return class_exists( OrderUtil::class ) && OrderUtil::custom_orders_table_usage_is_enabled();
	}
}
