<?php
/**
 * How the plugin stands to WooCommerce.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution;

use Automattic\WooCommerce\Utilities\FeaturesUtil;
use Automattic\WooCommerce\Utilities\OrderUtil;

/**
 * Says what the plugin works with, and who of the two saves the attribution.
 */
final class Compatibility {

	/**
	 * Declares that orders in their own tables and the cart and checkout blocks are welcome.
	 */
	public static function declare(): void {
		if ( class_exists( FeaturesUtil::class ) ) {
			FeaturesUtil::declare_compatibility( 'custom_order_tables', EIDAN_FILE );
			FeaturesUtil::declare_compatibility( 'cart_checkout_blocks', EIDAN_FILE );
		}
	}

	/**
	 * Whether WooCommerce's own feature is on. To be asked from "init" on: it translates the features' names.
	 */
	public static function woocommerce_saves(): bool {
		return class_exists( FeaturesUtil::class ) && FeaturesUtil::feature_is_enabled( 'order_attribution' );
	}

	/**
	 * Whether there is a shop whose orders WooCommerce does not attribute.
	 */
	public static function eidan_saves(): bool {
		return self::has_shop() && ! self::woocommerce_saves();
	}

	/**
	 * Whether WooCommerce is there.
	 */
	public static function has_shop(): bool {
		return class_exists( 'WooCommerce', false );
	}

	/**
	 * Whether orders have tables of their own.
	 */
	public static function has_order_tables(): bool {
		return class_exists( OrderUtil::class ) && OrderUtil::custom_orders_table_usage_is_enabled();
	}
}
