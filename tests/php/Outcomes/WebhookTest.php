<?php
/**
 * The webhook.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Outcomes;

use Eidan\Enquiries\Changes;
use Eidan\Enquiries\State;
use Eidan\Outcomes\Webhook\Deliveries;
use Eidan\Outcomes\Webhook\Job;
use Eidan\Outcomes\Webhook\Log;
use Eidan\Outcomes\Webhook\Payload;
use Eidan\Outcomes\Webhook\Signature;
use Eidan\Outcomes\Webhook\Target;
use Eidan\Plugin\Uninstall;
use Eidan\Settings\Settings;
use Eidan\Tests\Enquiries\EnquiryTestCase;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Error;

#[CoversClass( Deliveries::class )]
#[CoversClass( Job::class )]
#[CoversClass( Log::class )]
#[CoversClass( Payload::class )]
#[CoversClass( Signature::class )]
#[CoversClass( Target::class )]
final class WebhookTest extends EnquiryTestCase {

	private const URL = 'https://93.184.215.14/hook';

	private const SECRET = 'a-secret-of-24-characters';

	/** @var list<array{url: string, body: string, headers: array<string, string>}> */
	private array $sent = array();

	/** Answer of the receiver. */
	private int|WP_Error $answer = 200;

	protected function setUp(): void {
		parent::setUp();
		add_filter(
			'pre_http_request',
			function ( mixed $response, array $args, string $url ): array|WP_Error {
				$this->sent[] = array( 'url' => $url, 'body' => $args['body'], 'headers' => $args['headers'] );
				self::assertSame( 0, $args['redirection'] );
				self::assertTrue( $args['reject_unsafe_urls'] );
				return is_int( $this->answer )
					? array( 'response' => array( 'code' => $this->answer ), 'body' => '', 'headers' => array() )
					: $this->answer;
			},
			10,
			3
		);
	}

	/** @param array<string, mixed> $other Settings that differ. */
	private function on( array $other = array() ): void {
		update_option(
			Settings::OPTION,
			array(
				'outcomes' => $other + array(
					'webhook'       => true,
					'webhookUrl'    => self::URL,
					'webhookSecret' => self::SECRET,
				),
			)
		);
	}

	/** @return list<array{time: int, args: list<mixed>}> Deliveries that wait, by their time. */
	private static function waiting(): array {
		$found = array();
		foreach ( _get_cron_array() as $time => $hooks ) {
			foreach ( $hooks[ Deliveries::ACTION ] ?? array() as $event ) {
				$found[] = array( 'time' => $time, 'args' => $event['args'] );
			}
		}
		return $found;
	}

	/** Does what waits, as WP-Cron would. */
	private static function work(): void {
		foreach ( self::waiting() as [ 'time' => $time, 'args' => $args ] ) {
			wp_unschedule_event( $time, Deliveries::ACTION, $args );
			do_action( Deliveries::ACTION, ...$args );
		}
	}

	public function test_an_enquiry_is_told_with_its_source_and_nothing_of_the_person(): void {
		$this->on();
		$id = $this->enquire( self::MAIL, array( 'phone' => '+49 30 1234', 'page' => 'https://site.example/contact' ) );
		self::assertCount( 1, self::waiting() );
		self::assertStringNotContainsStringIgnoringCase( 'ann', (string) wp_json_encode( self::waiting() ) );
		self::work();
		self::assertCount( 1, $this->sent );
		self::assertSame( self::URL, $this->sent[0]['url'] );
		$body = json_decode( $this->sent[0]['body'], true );
		self::assertMatchesRegularExpression( '/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/D', $body['date'] );
		unset( $body['date'], $body['created'] );
		self::assertSame(
			array(
				'event'    => 'enquiry.added',
				'id'       => $id,
				'state'    => 'new',
				'form'     => 'Contact',
				'channel'  => 'email',
				'source'   => 'brevo',
				'medium'   => 'email',
				'campaign' => 'spring',
				'value'    => null,
				'currency' => null,
			),
			$body
		);
	}

	public function test_the_signature_is_that_of_the_timestamp_and_the_body(): void {
		$this->on();
		$this->enquire();
		self::work();
		[ 'body' => $body, 'headers' => $headers ] = $this->sent[0];
		self::assertEqualsWithDelta( time(), (int) $headers['X-Eidan-Timestamp'], 5 );
		self::assertTrue( wp_is_uuid( $headers['X-Eidan-Delivery'], 4 ) );
		self::assertSame( 'enquiry.added', $headers['X-Eidan-Event'] );
		self::assertSame(
			'sha256=' . hash_hmac( 'sha256', $headers['X-Eidan-Timestamp'] . '.' . $body, self::SECRET ),
			$headers['X-Eidan-Signature']
		);
		// By `printf '1700000000.{"a":1}' | openssl dgst -sha256 -hmac key`.
		self::assertSame(
			'sha256=a438e398bfafc57e4396bb7fc2304422f0f768e965d073ca313cb52e22e6ad03',
			Signature::headers( '{"a":1}', 'key', 1700000000, 'test', 'x' )['X-Eidan-Signature']
		);
	}

	public function test_a_change_of_state_is_told_by_whichever_way_it_came(): void {
		$this->on();
		$id = $this->enquire( self::MAIL );
		self::work();
		Changes::value( $id, '1250.5' );
		update_post_meta( $id, '_eidan_enquiry_currency', 'CHF' );
		Changes::move( $id, State::Answered );
		wp_update_post( array( 'ID' => $id, 'post_status' => State::Won->value ) );
		Changes::move( $id, State::Won );
		self::assertCount( 2, self::waiting() );
		self::work();
		$told = array_map( static fn( array $one ): array => json_decode( $one['body'], true ), $this->sent );
		self::assertSame( array( 'enquiry.added', 'enquiry.state', 'enquiry.state' ), array_column( $told, 'event' ) );
		self::assertSame( array( 'new', 'answered' ), array_column( $told, 'previous' ) );
		self::assertSame( array( 'new', 'answered', 'won' ), array_column( $told, 'state' ) );
		self::assertSame( array( 1250.5, 'CHF' ), array( $told[2]['value'], $told[2]['currency'] ) );
		// The trash is no state.
		wp_trash_post( $id );
		wp_untrash_post( $id );
		self::assertSame( array(), self::waiting() );
	}

	public function test_nothing_is_queued_or_sent_while_it_is_off(): void {
		$this->enquire();
		$this->on( array( 'webhook' => false ) );
		$this->enquire();
		$this->on( array( 'webhookUrl' => '' ) );
		$this->enquire();
		$this->on( array( 'webhookSecret' => '' ) );
		Changes::move( $this->enquire(), State::Won );
		self::assertSame( array(), self::waiting() );
		// What waits when it is switched off.
		$this->on();
		$this->enquire();
		$this->on( array( 'webhook' => false ) );
		self::work();
		self::assertSame( array(), $this->sent );
		self::assertSame( array(), self::waiting() );
	}

	public function test_what_fails_is_tried_again_later_each_time_and_then_given_up(): void {
		$this->on();
		$this->answer = 503;
		$this->enquire();
		$waits = array();
		while ( array() !== self::waiting() ) {
			self::assertLessThan( 9, count( $this->sent ) );
			self::work();
			$waits[] = array() === self::waiting() ? 0 : self::waiting()[0]['time'] - time();
		}
		self::assertEqualsWithDelta( array( 60, 600, 3600, 21600, 86400, 0 ), $waits, 5 );
		self::assertCount( 6, $this->sent );
		$deliveries = array_column( array_column( $this->sent, 'headers' ), 'X-Eidan-Delivery' );
		self::assertCount( 1, array_unique( $deliveries ) );
		$words = Log::words();
		self::assertTrue( $words['urgent'] );
		self::assertStringContainsString( '(503). Look into its log. This one is not tried again.', $words['text'] );
		// The next one arrives.
		$this->answer = 204;
		$this->enquire();
		self::work();
		self::assertFalse( Log::words()['urgent'] );
		self::assertSame( array(), self::waiting() );
	}

	/** @return array<string, array{int|string, string}> Answer, and a word of what is said of it. */
	public static function failures(): array {
		return array(
			'moved'   => array( 301, 'Enter that one' ),
			'secret'  => array( 401, 'the same secret' ),
			'gone'    => array( 404, 'nothing at this URL' ),
			'limit'   => array( 429, 'Raise its limit' ),
			'refused' => array( 422, 'did not take it (422)' ),
			'late'    => array( 'cURL error 28: Operation timed out', 'ten seconds' ),
			'away'    => array( 'cURL error 6: Could not resolve host', 'could not be reached' ),
		);
	}

	#[DataProvider( 'failures' )]
	public function test_a_failure_says_what_to_do( int|string $answer, string $said ): void {
		$this->on();
		$this->act_as( 'administrator' );
		$this->answer = is_int( $answer ) ? $answer : new WP_Error( 'http_request_failed', $answer );
		$test         = $this->rest( 'POST', '/eidan/v1/webhook/test' )->get_data();
		self::assertFalse( $test['arrived'] );
		self::assertStringContainsString( $said, $test['said'] );
		$this->enquire();
		self::work();
		self::assertStringContainsString( $said, $this->rest( 'GET', '/eidan/v1/webhook' )->get_data()['problem'] );
	}

	public function test_a_test_is_for_those_who_manage_the_site(): void {
		$this->on();
		foreach ( array( '' => 401, 'editor' => 403 ) as $role => $status ) {
			$this->act_as( $role );
			self::assertSame( $status, $this->rest( 'POST', '/eidan/v1/webhook/test' )->get_status() );
			self::assertSame( $status, $this->rest( 'GET', '/eidan/v1/webhook' )->get_status() );
		}
		self::assertSame( array(), $this->sent );
		$this->act_as( 'administrator' );
		self::assertTrue( $this->rest( 'POST', '/eidan/v1/webhook/test' )->get_data()['arrived'] );
		self::assertSame( 'test', json_decode( $this->sent[0]['body'], true )['event'] );
		$this->on( array( 'webhook' => false ) );
		self::assertFalse( $this->rest( 'POST', '/eidan/v1/webhook/test' )->get_data()['arrived'] );
		self::assertCount( 1, $this->sent );
	}

	public function test_addresses_within_the_servers_own_network_are_refused(): void {
		$say = static fn( string $name, string $value ): mixed =>
			apply_filters( 'eidan_settings_problem', '', "outcomes.$name", $value );
		foreach ( array(
			'http://93.184.215.14/',
			// But for the site itself, as the one of the tests is.
			'https://127.1.2.3/',
			'https://10.0.0.1/hook',
			'https://169.254.169.254/latest/meta-data',
			'https://user:pass@93.184.215.14/',
			'https://93.184.215.14:22/',
			'ftp://93.184.215.14/',
			'javascript:alert(1)',
			'https://',
		) as $wrong ) {
			self::assertNotSame( '', $say( 'webhookUrl', $wrong ), $wrong );
		}
		self::assertSame( '', $say( 'webhookUrl', self::URL ) );
		self::assertSame( '', $say( 'webhookUrl', '' ) );
		self::assertNotSame( '', $say( 'webhookSecret', 'short' ) );
		self::assertSame( '', $say( 'webhookSecret', self::SECRET ) );
	}

	public function test_an_address_that_has_moved_into_the_own_network_is_not_requested(): void {
		$this->on();
		$this->enquire();
		add_filter(
			'pre_option_' . Settings::OPTION,
			static fn(): array => array(
				'outcomes' => array(
					'webhook'       => true,
					'webhookUrl'    => 'https://10.0.0.1/',
					'webhookSecret' => self::SECRET,
				),
			)
		);
		self::work();
		self::assertSame( array(), $this->sent );
		self::assertStringContainsString( 'no public server', Log::words()['text'] );
	}

	public function test_hostile_values_stay_text(): void {
		$this->on();
		foreach ( self::PAYLOADS as $payload ) {
			$this->enquire( array( 'utm_campaign' => $payload ) + self::MAIL, array( 'form' => $payload ) );
		}
		self::work();
		self::assertCount( count( self::PAYLOADS ), $this->sent );
		foreach ( $this->sent as $index => $one ) {
			self::assertSame( self::PAYLOADS[ $index ], json_decode( $one['body'], true )['campaign'] );
		}
		// What another plugin has put into the queue.
		$uuid = wp_generate_uuid4();
		foreach ( array( array(), array( 'x' ), array( array(), array() ), array( $uuid, 'test', 0, 0 ) ) as $args ) {
			do_action( Deliveries::ACTION, ...$args );
		}
		self::assertCount( count( self::PAYLOADS ), $this->sent );
	}

	public function test_what_is_gone_or_filtered_out_is_not_told(): void {
		$this->on();
		wp_delete_post( $this->enquire(), true );
		$this->enquire();
		add_filter(
			'eidan_webhook_payload',
			static fn( array $payload, string $event, int $id ): ?array => null,
			10,
			3
		);
		self::work();
		self::assertSame( array(), $this->sent );
		self::assertSame( '', Log::words()['text'] );
	}

	public function test_deleting_the_plugin_leaves_nothing(): void {
		$this->on();
		$this->answer = 500;
		$this->enquire();
		self::work();
		self::assertNotSame( array(), self::waiting() );
		self::assertIsArray( get_option( Log::OPTION ) );
		Deliveries::forget();
		self::assertSame( array(), self::waiting() );
		self::assertFalse( get_option( Log::OPTION ) );
		self::assertStringContainsString(
			'Deliveries::forget();',
			(string) file_get_contents( ( new \ReflectionClass( Uninstall::class ) )->getFileName() )
		);
	}

	public function test_the_secret_is_in_no_file_of_settings(): void {
		$this->on();
		$this->act_as( 'administrator' );
		$file = (string) wp_json_encode( $this->rest( 'GET', '/eidan/v1/settings/file' )->get_data() );
		self::assertStringContainsString( '93.184.215.14', $file );
		self::assertStringNotContainsString( self::SECRET, $file );
	}
}
