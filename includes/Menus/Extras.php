<?php
/**
 * Additions of an author to a menu item.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Menus;

use Eidan\Icons\Icons;
use Eidan\Support\Value;

/**
 * Label, icon and mega menu: attributes of core's navigation links, and a meta field of items of classic menus.
 */
final class Extras {

	/** Names of the values, as core's links have them as attributes; src/editor/menus/item-extras.tsx has the same. */
	public const NAMES = array( 'eidanLabel', 'eidanIcon', 'eidanWide', 'eidanBoxed' );

	/** A part of the theme, or a synced pattern. */
	private const WIDE = '/^(part:[a-z0-9_-]{1,80}|pattern:[1-9][0-9]{0,9})$/D';

	/**
	 * @param string $label A short word, such as "New".
	 * @param string $icon  Name of an icon.
	 * @param string $wide  Content of the mega menu: `part:<slug>`, `pattern:<id>`, or '' for a column of links.
	 * @param bool   $boxed Whether the mega menu is as wide as the theme's wide blocks instead of the screen.
	 */
	public function __construct(
		public readonly string $label = '',
		public readonly string $icon = '',
		public readonly string $wide = '',
		public readonly bool $boxed = false,
	) {}

	/**
	 * Reads stored values; invalid ones become empty.
	 *
	 * @param array<array-key, mixed> $stored Values by NAMES.
	 */
	public static function of( array $stored ): self {
		return new self(
			Item::words( Value::text( $stored['eidanLabel'] ?? null, 40 ) ),
			Value::match( $stored['eidanIcon'] ?? null, '/' . Icons::NAME . '/D', '' ),
			Value::match( $stored['eidanWide'] ?? null, self::WIDE, '' ),
			true === ( $stored['eidanBoxed'] ?? false ),
		);
	}

	/**
	 * The values by their names; empty ones are left out.
	 *
	 * @return array<string, string|true>
	 */
	public function stored(): array {
		return array_filter(
			array(
				'eidanLabel' => $this->label,
				'eidanIcon'  => $this->icon,
				'eidanWide'  => $this->wide,
				'eidanBoxed' => $this->boxed,
			),
			static fn( string|bool $value ): bool => '' !== $value && false !== $value
		);
	}
}
