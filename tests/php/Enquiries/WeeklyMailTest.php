<?php
/**
 * The weekly report by mail, on a site without a shop.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Enquiries;

use DateTimeImmutable;
use DateTimeZone;
use Eidan\Attribution\Report\Mail\Letter;
use Eidan\Attribution\Report\Mail\Week;
use Eidan\Attribution\Report\Mail\Weekly;
use Eidan\Enquiries\Report\Sync;
use Eidan\Settings\Settings;

/**
 * @covers \Eidan\Attribution\Report\Mail\Weekly
 * @covers \Eidan\Attribution\Report\Mail\Week
 * @covers \Eidan\Attribution\Report\Mail\Letter
 */
final class WeeklyMailTest extends EnquiryTestCase {

	/** @var list<array<string, mixed>> Mails that were sent. */
	private array $mails = array();

	protected function setUp(): void {
		parent::setUp();
		wp_unschedule_hook( Weekly::ACTION );
		add_filter(
			'pre_wp_mail',
			function ( mixed $sent, array $mail ): bool {
				$this->mails[] = $mail + array( 'type' => apply_filters( 'wp_mail_content_type', 'text/html' ) );

				return true;
			},
			10,
			2
		);
	}

	/** @param array<string, mixed> $values */
	private function settings( array $values ): void {
		update_option( 'eidan_settings', array( 'report' => $values ) );
	}

	/** An enquiry that came some days ago. */
	private function ago( int $days, string $campaign ): int {
		$id   = $this->enquire( array( 'utm_campaign' => $campaign ) + self::MAIL );
		$date = gmdate( 'Y-m-d 12:00:00', time() - $days * DAY_IN_SECONDS );
		wp_update_post(
			array(
				'ID'            => $id,
				'post_date'     => $date,
				'post_date_gmt' => $date,
				'edit_date'     => true,
			)
		);

		return $id;
	}

	public function test_nothing_is_planned_until_it_is_switched_on_and_nothing_once_it_is_off(): void {
		Weekly::schedule();
		self::assertFalse( wp_next_scheduled( Weekly::ACTION ) );
		$this->settings( array( 'mail' => true ) );
		$planned = wp_next_scheduled( Weekly::ACTION );
		self::assertSame( 'Monday 07:00', wp_date( 'l H:i', (int) $planned ) );
		Weekly::schedule();
		self::assertSame( $planned, wp_next_scheduled( Weekly::ACTION ) );
		$this->settings( array( 'mail' => true, 'mailDay' => 'friday' ) );
		self::assertSame( 'Friday 07:00', wp_date( 'l H:i', (int) wp_next_scheduled( Weekly::ACTION ) ) );
		$this->settings( array( 'mailDay' => 'friday' ) );
		self::assertFalse( wp_next_scheduled( Weekly::ACTION ) );
		Weekly::run();
		self::assertSame( array(), $this->mails );

		$this->settings( array( 'mail' => true ) );
		do_action( 'deactivate_' . plugin_basename( EIDAN_FILE ) );
		self::assertFalse( wp_next_scheduled( Weekly::ACTION ) );
	}

	/** @return array<string, array{string, string, string}> Now, the day chosen, and when the next one goes out. */
	public static function moments(): array {
		return array(
			'another day'        => array( '2026-11-25 12:00', 'monday', '2026-11-30 07:00' ),
			'early on the day'   => array( '2026-11-30 06:59', 'monday', '2026-11-30 07:00' ),
			'when it goes out'   => array( '2026-11-30 07:00', 'monday', '2026-12-07 07:00' ),
			'the clock changes'  => array( '2026-10-24 08:00', 'sunday', '2026-10-25 07:00' ),
			'the end of a month' => array( '2026-02-27 09:00', 'friday', '2026-03-06 07:00' ),
		);
	}

	/** @dataProvider moments */
	public function test_it_goes_out_in_the_morning_of_the_day( string $now, string $day, string $next ): void {
		$zone = new DateTimeZone( 'Europe/Berlin' );
		$unix = Weekly::next( new DateTimeImmutable( $now, $zone ), $day );
		self::assertSame( $next, ( new DateTimeImmutable( "@$unix" ) )->setTimezone( $zone )->format( 'Y-m-d H:i' ) );
	}

	public function test_it_has_the_week_against_the_one_before_as_plain_text(): void {
		foreach ( array( 0, 1, 1, 7 ) as $days ) {
			$this->ago( $days, '<b>Autumn</b> & more' );
		}
		$this->ago( 8, 'old' );
		$this->ago( 15, 'older' );
		Sync::flush();
		$this->settings(
			array(
				'mail'   => true,
				'mailTo' => "ann@example.com\n bo@example.com , ann@example.com",
			)
		);
		update_option( 'blogname', 'R&amp;D "Shop"' );
		do_action( Weekly::ACTION );

		self::assertCount( 1, $this->mails );
		[ 'to' => $to, 'subject' => $subject, 'message' => $text, 'type' => $type ] = $this->mails[0];
		self::assertSame( array( array( 'ann@example.com', 'bo@example.com' ), 'text/plain' ), array( $to, $type ) );
		self::assertStringStartsWith( '[R&D "Shop"] Attribution, ', $subject );
		self::assertStringContainsString( "\nEnquiries: 3 (1)\n", $text );
		self::assertStringContainsString( "\nChannels\n- Email: Enquiries 3\n", $text );
		self::assertStringContainsString( "\nCampaigns\n- <b>Autumn</b> & more: Enquiries 3\n", $text );
		self::assertStringNotContainsString( 'old', $text );
		self::assertStringNotContainsString( 'Orders', $text );
		$first = wp_date( 'Y-m-d', time() - 7 * DAY_IN_SECONDS );
		self::assertMatchesRegularExpression(
			'~The whole report: http\S+edit\.php\?post_type=eidan_enquiry&page=eidan-enquiries-report'
				. "&r-after=$first&r-before=\\S+\n$~",
			$text
		);
		self::assertIsInt( wp_next_scheduled( Weekly::ACTION ), 'The next one is planned.' );
	}

	public function test_a_site_without_enquiries_gets_zeros(): void {
		$week = Week::before( current_datetime() );
		self::assertInstanceOf( Week::class, $week );
		self::assertStringContainsString( "\nEnquiries: 0 (0)\n", Letter::text( $week ) );
		self::assertStringNotContainsString( 'Channels', Letter::text( $week ) );
	}

	public function test_it_can_be_sent_at_once_and_says_what_fails(): void {
		$route = '/eidan/v1/attribution/report/mail';
		$this->act_as( 'editor' );
		self::assertSame( 403, $this->rest( 'POST', $route )->get_status() );
		$this->act_as( 'administrator' );
		$answer = $this->rest( 'POST', $route );
		self::assertSame( array( 'to' => array( get_option( 'admin_email' ) ) ), $answer->get_data() );
		self::assertCount( 1, $this->mails );

		remove_all_filters( 'pre_wp_mail' );
		add_filter(
			'pre_wp_mail',
			static function (): bool {
				do_action( 'wp_mail_failed', new \WP_Error( 'wp_mail_failed', 'Could not connect.' ) );

				return false;
			}
		);
		$this->quietly_failing( $route, 'refused it. Could not connect.' );
		remove_all_filters( 'pre_wp_mail' );
		add_filter( 'pre_wp_mail', static fn (): bool => throw new \RuntimeException( 'gone' ) );
		$this->quietly_failing( $route, 'refused it. gone' );
	}

	private function quietly_failing( string $route, string $words ): void {
		$answer = $this->rest( 'POST', $route );
		self::assertSame( 500, $answer->get_status() );
		self::assertStringEndsWith( $words, $answer->get_data()['message'] );
	}

	public function test_addresses_are_checked(): void {
		$problem = static fn ( string $value ): mixed =>
			apply_filters( 'eidan_settings_problem', '', 'report.mailTo', $value );
		self::assertSame( '', $problem( "ann@example.com, bo@example.com\n" ) );
		self::assertSame( '“bo@” is no email address.', $problem( "ann@example.com\nbo@" ) );
		self::assertFalse( Settings::get( 'report.mail' ) );
	}
}
