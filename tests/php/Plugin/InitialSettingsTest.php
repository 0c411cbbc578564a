<?php
declare( strict_types=1 );

namespace Eidan\Tests\Plugin;

use Eidan\Plugin\InitialSettings;
use Eidan\Settings\Settings;
use Eidan\Tests\TestCase;

/** Runs WordPress's own activation. */
final class InitialSettingsTest extends TestCase {

	private const PLUGIN = 'eidan/plugin.php';

	/** Settings that are on for a new site. */
	private const ON = array(
		'page.anchors',
		'shop.quantity',
		'shop.selects',
		'shop.swatches',
		'shop.gallery',
		'shop.lean',
		'search.terms',
		'search.sku',
		'search.attributes',
	);

	/** @return array<string, mixed> Values of those settings by path. */
	private static function on(): array {
		return array_combine( self::ON, array_map( array( Settings::class, 'get' ), self::ON ) );
	}

	private static function activate(): void {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		deactivate_plugins( self::PLUGIN, true );
		self::assertNull( activate_plugin( self::PLUGIN ) );
	}

	public function test_where_the_plugin_is_new_its_pages_are_whole(): void {
		delete_option( Settings::OPTION );
		self::activate();
		self::assertSame( array_fill_keys( self::ON, true ), self::on() );
		self::assertFalse( Settings::get( 'shop.sticky' ) );
	}

	public function test_a_site_that_had_the_plugin_keeps_what_it_has(): void {
		// A site that had the plugin before, whose owner chose nothing. WordPress runs no activation for an update.
		update_option( Settings::OPTION, array() );
		Settings::store();
		self::assertSame( array_fill_keys( self::ON, false ), self::on() );

		// The plugin is switched off and on again.
		self::activate();
		self::assertSame( array_fill_keys( self::ON, false ), self::on() );

		// A setting that the owner of a new site has switched off stays off.
		delete_option( Settings::OPTION );
		self::activate();
		update_option( Settings::OPTION, array( 'shop' => array( 'gallery' => true ) ) );
		self::activate();
		self::assertSame(
			array_fill_keys( self::ON, false ),
			array_replace( self::on(), array( 'shop.gallery' => false ) )
		);
		self::assertTrue( Settings::get( 'shop.gallery' ) );
	}

	public function test_what_new_sites_begin_with_is_valid(): void {
		$values = InitialSettings::values();
		self::assertSame( $values, Settings::sanitize( $values ) );
	}
}
