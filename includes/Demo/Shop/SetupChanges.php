<?php
/**
 * What Setup would change in the shop, in words.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo\Shop;

use Eidan\Demo\Files;
use Eidan\Demo\Ledger;
use Eidan\Demo\Names;
use Eidan\Demo\OwnSettings;
use Eidan\Shop\Switches;

/**
 * For the list that the owner sees before deciding. Changes nothing. Needs WooCommerce.
 *
 * @phpstan-import-type Change from \Eidan\Demo\Changes
 */
final class SetupChanges {

	/** @param Ledger $ledger What was already imported and changed. */
	public function __construct( private readonly Ledger $ledger ) {}

	/** @return list<Change> All changes. Options that an owner knows as one setting are one row. */
	public function all(): array {
		$changes = array();
		$demo    = Setup::options();
		$changed = $this->ledger->changed();
		$now     = array_combine( array_keys( $demo ), array_map( 'get_option', array_keys( $demo ) ) );
		foreach ( array_keys( $demo ) as $option ) {
			$name = Names::of( $option );
			if ( ! isset( $changed[ $option ] ) && ! isset( $changes[ $name ] ) ) {
				$changes[ $name ] = array(
					'name' => $name,
					'now'  => self::words( $option, $now ),
					'then' => self::words( $option, $demo ),
				);
			}
		}

		return array( ...array_values( $changes ), ...$this->zones(), ...self::switches(), ...self::pages() );
	}

	/**
	 * The value of a setting.
	 *
	 * @param string               $option  A key of `$options`.
	 * @param array<string, mixed> $options Values of all options.
	 */
	private static function words( string $option, array $options ): string {
		$text = static fn( string $name ): string => Files::text( $options, 'woocommerce_' . $name );

		return match ( $option ) {
			'woocommerce_coming_soon'              => 'yes' === $text( 'coming_soon' )
				? __( 'Coming soon', 'eidan' )
				: __( 'Live', 'eidan' ),
			'woocommerce_store_address',
			'woocommerce_store_city',
			'woocommerce_store_postcode',
			'woocommerce_default_country'          => self::joined(
				array(
					$text( 'store_address' ),
					trim( $text( 'store_postcode' ) . ' ' . $text( 'store_city' ) ),
					self::country( $text( 'default_country' ) ),
				)
			),
			'woocommerce_currency'                 => $text( 'currency' ),
			'woocommerce_default_customer_address' => match ( $text( 'default_customer_address' ) ) {
				'base'             => __( 'Country of the shop', 'eidan' ),
				'geolocation',
				'geolocation_ajax' => __( 'Country by their network address', 'eidan' ),
				default            => _x( 'None', 'address', 'eidan' ),
			},
			'woocommerce_thumbnail_cropping'       => match ( $text( 'thumbnail_cropping' ) ) {
				'uncropped' => __( 'Uncropped', 'eidan' ),
				'custom'    => __( 'Cropped to a ratio of your own', 'eidan' ),
				default     => __( 'Cropped to squares', 'eidan' ),
			},
			'woocommerce_bacs_settings',
			'woocommerce_cod_settings'             => self::joined(
				array(
					self::payment( $options['woocommerce_bacs_settings'] ?? null, __( 'Bank transfer', 'eidan' ) ),
					self::payment( $options['woocommerce_cod_settings'] ?? null, __( 'Cash on delivery', 'eidan' ) ),
				)
			),
			default                                => $text( substr( $option, strlen( 'woocommerce_' ) ) ),
		};
	}

	/**
	 * The title of a method of payment, if it is switched on.
	 *
	 * @param mixed  $settings Stored settings of the method; unchecked.
	 * @param string $title    Its title if it has none of its own.
	 */
	private static function payment( mixed $settings, string $title ): string {
		if ( ! is_array( $settings ) || 'yes' !== ( $settings['enabled'] ?? '' ) ) {
			return '';
		}
		$own = $settings['title'] ?? '';

		return is_string( $own ) && '' !== $own ? $own : $title;
	}

	/**
	 * The name of a country.
	 *
	 * @param string $place Code of a country, or of one and a state with a colon between.
	 */
	private static function country( string $place ): string {
		$code  = (string) strtok( $place, ':' );
		$names = WC()->countries->get_countries();
		$name  = is_array( $names ) ? $names[ $code ] ?? $code : $code;

		return is_string( $name ) ? html_entity_decode( $name, ENT_QUOTES ) : $code;
	}

	/** @return list<Change> Shipping zones, which come on top of those that are there. */
	private function zones(): array {
		$new = array();
		foreach ( Files::items( 'shop/zones' ) as $slug => $fields ) {
			if ( null === $this->ledger->entry( 'zone/' . $slug ) ) {
				$new[] = Files::text( $fields, 'name' );
			}
		}
		$own = array();
		foreach ( \WC_Shipping_Zones::get_zones() as $zone ) {
			$own[] = is_array( $zone ) && is_string( $zone['zone_name'] ?? null ) ? $zone['zone_name'] : '';
		}
		/* translators: %s: Names of shipping zones. */
		$then = sprintf( __( 'More of them: %s', 'eidan' ), self::joined( $new ) );

		return array() === $new ? array() : self::row( __( 'Shipping zones', 'eidan' ), self::joined( $own ), $then );
	}

	/**
	 * The plugin's own features, which are only switched on where the owner has never set them.
	 *
	 * @return list<Change>
	 */
	private static function switches(): array {
		$all = array(
			Switches::QUANTITY => __( 'Quantity buttons', 'eidan' ),
			Switches::SELECTS  => __( 'Selects', 'eidan' ),
			Switches::SWATCHES => __( 'Swatches', 'eidan' ),
			Switches::GALLERY  => __( 'Product gallery', 'eidan' ),
			Switches::STICKY   => __( 'Sticky add to cart', 'eidan' ),
			Switches::TABS     => __( 'Tabs as an accordion', 'eidan' ),
			Switches::LEAN     => __( 'Lean pages', 'eidan' ),
		);
		$on  = array_filter( array_keys( $all ), Switches::on( ... ) );
		$off = array_diff( array_keys( Setup::switches() ), $on );

		return array() === $off
			? array()
			: self::row(
				Names::of( OwnSettings::CHANGE . 'shop.' ),
				self::joined( array_values( array_intersect_key( $all, array_flip( $on ) ) ) ),
				self::joined( array_values( array_intersect_key( $all, array_flip( array( ...$on, ...$off ) ) ) ) )
			);
	}

	/**
	 * WooCommerce's pages, which are only made where it has no page for the shop. A removal keeps them.
	 *
	 * @return list<Change>
	 */
	private static function pages(): array {
		if ( wc_get_page_id( 'shop' ) >= 1 ) {
			return array();
		}

		return self::row(
			__( 'Pages of WooCommerce', 'eidan' ),
			'',
			__( 'Shop, cart, checkout, account and a draft for returns, where they are missing; they stay when the demo is removed', 'eidan' )
		);
	}

	/**
	 * A list of one change.
	 *
	 * @param string $name Name of the setting.
	 * @param string $now  Current value.
	 * @param string $then New value.
	 * @return list<Change>
	 */
	private static function row( string $name, string $now, string $then ): array {
		return array( compact( 'name', 'now', 'then' ) );
	}

	/**
	 * Several values in one text.
	 *
	 * @param list<string> $values Values; empty ones are left out.
	 */
	private static function joined( array $values ): string {
		return implode(
			wp_get_list_item_separator(),
			array_filter( $values, static fn( string $value ): bool => '' !== $value )
		);
	}
}
