<?php
declare( strict_types=1 );

namespace Eidan\Tests\Shop;

use Eidan\Settings\Settings;
use Eidan\Shop\Switches;
use Eidan\Tests\OtherPhp;
use Eidan\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Everything that Eidan does to pages of the shop can be switched off without a trace. The tests compare whole pages,
 * each made by a PHP process of its own, and everything that a site stores.
 */
final class TraceTest extends TestCase {

	use OtherPhp;

	protected function setUp(): void {
		if ( ! class_exists( 'WooCommerce', false ) ) {
			self::markTestSkipped( 'there is no WooCommerce' );
		}
		self::needOtherPhp();
		parent::setUp();
	}

	/** Returns a page without what differs each time, such as nonces and ids that depend on the time. */
	private static function page( string $state, string $theme, string $page ): string {
		global $wpdb;
		$id                    = 50 + (int) $wpdb->get_var( "SELECT MAX(ID) FROM {$wpdb->posts}" );
		list( $html, $errors ) = self::otherPhp( __DIR__ . '/page.php', $state, $theme, $page, (string) $id );
		self::assertStringContainsString( '</html>', $html, $errors );

		// Nonces; ids and marks that depend on the time; the time itself; the token of a cart.
		return (string) preg_replace(
			array(
				'~\b[0-9a-f]{10}\b~',
				'~(quantity_|_placeholder:)[0-9a-f]{13}~',
				'~(Timestamp\W+)\d+~',
				'~\beyJ[\w.-]+~',
			),
			'$1',
			rawurldecode( $html )
		);
	}

	/** @return array<string, array{string, string, string}> Theme, page, and a text that is there only if it is on. */
	public static function pages(): array {
		return array(
			'a product in a block theme'   => array( 'block', 'product', 'eidan-swatches' ),
			'the shop in a block theme'    => array( 'block', 'shop', '' ),
			'the cart in a block theme'    => array( 'block', 'cart', '' ),
			'a product in a classic theme' => array( 'classic', 'product', 'eidan-sticky' ),
			'the shop in a classic theme'  => array( 'classic', 'shop', 'eidan-shop-select' ),
			'the cart in a classic theme'  => array( 'classic', 'cart', 'eidan-quantity' ),
		);
	}

	#[DataProvider( 'pages' )]
	public function test_switched_off_a_page_is_woocommerces( string $theme, string $page, string $part ): void {
		$off = self::page( 'off', $theme, $page );
		self::assertStringContainsString( 'cart' === $page && 'block' === $theme ? 'wc-block' : 'Poster', $off );
		if ( 'product' === $page ) {
			self::assertSame( self::page( 'never', $theme, $page ), $off, 'As if nobody had touched a switch.' );
		}
		self::assertSame(
			self::page( 'without', $theme, $page ),
			$off,
			'As if the code behind the switches were not there.'
		);
		if ( '' !== $part ) {
			self::assertStringNotContainsString( $part, $off );
			self::assertStringContainsString( $part, self::page( 'on', $theme, $page ) );
		}
	}

	public function test_switched_on_and_off_again_a_site_stores_what_it_stored_before(): void {
		global $wpdb;
		$stored = static function () use ( $wpdb ): array {
			$tables = array(
				$wpdb->options  => 'option_name, option_value',
				$wpdb->postmeta => 'meta_key, post_id, meta_value',
				$wpdb->termmeta => 'meta_key, term_id, meta_value',
				$wpdb->usermeta => 'meta_key, user_id, meta_value',
				$wpdb->posts    => 'post_type, ID, post_content',
			);
			$rows   = array();
			foreach ( $tables as $table => $columns ) {
				// phpcs:ignore WordPress.DB -- The names are those of this test.
				foreach ( $wpdb->get_results( "SELECT $columns FROM $table ORDER BY 1, 2", ARRAY_N ) as $row ) {
					// Leaves out transients, which WordPress keeps for a while and makes again.
					if ( 1 !== preg_match( '~^_(site_)?transient_~', $row[0] ) ) {
						$rows[] = "$table: " . implode( ', ', $row );
					}
				}
			}
			return $rows;
		};
		$switch = function ( bool $on ): void {
			self::assertSame(
				200,
				$this->rest(
					'POST',
					'/eidan/v1/settings',
					array( 'settings' => array( 'shop' => array_fill_keys( Switches::ALL, $on ) ) )
				)->get_status()
			);
			self::assertSame( $on, Switches::on( Switches::GALLERY ) );
		};
		wp_set_current_user( 1 );
		$visit = function (): void {
			$this->go_to( '/?post_type=product' );
			do_action( 'wp_enqueue_scripts' );
		};
		// Stores the settings as activation does, and lets WooCommerce store what it stores about every visitor.
		Settings::store();
		$visit();
		$this->rest( 'GET', '/eidan/v1/settings' );
		$before = $stored();
		$hooks  = static fn(): array => array_map(
			static fn( \WP_Hook $hook ): array => array_map( 'array_keys', $hook->callbacks ),
			$GLOBALS['wp_filter']
		);
		$hooked = $hooks();
		$switch( true );
		self::assertNotSame( $before, $stored() );
		$visit();
		$switch( false );
		self::assertSame( array(), array_diff( $stored(), $before ), 'more' );
		self::assertSame( array(), array_diff( $before, $stored() ), 'less' );
		self::assertEquals( $hooked, $hooks() );
	}
}
