<?php
/**
 * Visits told apart.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution\Rules;

use Eidan\Attribution\Touches;
use Eidan\Tests\TestCase;

final class TouchesTest extends TestCase {

	/** As WooCommerce stores them. */
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
		self::assertTrue( Touches::has_other_first( array( 'first_session_start_time' => '2025-12-24 18:00:00' ) + self::VISIT ) );
	}
}
