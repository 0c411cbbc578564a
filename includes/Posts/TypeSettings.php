<?php
/**
 * The settings of content types.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

use Eidan\Settings\Settings;

/**
 * Each type has a group of settings: a switch, and addresses if items have pages.
 */
final class TypeSettings {

	/**
	 * Filter `eidan_settings_schema`: adds a group for each type, by its key.
	 *
	 * @param mixed $schema The other groups.
	 * @return array<string, array<string, mixed>>
	 */
	public static function add_schema( mixed $schema ): array {
		/**
		 * In the format of Settings::schema().
		 *
		 * @var array<string, array<string, mixed>> $schema
		 */
		$schema = is_array( $schema ) ? $schema : array();
		$groups = array();
		foreach ( ContentTypes::all() as $type ) {
			$properties = array(
				'enabled' => array(
					'type'    => 'boolean',
					'default' => true,
				),
			);
			foreach ( self::addresses( $type ) as $setting => $default ) {
				$properties[ $setting ] = array(
					'type'      => 'string',
					'default'   => $default,
					'maxLength' => 200,
				);
			}
			$groups[ $type->key ] = array(
				'type'                 => 'object',
				'default'              => array(),
				'additionalProperties' => false,
				'properties'           => $properties,
			);
		}

		return $groups + $schema;
	}

	/**
	 * The default addresses of a type, by setting; none if its items have no pages.
	 *
	 * @return array<string, string>
	 */
	public static function addresses( ContentType $type ): array {
		if ( ! $type->has_pages() ) {
			return array();
		}
		$addresses = array(
			'slug'    => $type->slug,
			'archive' => $type->archive,
		);
		foreach ( $type->taxonomies as $taxonomy ) {
			$addresses[ $taxonomy->setting ] = $taxonomy->slug;
		}

		return $addresses;
	}

	/**
	 * Whether a type is switched on.
	 */
	public static function enabled( ContentType $type ): bool {
		return true === Settings::get( "$type->key.enabled" );
	}

	/**
	 * First part of the address of an item.
	 */
	public static function slug( ContentType $type ): string {
		return self::address( $type, 'slug', $type->slug );
	}

	/**
	 * Address of the archive; '' for none.
	 */
	public static function archive( ContentType $type ): string {
		return self::address( $type, 'archive', '' );
	}

	/**
	 * First part of the address of a term.
	 */
	public static function taxonomy_slug( ContentType $type, Taxonomy $taxonomy ): string {
		return self::address( $type, $taxonomy->setting, $taxonomy->slug );
	}

	/**
	 * Everything that rewrite rules depend on, in one string.
	 */
	public static function rewrite_signature(): string {
		$parts = array();
		foreach ( ContentTypes::enabled() as $type ) {
			foreach ( self::addresses( $type ) as $setting => $default ) {
				$parts[] = "$type->key.$setting=" . self::address( $type, $setting, $default );
			}
		}

		return implode( '|', $parts );
	}

	/**
	 * Each type in the format of src/settings/sections/content-types.ts.
	 *
	 * @return list<array{
	 *     key: string,
	 *     title: string,
	 *     intro: string,
	 *     switch: string,
	 *     addresses: list<array{name: string, label: string}>,
	 * }>
	 */
	public static function for_screen(): array {
		$types = array();
		foreach ( ContentTypes::all() as $type ) {
			$addresses = array();
			foreach ( array_keys( self::addresses( $type ) ) as $setting ) {
				$addresses[] = array(
					'name'  => $setting,
					'label' => self::label( $type, $setting ),
				);
			}
			$types[] = array(
				'key'       => $type->key,
				'title'     => $type->label(),
				'intro'     => $type->word( 'intro' ),
				'switch'    => $type->word( 'switch' ),
				'addresses' => $addresses,
			);
		}

		return $types;
	}

	/**
	 * Label of an address setting.
	 *
	 * @param ContentType $type
	 * @param string      $setting Name of the setting.
	 */
	public static function label( ContentType $type, string $setting ): string {
		foreach ( $type->taxonomies as $taxonomy ) {
			if ( $setting === $taxonomy->setting ) {
				return $taxonomy->label();
			}
		}

		return $type->word( 'archive' === $setting ? 'archive' : 'items' );
	}

	/**
	 * An address in the settings.
	 *
	 * @param ContentType $type
	 * @param string      $setting  Name of the setting.
	 * @param string      $fallback Value if the setting is no address.
	 */
	private static function address( ContentType $type, string $setting, string $fallback ): string {
		$value = Settings::get( "$type->key.$setting" );

		return is_string( $value ) ? $value : $fallback;
	}
}
