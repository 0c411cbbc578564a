<?php
/**
 * How far back the first visit can lie.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution\Rules;

use Eidan\Attribution\Cookies;
use Eidan\Tests\TestCase;

/**
 * @covers \Eidan\Attribution\Cookies::look_back
 */
final class LookBackTest extends TestCase {

	/** @return array<string, array{float|int|null, string}> */
	public static function lifetimes(): array {
		return array(
			'none chosen' => array( null, 'It is known until the browser is closed: its cookie lasts no longer.' ),
			'hours'       => array( 0.01, 'It is known for 8 hours, as long as its cookie lasts.' ),
			'a week'      => array( 7 / 30, 'It is known for 7 days, as long as its cookie lasts.' ),
			'months'      => array(
				6,
				'It is known for 6 months, as long as its cookie lasts; in Safari for seven days.',
			),
		);
	}

	/** @dataProvider lifetimes */
	public function test_the_report_says_it_by_the_owners_setting( float|int|null $months, string $sentence ): void {
		$chosen = null === $months ? array() : array( 'attribution' => array( 'lifetime' => $months ) );
		update_option( 'eidan_settings', $chosen );
		self::assertSame( $sentence, Cookies::look_back() );
	}
}
