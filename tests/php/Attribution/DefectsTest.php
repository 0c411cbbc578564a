<?php
/**
 * Mistakes of WooCommerce on the server, and what is stored with Eidan.
 *
 * Each test checks both, so that docs/attribution.md stays true. If a test fails at `$alone`, WooCommerce has corrected
 * its mistake.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution;

use Automattic\WooCommerce\Internal\Admin\Orders\MetaBoxes\OrderAttribution;
use WC_Order;

final class DefectsTest extends WooTestCase {

	/**
	 * @param array<string, mixed> $fields What the page posts.
	 * @return array{array<string, list<string>>, array<string, list<string>>} Stored by WooCommerce alone, and with
	 *         Eidan.
	 */
	private function both( array $fields ): array {
		$hooks = $GLOBALS['wp_filter'];
		foreach ( $hooks as $name => $hook ) {
			$hooks[ $name ] = clone $hook;
		}
		$this->without_eidan();
		$alone                = $this->meta( $this->classic_checkout( $fields ) );
		$GLOBALS['wp_filter'] = $hooks;
		return array( $alone, $this->meta( $this->classic_checkout( $fields ) ) );
	}

	protected function setUp(): void {
		parent::setUp();
		$this->stand( true );
	}

	/** @group smoke */
	public function test_addresses_keep_their_encoded_bytes(): void {
		$address           = 'https://shop.example/%E6%97%A5?q=a%26b%3Cc';
		list( $alone, $with ) = $this->both(
			$this->posted( array( 'source_type' => 'referral', 'session_entry' => $address, 'referrer' => $address ) )
		);

		self::assertSame(
			array( array( 'https://shop.example/?q=abc' ), array( 'https://shop.example/?q=abc' ) ),
			array( $alone['session_entry'], $alone['referrer'] ),
			'alone'
		);
		self::assertSame(
			array( array( $address ), array( $address ) ),
			array( $with['session_entry'], $with['referrer'] )
		);
	}

	public function test_a_campaign_keeps_its_per_cent(): void {
		list( $alone, $with ) = $this->both(
			$this->posted( array( 'source_type' => 'utm', 'utm_campaign' => '20%ab 50%25' ) )
		);

		self::assertSame( array( '20 50' ), $alone['utm_campaign'], 'alone' );
		self::assertSame( array( '20%ab 50%25' ), $with['utm_campaign'] );
	}

	public function test_values_have_an_end(): void {
		list( $alone, $with ) = $this->both(
			$this->posted( array( 'source_type' => 'utm', 'utm_campaign' => str_repeat( 'x', 50000 ) ) )
		);

		self::assertSame( 50000, strlen( $alone['utm_campaign'][0] ), 'alone' );
		self::assertSame( 2048, strlen( $with['utm_campaign'][0] ) );
	}

	public function test_a_shopper_is_not_the_admin(): void {
		list( $alone, $with ) = $this->both( $this->posted( array( 'source_type' => 'admin' ) ) );

		self::assertSame( array( 'admin' ), $alone['source_type'], 'alone' );
		self::assertArrayNotHasKey( 'source_type', $with );
	}

	public function test_a_tablet_is_a_tablet(): void {
		list( $alone, $with ) = $this->both( $this->posted( array( 'source_type' => 'typein' ) ) );

		self::assertSame( array( 'Mobile' ), $alone['device_type'], 'alone' );
		self::assertSame( array( 'Tablet' ), $with['device_type'] );
	}

	public function test_a_second_firing_of_the_action_stores_nothing_twice(): void {
		$order = $this->classic_checkout( $this->posted( array( 'source_type' => 'typein' ) ) );
		do_action(
			'woocommerce_order_save_attribution_data',
			$order,
			$this->posted( array( 'source_type' => 'utm' ) )
		);
		self::assertSame( array( 'typein' ), $this->meta( $this->order( $order->get_id() ) )['source_type'] );

		$this->without_eidan();
		$order = $this->classic_checkout( $this->posted( array( 'source_type' => 'typein' ) ) );
		do_action(
			'woocommerce_order_save_attribution_data',
			$order,
			$this->posted( array( 'source_type' => 'utm' ) )
		);
		self::assertSame(
			array( 'typein', 'utm' ),
			$this->meta( $this->order( $order->get_id() ) )['source_type'],
			'alone'
		);
	}

	public function test_paying_for_an_order_counts(): void {
		$_POST = $this->inputs( $this->posted( array( 'source_type' => 'typein' ) ) );
		$pay   = static function (): WC_Order {
			$order = wc_create_order();
			self::assertInstanceOf( WC_Order::class, $order );
			do_action( 'woocommerce_before_pay_action', $order );
			return $order;
		};

		self::assertSame( array( 'typein' ), $this->meta( $pay() )['source_type'] );
		$this->without_eidan();
		self::assertSame( array(), $this->meta( $pay() ), 'alone' );
	}

	public function test_a_campaign_without_a_source_is_not_printed_as_nothing(): void {
		$order = $this->classic_checkout(
			$this->posted( array( 'source_type' => 'utm', 'utm_campaign' => 'spring' ) )
		);
		$box   = function () use ( $order ): string {
			ob_start();
			wc_get_container()->get( OrderAttribution::class )->output( $order );
			return trim(
				(string) $this->dom( (string) ob_get_clean() )->evaluate(
					'string( //*[@class="order-attribution-origin"] )'
				)
			);
		};

		self::assertSame( 'Source: not named', $box() );
		$this->without_eidan();
		self::assertSame( 'Source:', $box(), 'alone' );
	}
}
