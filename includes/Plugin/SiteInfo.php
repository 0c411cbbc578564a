<?php
/**
 * Eidan in Tools › Site Health › Info.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Plugin;

use Eidan\Assets\StyleFiles;
use Eidan\Attribution\Compatibility;
use Eidan\Attribution\Options;
use Eidan\Attribution\Report\Backfill;
use Eidan\Demo\Ledger;
use Eidan\Languages\Languages;
use Eidan\Languages\Polylang;
use Eidan\Languages\Wpml;
use Eidan\Posts\ContentTypes;
use Eidan\Settings\Settings;

/**
 * What somebody who helps needs to know of a site. Nothing in it is secret, and nothing of it leaves the site unless
 * its owner copies it.
 */
final class SiteInfo {

	/**
	 * Filter `debug_information`.
	 *
	 * @param mixed $info Sections by name.
	 */
	public static function add( mixed $info ): mixed {
		return is_array( $info )
			? $info + array(
				'eidan' => array(
					'label'  => __( 'Eidan Blocks', 'eidan' ),
					'fields' => self::fields(),
				),
			)
			: $info;
	}

	/**
	 * The fields: their labels in the reader's language, and what is copied in English.
	 *
	 * @return array<string, array{label: string, value: string, debug: string}>
	 */
	private static function fields(): array {
		$ledger  = new Ledger();
		$starter = (string) $ledger->starter();
		$types   = array();
		$kinds   = array();
		foreach ( ContentTypes::enabled() as $type ) {
			$counts  = (array) wp_count_posts( $type->name );
			$count   = is_numeric( $counts['publish'] ?? null ) ? (int) $counts['publish'] : 0;
			$types[] = $type->label() . " ($count)";
			$kinds[] = "$type->key ($count)";
		}
		$changed = self::paths( Settings::changes() );
		$fields  = array(
			'version'  => self::field( __( 'Version', 'eidan' ), EIDAN_VERSION ),
			'types'    => self::field(
				__( 'Content types', 'eidan' ),
				implode( wp_get_list_item_separator(), $types ),
				implode( ', ', $kinds )
			),
			'settings' => self::field(
				__( 'Changed settings', 'eidan' ),
				array() === $changed
					? _x( 'None', 'settings', 'eidan' )
					: implode( wp_get_list_item_separator(), $changed ),
				array() === $changed ? 'none' : implode( ', ', $changed )
			),
			'starter'  => self::field(
				__( 'Starter', 'eidan' ),
				'' === $starter ? _x( 'None', 'starter', 'eidan' ) : $starter,
				'' === $starter ? 'none' : $starter
			),
			'styles'   => self::yes( __( 'Styles of a page as one file', 'eidan' ), StyleFiles::can_write() ),
			'images'   => self::yes(
				__( 'Images can be measured', 'eidan' ),
				Checks::can_read_images()
			),
			'language' => self::field(
				__( 'Languages', 'eidan' ),
				match ( true ) {
					Languages::translator() instanceof Polylang => 'Polylang',
					Languages::translator() instanceof Wpml => 'WPML',
					default => __( 'One', 'eidan' ),
				},
				match ( true ) {
					Languages::translator() instanceof Polylang => 'polylang',
					Languages::translator() instanceof Wpml => 'wpml',
					default => 'one',
				}
			),
		);
		if ( Compatibility::has_shop() ) {
			$state                 = Backfill::state();
			$fields['attribution'] = self::yes( __( 'Eidan’s order attribution', 'eidan' ), Options::is_ours() );
			$fields['report']      = self::field(
				__( 'Orders in the report', 'eidan' ),
				"{$state['done']} / {$state['total']}"
			);
		}

		return $fields;
	}

	/**
	 * Paths of changed settings, without their values, which may be names of campaigns or domains.
	 *
	 * @param array<string, mixed> $changes Values by group and name.
	 * @return list<string>
	 */
	private static function paths( array $changes ): array {
		$paths = array();
		foreach ( $changes as $group => $values ) {
			foreach ( array_keys( is_array( $values ) ? $values : array() ) as $name ) {
				$paths[] = "$group.$name";
			}
		}

		return $paths;
	}

	/**
	 * A field.
	 *
	 * @param string  $label
	 * @param string  $value For the reader.
	 * @param ?string $debug For who is helped to, in English; null = the same.
	 * @return array{label: string, value: string, debug: string}
	 */
	private static function field( string $label, string $value, ?string $debug = null ): array {
		return array(
			'label' => $label,
			'value' => $value,
			'debug' => $debug ?? $value,
		);
	}

	/**
	 * A field that is yes or no.
	 *
	 * @param string $label
	 * @param bool   $is_so
	 * @return array{label: string, value: string, debug: string}
	 */
	private static function yes( string $label, bool $is_so ): array {
		return self::field( $label, $is_so ? __( 'Yes', 'eidan' ) : __( 'No', 'eidan' ), $is_so ? 'yes' : 'no' );
	}
}
