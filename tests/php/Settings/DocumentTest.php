<?php
declare( strict_types=1 );

namespace Eidan\Tests\Settings;

use Eidan\Settings\Settings;
use Eidan\Tests\TestCase;

/**
 * What docs/settings.md says.
 */
final class DocumentTest extends TestCase {

	public function test_every_setting_has_its_line(): void {
		preg_match_all(
			'/`([\w.]+)`/',
			(string) file_get_contents( EIDAN_DIR . '/docs/settings.md' ),
			$found
		);
		$missing = array();
		foreach ( Settings::defaults() as $group => $settings ) {
			foreach ( array_keys( is_array( $settings ) ? $settings : array() ) as $name ) {
				// Settings that share a line are told by what differs: `.slug`, `slug`, `480`.
				$told = array( "$group.$name", ".$name", $name, (string) preg_replace( '/^\D+/', '', (string) $name ) );
				// docs/attribution.md tells of these, by their labels.
				if ( 'attribution' !== $group && array() === array_intersect( $told, $found[1] ) ) {
					$missing[] = "$group.$name";
				}
			}
		}

		self::assertSame( array(), $missing );
	}
}
