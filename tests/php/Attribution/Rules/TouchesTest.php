<?php
/**
 * First visit, last visit and last visit that was not direct.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution\Rules;

use Eidan\Attribution\Touches;
use Eidan\Tests\TestCase;

final class TouchesTest extends TestCase {

	/** Meta as WooCommerce stores it. */
	private const VISIT = array(
		'source_type'              => 'utm',
		'referrer'                 => 'https://mail.example/',
		'utm_campaign'             => 'spring',
		'utm_source'               => 'news',
		'utm_medium'               => 'email',
		'session_entry'            => 'https://shop.example/?utm_source=news',
		'session_start_time'       => '2026-01-15 10:00:00',
		'first_source_type'        => 'utm',
		'first_utm_source'         => 'news',
		'first_utm_medium'         => 'email',
		'first_utm_campaign'       => 'spring',
		'first_session_entry'      => 'https://shop.example/?utm_source=news',
		'first_referrer'           => 'https://mail.example/',
		'first_session_start_time' => '2026-01-15 10:00:00',
	);

	public function test_one_visit_is_one_in_whatever_order_its_fields_are_stored(): void {
		self::assertFalse( Touches::has_other_first( self::VISIT ) );
		self::assertFalse( Touches::has_other_first( array_reverse( self::VISIT ) ) );
	}

	public function test_another_first_visit_is_another(): void {
		self::assertTrue(
			Touches::has_other_first( array( 'first_session_start_time' => '2025-12-24 18:00:00' ) + self::VISIT )
		);
	}

	public function test_the_first_visit_is_told_apart_in_each_of_its_fields(): void {
		foreach (
			array( 'source_type', 'utm_source', 'utm_medium', 'utm_campaign', 'referrer', 'session_entry' ) as $field
		) {
			self::assertTrue( Touches::has_other_first( array( "first_$field" => 'other' ) + self::VISIT ), $field );
			self::assertSame(
				'other',
				Touches::first( array( "first_$field" => 'other' ) + self::VISIT )[ $field ],
				$field
			);
		}
	}

	public function test_an_order_from_before_first_visits_were_stored_has_one_visit(): void {
		$fields =
			array( 'first_utm_source' => 'stray', 'source_type' => 'utm', 'utm_source' => 'news', 'user_agent' => 'x' );

		self::assertSame( array( 'source_type' => 'utm', 'utm_source' => 'news' ), Touches::first( $fields ) );
		self::assertSame(
			array( 'source_type' => 'utm', 'utm_source' => 'news' ),
			Touches::last_non_direct( $fields )
		);
	}

	public function test_a_visit_ended_direct_only_after_one_that_was_not(): void {
		self::assertTrue( Touches::ended_direct( array( 'source_type' => 'utm', 'last_source_type' => 'typein' ) ) );
		self::assertTrue( Touches::ended_direct( array( 'last_source_type' => 'typein' ) ) );
		self::assertFalse(
			Touches::ended_direct( array( 'source_type' => 'typein', 'last_source_type' => 'typein' ) )
		);
		self::assertFalse( Touches::ended_direct( array( 'source_type' => 'utm' ) ) );
	}

	public function test_the_server_derives_device_and_identifiers_of_both_visits(): void {
		$derived = Touches::derive(
			array(
				'source_type'         => 'utm',
				'session_entry'       => 'https://shop.example/?gclid=last',
				'first_session_entry' => 'https://shop.example/?gclid=first&fbclid=first',
				'user_agent'          => 'Mozilla/5.0 (Windows NT 10.0)',
				'channel'             => 'posted',
			)
		);

		self::assertSame( 'Desktop', $derived['device_type'] );
		self::assertSame( '{"gclid":"last","fbclid":"first"}', $derived['click_ids'] );
		self::assertSame( 'paid-search', $derived['channel'] );
	}

	public function test_first_last_and_last_non_direct_touch_are_told_apart(): void {
		$fields = array(
			'source_type'       => 'utm',
			'utm_source'        => 'google',
			'utm_medium'        => 'cpc',
			'first_source_type' => 'organic',
			'first_utm_source'  => 'bing',
			'last_source_type'  => 'typein',
		);

		self::assertSame(
			array( 'channel' => 'paid-search', 'first_channel' => 'organic-search', 'last_channel' => 'direct' ),
			Touches::derive( $fields )
		);
		self::assertSame(
			array( 'channel' => 'direct', 'first_channel' => 'direct', 'last_channel' => 'direct' ),
			Touches::derive( array( 'source_type' => 'typein' ) )
		);
		self::assertSame( array(), Touches::derive( array() ) );
		self::assertSame(
			'paid-search',
			Touches::derive( array( 'last_source_type' => 'utm' ) + $fields )['last_channel']
		);
	}
}
