<?php
/**
 * Tests of what browsers prefetch in a shop.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Shop;

use Eidan\Tests\Attribution\WooTestCase;

require_once dirname( __DIR__ ) . '/Attribution/WooTestCase.php';

/** Prefetching a cart, a checkout or an account could undo a change that has just been sent. */
final class SpeculationTest extends WooTestCase {

	protected function setUp(): void {
		parent::setUp();
		if ( ! function_exists( 'wp_get_speculation_rules' ) ) {
			$this->markTestSkipped( 'WordPress prints such rules from 6.8 on.' );
		}
		wp_set_current_user( 0 );
		$GLOBALS['wp_rewrite']->set_permalink_structure( '/%postname%/' );
	}

	protected function tearDown(): void {
		parent::tearDown();
		$GLOBALS['wp_rewrite']->init();
	}

	/** @return list<string> Paths that are not prefetched. */
	private function excluded(): array {
		$rules = json_decode( (string) wp_json_encode( wp_get_speculation_rules() ), true );
		return $rules['prefetch'][0]['where']['and'][1]['not']['href_matches'] ?? array();
	}

	private function page( string $name, string $slug, int $parent = 0 ): int {
		$id = (int) wp_insert_post(
			array(
				'post_type'   => 'page',
				'post_status' => 'publish',
				'post_title'  => $slug,
				'post_name'   => $slug,
				'post_parent' => $parent,
			)
		);
		update_option( "woocommerce_{$name}_page_id", $id );
		return $id;
	}

	public function test_cart_checkout_and_account_are_left_out_wherever_they_are(): void {
		$this->page( 'checkout', 'kasse', $this->page( 'cart', 'warenkorb' ) );
		$this->page( 'myaccount', 'konto' );
		$excluded = $this->excluded();
		foreach ( array(
			'/warenkorb/',
			'/warenkorb/*',
			'/warenkorb/kasse/',
			'/warenkorb/kasse/*',
			'/konto/',
			'/konto/*',
		) as $path ) {
			$this->assertContains( $path, $excluded );
		}
	}

	public function test_a_checkout_on_the_front_page_does_not_switch_it_off_for_all_others(): void {
		$id = $this->page( 'checkout', 'order' );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $id );
		$excluded = $this->excluded();
		$this->assertContains( '/', $excluded );
		$this->assertNotContains( '/*', $excluded );
	}

	public function test_pages_that_a_shop_does_not_have_are_no_paths(): void {
		foreach ( array( 'cart', 'checkout', 'myaccount' ) as $name ) {
			delete_option( "woocommerce_{$name}_page_id" );
		}
		$this->assertSame( array( '/kept' ), \Eidan\Shop\Speculation::exclude( array( '/kept' ) ) );
		wp_update_post(
			array(
				'ID'          => $this->page( 'cart', 'not-yet' ),
				'post_status' => 'draft',
			)
		);
		$this->assertSame( array( '/kept' ), \Eidan\Shop\Speculation::exclude( array( '/kept' ) ) );
		$this->assertSame( 'no list', \Eidan\Shop\Speculation::exclude( 'no list' ) );
	}
}
