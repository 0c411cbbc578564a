<?php
/**
 * The weekly report by mail, in a shop.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution\Report;

use Eidan\Attribution\Report\Mail\Letter;
use Eidan\Attribution\Report\Mail\Week;
use Eidan\Attribution\Report\Sync;
use Eidan\Attribution\Report\Table;
use Eidan\Tests\Attribution\WooTestCase;

/**
 * @covers \Eidan\Attribution\Report\Mail\Week
 * @covers \Eidan\Attribution\Report\Mail\Letter
 */
final class WeeklyMailTest extends WooTestCase {

	public function test_it_counts_orders_with_their_revenue(): void {
		Sync::flush();
		Table::clear();
		foreach ( array( 'spring', 'spring', '(none)' ) as $campaign ) {
			$this->classic_checkout(
				$this->posted(
					array(
						'source_type'  => 'utm',
						'utm_source'   => 'brevo',
						'utm_medium'   => 'email',
						'utm_campaign' => $campaign,
					)
				)
			)->update_status( 'processing' );
		}
		Sync::flush();
		$tomorrow = Week::before( current_datetime()->modify( '+1 day' ) );
		$later    = Week::before( current_datetime()->modify( '+8 days' ) );
		self::assertInstanceOf( Week::class, $tomorrow );
		self::assertInstanceOf( Week::class, $later );

		$text = Letter::text( $tomorrow );
		self::assertStringContainsString( "\nOrders: 3 (0)\nRevenue: $60.00 ($0.00)\n", $text );
		self::assertStringContainsString( "\nChannels\n- Email: Orders 3, Revenue $60.00\n", $text );
		self::assertStringContainsString( "\nCampaigns\n- spring: Orders 2, Revenue $40.00\n\n", $text );
		self::assertStringContainsString( 'admin.php?page=eidan-attribution&r-after=', $text );
		self::assertStringContainsString( "\nOrders: 0 (3)\nRevenue: $0.00 ($60.00)\n", Letter::text( $later ) );
	}
}
