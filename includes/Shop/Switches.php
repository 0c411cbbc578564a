<?php
/**
 * Settings for the pages of the shop.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use Eidan\Settings\Settings;

/**
 * One switch for each feature on WooCommerce's pages. On new sites all but the sticky bar are on; on updated sites they
 * are off until the owner turns them on.
 */
final class Switches {

	public const QUANTITY = 'quantity';
	public const SELECTS  = 'selects';
	public const SWATCHES = 'swatches';
	public const GALLERY  = 'gallery';
	public const STICKY   = 'sticky';
	public const TABS     = 'tabs';
	public const LEAN     = 'lean';

	/** The list engine in place of WooCommerce's loop; see Archives\Archive. */
	public const ARCHIVES = 'archives';

	public const ALL = array(
		self::QUANTITY,
		self::SELECTS,
		self::SWATCHES,
		self::GALLERY,
		self::STICKY,
		self::TABS,
		self::LEAN,
	);

	/**
	 * Filter `eidan_settings_schema`: adds the groups `shop` and `search`.
	 *
	 * The groups exist without WooCommerce, too, so that settings survive while WooCommerce is inactive.
	 *
	 * @param mixed $schema The other groups.
	 * @return array<string, mixed>
	 */
	public static function add_schema( mixed $schema ): array {
		/**
		 * In the format of Settings::schema().
		 *
		 * @var array<string, mixed> $schema
		 */
		$schema = is_array( $schema ) ? $schema : array();
		$switch = array(
			'type'    => 'boolean',
			'default' => false,
		);

		return $schema + array(
			'shop'   => array(
				'type'                 => 'object',
				'default'              => array(),
				'additionalProperties' => false,
				'properties'           => array_fill_keys(
					array( self::QUANTITY, self::SELECTS, self::SWATCHES, self::GALLERY, self::TABS ),
					$switch + array( 'eidanNew' => true )
				) + array(
					self::STICKY     => $switch,
					self::LEAN       => $switch + array( 'eidanNew' => true ),
					self::ARCHIVES   => $switch,
					// Names of the taxonomies that its visitors filter by, one a line; '' = the usual ones.
					'archiveFilters' => array(
						'type'      => 'string',
						'default'   => '',
						'maxLength' => 1000,
					),
					// Handles that lean pages load all the same, one a line.
					'always'         => array(
						'type'      => 'string',
						'default'   => '',
						'maxLength' => 2000,
					),
				),
			),
			// Where the site's search finds products, beside their words.
			'search' => array(
				'type'                 => 'object',
				'default'              => array(),
				'additionalProperties' => false,
				'properties'           => array_fill_keys(
					array( 'terms', 'sku', 'attributes' ),
					$switch + array( 'eidanNew' => true )
				),
			),
		);
	}

	/**
	 * Whether the site has a shop.
	 */
	public static function has_shop(): bool {
		return class_exists( 'WooCommerce', false );
	}

	/**
	 * Whether a feature is on and the site has a shop.
	 *
	 * @param string $name One of the constants of this class.
	 */
	public static function on( string $name ): bool {
		return self::has_shop() && true === Settings::get( "shop.$name" );
	}
}
