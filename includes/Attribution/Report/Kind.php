<?php
/**
 * What a report is about.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Report;

use Eidan\Attribution\Compatibility;
use Eidan\Support\Database;

/**
 * Orders of the shop, or enquiries by forms. Each has a lookup table of its own with the same columns of visits, and
 * all that reads or fills a table is told which one.
 *
 * The room Enquiries, which is above this one, writes the rows of enquiries.
 */
enum Kind: string {

	case Orders    = 'orders';
	case Enquiries = 'enquiries';

	/**
	 * Kinds that the site has: enquiries always, orders with a shop.
	 *
	 * @return non-empty-list<self>
	 */
	public static function here(): array {
		return Compatibility::has_shop() ? array( self::Orders, self::Enquiries ) : array( self::Enquiries );
	}

	/**
	 * Name of the lookup table.
	 */
	public function table(): string {
		return Database::get()->prefix . match ( $this ) {
			self::Orders    => 'eidan_order_attribution',
			self::Enquiries => 'eidan_enquiry_attribution',
		};
	}

	/**
	 * Name of the table's column with the id.
	 *
	 * @return literal-string
	 */
	public function id(): string {
		return match ( $this ) {
			self::Orders    => 'order_id',
			self::Enquiries => 'enquiry_id',
		};
	}

	/**
	 * Its name among post types; orders may be in tables of their own, {@see Source}.
	 */
	public function post_type(): string {
		return match ( $this ) {
			self::Orders    => 'shop_order',
			self::Enquiries => 'eidan_enquiry',
		};
	}

	/**
	 * Option with the version of the lookup table.
	 */
	public function version_option(): string {
		return match ( $this ) {
			self::Orders    => 'eidan_attribution_table',
			self::Enquiries => 'eidan_enquiries_table',
		};
	}

	/**
	 * Option with the progress of filling it, and action that fills a part of it.
	 */
	public function backfill(): string {
		return match ( $this ) {
			self::Orders    => 'eidan_attribution_backfill',
			self::Enquiries => 'eidan_enquiries_backfill',
		};
	}

	/**
	 * Statuses that do not count.
	 *
	 * @return non-empty-list<string>
	 */
	public function excluded(): array {
		return match ( $this ) {
			self::Orders    => Statuses::excluded(),
			self::Enquiries => array( 'trash', 'auto-draft' ),
		};
	}

	/**
	 * Whether the user may see its figures.
	 */
	public function may_see(): bool {
		// phpcs:disable WordPress.WP.Capabilities -- WooCommerce's, and that of the room Enquiries.
		return match ( $this ) {
			self::Orders    => Compatibility::has_shop() && current_user_can( 'view_woocommerce_reports' ),
			self::Enquiries => current_user_can( 'edit_eidan_enquiries' ),
		};
		// phpcs:enable
	}

	/**
	 * Whether the user may change all of them.
	 */
	public function may_change(): bool {
		// phpcs:disable WordPress.WP.Capabilities -- As above.
		return match ( $this ) {
			self::Orders    => Compatibility::has_shop() && current_user_can( 'edit_others_shop_orders' ),
			self::Enquiries => current_user_can( 'edit_eidan_enquiries' ),
		};
		// phpcs:enable
	}
}
