<?php
/**
 * Basic settings of the shop.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo\Shop;

use Eidan\Demo\Files;
use Eidan\Demo\Ledger;
use Eidan\Demo\Look;
use Eidan\Demo\OwnSettings;
use Eidan\Shop\Switches;
use Eidan\Support\Value;

/** Sets address and currency, two payment methods that need no account, and shipping; opens the shop. */
final class Setup {

	/** @param Ledger $ledger Remembers each setting's value from before. */
	public function __construct( private readonly Ledger $ledger ) {}

	/** Applies all settings, except those that the owner has changed since. */
	public function run(): void {
		if ( wc_get_page_id( 'shop' ) < 1 ) {
			\WC_Install::create_pages();
		}
		foreach ( self::options() as $name => $value ) {
			$ours = $this->ledger->changed()[ $name ] ?? null;
			if ( null === $ours || Look::same( get_option( $name ), $ours['after'] ) ) {
				$this->ledger->change( $name, $value );
			}
		}
		OwnSettings::change( $this->ledger, array_fill_keys( self::switches(), true ) );
		foreach ( Files::items( 'shop/zones' ) as $slug => $fields ) {
			if ( null === $this->ledger->entry( 'zone/' . $slug ) ) {
				$this->ledger->remember( 'zone/' . $slug, 'zone', self::zone( $fields ) );
			}
		}
		\WC_Cache_Helper::get_transient_version( 'shipping', true );
	}

	/** @return array<string, mixed> WooCommerce's options with their values in the demo. */
	public static function options(): array {
		$options = array();
		foreach ( Files::json( 'shop/options' ) as $name => $value ) {
			$options[ 'woocommerce_' . $name ] = $value;
		}

		return $options;
	}

	/**
	 * The plugin's shop features that nobody has switched on or off. Activation has stored only some of them.
	 *
	 * @return array<string, string> Paths of settings, by a constant of Switches.
	 */
	public static function switches(): array {
		$paths = array();
		foreach ( Switches::ALL as $name ) {
			$paths[ $name ] = "shop.$name";
		}
		return array_filter( $paths, OwnSettings::is_free( ... ) );
	}

	/**
	 * Makes a shipping zone.
	 *
	 * @param array<string, mixed> $fields Its fields in zones.json: `name`, `countries`, `continents`, `methods`.
	 * @return int Its id.
	 */
	private static function zone( array $fields ): int {
		$zone = new \WC_Shipping_Zone();
		$zone->set_zone_name( Files::text( $fields, 'name' ) );
		// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Reads as one.
		foreach ( array( 'country' => 'countries', 'continent' => 'continents' ) as $type => $name ) {
			foreach ( Files::strings( $fields, $name ) as $code ) {
				$zone->add_location( $code, $type );
			}
		}
		$zone->save();
		$methods = Value::group( $fields, 'methods' );
		foreach ( $methods as $method => $settings ) {
			$instance = $zone->add_shipping_method( (string) $method );
			update_option( "woocommerce_{$method}_{$instance}_settings", $settings );
		}
		return (int) $zone->get_id();
	}

	/**
	 * Whether a shipping zone exists.
	 *
	 * @param int $id Zone.
	 */
	public static function has_zone( int $id ): bool {
		return \WC_Shipping_Zones::get_zone( $id ) instanceof \WC_Shipping_Zone;
	}

	/**
	 * Deletes a shipping zone with its methods and their settings.
	 *
	 * @param int $id Zone.
	 */
	public static function delete_zone( int $id ): void {
		$zone = \WC_Shipping_Zones::get_zone( $id );
		if ( ! $zone instanceof \WC_Shipping_Zone ) {
			return;
		}
		foreach ( $zone->get_shipping_methods() as $method ) {
			if ( $method instanceof \WC_Shipping_Method ) {
				delete_option( "woocommerce_{$method->id}_{$method->instance_id}_settings" );
			}
		}
		$zone->delete( true );
		\WC_Cache_Helper::get_transient_version( 'shipping', true );
	}
}
