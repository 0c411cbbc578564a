<?php
/**
 * Tests of when a popup is on the page.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Panels;

use Eidan\Panels\Popup;
use Eidan\Support\Attributes;
use Eidan\Tests\TestCase;

final class PopupTest extends TestCase {

	private static function at( string $moment ): int {
		return ( new \DateTimeImmutable( $moment ) )->getTimestamp();
	}

	/**
	 * Returns the options of a panel with stored attributes.
	 *
	 * @param array<string, mixed> $stored Attributes that the author stored.
	 * @param int                  $now    Current time in seconds since 1970.
	 * @return array<string, int|bool|string>|null
	 */
	private static function options( array $stored, int $now ): ?array {
		return Popup::options(
			Attributes::clean(
				\WP_Block_Type_Registry::get_instance()->get_registered( 'eidan/panel' )->attributes,
				$stored
			),
			$now
		);
	}

	public function test_dates_are_by_the_clock_of_the_site_and_the_browser_gets_those_that_still_come(): void {
		update_option( 'timezone_string', 'Europe/Berlin' );
		$time = array(
			'from'  => '2026-12-24T18:00',
			'until' => '2026-12-26T12:00',
		);
		$from = self::at( '2026-12-24T17:00Z' );
		$end  = self::at( '2026-12-26T11:00Z' );
		self::assertNull(
			self::options( $time, $from - DAY_IN_SECONDS - 1 ),
			'More than a day before it is not in the page.'
		);
		self::assertSame(
			array(
				'from'  => $from,
				'until' => $end,
			),
			self::options( $time, $from - 1 )
		);
		self::assertSame( array( 'until' => $end ), self::options( $time, $from ) );
		self::assertSame( array( 'until' => $end ), self::options( $time, $end - 1 ) );
		self::assertNull( self::options( $time, $end ) );
		delete_option( 'timezone_string' );
	}

	public function test_forged_dates_are_none(): void {
		self::assertSame(
			array(),
			self::options(
				array(
					'from'  => '2026-99-99',
					'until' => array(),
				),
				0
			)
		);
	}

	public function test_days_come_with_what_opens_it_and_the_path_of_its_cookie_by_no_attribute(): void {
		self::assertSame( array(), self::options( array( 'days' => 30 ), 0 ) );
		self::assertSame( array( 'delay', 'days' ), array_keys( (array) self::options( array( 'delay' => 5 ), 0 ) ) );
		self::assertSame(
			array_filter(
				array( 'path' => COOKIEPATH ),
				static fn( string $path ): bool => ! in_array( $path, array( '', '/' ), true )
			),
			Popup::data( array() )
		);
		self::assertSame(
			array(
				'leave' => true,
				'days'  => 0,
			),
			self::options(
				array(
					'onLeaving' => true,
					'days'      => 0,
				),
				0
			)
		);
	}

	public function test_a_popup_of_another_time_is_not_printed(): void {
		$html = static fn( string $until ): string => do_blocks(
			'<!-- wp:eidan/panel {"kind":"popup","until":"' . $until
				. '"} --><div class="wp-block-eidan-panel" id="p"><div class="eidan-panel__content">'
				. '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph --></div></div><!-- /wp:eidan/panel -->'
		);
		self::assertSame( '', $html( '2020-01-01T00:00' ) );
		self::assertStringContainsString( 'data-eidan-popup="{&quot;until&quot;:', $html( '2099-01-01T00:00' ) );
		self::assertStringNotContainsString(
			'data-eidan-popup',
			$html( '' ),
			'One that only links open needs no more script.'
		);
	}
}
