<?php
/**
 * Blocks that require a shop.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use Eidan\Support\Memory;

/**
 * A block declares its requirement in block.json: `"eidanNeeds": "woocommerce"`. Without it the block prints nothing,
 * and the editor tells the author why (src/editor/shop).
 */
final class WooCommerceRequirement {

	private const WOOCOMMERCE = 'woocommerce';

	/** The oldest supported release of WooCommerce. */
	public const OLDEST = '9.5';

	/**
	 * Names of blocks that need a shop.
	 *
	 * @var array<string, true>
	 */
	private array $blocks = array();

	/**
	 * Filter `eidan_block_settings`: collects the blocks that need a shop.
	 *
	 * @param mixed $settings Block type settings.
	 * @param mixed $metadata block.json.
	 * @return mixed The same settings.
	 */
	public static function note( mixed $settings, mixed $metadata = null ): mixed {
		if (
			is_array( $metadata )
			&& self::WOOCOMMERCE === ( $metadata['eidanNeeds'] ?? '' )
			&& is_string( $metadata['name'] ?? null )
		) {
			self::memory()->blocks[ $metadata['name'] ] = true;
		}

		return $settings;
	}

	/**
	 * Filter `eidan_block_metadata`: with a shop its blocks are in WooCommerce's category, where authors look for them.
	 * Without one they are in ours, and the inserter does not offer them.
	 *
	 * @param mixed $metadata block.json.
	 */
	public static function category( mixed $metadata ): mixed {
		return is_array( $metadata ) && self::WOOCOMMERCE === ( $metadata['eidanNeeds'] ?? '' ) && self::is_shop()
			? array( 'category' => self::WOOCOMMERCE ) + $metadata
			: $metadata;
	}

	/**
	 * Whether the requirement of a block is met.
	 */
	public static function is_met( string $name ): bool {
		return ! isset( self::memory()->blocks[ $name ] ) || self::is_shop();
	}

	/**
	 * Whether WooCommerce is active and new enough.
	 */
	public static function is_shop(): bool {
		return class_exists( 'WooCommerce', false )
			&& defined( 'WC_VERSION' )
			&& version_compare( WC_VERSION, self::OLDEST, '>=' );
	}

	/**
	 * Action `enqueue_block_editor_assets`: tells the editor which blocks cannot be used.
	 */
	public static function tell_editor(): void {
		if ( ! self::is_shop() && array() !== self::memory()->blocks ) {
			wp_add_inline_script(
				'eidan-editor',
				'window.eidanLacking = ' . wp_json_encode( array_keys( self::memory()->blocks ), JSON_HEX_TAG ) . ';',
				'before'
			);
		}
	}

	/** The instance that keeps what is registered while WordPress starts. */
	private static function memory(): self {
		return Memory::registered( self::class );
	}
}
