<?php
/**
 * What the classic forms pass on to be stored, and when.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution;

use Eidan\Attribution\Fields;
use Eidan\Attribution\Saver;
use WC_Order;

final class SaverTest extends WooTestCase {

	/** @var list<array{mixed, mixed}> Arguments of each call of the action. */
	private array $fired = array();

	protected function setUp(): void {
		parent::setUp();
		remove_all_actions( 'woocommerce_order_save_attribution_data' );
		add_action(
			'woocommerce_order_save_attribution_data',
			fn ( $order, $params ) => $this->fired[] = array( $order, $params ),
			10,
			2
		);
		$_POST = $this->inputs( array( 'source_type' => 'utm', 'utm_source' => "Anna's" ) )
			+ array( 'billing_city' => 'x' );
	}

	public function test_with_the_feature_off_the_checkout_hands_on_what_was_posted_as_woocommerce_would(): void {
		$this->stand( false );
		$order = new WC_Order();
		Saver::checkout( $order );

		$expected = array( 'source_type' => 'utm', 'utm_source' => "Anna\\'s" )
			+ array_fill_keys( array_keys( Fields::all() ), '(none)' );
		self::assertSame( $order, $this->fired[0][0] );
		self::assertEquals(
			$expected,
			$this->fired[0][1],
			'With slashes, and each field that is missing as no value.'
		);
		self::assertCount( 1, $this->fired );
	}

	public function test_with_the_feature_on_the_checkout_is_woocommerces(): void {
		$this->stand( true );
		Saver::checkout( new WC_Order() );

		self::assertSame( array(), $this->fired );
	}

	public function test_paying_for_an_order_hands_on_whatever_the_feature_is(): void {
		foreach ( array( true, false ) as $feature ) {
			$this->stand( $feature );
			Saver::payment( new WC_Order() );
		}

		self::assertCount( 2, $this->fired );
	}

	public function test_paying_without_any_field_says_nothing(): void {
		$this->stand( false );
		$_POST = array( 'billing_city' => 'x' );
		Saver::payment( new WC_Order() );

		self::assertSame( array(), $this->fired );
		self::assertSame( array(), Saver::posted() );
	}

	public function test_an_order_that_has_attribution_and_what_is_no_order_are_left_alone(): void {
		$this->stand( false );
		$order = new WC_Order();
		$order->add_meta_data( '_wc_order_attribution_source_type', 'utm' );
		Saver::checkout( $order );
		Saver::payment( $order );
		Saver::checkout( null );
		Saver::payment( 'x' );

		self::assertSame( array(), $this->fired );
	}

	public function test_what_was_posted_is_read_without_slashes(): void {
		self::assertSame( array( 'source_type' => 'utm', 'utm_source' => "Anna's" ), Saver::posted() );
	}
}
