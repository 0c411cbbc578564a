<?php
/**
 * The colors of WooCommerce's emails come and go with a style.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Shop;

use Automattic\WooCommerce\Internal\Email\EmailStyleSync;
use Eidan\Demo\Ledger;
use Eidan\Tests\TestCase;

final class EmailColorsTest extends TestCase {

	private const COLORS = array(
		'woocommerce_email_base_color'            => '#111111',
		'woocommerce_email_background_color'      => '#222222',
		'woocommerce_email_body_background_color' => '#333333',
		'woocommerce_email_text_color'            => '#444444',
	);

	/** Not stored before. */
	private const FOOTER = 'woocommerce_email_footer_text_color';

	protected function setUp(): void {
		parent::setUp();
		if ( ! class_exists( EmailStyleSync::class ) ) {
			self::markTestSkipped( 'This WooCommerce does not take them from the styles.' );
		}
		update_option( 'woocommerce_feature_email_improvements_enabled', 'yes' );
		update_option( EmailStyleSync::AUTO_SYNC_OPTION, 'yes' );
		array_map( 'update_option', array_keys( self::COLORS ), self::COLORS );
		delete_option( self::FOOTER );
		delete_option( Ledger::OPTION );
		delete_option( Ledger::STYLE_OPTION );
		$this->act_as( 'administrator' );
		\WP_Theme_JSON_Resolver::clean_cached_data();
	}

	protected function tearDown(): void {
		foreach ( ( new Ledger( Ledger::STYLE_OPTION ) )->made() as $key => $made ) {
			if ( str_starts_with( $key, 'font/' ) ) {
				wp_delete_post( $made['id'], true );
			}
		}
		parent::tearDown();
		\WP_Theme_JSON_Resolver::clean_cached_data();
	}

	/** @return array<string, mixed> */
	private static function colors(): array {
		$names = array_keys( self::COLORS );
		return array_combine( $names, array_map( 'get_option', $names ) );
	}

	private function put_on( string $style ): void {
		$answer = $this->rest( 'POST', '/eidan/v1/style', compact( 'style' ) );
		self::assertSame( 200, $answer->get_status() );
	}

	public function test_they_are_back_when_the_style_is_off(): void {
		$id = \WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
		wp_update_post(
			array(
				'ID'           => $id,
				'post_content' => '{"version":3,"isGlobalStylesUserThemeJSON":true,'
					. '"styles":{"color":{"background":"#fafafa"}}}',
			)
		);
		array_map( 'update_option', array_keys( self::COLORS ), self::COLORS );
		delete_option( self::FOOTER );
		foreach ( array( 'ink', 'garden' ) as $style ) {
			$this->put_on( $style );
			self::assertNotSame( self::COLORS, self::colors() );
			self::assertIsString( get_option( self::FOOTER ) );
		}
		self::assertSame( array(), $this->rest( 'DELETE', '/eidan/v1/style' )->get_data()['kept'] );
		self::assertSame( self::COLORS, self::colors() );
		self::assertFalse( get_option( self::FOOTER ) );
		self::assertFalse( get_option( Ledger::STYLE_OPTION ) );
	}

	public function test_they_are_back_on_a_site_without_styles_of_its_own(): void {
		$this->put_on( 'ink' );
		self::assertNotSame( self::COLORS, self::colors() );
		self::assertSame( array(), $this->rest( 'DELETE', '/eidan/v1/style' )->get_data()['kept'] );
		self::assertSame( self::COLORS, self::colors() );
		self::assertFalse( get_option( self::FOOTER ) );
	}

	public function test_a_color_that_the_owner_has_chosen_since_stays(): void {
		$this->put_on( 'ink' );
		update_option( 'woocommerce_email_base_color', '#abcdef' );
		$told = $this->rest( 'DELETE', '/eidan/v1/style' )->get_data();
		self::assertSame( array( 'Settings of the shop' ), $told['kept'] );
		self::assertSame( array( 'woocommerce_email_base_color' => '#abcdef' ) + self::COLORS, self::colors() );
	}
}
