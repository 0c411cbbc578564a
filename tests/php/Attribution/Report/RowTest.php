<?php
/**
 * Tests of the row that the lookup table stores for an order.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution\Report;

use Eidan\Attribution\Report\Row;
use Eidan\Tests\Attribution\WooTestCase;
use WC_Order;

/**
 * @covers \Eidan\Attribution\Report\Row
 */
final class RowTest extends WooTestCase {

	private const FIELDS = array(
		'source_type'         => 'utm',
		'utm_source'          => 'google',
		'utm_medium'          => 'cpc',
		'utm_campaign'        => '(none)',
		'session_entry'       => 'https://shop.example/chairs/?gclid=1',
		'channel'             => 'paid-search',
		'first_source_type'   => 'utm',
		'first_utm_source'    => 'letter',
		'first_utm_medium'    => 'email',
		'first_utm_campaign'  => 'spring',
		'first_session_entry' => 'https://shop.example',
		'first_channel'       => 'email',
		'device_type'         => 'Tablet',
	);

	public function test_an_order_is_a_row(): void {
		$order = new WC_Order();
		$order->set_date_created( '2026-03-01T23:30:00-05:00' );
		$order->set_status( 'processing' );
		$order->set_currency( 'EUR' );
		$order->set_total( '12.5' );

		self::assertSame(
			array(
				'order_id'       => 0,
				'created'        => '2026-03-02 04:30:00',
				'status'         => 'processing',
				'revenue'        => '12.5000',
				'currency'       => 'EUR',
				'customer'       => '',
				'ended_direct'   => 0,
				'device'         => 'tablet',
				'channel'        => 'paid-search',
				'source'         => 'google',
				'medium'         => 'cpc',
				'campaign'       => '',
				'landing'        => '/chairs/',
				'first_channel'  => 'email',
				'first_source'   => 'letter',
				'first_medium'   => 'email',
				'first_campaign' => 'spring',
				'first_landing'  => '/',
			),
			Row::of( $order, self::FIELDS )
		);
	}

	public function test_an_order_of_which_nothing_is_known_is_a_row_as_well(): void {
		$row = Row::of( new WC_Order(), array() );

		self::assertSame(
			array( '1970-01-01 00:00:00', '0.0000', '', 'unknown', 'unknown', '', '' ),
			array(
				$row['created'],
				$row['revenue'],
				$row['device'],
				$row['channel'],
				$row['first_channel'],
				$row['landing'],
				$row['first_landing'],
			)
		);
	}

	public function test_a_visit_of_which_only_later_pages_are_known_has_no_source(): void {
		$row = Row::of(
			new WC_Order(),
			array(
				'source_type'   => 'typein',
				'utm_source'    => '(direct)',
				'referrer'      => 'https://shop.example/cart',
				'session_entry' => 'https://shop.example/checkout',
			)
		);

		self::assertSame(
			array( 'unknown', '', '/checkout', 'unknown', '' ),
			array( $row['channel'], $row['source'], $row['landing'], $row['first_channel'], $row['first_source'] )
		);
	}

	public function test_an_order_from_before_the_plugin_is_named_now_and_its_last_visit_is_its_first(): void {
		$row = Row::of(
			new WC_Order(),
			array( 'channel' => '', 'first_channel' => '', 'first_source_type' => '' ) + self::FIELDS
		);

		foreach ( array(
			'channel'  => 'paid-search',
			'source'   => 'google',
			'medium'   => 'cpc',
			'campaign' => '',
			'landing'  => '/chairs/',
		) as $column => $value ) {
			self::assertSame( array( $value, $value ), array( $row[ $column ], $row[ "first_$column" ] ), $column );
		}
	}

	public function test_a_host_of_a_platform_is_that_platform(): void {
		$row = Row::of(
			new WC_Order(),
			array( 'utm_source' => 'l.instagram.com', 'first_utm_source' => 'www.bing.com' ) + self::FIELDS
		);

		self::assertSame( array( 'instagram', 'bing' ), array( $row['source'], $row['first_source'] ) );
	}

	public function test_channels_that_are_not_stored_are_named_by_their_own_visit(): void {
		$row = Row::of( new WC_Order(), array_diff_key( self::FIELDS, array( 'channel' => 0, 'first_channel' => 0 ) ) );

		self::assertSame( array( 'paid-search', 'email' ), array( $row['channel'], $row['first_channel'] ) );
	}

	public function test_a_channel_that_is_stored_stays_whatever_the_rules_say_today(): void {
		$row = Row::of( new WC_Order(), array( 'channel' => 'fair', 'first_channel' => 'letter' ) + self::FIELDS );

		self::assertSame( array( 'fair', 'letter' ), array( $row['channel'], $row['first_channel'] ) );
	}

	public function test_a_visit_that_began_directly_is_marked(): void {
		self::assertSame(
			1,
			Row::of( new WC_Order(), array( 'last_source_type' => 'typein' ) + self::FIELDS )['ended_direct']
		);
		self::assertSame(
			0,
			Row::of( new WC_Order(), array( 'last_source_type' => 'utm' ) + self::FIELDS )['ended_direct']
		);
		self::assertSame(
			0,
			Row::of(
				new WC_Order(),
				array( 'last_source_type' => 'typein', 'source_type' => 'typein' )
			)['ended_direct'],
			'There is no earlier source to be told apart.'
		);
	}

	public function test_long_texts_fit_into_their_columns(): void {
		$long = str_repeat( 'ä', 300 );
		$row  = Row::of(
			new WC_Order(),
			array( 'utm_source' => $long, 'session_entry' => "https://shop.example/$long", 'device_type' => $long )
				+ self::FIELDS
		);

		self::assertSame(
			array( 191, 191, 20 ),
			array_map( 'mb_strlen', array( $row['source'], $row['landing'], $row['device'] ) )
		);
		self::assertSame(
			1,
			preg_match(
				'/^a.?b$/u',
				(string) Row::of( new WC_Order(), array( 'utm_source' => "a\xC3b" ) + self::FIELDS )['source']
			)
		);
	}
}
